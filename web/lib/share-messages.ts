export const LINK_COPY = {
  done: "Link copiado!",
  failed: "Não foi possível copiar o link",
} as const;
