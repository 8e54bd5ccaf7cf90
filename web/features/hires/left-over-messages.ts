export const LEFT_OVER = {
  question: "Sobrou material?",
  text: "Anuncie de graça no Compra e Venda.",
  action: "Anunciar a sobra",
  listingTitle: (service: string) => `Sobra de material: ${service}`,
} as const;
