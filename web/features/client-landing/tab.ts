/** Apart from the other texts: every first screen loads what routes say of themselves. */
export const TAB = {
  title: "Orçamentos em até 24 horas",
  description:
    "Publique o que precisa fazer e receba orçamentos de profissionais da construção de Mato Grosso do Sul em até 24 horas. De graça para clientes.",
} as const;
