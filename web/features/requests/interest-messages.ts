import type { InterestState } from "#src/features/hires/rules-interest.ts";

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
  end: "Você chegou ao fim da lista.",
  moreFailed: "Não foi possível carregar mais.",
  retry: "Tentar de novo",
  more: "Mostrar mais",
} as const;

export const STATE_LABELS: Readonly<Record<InterestState, string>> = {
  sent: "Interesse enviado",
  seen: "Cliente viu seu cartão",
  contacted: "Cliente abriu seu contato",
  hired: "Cliente contratou você",
  other: "Cliente escolheu outra pessoa",
  ended: "Solicitação encerrada",
};

export const INTEREST_CARD = {
  shown: "Interesse mostrado",
  note: "Recado:",
  price: "Sua faixa de preço:",
  offered: "A maioria dos outros:",
  ofRequest: (service: string) => `, ${service}`,
  answer: "Responder",
  hire: "Ver contratação",
  whatsapp: "WhatsApp",
} as const;
