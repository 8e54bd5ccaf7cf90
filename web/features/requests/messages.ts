/** For dialogs whose code failed to load. */
export const LATE = {
  detail: "Não foi possível carregar a solicitação",
  form: "Não foi possível abrir o formulário",
  offer: "Não foi possível abrir o recado",
  formLoading: "Carregando formulário...",
  failedText: "Verifique sua conexão e tente de novo.",
} as const;

export const LIST = {
  title: "Oportunidades de Trabalho",
  total: (total: number) => (total === 1 ? "1 solicitação aberta agora" : `${total} solicitações abertas agora`),
  ofType: (count: number) => (count === 1 ? "1 solicitação deste tipo" : `${count} solicitações deste tipo`),
  lead: "Solicitações de serviço abertas em Mato Grosso do Sul",
  add: "Adicionar Oportunidade",
  filter: "Tipo de serviço",
  allTypes: "Todos os serviços",
  searchType: "Buscar tipo de serviço",
  noType: "Nenhum tipo de serviço encontrado.",
  clearFilter: "Limpar filtro",
  loading: "Carregando oportunidades...",
  loadingMore: "Carregando mais oportunidades...",
  empty: "Nenhuma oportunidade aberta",
  emptyText: "Novas solicitações aparecem aqui na hora. Precisa de um serviço? Publique a sua.",
  emptyType: "Nenhuma oportunidade deste tipo",
  emptyTypeText: (type: string) => `Não há solicitação aberta de “${type}” agora.`,
  seeAll: "Ver todas as oportunidades",
  failed: "Não foi possível carregar as oportunidades",
  moreFailed: "Não foi possível carregar mais.",
  retry: "Tentar de novo",
  end: "Você chegou ao fim da lista.",
} as const;

export const SESSION_OVER = {
  title: "Sua sessão terminou",
  text: "Entre de novo para ver as oportunidades.",
  action: "Entrar",
} as const;

export const CARD = {
  own: "Sua",
  interested: "Interessado",
  highlighted: "Destaque",
  seen: "Seu cartão foi visto",
  expired: "Expirada",
  expiresIn: "Expira em",
  lessThanAMinute: "menos de 1 min",
  interests: (count: number) => (count === 1 ? "1 interessado" : `${count} interessados`),
  location: "Local:",
  published: "Publicada",
} as const;

export const OWN = {
  title: "Minhas solicitações",
  loading: "Carregando suas solicitações...",
  failed: "Não foi possível carregar suas solicitações",
  empty: "Você ainda não publicou nada",
  emptyText: "Diga o que precisa e profissionais do estado inteiro veem na hora.",
  publish: "Publicar solicitação",
} as const;

export const NEWEST = {
  label: "Oportunidades mais recentes",
  fitting: "Das suas especialidades e regiões.",
  noneFits: "Nada aberto agora nas suas especialidades e regiões. Estas são as mais recentes do estado.",
  loading: "Carregando oportunidades...",
  failed: "Não foi possível carregar as oportunidades",
  empty: "Nenhuma oportunidade aberta agora",
  emptyText: "Assim que um cliente publicar, a solicitação aparece aqui.",
} as const;
