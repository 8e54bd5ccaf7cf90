export const SHARE = {
  label: "Compartilhar no WhatsApp",
  loginNeeded: "Você precisa estar logado para compartilhar.",
  text: (request: { service: string; place: string; urgency: string; link: string }) =>
    [
      "*Oportunidade no Portal da Construção*",
      "",
      `Serviço: ${request.service}`,
      `Local: ${request.place}`,
      `Urgência: ${request.urgency}`,
      "",
      `Veja os detalhes: ${request.link}`,
      "",
      "Válida por 48 horas a partir da publicação.",
    ].join("\n"),
} as const;
