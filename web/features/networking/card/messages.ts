export const PANEL_LABEL = "Portal da Construção, painel";

export const CARD = {
  loading: "Carregando cartão...",
  failed: "Não foi possível carregar o cartão",
  notFound: "Cartão não encontrado",
  notFoundText: "O endereço pode ter mudado, ou o cartão não existe mais.",
  toDirectory: "Buscar profissionais",
  enter: "Entrar na plataforma",
  edit: "Editar informações",
  share: "Copiar e compartilhar",
  owner: "Este é o seu cartão. Os clientes veem assim; se houver contatos nos textos, eles ficam ocultos.",
  invitation: "Também trabalha com construção?",
  invitationText: "Tenha o seu cartão e receba clientes do estado inteiro.",
} as const;
