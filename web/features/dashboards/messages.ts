export const PANEL = {
  navigation: "Navegação principal",
  bar: "Atalhos",
  sections: "Seções do painel",
  client: "Cliente",
  clientTitle: "Painel do Cliente",
  /** Title of a section before the URL has been read. */
  section: "Seção do painel",
  provider: "Prestador",
  switch: "Trocar painel",
  menu: "Menu",
  admin: "Administração",
  providerTitle: "Painel do Prestador",
} as const;

/** The link to all entries of a list. */
export const ALL = { feminine: "Ver todas", masculine: "Ver todos" } as const;

export const PLAN = {
  title: "Gerenciar Assinatura",
  free: "Plano gratuito",
  premium: "Plano Premium",
  premiumUntil: (day: string) => `Plano Premium, até ${day}`,
} as const;

export const NAV = {
  start: "Início",
  publish: "Publicar",
  ratings: "Avaliações",
  profile: "Perfil",
  people: "Profissionais",
  alerts: "Alertas",
  account: "Conta",
  card: "Meu cartão",
  connections: "Conexões",
} as const;
