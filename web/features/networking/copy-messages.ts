export const COPY = {
  done: "Copiado!",
  doneText: "Texto copiado para a área de transferência.",
  failed: "Não foi possível copiar o texto.",
} as const;
