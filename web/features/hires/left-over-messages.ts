export const LEFT_OVER = {
  question: "Sobrou material?",
  text: "Anuncie de graça no Compra e Venda.",
  action: "Anunciar a sobra",
  after: (name: string) => ` Anunciar a sobra do serviço com ${name}`,
  listingTitle: (service: string) => `Sobra de material: ${service}`,
} as const;
