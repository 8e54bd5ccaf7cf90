import { DESCRIPTION_MAX_LENGTH, MAX_PHOTOS } from "#src/features/requests/rules.ts";
import type { Failure } from "@/lib/errors.ts";
import { TRY_LATER } from "@/lib/failure-messages.ts";
import { CHECK_FIELDS, DRAFT } from "@/lib/forms/form-messages.ts";
import type { PhotoTexts } from "@/lib/photos/photo-messages.ts";
import { IMPROVE_FAILED } from "./form-messages.ts";

// Texts of the form's parts that load late.

export const DIALOG_TITLE = "Nova Solicitação de Serviço";

/** For what was written for chosen professionals, whom the dialog doesn't know. */
export const DRAFT_FOR_ALL = `${DRAFT.restored} Daqui, a solicitação vai para todos os profissionais.`;

export const PUBLISHED = {
  title: "Sua solicitação está no ar",
  expires: (day: string, time: string) => `Ela fica na lista até ${day} às ${time} e sai sozinha.`,
  advice: "Antes de contratar",
  adviceText:
    "O Portal da Construção não se responsabiliza por seus usuários. Peça referências, confira trabalhos já feitos e combine tudo por escrito.",
  unsent: (count: number) =>
    `${count === 1 ? "1 foto não foi enviada" : `${count} fotos não foram enviadas`}. Para tentar de novo, abra a solicitação e escolha “Editar” no menu ⋮.`,
  see: "Ver minha solicitação",
  people: "Ver profissionais",
} as const;

export const PHOTOS: PhotoTexts = {
  add: `Adicionar fotos (até ${MAX_PHOTOS})`,
  hint: "Todos que veem a solicitação veem as fotos. Não mostre telefone, endereço nem documentos: isso fica por sua conta e risco. Cada foto pode ter até 5 MB, e a primeira aparece na lista.",
  tooMany: `Máximo de ${MAX_PHOTOS} fotos por solicitação.`,
};

export const REPEATED_PHOTOS: PhotoTexts = {
  ...PHOTOS,
  hint: `As fotos da solicitação anterior não vão junto: escolha-as de novo. ${PHOTOS.hint}`,
};

export const CONTACT_WARNING =
  "Parece haver um contato na descrição, que fica oculto para os outros. Quem pode falar com você vê o telefone informado mais abaixo.";

export const IMPROVED = {
  done: "Confira o texto da IA.",
  undo: "Desfazer",
  busyStatus: "Melhorando o texto com IA. Aguarde.",
  success: "Texto melhorado com sucesso!",
  successText: "A IA aprimorou sua descrição.",
  cut: "Texto melhorado e ajustado",
  cutText: "Ele passou de 500 caracteres e foi cortado. Confira o final.",
  blank: "Texto vazio",
  blankText: "Digite uma descrição para melhorar.",
  tooLong: "Texto muito longo",
  tooLongText: "A descrição deve ter no máximo 500 caracteres.",
  offlineText: "Você está sem internet. Tente de novo quando a conexão voltar.",
} as const;

/** Toast for a text that could not be improved. */
export function improveFailure(failure: Failure): { title: string; text: string } {
  switch (failure.code) {
    case "auth.required":
      return { title: "Erro de autenticação", text: "Você precisa estar logado para melhorar o texto." };
    case "ai.empty_answer":
      return { title: "Campo vazio", text: "A IA não devolveu nenhum texto. Tente novamente." };
    case "rate_limited":
      return { title: IMPROVE_FAILED, text: "Você já melhorou muitos textos. Espere até uma hora e tente de novo." };
    case "input.invalid":
      return { title: IMPROVE_FAILED, text: failure.fields["text"] ?? CHECK_FIELDS };
    case "ai.unavailable":
      return { title: IMPROVE_FAILED, text: TRY_LATER };
    case "network":
      return { title: IMPROVE_FAILED, text: navigator.onLine ? TRY_LATER : IMPROVED.offlineText };
    default:
      return { title: "Erro inesperado", text: TRY_LATER };
  }
}

/** A problem found without calling the API; null if the text can be sent. */
export function improveProblem(text: string): { title: string; text: string; isFields: boolean } | null {
  if (text === "") return { title: IMPROVED.blank, text: IMPROVED.blankText, isFields: true };
  if (text.length > DESCRIPTION_MAX_LENGTH)
    return { title: IMPROVED.tooLong, text: IMPROVED.tooLongText, isFields: true };
  if (!navigator.onLine) return { ...improveFailure({ code: "network", fields: {}, params: {} }), isFields: false };
  return null;
}
