export const COUNTS = {
  own: "Minhas solicitações",
  openNow: (open: number) => (open === 1 ? "1 aberta agora" : `${open} abertas agora`),
  all: "Solicitações já publicadas",
  allText: "Em todo o portal",
  loading: "Carregando...",
  unknown: "—",
} as const;

/** Fixed fallback, shown on phones when the number of opportunities can't be loaded. */
export const OPEN_COUNT_FALLBACK = 236;
/** Fixed fallback, shown when the number of all requests can't be loaded. */
export const ALL_COUNT_FALLBACK = 0;

/** The head of a panel: whose it is, and the first thing to do there. */
export const HERO = {
  greeting: (name: string) => `Olá, ${name}!`,
  /** Before the name is known. */
  hello: "Olá!",
  someone: "Usuário",
  client: {
    action: "Publicar solicitação",
    text: "Diga o que precisa. Profissionais de todo o estado veem na hora.",
  },
  provider: {
    action: "Ver oportunidades",
    text: "Clientes publicam o dia todo. Mostre interesse antes que as 48 horas acabem.",
  },
} as const;

export const SECTION = {
  all: "O que você quer fazer?",
} as const;

/** Sections of the client panel: label in the navigation and text on the card. */
export const SECTIONS = {
  dashboard: { label: "Painel", card: "" },
  "publicar-solicitacao": { label: "Publicar solicitação", card: "" },
  "central-avaliacoes": {
    label: "Central de avaliações",
    card: "Veja e avalie profissionais",
  },
  "minhas-oportunidades": {
    label: "Minhas solicitações",
    card: "O que você publicou, com os interessados",
  },
  "oportunidades-gerais": {
    label: "Oportunidades gerais",
    card: "O que outros clientes procuram",
  },
  "compra-venda": {
    label: "Compra e Venda",
    card: "Materiais, máquinas e sobras de obra",
  },
  contratos: {
    label: "Contratos",
    card: "Suas contratações em um lugar só",
  },
  suporte: {
    label: "Suporte",
    card: "Fale com a gente no WhatsApp",
  },
} as const;

/** Headings of the latest entries in a section. */
export const LATEST = {
  requests: "Mais recentes",
  listings: "Anúncios mais recentes",
  people: "Profissionais do portal",
  hires: "Contratações mais recentes",
  ratings: "Últimas avaliações",
} as const;

export const SUPPORT = {
  open: "Abrir conversa no WhatsApp",
  orMail: "Prefere e-mail? Escreva para",
  failed: "Não foi possível carregar o contato do suporte",
} as const;
