export const COUNTS = {
  own: "Minhas solicitações",
  openNow: (open: number) => (open === 1 ? "1 aberta agora" : `${open} abertas agora`),
  all: "Solicitações já publicadas",
  allText: "Em todo o portal",
  loading: "Carregando...",
  unknown: "—",
} as const;

/** Specified fallback, shown on phones when the number of opportunities can't be loaded. */
export const OPEN_COUNT_FALLBACK = 236;
/** Specified fallback, shown when the number of all requests can't be loaded. */
export const ALL_COUNT_FALLBACK = 0;

export const SECTION = {
  back: "Voltar ao painel",
  all: "O que você quer fazer?",
} as const;

/** Sections of the client panel: label in the navigation and text on the card. */
export const SECTIONS = {
  dashboard: { label: "Painel", card: "" },
  "publicar-solicitacao": {
    label: "Publicar solicitação",
    card: "Receba contato de profissionais",
  },
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
    label: "Compra e venda",
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

export const CONTRACTS = {
  client: {
    title: "Minhas Contratações",
    hires: "Quem você contratou",
    text: "Aqui vão ficar os contratos em papel das suas contratações, prontos para assinar.",
  },
  provider: {
    title: "Meus Contratos",
    hires: "Quem contratou você",
    text: "Aqui vão ficar os seus contratos em papel, prontos para assinar.",
  },
  soon: "EM BREVE",
  premiumOnly: "Exclusivo para usuários Premium",
  back: "Voltar",
  premium: "Conhecer o Premium",
} as const;

/** What sections say about themselves. */
export const CLIENT_TEXTS = {
  "publicar-solicitacao": "Diga o que precisa e profissionais do estado inteiro veem na hora. É grátis.",
  "central-avaliacoes": "Veja o que outros clientes dizem antes de contratar, e avalie quem trabalhou para você.",
  "minhas-oportunidades": "O que você publicou, quanto tempo resta e quantos profissionais mostraram interesse.",
  "oportunidades-gerais": "Tudo o que está aberto agora em Mato Grosso do Sul, do mais novo ao mais antigo.",
  "compra-venda": "Materiais, máquinas, ferramentas e sobras de obra, direto com quem vende.",
  contratos: "Suas contratações em um lugar só: o que foi combinado, com quem e por quanto.",
  suporte: "Ficou com dúvida ou algo não funcionou? Fale com a gente.",
} as const;

export const ACTIONS = {
  publish: "Solicitar serviço",
} as const;

export const STEPS = {
  title: "Como funciona",
  items: [
    { title: "Descreva o serviço", text: "Tipo, local, urgência e o que precisa ser feito." },
    { title: "Fica 48 horas no ar", text: "Depois disso a solicitação sai sozinha da lista." },
    { title: "Receba o contato", text: "Profissionais mostram interesse e chamam você no WhatsApp." },
  ],
} as const;

export const CLIENT_SUPPORT = (name: string) =>
  `Olá! Sou ${name}, cliente do Portal da Construção, e preciso de ajuda.`;
