import type { InterestState } from "#src/features/hires/rules-interest.ts";
import { failureToast } from "@/lib/failure-messages.ts";

export const INTERESTS = {
  text: "O que aconteceu com cada interesse que você mostrou.",
  back: "Oportunidades",
  loading: "Carregando seus interesses...",
  loadingMore: "Carregando mais interesses...",
  failed: "Não foi possível carregar seus interesses",
  filter: "Situação",
  all: "Todas as situações",
  empty: "Você ainda não mostrou interesse",
  emptyText: "Toque em “Tenho interesse” em uma solicitação, e o cliente vê seu cartão.",
  emptyAction: "Ver oportunidades",
  noneInState: "Nenhum interesse nesta situação",
  noneInStateAction: "Ver todos",
} as const;

export const STATE_LABELS: Readonly<Record<InterestState, string>> = {
  sent: "Interesse enviado",
  seen: "Cliente viu seu cartão",
  contacted: "Cliente abriu seu contato",
  asked: "Aguarda sua confirmação",
  hired: "Cliente contratou você",
  done: "Serviço concluído",
  other: "Cliente escolheu outra pessoa",
  declined: "Desta vez, não",
  cancelled: "Contratação cancelada",
  ended: "Solicitação encerrada",
};

/** Of the link to the hire, which other states have not. */
export const HIRE_LINKS: Partial<Record<InterestState, string>> = {
  asked: "Confirmar contratação",
  hired: "Ver contratação",
  done: "Ver contratação",
};

export const INTEREST_CARD = {
  shown: "Interesse mostrado",
  note: "Recado:",
  price: "Sua faixa de preço:",
  offered: "A maioria dos outros:",
  whatsapp: "WhatsApp",
  question: "O cliente pergunta:",
  ownAnswer: "Sua resposta:",
  answerQuestion: "Responder à pergunta",
} as const;

export const ANSWER_FORM = {
  title: "Responder à pergunta",
  submitLabel: "Enviar resposta",
  busyLabel: "Enviando...",
} as const;

export const ANSWER = {
  label: "Sua resposta",
  hint: "Só o cliente vê. Você responde uma vez.",
  missing: "Escreva sua resposta",
  missingText: "Responda em poucas palavras.",
  done: "Resposta enviada!",
  doneText: "Ela aparece ao lado do seu recado.",
} as const;

export const ANSWER_LEAVE = { title: "Sair sem responder?" } as const;

const NOT_AWAITED = "A solicitação terminou, ou o cliente já não espera sua resposta.";

/** Toast for an answer that could not be sent. */
export const answerFailure = failureToast("Não foi possível responder", {
  "hire.question_answered": "Você já respondeu a esta pergunta.",
  "hire.question_not_found": NOT_AWAITED,
  "hire.not_interested": NOT_AWAITED,
});
