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
  inConstruction: "Em construção",
  inConstructionText: "Esta página está em construção. Ela abre aqui assim que ficar pronta.",
  premium: "Conheça o Premium",
  premiumText: "Contatos sem limite, destaque nas buscas e suporte prioritário.",
} as const;

/** Sections of the client panel: label in the navigation, text on the card, and text on the section itself. */
export const SECTIONS = {
  dashboard: { label: "Painel", card: "", text: "" },
  "publicar-solicitacao": {
    label: "Publicar solicitação",
    card: "Receba contato de profissionais",
    text: "Diga o que precisa e profissionais do estado inteiro veem na hora. É grátis.",
  },
  "central-avaliacoes": {
    label: "Central de avaliações",
    card: "Veja e avalie profissionais",
    text: "Veja o que outros clientes dizem antes de contratar, e avalie quem trabalhou para você.",
  },
  "minhas-oportunidades": {
    label: "Minhas oportunidades",
    card: "O que você publicou, com os interessados",
    text: "O que você publicou, quanto tempo resta e quantos profissionais mostraram interesse.",
  },
  "oportunidades-gerais": {
    label: "Oportunidades gerais",
    card: "O que outros clientes procuram",
    text: "Tudo o que está aberto agora em Mato Grosso do Sul, do mais novo ao mais antigo.",
  },
  "compra-venda": {
    label: "Compra e venda",
    card: "Materiais, máquinas e sobras de obra",
    text: "Materiais, máquinas, ferramentas e sobras de obra, direto com quem vende.",
  },
  contratos: {
    label: "Contratos",
    card: "Suas contratações em um lugar só",
    text: "Suas contratações em um lugar só: o que foi combinado, com quem e por quanto.",
  },
  suporte: {
    label: "Suporte",
    card: "Fale com a gente no WhatsApp",
    text: "Ficou com dúvida ou algo não funcionou? Fale com a gente.",
  },
} as const;
