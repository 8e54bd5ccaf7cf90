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
} as const;
