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
