/** Apart from the page's other texts: these stand in the table of routes, which every first screen loads. */
export const TITLE = "Orçamentos em até 24 horas";

export const DESCRIPTION =
  "Publique o que precisa fazer e receba orçamentos de profissionais da construção de Mato Grosso do Sul em até 24 horas. De graça para clientes.";
