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
  forMe: "Para mim",
  forMeLead: "Das suas especialidades e regiões",
  loading: "Carregando oportunidades...",
  loadingMore: "Carregando mais oportunidades...",
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
