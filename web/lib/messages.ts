export const LOADING = "Carregando...";

export const CONNECTION_LOST = "Verifique sua conexão e tente de novo.";

export const UNREACHABLE = {
  title: "Não foi possível falar com o portal",
  text: "Verifique sua internet e tente de novo.",
} as const;

export const LOG_OUT = {
  label: "Sair",
  busy: "Saindo...",
  failed: "Não foi possível sair",
  failedText: "Verifique sua internet e tente de novo.",
} as const;
