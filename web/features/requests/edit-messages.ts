import type { Failure } from "@/lib/errors.ts";
import { FORM, LEAVE, TRY_LATER } from "./form-messages.ts";

export const EDIT = {
  title: "Editar solicitação",
  save: "Salvar",
  saving: "Salvando...",
  cancel: "Cancelar",
} as const;

export const UPDATE_FAILED = "Erro ao atualizar solicitação";
export const UPDATED = "Solicitação atualizada com sucesso!";

/** Toast for a failed edit. */
export function updateFailure(failure: Failure): { title: string; text: string } {
  if (failure.code === "request.not_found") return { title: UPDATE_FAILED, text: "Ela já expirou ou foi excluída." };
  return { title: UPDATE_FAILED, text: failure.code === "input.invalid" ? FORM.checkFields : TRY_LATER };
}

export const LEAVE_EDIT = {
  title: "Descartar alterações?",
  text: "O que você mudou ainda não foi salvo.",
  confirm: "Descartar",
  cancel: LEAVE.cancel,
} as const;
