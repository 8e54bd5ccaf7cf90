export const PROVIDER_ACTIONS = {
  oportunidades: "Ver oportunidades",
  "compra-venda": "Ver anúncios",
  "portal-conexoes": "Abrir o Portal Conexões",
  cartao: "Ver meu cartão",
  contratos: "Ver meus contratos",
  avaliacoes: "Ver avaliações",
  faculdade: "Abrir a faculdade",
  premium: "Gerenciar assinatura",
  profile: "Completar perfil",
  plans: "Ver Planos Premium",
} as const;

export const OWN_CARD = {
  ready: "Seu cartão está no ar.",
  readyText: "Abra, confira como ficou e envie o link para seus clientes.",
  missing: "Falta pouco para o seu cartão.",
  missingText: "Com foto, profissão, especialidades e região preenchidas, ele fica pronto para compartilhar.",
  edit: "Editar informações",
} as const;

export const FIGURES = {
  connections: "Conexões",
  pending: "Pendentes",
  references: "Referências",
  ratings: "Avaliações",
} as const;

export const PROVIDER_SUPPORT = (name: string) =>
  `Olá! Sou ${name}, prestador do Portal da Construção, e preciso de ajuda.`;
