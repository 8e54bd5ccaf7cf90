/** Separate from the page's other texts because the route table, part of every first load, imports them. */
export const TITLE = "Orçamentos em até 24 horas";

export const DESCRIPTION =
  "Publique o que precisa fazer e receba orçamentos de profissionais da construção de Mato Grosso do Sul em até 24 horas. De graça para clientes.";
