export const HIDDEN = {
  mark: "Oculto pela moderação",
  text: "Oculto pela moderação: só você vê. Editar ou renovar não o mostra de novo.",
  support: "Falar com o suporte",
  supportText: "Olá! Algo que publiquei no Portal da Construção foi oculto pela moderação.",
} as const;
