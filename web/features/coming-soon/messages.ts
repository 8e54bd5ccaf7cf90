export const COMING_SOON = {
  soon: "EM BREVE",
  networking: {
    title: "Networking",
    text: "Um espaço para encontrar colegas, trocar indicações e montar equipes está em obras.",
  },
  college: {
    title: "Faculdade do Portal",
    text: "Aulas, provas e selos para quem trabalha na construção estão em preparação.",
  },
} as const;
