/** Headings of what fits a provider, by rank. */
export const FIT_TITLES = [
  "Das suas especialidades",
  "Serviços próximos dos seus",
  "Outros serviços onde você atende",
] as const;

export const NONE_EXACT = {
  text: "Nada aberto das suas especialidades agora.",
  action: "Ampliar no perfil",
} as const;

export const NEWEST = {
  label: "Oportunidades mais recentes",
  fitting: "Das suas especialidades e regiões.",
  noneExact: "Nada aberto das suas especialidades agora. Estas são de onde você atende.",
  noneFits: "Nada aberto agora onde você atende. Estas são as mais recentes do estado.",
  noSpecialties: "Você ainda não escolheu suas especialidades. Estas são as mais recentes do estado.",
  noRegions: "Você ainda não escolheu onde atende. Estas são as mais recentes do estado.",
  loading: "Carregando oportunidades...",
  failed: "Não foi possível carregar as oportunidades",
  empty: "Nenhuma oportunidade aberta agora",
  emptyText: "Assim que um cliente publicar, a solicitação aparece aqui.",
} as const;

/** In place of what would fit a provider whose profile doesn't say what that is. */
export const UNKNOWN_FIT = {
  specialties: {
    title: "Faltam suas especialidades",
    text: "Escolha o que você faz para ver aqui as solicitações para você.",
    action: "Escolher especialidades",
  },
  serviceRegions: {
    title: "Falta onde você atende",
    text: "Escolha suas cidades para ver aqui as solicitações para você.",
    action: "Escolher regiões",
  },
} as const;
