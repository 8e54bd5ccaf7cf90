export const TRY_LATER = "Tente novamente em alguns instantes.";

export const OWN = {
  title: "Meus Anúncios",
  tabs: "Anúncios, favoritos e buscas",
  favorites: "Favoritos",
  searches: "Buscas",
  loading: "Carregando seus anúncios...",
  failed: "Não foi possível carregar seus anúncios",
  empty: "Você ainda não tem anúncios publicados.",
  emptyText: "Venda o que sobrou da obra ou o que não usa mais. Leva dois minutos.",
  expires: (day: string) => `Expira em ${day}`,
  expired: (day: string) => `Expirou em ${day}`,
  view: "Ver",
  edit: "Editar",
  renew: "Renovar",
  sold: "Marcar como vendido",
  offerAgain: "Voltar a anunciar",
  remove: "Excluir",
  of: (action: string, title: string) => `${action} ${title}`,
} as const;

export const LOGIN_NEEDED = {
  create: "Você precisa estar logado para criar um anúncio",
  own: "Você precisa estar logado para ver seus anúncios",
  favorites: "Você precisa estar logado para ver seus favoritos",
  searches: "Você precisa estar logado para ver suas buscas salvas",
  text: "Entre na sua conta ou cadastre-se. É grátis.",
  action: "Entrar",
} as const;

export const OWN_CONTACT = "É assim que os outros veem o seu contato.";

export const RENEW = {
  success: "Anúncio renovado! Expira em 5 dias.",
  failed: "Erro ao renovar anúncio",
  failedText: TRY_LATER,
} as const;

export const SOLD = {
  done: "Anúncio marcado como vendido",
  doneText: "Ele saiu da lista. Enquanto não expirar, dá para voltar a anunciar.",
  undone: "Anúncio de volta à lista",
  failed: "Erro ao mudar o anúncio",
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
