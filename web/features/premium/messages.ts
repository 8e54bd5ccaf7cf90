import type { Failure } from "@/lib/errors.ts";
import { causeOf } from "@/lib/failure-messages.ts";
import { centsToMoney } from "@/lib/format/money.ts";
import { CLOSE, RETRY } from "@/lib/messages.ts";
import type { Message } from "@/lib/mutations.ts";
import { PRICE } from "./plan-messages.ts";

export const DENIED = {
  title: "Acesso Negado",
  text: "Você precisa estar logado para acessar esta página.",
  action: "Voltar ao início",
} as const;

export const PLAN = {
  title: "Premium",
  lead: "Fale direto com quem precisa do seu trabalho.",
  leadClient: "Suas solicitações com o selo Destaque, e suporte prioritário.",
  name: "Plano Premium",
  price: PRICE,
  period: "por mês",
  action: "Contratar Premium",
  loading: "Verificando sua assinatura...",
  failed: "Não foi possível verificar sua assinatura",
  fine: "Pague com PIX, cartão ou boleto. Cancele quando quiser.",
  reactivate: "Reativar",
  cancelled: "Sua renovação está cancelada. Para continuar, reative: não é preciso digitar seus dados de novo.",
  later: "A primeira fatura vence só no último dia do seu acesso atual. Cancele quando quiser.",
  freeDays: "Ganhe 30 dias grátis: complete o perfil e indique um amigo. Uma vez por pessoa.",
  freeDaysAction: "Ver como ganhar",
} as const;

export const MEMBER = {
  title: "Você já é Premium",
  until: (day: string) => `Seu acesso vale até ${day}.`,
  action: "Ver oportunidades",
  publish: "Publicar solicitação",
  manage: "Gerenciar Assinatura",
} as const;

export const OPEN_CHARGE = {
  title: "Falta só o pagamento",
  text: (money: string, day: string) =>
    `Sua fatura de ${money} vence em ${day}. Assim que ela for paga, o Premium é liberado.`,
  next: "Próxima fatura",
  nextText: (money: string, day: string) => `${money}, com vencimento em ${day}.`,
  overdue: (money: string, day: string) => `Sua fatura de ${money} venceu em ${day}. Pague para manter o Premium.`,
  action: "Continuar o pagamento",
  pay: "Pagar agora",
} as const;

export const FORM = {
  title: "Dados para Assinatura",
  lead: `Plano Premium, ${PRICE} por mês.`,
  name: "Nome completo",
  email: "E-mail",
  phone: "Telefone/WhatsApp",
  phoneHint: "Opcional.",
  cpfCnpj: "CPF ou CNPJ",
  withLetters: "CNPJ com letras",
  digitsOnly: "Só números",
  cpfCnpjHint: "Vai direto para o Asaas, que emite a cobrança. Não guardamos este número.",
  notes: [
    `Mensalidade de ${PRICE}`,
    "Primeiro pagamento via PIX, cartão ou boleto",
    "Renovação automática a cada 30 dias",
    "Cancele quando quiser",
  ],
  submit: "Criar Assinatura Premium",
  busy: "Criando assinatura...",
  back: "Voltar",
  loading: "Abrindo o formulário...",
} as const;

export const LEAVE = {
  title: "Sair sem assinar?",
  text: "O CPF ou CNPJ terá de ser digitado de novo.",
} as const;

export const INCOMPLETE: Message = {
  title: "Dados incompletos",
  text: "Por favor, preencha todos os campos obrigatórios.",
};
export const CHECK_FIELDS: Message = { title: "Confira os dados", text: "Há um campo que precisa de atenção." };

export const CREATED = {
  toast: "Assinatura criada com sucesso!",
  toastText: "Sua assinatura foi criada. Complete o pagamento para ativar seu premium.",
  noLink: "Atenção",
  noLinkText: "Assinatura criada! Verifique seu e-mail para o link de pagamento.",
} as const;

const CALL_FAILED: Message = {
  title: "Erro ao processar assinatura",
  text: "Não foi possível criar a assinatura. Tente novamente.",
};
const REFUSED_TITLE = "Erro";
/** Said when the answer has no reason. */
const NO_REASON = "Falha ao criar assinatura";
const INTERNAL = "Erro interno do servidor";

/** Toast for a subscription that was not created. */
export function subscribeFailure(failure: Failure): Message {
  switch (failure.code) {
    case "network":
    case "unavailable":
    case "payment.unavailable":
      return CALL_FAILED;
    case "internal":
      return { title: REFUSED_TITLE, text: INTERNAL };
    case "rate_limited":
    case "auth.required":
      return { title: CALL_FAILED.title, text: causeOf(failure) };
    default:
      return { title: REFUSED_TITLE, text: failure.params["reason"] ?? NO_REASON };
  }
}

export const PAYMENT = {
  heading: "Pagamento",
  title: (cents: number) => `Finalize seu Pagamento - R$ ${centsToMoney(cents)}`,
  text: "O pagamento pode ser por PIX, cartão ou boleto. Seu premium é ativado automaticamente após a confirmação.",
  loading: "Preparando o pagamento...",
  failed: "Não foi possível carregar o pagamento",
  pix: "Pague com PIX",
  pixLoading: "Gerando o código PIX...",
  scan: "Abra o app do seu banco, escolha PIX e aponte a câmera para o código.",
  qrLabel: "QR code do PIX",
  copyAndPaste: "PIX copia e cola",
  copyCode: "Copiar código PIX",
  codeCopy: {
    done: "Código copiado!",
    doneText: "Agora é só colar no app do seu banco.",
    failed: "Não foi possível copiar",
    failedText: "Selecione o texto e copie com o teclado.",
  },
  noPix: "O código PIX não pôde ser gerado agora. Pague pela fatura.",
  validUntil: (day: string) => `Este código vale até ${day}.`,
  retry: RETRY,
  invoice: "Fatura",
  invoiceText: "Prefere cartão ou boleto? Pague pela fatura. Se ela não aparecer aqui, abra em nova aba.",
  frame: "Fatura do Asaas",
  copyLink: "Copiar link",
  newTab: "Abrir em nova aba",
  close: CLOSE,
  waiting: "Aguardando a confirmação do pagamento...",
} as const;

export const PAID = {
  title: "Pagamento confirmado!",
  text: "Seu Premium está ativo.",
  until: (day: string) => `Acesso liberado até ${day}.`,
  badge: "Premium",
  alertsAtOnce: "Com o Premium, os alertas de novas solicitações chegam na hora.",
  alertsAsChosen: "Os alertas de novas solicitações continuam como você escolheu.",
  nothingToAlert: "Para receber alertas na hora, escolha suas especialidades e onde você atende.",
  complete: "Completar o perfil",
  toRequest: "Voltar para a solicitação",
  back: "Voltar para onde eu estava",
  toOpportunities: "Ver oportunidades",
} as const;

export const SETTLED = {
  heading: "Pagamento",
  title: "Nenhum pagamento em aberto",
  text: "Esta fatura já foi paga, cancelada ou venceu.",
  action: "Gerenciar Assinatura",
} as const;
