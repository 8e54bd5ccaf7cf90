import { PREMIUM_PRICE_CENTS } from "#src/features/billing/catalogue.ts";
import { formatPrice } from "@/lib/format/money.ts";
import { NEW_TAB } from "@/lib/messages.ts";
import { OWNER_FIGURES } from "@/lib/owner-figures.ts";

export const HEADER = {
  client: "Sou Cliente",
  provider: "Sou Prestador",
  panel: "Ir para o painel",
} as const;

export const HERO = {
  eyebrow: "Para quem presta serviço na construção",
  title: "Oportunidades de obra direto no seu WhatsApp",
  text: "O assistente do Portal avisa quando alguém da sua região precisa do que você faz. Você responde e combina direto com o cliente.",
  go: "Quero receber oportunidades",
  fine: "Cadastro gratuito, sem cartão de crédito. O assistente faz parte do Premium.",
} as const;

/** Sample conversation with the assistant. */
export const EXAMPLE = {
  label:
    "Exemplo de conversa: o assistente avisa de uma reforma de banheiro em Campo Grande, e o prestador abre o Portal para falar com a cliente.",
  who: "Assistente do Portal",
  state: "online",
  offer: "Nova oportunidade perto de você!",
  what: "Reforma de banheiro",
  where: "Tiradentes, Campo Grande",
  when: "Para os próximos dias",
  next: "Toque em “Tenho interesse” no Portal e fale com a cliente. Boa obra!",
  answer: "Já estou abrindo!",
} as const;

export const FIGURES = {
  title: "O Portal em números",
  list: [
    { value: OWNER_FIGURES.opportunitiesADay, label: "oportunidades novas por dia" },
    { value: OWNER_FIGURES.clients, label: "clientes publicando solicitações" },
    { value: OWNER_FIGURES.members, label: "profissionais cadastrados" },
  ],
} as const;

export const FEATURES = {
  title: "Tudo para você trabalhar mais",
  text: "Do primeiro aviso até a avaliação do cliente.",
  premium: "Premium",
  demand: "Veja o que os clientes procuram em cada município",
  list: {
    assistant: { title: "Assistente no WhatsApp", text: "As oportunidades chegam na conversa, sem precisar procurar." },
    opportunities: {
      title: "Oportunidades da região",
      text: `Mais de ${OWNER_FIGURES.requestsAMonth} por mês, filtradas pelo que você faz e onde atende.`,
    },
    card: { title: "Cartão digital", text: "Uma página sua, com serviços e contato, para mandar a quem quiser." },
    ratings: { title: "Avaliações", text: "O que os clientes dizem de você ajuda a fechar a próxima obra." },
    network: { title: "Conexões", text: "Conheça e indique colegas de outras especialidades." },
    college: { title: "Faculdade do Portal", text: "Aulas e provas curtas, com selos que aparecem no seu perfil." },
  },
} as const;

export const DAY = {
  title: "Um dia com o Portal",
  text: "Para quem é Premium.",
  list: [
    { time: "7h30", title: "A oportunidade chega", text: "O assistente manda os dados: serviço, bairro e prazo." },
    { time: "9h00", title: "Você responde", text: "Toque em “Tenho interesse” e fale com o cliente no WhatsApp." },
    { time: "17h00", title: "A obra é sua", text: "Combine o preço e a data. No fim, o cliente avalia o serviço." },
  ],
} as const;

export const PLANS = {
  title: "Escolha como começar",
  comparison: "Os planos, linha por linha",
  free: {
    name: "Gratuito",
    price: "R$ 0",
    period: "para sempre",
    lead: "Veja as oportunidades, tenha seu cartão e mostre interesse todos os dias.",
    go: "Criar conta grátis",
  },
  premium: {
    name: "Premium",
    price: formatPrice(PREMIUM_PRICE_CENTS),
    period: "por mês",
    lead: "Fale direto com quem publicou e saiba na hora do que é para você.",
    go: "Quero ser Premium",
    fine: "Nas campanhas, ganhe 30 dias grátis: complete o perfil e indique um amigo. Uma vez por pessoa.",
  },
} as const;

export const CLOSING = {
  title: "A próxima obra pode chegar hoje",
  text: "Cadastre-se em um minuto e diga o que você faz.",
  go: "Entrar no Portal",
} as const;

export const CHAT = {
  label: "Falar com o assistente no WhatsApp",
  short: "Fale conosco",
  newTab: NEW_TAB,
  text: "Olá! Sou prestador e quero receber oportunidades do Portal da Construção.",
} as const;
