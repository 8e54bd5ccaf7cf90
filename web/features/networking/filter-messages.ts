export const FILTER = {
  specialty: "Especialidade",
  allSpecialties: "Todas as especialidades",
  searchSpecialty: "Buscar especialidade",
  noSpecialty: "Nenhuma especialidade encontrada.",
  region: "Região",
  allRegions: "Todas as regiões",
  searchRegion: "Buscar cidade",
  noRegion: "Nenhuma cidade encontrada.",
  userType: "Tipo de usuário",
  order: "Ordenar por",
  orders: { relevance: "Relevância", rating: "Avaliação", name: "Nome (A–Z)" },
  show: (count: string | undefined) => (count ? `Ver resultados (${count})` : "Ver resultados"),
} as const;
