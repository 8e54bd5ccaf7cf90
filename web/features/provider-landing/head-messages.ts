/** Separate from the page's other texts because the route table, part of every first load, imports them. */
export const TITLE = "Oportunidades de obra no seu WhatsApp";

export const DESCRIPTION =
  "Com o Premium, as oportunidades de obra da sua região chegam no WhatsApp. De graça: cartão digital, avaliações e conexões em Mato Grosso do Sul.";
