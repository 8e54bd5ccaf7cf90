export const UNAVAILABLE = {
  label: "Indisponível até",
  hint: "Aparece no seu cartão e pausa os avisos de oportunidades. Deixe em branco se está disponível.",
} as const;
