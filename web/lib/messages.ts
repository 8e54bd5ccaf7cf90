export const LOG_OUT = {
  label: "Sair",
  busy: "Saindo...",
  failed: "Não foi possível sair",
  failedText: "Verifique sua internet e tente de novo.",
} as const;
