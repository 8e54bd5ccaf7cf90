export const OWN = {
  title: "Minhas solicitações",
  loading: "Carregando suas solicitações...",
  failed: "Não foi possível carregar suas solicitações",
  empty: "Você ainda não publicou nada",
  emptyText: "Diga o que precisa e profissionais do estado inteiro veem na hora.",
  publish: "Publicar solicitação",
} as const;
