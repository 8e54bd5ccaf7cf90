/** Apart from the page's other texts: these stand in the table of routes, which every first screen loads. */
export const TITLE = "Oportunidades de obra no seu WhatsApp";

export const DESCRIPTION =
  "Receba no WhatsApp as oportunidades de obra da sua região, com cartão digital, avaliações e conexões com profissionais de Mato Grosso do Sul.";
