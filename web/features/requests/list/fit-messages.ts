/** Heading of the requests whose owners chose to ask the provider. */
export const ADDRESSED_TITLE = "Pedidos de orçamento para você";

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
  mixed: "Das suas especialidades e outras de onde você atende.",
  noneExact: "Nada novo das suas especialidades agora. Estas são de onde você atende.",
  noneFits: "Nada novo agora onde você atende. Estas são as mais recentes do estado.",
  noSpecialties: "Você ainda não escolheu suas especialidades. Estas são as mais recentes do estado.",
  noRegions: "Você ainda não escolheu onde atende. Estas são as mais recentes do estado.",
  choose: { specialties: "Escolher especialidades", serviceRegions: "Escolher regiões" },
  loading: "Carregando oportunidades...",
  failed: "Não foi possível carregar as oportunidades",
  empty: "Nenhuma oportunidade nova agora",
  emptyText: "Assim que um cliente publicar, a solicitação aparece aqui.",
} as const;
