/** What sections say about themselves. */
export const PROVIDER_SECTION_TEXTS = {
  oportunidades: "Serviços que clientes de todo o estado publicaram, do mais novo ao mais antigo.",
  "compra-venda": "Materiais, máquinas, ferramentas e sobras de obra, direto com quem vende.",
  "portal-conexoes": "Encontre profissionais de todo o estado, conecte-se e troque indicações.",
  cartao: "Seu cartão de visitas digital: quem recebe o link vê o que você faz e fala com você.",
  contratos: "Seus contratos em um lugar só: o que foi combinado, com quem e por quanto.",
  avaliacoes: "O que clientes e colegas dizem do seu trabalho.",
  faculdade: "Aulas e provas por área, com selos que aparecem no seu cartão.",
  premium: "Seu plano e os próximos vencimentos.",
  suporte: "Ficou com dúvida ou algo não funcionou? Fale com a gente.",
} as const;

export const PROVIDER_ACTIONS = {
  cartao: "Ver meu cartão",
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
} as const;

export const PROVIDER_SUPPORT = (name: string) =>
  `Olá! Sou ${name}, prestador do Portal da Construção, e preciso de ajuda.`;

/** Leads to the demand board. */
export const DEMAND = "Ver demanda por município";
