import { failureToast } from "@/lib/failure-messages.ts";
import { FORM, LEAVE } from "./form-messages.ts";

export const EDIT = {
  title: "Editar solicitação",
  save: "Salvar",
  saving: "Salvando...",
  cancel: "Cancelar",
} as const;

export const UPDATE_FAILED = "Erro ao atualizar solicitação";
export const UPDATED = "Solicitação atualizada com sucesso!";

/** Toast for a failed edit. */
export const updateFailure = failureToast(UPDATE_FAILED, {
  "request.not_found": "Ela já expirou ou foi excluída.",
  "input.invalid": FORM.checkFields,
});

export const LEAVE_EDIT = {
  title: "Descartar alterações?",
  text: "O que você mudou ainda não foi salvo.",
  confirm: "Descartar",
  cancel: LEAVE.cancel,
} as const;
