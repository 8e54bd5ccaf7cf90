import { formatAverage } from "#src/shared/format.ts";
import { NO_RATINGS } from "@/lib/messages.ts";
import type { JourneyTexts } from "../journey-messages.ts";

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

/** Overlay texts while navigating from the provider panel. */
export const PROVIDER_JOURNEYS: Readonly<Record<string, JourneyTexts>> = {
  "/oportunidades": { title: "Oportunidades", messages: ["Buscando oportunidades...", "Quase pronto..."] },
  "/marketplace": { title: "Compra e Venda", messages: ["Buscando anúncios...", "Quase pronto..."] },
  "/portal-conexoes": { title: "Portal Conexões", messages: ["Buscando profissionais...", "Quase pronto..."] },
  "/provider-contracts": { title: "Contratos", messages: ["Abrindo seus contratos...", "Quase pronto..."] },
  "/avaliacoes": { title: "Avaliações", messages: ["Buscando avaliações...", "Quase pronto..."] },
  "/faculdade-teste-2025": { title: "Faculdade", messages: ["Abrindo a faculdade...", "Quase pronto..."] },
  "/gerenciar-assinatura": {
    title: "Gerenciar Assinatura",
    messages: ["Abrindo sua assinatura...", "Quase pronto..."],
  },
  "/conta": { title: "Conta", messages: ["Abrindo sua conta...", "Quase pronto..."] },
  "/premium": { title: "Premium", messages: ["Abrindo o Premium...", "Quase pronto..."] },
  "/profile": { title: "Meu perfil", messages: ["Abrindo seu perfil...", "Quase pronto..."] },
  "/selecionar-painel": { title: "Trocar painel", messages: ["Abrindo seus painéis...", "Quase pronto..."] },
};
export const CARD_JOURNEY: JourneyTexts = {
  title: "Meu cartão",
  messages: ["Abrindo seu cartão...", "Quase pronto..."],
};

export const PROMO = {
  title: "Ganhe 30 dias Grátis",
  text: "Complete o perfil, indique um amigo e use o Premium sem pagar. Uma vez por pessoa.",
  action: "Resgatar",
} as const;
