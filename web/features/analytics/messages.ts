import type { DayStats } from "#src/features/analytics/schemas.ts";

export type StatName = Exclude<keyof DayStats, "day">;

export const ANALYTICS = {
  title: "Análises detalhadas",
  text: "Os últimos 30 dias do seu perfil, dia a dia.",
  loading: "Carregando suas análises...",
  failed: "Não foi possível carregar suas análises",
  none: "Nada neste período ainda",
  noneText: "Os números aparecem com a primeira visita, o primeiro contato ou o primeiro interesse.",
  summary: (name: string, total: number, most: number) =>
    `${name} por dia nos últimos 30 dias: ${total} no total, no máximo ${most} em um dia.`,
  today: "hoje",
} as const;

export const FIGURES: Readonly<Record<StatName, { title: string; text: string }>> = {
  cardViews: { title: "Visitas ao seu cartão", text: "Cada visitante conta uma vez por dia." },
  contactOpenings: {
    title: "Contatos abertos",
    text: "Quantas vezes abriram seu WhatsApp ou telefone no cartão, em anúncios ou solicitações.",
  },
  interestsReceived: { title: "Interesses recebidos", text: "Profissionais interessados nas suas solicitações." },
  interestsShown: { title: "Interesses demonstrados", text: "Oportunidades em que você mostrou interesse." },
};

export const UPSELL = {
  title: "Veja quanto seu trabalho é procurado",
  text: "Com o Premium você acompanha as visitas ao seu cartão, os contatos abertos e os interesses, dia a dia.",
  action: "Conhecer o Premium",
} as const;
