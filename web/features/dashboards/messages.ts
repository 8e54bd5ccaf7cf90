export const PANEL = {
  home: "Portal da Construção, início",
  navigation: "Navegação principal",
  client: "Cliente",
  provider: "Prestador",
  greeting: (name: string) => `Olá, ${name}!`,
  someone: "Usuário",
  switchPanel: "Trocar painel",
  profile: "Meu perfil",
  logOut: "Sair",
  loggingOut: "Saindo...",
  logOutFailed: "Não foi possível sair",
  logOutFailedText: "Verifique sua internet e tente de novo.",
  publish: "Publicar solicitação",
  publishText: "Diga o que precisa. Profissionais de todo o estado veem na hora.",
  seeOpportunities: "Ver oportunidades",
  seeOpportunitiesText: "Clientes publicam o dia todo. Mostre interesse antes que as 48 horas acabem.",
} as const;

export const NAV = {
  start: "Início",
  publish: "Publicar",
  opportunities: "Oportunidades",
  premium: "Premium",
  panels: "Painéis",
} as const;

export const COUNTS = {
  own: "Minhas solicitações",
  ownOpen: (open: number) => (open === 1 ? "1 aberta agora" : `${open} abertas agora`),
  open: "Oportunidades abertas",
  openText: "Ver lista",
  loading: "Carregando...",
  unknown: "—",
} as const;

/** Shown on phones when the number of opportunities cannot be loaded; specified. */
export const OPEN_COUNT_FALLBACK = 236;
