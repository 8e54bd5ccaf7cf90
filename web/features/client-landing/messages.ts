import { NEW_TAB } from "@/lib/messages.ts";

/**
 * Invented samples, not real customers: replace them with testimonials that people agreed to before the portal goes live.
 * No full names.
 */
const SAMPLE_TESTIMONIALS = [
  {
    text: "Publiquei a reforma do banheiro de manhã e à noite já conversava com três pedreiros pelo WhatsApp.",
    who: "Cliente de Campo Grande",
    what: "Reforma",
  },
  {
    text: "Precisava trocar a fiação antes da mudança. Comparei as avaliações e escolhi sem sair de casa.",
    who: "Cliente de Dourados",
    what: "Elétrica",
  },
  {
    text: "O pintor veio no dia combinado e o preço foi o do orçamento. Já indiquei para a família.",
    who: "Cliente de Três Lagoas",
    what: "Pintura",
  },
] as const;

export const HEADER = {
  client: "Sou Cliente",
  provider: "Sou Prestador",
  newRequest: "Nova Solicitação",
} as const;

export const HERO = {
  eyebrow: "Para quem vai construir ou reformar",
  title: "Receba orçamentos em até 24 horas",
  text: "Conte o que precisa fazer. Profissionais de Mato Grosso do Sul respondem direto no seu WhatsApp.",
  go: "Publicar solicitação",
  fine: "De graça para clientes, sem compromisso.",
} as const;

export const STEPS = {
  title: "Como funciona",
  list: [
    { title: "Conte o que precisa", text: "Escolha o serviço, diga onde é e para quando. Leva um minuto." },
    { title: "Receba orçamentos", text: "Profissionais da região veem sua solicitação e chamam você no WhatsApp." },
    { title: "Escolha e avalie", text: "Feche com quem preferir. Depois, conte como foi." },
  ],
} as const;

export const CATEGORIES = {
  title: "Todo serviço da obra",
  text: "Do alicerce ao jardim.",
  /** Twenty categories, fixed with their order. */
  names: [
    "Elétrica",
    "Hidráulica",
    "Pintura",
    "Marcenaria",
    "Serralheria",
    "Engenharia",
    "Arquitetura",
    "Construção",
    "Reforma",
    "Manutenção",
    "Climatização",
    "Gesso",
    "Jardinagem",
    "Limpeza",
    "Vidraçaria",
    "Terraplanagem",
    "Telhados",
    "Pisos",
    "Segurança",
    "Automação",
  ],
} as const;

export const TESTIMONIALS = {
  title: "O que dizem os clientes",
  label: "Depoimentos",
  kind: "carrossel",
  slide: (index: number, count: number) => `Depoimento ${index} de ${count}`,
  previous: "Depoimento anterior",
  next: "Próximo depoimento",
  pause: "Pausar depoimentos",
  play: "Continuar depoimentos",
  list: SAMPLE_TESTIMONIALS,
} as const;

export const CLOSING = {
  title: "Sua obra começa com uma solicitação",
  text: "Publique agora e receba os primeiros contatos em até 24 horas.",
} as const;

export const CHAT = {
  label: "Falar com o suporte no WhatsApp",
  short: "Fale conosco",
  newTab: NEW_TAB,
  text: "Olá! Quero saber como publicar uma solicitação no Portal da Construção.",
} as const;
