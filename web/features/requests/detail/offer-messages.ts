import { failureToast } from "@/lib/failure-messages.ts";
import { CHECK_FIELDS } from "@/lib/forms/form-messages.ts";

export const OFFER = {
  title: "Seu recado para o cliente",
  invite: "Conte em poucas palavras como pode ajudar e por quanto. Só quem publicou vê.",
  add: "Adicionar recado e preço",
  edit: "Editar recado e preço",
  price: "Faixa de preço",
  note: "Recado",
  notePlaceholder: "Ex.: faço na semana que vem, com material incluso.",
  min: "De",
  max: "Até",
  later: "Depois",
  saved: "Recado salvo!",
  failed: "Não foi possível salvar o recado",
} as const;

export const OFFER_FORM = {
  title: OFFER.title,
  description: "Só quem publicou a solicitação vê. Tudo é opcional.",
  submitLabel: "Salvar",
  busyLabel: "Salvando...",
} as const;

/** Of the same form, which opens once an interest is shown. Not everyone has a card. */
export const firstOffer = (hasCard: boolean) =>
  ({
    title: hasCard ? "O cliente agora vê seu cartão" : "O cliente agora vê seu interesse",
    description: "Com recado e preço, fica mais fácil escolher você.",
    submitLabel: "Enviar",
    busyLabel: "Enviando...",
  }) as const;

/** Toast for an offer that could not be saved. */
export const offerFailure = failureToast(OFFER.failed, {
  "input.invalid": CHECK_FIELDS,
  "request.not_found": "Esta solicitação já expirou ou foi excluída.",
  "request.expired": "Esta solicitação já expirou ou foi excluída.",
  "hire.not_interested": "Toque em “Tenho interesse” antes de deixar um recado.",
});
