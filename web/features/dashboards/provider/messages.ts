import { formatAverage } from "#src/shared/format.ts";
import { NO_RATINGS } from "@/lib/messages.ts";

/** Sections of the provider panel: label in the navigation and text on the card. */
export const PROVIDER_TEXTS = {
  dashboard: { label: "Painel", card: "" },
  oportunidades: {
    label: "Oportunidades",
    card: "O que os clientes procuram agora",
  },
  "compra-venda": {
    label: "Compra e Venda",
    card: "Materiais, máquinas e sobras de obra",
  },
  "portal-conexoes": {
    label: "Portal Conexões",
    card: "Profissionais para indicar e ser indicado",
  },
  cartao: {
    label: "Meu cartão",
    card: "Seu cartão de visitas digital",
  },
  contratos: {
    label: "Contratos",
    card: "Seus contratos em um lugar só",
  },
  avaliacoes: {
    label: "Avaliações",
    card: "O que dizem do seu trabalho",
  },
  faculdade: {
    label: "Faculdade",
    card: "Cursos e selos da construção",
  },
  premium: {
    label: "Gerenciar Assinatura",
    card: "Seu plano e os vencimentos",
  },
  suporte: {
    label: "Suporte",
    card: "Fale com a gente no WhatsApp",
  },
} as const;

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const OVERVIEW = {
  registered: (count: number) => (count === 1 ? "demanda cadastrada" : "demandas cadastradas"),
  connections: (count: number, pending: number) =>
    pending === 0
      ? plural(count, "conexão", "conexões")
      : `${plural(count, "conexão", "conexões")} · ${plural(pending, "pendente", "pendentes")}`,
  ratings: (average: number, total: number) =>
    total === 0 ? NO_RATINGS : `${formatAverage(average)} de 5 · ${plural(total, "avaliação", "avaliações")}`,
  cardReady: "Pronto para compartilhar",
  cardIncomplete: "Falta completar o perfil",
  strip: "Mais atalhos",
  fresh: "Para você",
} as const;

/** The cards: one for each section, and the analyses that come with premium. */
export const CARD_TEXTS = {
  ...PROVIDER_TEXTS,
  analises: { label: "Análises detalhadas", card: "Visitas, contatos e interesses" },
} as const;

export const PROMO = {
  title: "Ganhe 30 dias Grátis",
  text: "Complete o perfil, indique um amigo e use o Premium sem pagar. Uma vez por pessoa.",
  action: "Resgatar",
} as const;
