/** Separate from the page's other texts because the route table, part of every first load, imports them. */
export const TITLE = "Oportunidades de obra no seu WhatsApp";

export const DESCRIPTION =
  "Receba no WhatsApp as oportunidades de obra da sua região, com cartão digital, avaliações e conexões com profissionais de Mato Grosso do Sul.";
