export const TRY_LATER = "Tente novamente em alguns instantes.";

export const OWN = {
  title: "Meus Anúncios",
  loading: "Carregando seus anúncios...",
  failed: "Não foi possível carregar seus anúncios",
  empty: "Você ainda não tem anúncios publicados.",
  emptyText: "Venda o que sobrou da obra ou o que não usa mais. Leva dois minutos.",
  expires: (day: string) => `Expira em ${day}`,
  expired: (day: string) => `Expirou em ${day}`,
  view: "Ver",
  edit: "Editar",
  renew: "Renovar",
  remove: "Excluir",
  of: (action: string, title: string) => `${action} ${title}`,
} as const;

export const LOGIN_NEEDED = {
  create: "Você precisa estar logado para criar um anúncio",
  own: "Você precisa estar logado para ver seus anúncios",
  text: "Entre na sua conta ou cadastre-se. É grátis.",
  action: "Entrar",
} as const;

export const RENEW = {
  success: "Anúncio renovado! Expira em 5 dias.",
  failed: "Erro ao renovar anúncio",
  failedText: TRY_LATER,
} as const;

export const DELETE = {
  title: "Excluir anúncio",
  text: (title: string) => `Tem certeza que deseja excluir “${title}”? Esta ação não pode ser desfeita.`,
  confirm: "Excluir",
  success: "Anúncio excluído com sucesso",
  failed: "Erro ao excluir anúncio",
  failedText: TRY_LATER,
} as const;
