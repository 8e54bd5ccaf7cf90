import { PREMIUM_PRICE_CENTS } from "#src/features/billing/catalogue.ts";
import { formatPrice } from "@/lib/format/money.ts";

/** `R$ 49,99` */
export const PRICE = formatPrice(PREMIUM_PRICE_CENTS);

export const YES = "Sim";
export const NO = "Não";

export interface Benefit {
  name: string;
  /** What it means here, in one line. */
  means: string;
  free: string;
  premium: string;
}

export const COMPARISON = {
  title: "Os planos, linha por linha",
  benefit: "Benefício",
  free: "Gratuito",
  premium: "Premium",
  shared: "Igual nos dois planos",
} as const;

/**
 * The five fixed benefits, then the others. Each name has a line in docs/decisions/2026-11-22-premium.md that says
 * which code keeps the promise and which test proves it. Their numbers are compared with the rules by a test, so that
 * pages for visitors don't load the rules.
 */
export const BENEFITS: readonly Benefit[] = [
  {
    name: "Acesso aos contatos",
    means: "Nome e telefone de quem publicou, com WhatsApp direto.",
    free: NO,
    premium: YES,
  },
  {
    name: "Interesse ilimitado em solicitações",
    means: "Responda a quantas oportunidades quiser.",
    free: "10 por dia",
    premium: "Sem limite",
  },
  {
    name: "Networking completo",
    means: "Conexões e referências com outros profissionais são iguais para todos.",
    free: YES,
    premium: YES,
  },
  {
    name: "Prioridade nas suas solicitações",
    means: "O que você publica ganha o selo Destaque. A ordem da lista não muda: as mais novas primeiro.",
    free: NO,
    premium: YES,
  },
  {
    name: "Suporte prioritário",
    means: "Sua mensagem chega marcada e é respondida primeiro.",
    free: NO,
    premium: YES,
  },
  {
    name: "Alertas na hora",
    means: "Assim que alguém publica o que você faz, na sua região. No plano gratuito, um resumo às 7h e outro às 18h.",
    free: "Resumos",
    premium: "Na hora",
  },
  {
    name: "Assistente no WhatsApp",
    means: "Manda as solicitações da sua especialidade e região, se você marcar a opção no perfil.",
    free: NO,
    premium: YES,
  },
  {
    name: "Faculdade do Portal",
    means: "Aulas e provas curtas, com selos no seu cartão e certificados.",
    free: NO,
    premium: YES,
  },
  {
    name: "Destaque nas buscas",
    means: "Na ordem padrão do Portal Conexões, você vem antes de quem não é Premium, com o selo Premium.",
    free: NO,
    premium: YES,
  },
  {
    name: "Análises detalhadas",
    means: "Visitas ao seu cartão, contatos abertos e interesses, dia a dia.",
    free: NO,
    premium: YES,
  },
];

/** What people have without paying; never sold. */
export const SHARED: readonly string[] = [
  "Ver as oportunidades",
  "Cartão digital",
  "Publicar solicitações",
  "Avaliações",
  "Contratações e acordos",
  "Compra e Venda",
];

export interface Question {
  question: string;
  answer: string;
  link?: { to: "/demanda" | "/gerenciar-assinatura"; label: string };
}

const MANAGE = { to: "/gerenciar-assinatura", label: "Gerenciar Assinatura" } as const;

export const QUESTIONS = {
  title: "Perguntas e respostas",
  list: [
    {
      question: "Como eu pago?",
      answer:
        "Cada mês tem uma fatura, que você paga com PIX, cartão ou boleto. O Premium começa assim que o pagamento é confirmado. Se você paga com cartão, os meses seguintes são cobrados nele; com PIX ou boleto, avisamos por e-mail a cada fatura.",
    },
    {
      question: "Posso cancelar?",
      answer:
        "Quando quiser, em Gerenciar Assinatura. Não há novas cobranças, e o Premium continua até o fim do período pago.",
      link: MANAGE,
    },
    {
      question: "Recebo meu dinheiro de volta?",
      answer:
        "Em até sete dias da contratação você pode desistir: escreva ao suporte, e ele estorna o pagamento, o que encerra o Premium. Depois disso, cancele a renovação e use até o fim o que já pagou.",
    },
    {
      question: "Recebo fatura e comprovante?",
      answer:
        "Sim. A fatura de cada mês, com o comprovante depois de paga, fica no Asaas, a empresa que faz a cobrança. Os links estão no histórico de cobranças, em Gerenciar Assinatura. Sobre nota fiscal, fale com o suporte.",
      link: MANAGE,
    },
    {
      question: "E se ninguém publicar o que eu faço?",
      answer:
        "O Premium não garante solicitações nem contratações: elas dependem do que os clientes publicam, e a mensalidade é a mesma. Antes de assinar, veja o que pedem na sua cidade.",
      link: { to: "/demanda", label: "Ver o quadro de demanda" },
    },
  ] satisfies Question[],
  /** Only for those who may have them. */
  freeDays: {
    question: "Como funcionam os 30 dias grátis?",
    answer:
      "São para prestadores, enquanto há uma campanha, uma vez por pessoa. Complete o perfil e indique um amigo, que entra pelo seu convite e confirma a conta; depois, ative em Gerenciar Assinatura. Não pedimos CPF nem cartão, e nada é cobrado no fim: sua conta volta ao plano gratuito.",
    link: MANAGE,
  } satisfies Question,
};
