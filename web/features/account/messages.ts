export const ACCOUNT = {
  title: "Conta",
  links: "Perfil, plano e suporte",
} as const;

/** What the account leads to. */
export const PLACES = {
  profile: { title: "Perfil", text: "Foto, nome, e-mail, WhatsApp e o que você faz." },
  alerts: { title: "Alertas", text: "De que você quer ser avisado, e como." },
  searches: { title: "Buscas salvas", text: "De quais anúncios novos você quer ser avisado." },
  subscription: { title: "Gerenciar Assinatura", text: "Seu plano e os vencimentos." },
  panel: { title: "Trocar painel", text: "Cliente ou prestador." },
  support: { title: "Suporte", text: "Fale com a gente no WhatsApp." },
  admin: { title: "Administração", text: "Pessoas, conteúdo e números do portal." },
} as const;
