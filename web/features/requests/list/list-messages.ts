export const LIST = {
  title: "Oportunidades de Trabalho",
  total: (total: number) => (total === 1 ? "1 solicitação aberta agora" : `${total} solicitações abertas agora`),
  ofType: (count: number) => (count === 1 ? "1 solicitação deste tipo" : `${count} solicitações deste tipo`),
  lead: "Solicitações abertas agora",
  add: "Adicionar Oportunidade",
  filter: "Tipo de serviço",
  allTypes: "Todos os serviços",
  city: "Cidade",
  allCities: "Todas as cidades",
  inCity: (city: string) => `Solicitações abertas em ${city}`,
  filters: "Filtros da lista",
  forMe: "Para mim",
  forMeLead: "Onde você atende, primeiro das suas especialidades",
  loading: "Carregando oportunidades...",
  loadingMore: "Carregando mais oportunidades...",
  failed: "Não foi possível carregar as oportunidades",
} as const;

/** Of requests whose owners chose whom to ask. */
export const ADDRESSED = {
  forMe: "Pedido de orçamento",
  to: (names: string) => `Pedido de orçamento a ${names}.`,
  aloneUntil: (moment: string) => `Os outros só veem a partir de ${moment}.`,
} as const;

/** Of the person's interests; the links to their list are on other screens. */
export const OWN_INTERESTS = { title: "Meus interesses" } as const;

export const SESSION_OVER = {
  title: "Sua sessão terminou",
  text: "Entre de novo para ver as oportunidades.",
} as const;

export const OWN = {
  title: "Minhas solicitações",
  loading: "Carregando suas solicitações...",
  failed: "Não foi possível carregar suas solicitações",
  empty: "Você ainda não publicou nada",
  emptyText: "Diga o que precisa e profissionais do estado inteiro veem na hora.",
  publish: "Publicar solicitação",
} as const;

export const NONE = {
  title: "Nenhuma oportunidade aberta",
  text: "Novas solicitações aparecem aqui na hora. Precisa de um serviço? Publique a sua.",
  ofType: "Nenhuma oportunidade deste tipo",
  ofTypeText: (type: string) => `Não há solicitação aberta de “${type}” agora.`,
  inCity: (city: string) => `Nenhuma oportunidade em ${city}`,
  inCityText: "Veja as outras cidades. O que for publicado aqui aparece na hora.",
  allCities: "Ver em todas as cidades",
  forMeInCity: (city: string) => `Nada aberto para você em ${city}`,
  forMe: "Nada aberto para você agora",
  forMeText: "Com mais cidades no seu perfil, mais solicitações aparecem aqui.",
  widen: "Ampliar no perfil",
  seeAll: "Ver todas as oportunidades",
} as const;
