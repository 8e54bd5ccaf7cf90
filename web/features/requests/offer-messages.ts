import type { Failure } from "@/lib/errors.ts";

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

export const OFFER_LEAVE = {
  title: "Sair sem salvar?",
  text: "O que você escreveu fica guardado neste aparelho.",
  confirm: "Sair",
  cancel: "Continuar escrevendo",
} as const;

/** Toast for an offer that could not be saved. */
export function offerFailure({ code }: Failure): { title: string; text: string } {
  const title = OFFER.failed;
  switch (code) {
    case "auth.required":
      return { title: "Login necessário", text: "Entre de novo para salvar." };
    case "input.invalid":
      return { title, text: "Confira os campos destacados." };
    case "request.not_found":
    case "request.expired":
      return { title, text: "Esta solicitação já expirou ou foi excluída." };
    case "hire.not_interested":
      return { title, text: "Toque em “Tenho interesse” antes de deixar um recado." };
    default:
      return { title, text: "Tente novamente em alguns instantes." };
  }
}
