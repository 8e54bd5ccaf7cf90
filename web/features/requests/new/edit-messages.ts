import { failureToast } from "@/lib/failure-messages.ts";
import { CHECK_FIELDS } from "@/lib/forms/form-messages.ts";

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
  "input.invalid": CHECK_FIELDS,
});
