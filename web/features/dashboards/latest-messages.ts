/** Headings of the latest entries in a section. */
export const LATEST = {
  requests: "Mais recentes",
  listings: "Anúncios mais recentes",
  people: "Profissionais do portal",
  hires: "Contratações mais recentes",
  ratings: "Últimas avaliações",
} as const;
