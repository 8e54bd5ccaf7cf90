import { PREMIUM_PRICE_CENTS } from "#src/features/billing/rules.ts";
import { centsToMoney } from "@/lib/money.ts";

export const DENIED = {
  title: "Acesso Negado",
  text: "Você precisa estar logado para acessar esta página.",
  action: "Voltar ao início",
  logIn: "Entrar",
} as const;

/** R$ 49,99 */
const PRICE = `R$ ${centsToMoney(PREMIUM_PRICE_CENTS)}`;

export const PLAN = {
  title: "Premium",
  lead: "Fale direto com quem precisa do seu trabalho.",
  name: "Plano Premium",
  price: PRICE,
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
  mailto: (support: string, name: string, email: string) =>
    `mailto:${support}?subject=${encodeURIComponent("Quero contratar o Premium")}&body=${encodeURIComponent(
      `Olá! Quero contratar o plano Premium (${PRICE} por mês).\n\nNome: ${name}\nEmail da conta: ${email}\n`,
    )}`,
} as const;

export const MEMBER = {
  title: "Você já é Premium",
  text: "Os contatos de todas as solicitações estão liberados para você.",
  action: "Ver oportunidades",
} as const;
