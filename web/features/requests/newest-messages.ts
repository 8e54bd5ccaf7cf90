export const NEWEST = {
  label: "Oportunidades mais recentes",
  fitting: "Das suas especialidades e regiões.",
  noneFits: "Nada aberto agora nas suas especialidades e regiões. Estas são as mais recentes do estado.",
  loading: "Carregando oportunidades...",
  failed: "Não foi possível carregar as oportunidades",
  empty: "Nenhuma oportunidade aberta agora",
  emptyText: "Assim que um cliente publicar, a solicitação aparece aqui.",
} as const;
