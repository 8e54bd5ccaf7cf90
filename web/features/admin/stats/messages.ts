import type { StatMetric } from "#src/features/admin/rules.ts";

export const FIGURES = {
  span: "Período",
  days: (days: number) => `${days} dias`,
  loading: "Carregando números...",
  failed: "Não foi possível carregar os números",
  download: "Baixar CSV",
  file: (days: number, today: string) => `numeros-${days}-dias-${today}.csv`,
  day: "Dia",
  today: "hoje",
  none: "Nada neste período ainda.",
  updated: "Atualizados a cada dez minutos. Dias passados entram aos poucos.",
  summary: (title: string, days: number, shown: string, most: string) =>
    `${title} por dia em ${days} dias: ${shown}, no máximo ${most} em um dia.`,
} as const;

/** `isLevel`: the latest value counts, not the sum. */
export const METRICS: Record<StatMetric, { title: string; text: string; isMoney?: true; isLevel?: true }> = {
  sign_ups: { title: "Cadastros", text: "Contas novas por dia." },
  requests: { title: "Solicitações", text: "Solicitações publicadas por dia." },
  interests: { title: "Interesses", text: "Prestadores interessados em solicitações." },
  contacts: { title: "Contatos abertos", text: "WhatsApp ou telefone abertos por dia." },
  listings: { title: "Anúncios", text: "Anúncios publicados por dia." },
  premium: { title: "Premium", text: "Usuários Premium em cada dia.", isLevel: true },
  income: { title: "Receita", text: "Pagamentos recebidos por dia.", isMoney: true },
};
