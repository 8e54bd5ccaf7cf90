export const DENIED = {
  title: "Acesso Negado",
  text: "Você precisa estar logado para acessar esta página.",
  action: "Voltar ao início",
  logIn: "Entrar",
} as const;

/** Where subscriptions are taken until they can be made on the page. */
const SUPPORT_EMAIL = "suporte@portaldaconstrucao.ms";

export const PLAN = {
  title: "Premium",
  lead: "Fale direto com quem precisa do seu trabalho.",
  name: "Plano Premium",
  price: "R$ 49,99",
  period: "por mês",
  benefits: [
    { title: "Acesso aos contatos", text: "Nome e telefone de quem publicou, com WhatsApp direto." },
    { title: "Interesse ilimitado em solicitações", text: "Responda a quantas oportunidades quiser." },
    { title: "Networking completo", text: "Conexões e indicações com outros profissionais." },
    { title: "Prioridade nas suas solicitações", text: "O que você publica ganha destaque." },
    { title: "Suporte prioritário", text: "Sua mensagem é respondida primeiro." },
  ],
  how: "A contratação é feita com nosso suporte, por email. Envie a mensagem e responderemos com os dados para o pagamento.",
  action: "Contratar por email",
  orWrite: "Ou escreva para",
  mailto: (name: string, email: string) =>
    `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent("Quero contratar o Premium")}&body=${encodeURIComponent(
      `Olá! Quero contratar o plano Premium (R$ 49,99 por mês).\n\nNome: ${name}\nEmail da conta: ${email}\n`,
    )}`,
  support: SUPPORT_EMAIL,
} as const;

export const MEMBER = {
  title: "Você já é Premium",
  text: "Os contatos de todas as solicitações estão liberados para você.",
  action: "Ver oportunidades",
} as const;
