/** What sections say about themselves. */
export const PROVIDER_SECTION_TEXTS = {
  oportunidades: "Serviços que clientes de todo o estado publicaram, do mais novo ao mais antigo.",
  "compra-venda": "Materiais, máquinas, ferramentas e sobras de obra, direto com quem vende.",
  "portal-conexoes": "Encontre profissionais de todo o estado, conecte-se e troque indicações.",
  contratos: "Seus contratos em um lugar só: o que foi combinado, com quem e por quanto.",
  avaliacoes: "O que clientes e colegas dizem do seu trabalho.",
  suporte: "Ficou com dúvida ou algo não funcionou? Fale com a gente.",
} as const;

export const FIGURES = {
  connections: "Conexões",
  pending: "Pendentes",
  references: "Referências",
} as const;

export const PROVIDER_SUPPORT = (name: string) =>
  `Olá! Sou ${name}, prestador do Portal da Construção, e preciso de ajuda.`;

/** Leads to the demand board. */
export const DEMAND = "Ver demanda por município";
