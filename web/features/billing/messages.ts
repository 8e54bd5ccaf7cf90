import { PREMIUM_PRICE_CENTS } from "#src/features/billing/catalogue.ts";
import type { ChargeState } from "#src/features/billing/rules.ts";
import type { Failure } from "@/lib/errors.ts";
import { causeOf } from "@/lib/failure-messages.ts";
import { formatPrice } from "@/lib/format/money.ts";
import { CLOSE } from "@/lib/messages.ts";
import type { Message } from "@/lib/mutations.ts";

export const PAGE = {
  title: "Gerenciar Assinatura",
  text: "Seu plano e seus pagamentos.",
  loading: "Carregando sua assinatura...",
  failed: "Não foi possível carregar sua assinatura",
} as const;

export const ACCOUNT = {
  title: "Informações da Conta",
  joined: "Data de entrada",
  status: "Status atual",
  premium: "Premium",
  free: "Gratuito",
  freeText: "Com o Premium, você fala direto com quem publicou.",
  freeTextClient: "Com o Premium, suas solicitações ganham o selo Destaque.",
  ended: (day: string) => `Seu Premium terminou em ${day}.`,
  last: "Última vez premium",
  next: "Próximo vencimento",
  none: "N/A",
  plans: "Ver Planos Premium",
  otherPlans: "Ver Outros Planos",
} as const;

/** What gives premium now, and until when. */
export const SOURCE = {
  subscription: (day: string) => `Assinatura paga até ${day}.`,
  manual: (day: string) => `Acesso liberado pelo portal até ${day}.`,
  promotion: (day: string) => `30 dias grátis até ${day}.`,
  grace: (day: string) => `O período pago acabou. Seu acesso continua até ${day}, à espera do pagamento.`,
} as const;

export const OPEN = {
  title: "Fatura em aberto",
  nextTitle: "Próxima fatura",
  overdueTitle: "Pagamento pendente",
  text: (money: string, day: string) => `${money}, com vencimento em ${day}.`,
  overdue: (money: string, day: string) => `A fatura de ${money}, que venceu em ${day}, ainda não foi paga.`,
  keptUntil: (day: string) => `Seu acesso continua até ${day}.`,
  lost: "Seu acesso volta assim que ela for paga.",
  neverHad: "Seu acesso começa assim que ela for paga.",
  action: "Pagar agora",
} as const;

export const PROMOTION = {
  title: "30 Dias Grátis de Premium!",
  text: "Complete seu perfil, indique um amigo e use o Premium por 30 dias sem pagar nada.",
  action: "Coletar 30 Dias Grátis",
} as const;

export const STEPS = {
  title: "Falta pouco para os seus 30 dias grátis",
  text: "Cumpra os dois passos para ativar a promoção.",
  readyTitle: "Tudo pronto!",
  readyText: "Seus 30 dias começam quando você ativar.",
  loading: "Verificando os passos...",
  failed: "Não foi possível verificar os passos",
  done: "Concluído",
  missing: "Falta",
  profile: "Completar todo o perfil",
  profileText: "Foto, profissão, especialidades e região de atendimento.",
  openProfile: "Acessar Perfil",
  referral: "Indicar um amigo",
  referralText:
    "Envie seu convite. A indicação conta sozinha quando a pessoa se cadastra pelo seu link e confirma a conta.",
  checkText:
    "Ela se cadastrou sem usar o link? Depois que publicar algo, mostrar interesse ou usar o portal por 3 dias, digite o e-mail dela.",
  refer: "Indicar",
  referring: "Indicando...",
  referAgain: "Enviar o convite de novo",
  email: "E-mail da pessoa indicada",
  check: "Verificar",
  checking: "Verificando...",
  activate: "Ativar 30 Dias Grátis",
  activating: "Ativando...",
  close: CLOSE,
} as const;

export const REFERRAL = {
  invitation: (address: string) =>
    `Estou no Portal da Construção, onde clientes de Mato Grosso do Sul procuram profissionais. O cadastro é grátis: ${address}`,
  copiedText: "O link de indicação foi copiado para a área de transferência.",
  invalidTitle: "Erro",
  emailInvalid: "Por favor, insira um email válido.",
  done: "Sucesso!",
  doneText: "Indicação validada com sucesso!",
} as const;

const ERROR = "Erro";
const TOO_MANY = "Muitas tentativas seguidas. Aguarde e tente de novo mais tarde.";

const OVER: Message = { kind: "info", title: "Aviso", text: "Esta promoção terminou." };

/** Toast for a referral that could not begin. */
export function referFailure({ code }: Failure): Message {
  if (code === "rate_limited") return { title: ERROR, text: TOO_MANY };
  if (code === "promotion.over") return OVER;
  return { title: ERROR, text: "Erro ao criar indicação. Tente novamente." };
}

/** Toast for an e-mail that did not complete the referral. */
export function checkFailure({ code }: Failure): Message {
  switch (code) {
    case "referral.not_found":
      return {
        title: "Email não encontrado",
        text: "Só vale quem se cadastrou depois do seu convite e já usa o portal.",
      };
    case "input.invalid":
      return { title: ERROR, text: REFERRAL.emailInvalid };
    case "rate_limited":
      return { title: ERROR, text: "Você já verificou 10 e-mails hoje. Tente de novo amanhã." };
    case "network":
    case "unavailable":
      return { title: ERROR, text: "Erro ao verificar email. Tente novamente." };
    default:
      return { title: ERROR, text: "Erro ao validar indicação. Tente novamente." };
  }
}

export const ACTIVATED: Message = {
  title: "Promoção ativada!",
  text: "Você ganhou 30 dias grátis de acesso premium!",
};

/** Toast for a promotion that was not activated. */
export function activateFailure({ code }: Failure): Message {
  switch (code) {
    case "promotion.used":
      return { kind: "info", title: "Aviso", text: "Promoção já foi utilizada." };
    case "promotion.over":
      return OVER;
    case "promotion.profile_incomplete":
      return { kind: "info", title: "Aviso", text: "Complete todo o seu perfil para ativar a promoção." };
    case "promotion.referral_missing":
      return { kind: "info", title: "Aviso", text: "Indique um amigo para ativar a promoção." };
    case "network":
    case "unavailable":
      return { title: ERROR, text: "Erro ao ativar promoção. Tente novamente." };
    default:
      return { title: ERROR, text: "Erro inesperado. Tente novamente." };
  }
}

export const CHARGES = {
  title: "Histórico de cobranças",
  loading: "Carregando cobranças...",
  failed: "Não foi possível carregar as cobranças",
  due: "Vencimento",
  value: "Valor",
  state: "Situação",
  invoice: "Fatura",
  openOf: (day: string) => `Fatura de ${day}`,
} as const;

export const CHARGE_LABELS: Readonly<Record<ChargeState, string>> = {
  open: "Em aberto",
  overdue: "Vencida",
  paid: "Paga",
  refunded: "Estornada",
  cancelled: "Cancelada",
};

export const CANCEL = {
  title: "Cancelamento por e-mail",
  text: "Também é possível cancelar escrevendo para o suporte, com o e-mail cadastrado na plataforma:",
  writeFrom: (email: string) => `O seu é ${email}.`,
  mailto: (support: string, { name, email }: { name: string; email: string }) =>
    `mailto:${support}?subject=${encodeURIComponent("Cancelar minha assinatura Premium")}&body=${encodeURIComponent(
      `Olá! Quero cancelar minha assinatura Premium.\n\nNome: ${name}\nE-mail cadastrado: ${email}\n`,
    )}`,
  write: "Escrever e-mail",
  failed: "Não foi possível carregar o e-mail do suporte",
} as const;

export const RENEWAL = {
  title: "Renovação automática",
  text: `Sua assinatura renova todo mês por ${formatPrice(PREMIUM_PRICE_CENTS)}.`,
  cancelled: "Renovação cancelada",
  nothingCharged: "Não haverá novas cobranças.",
  reactivate: "Reativar",
  reactivating: "Reativando...",
  reactivateText: "Para continuar depois disso, reative: não é preciso digitar seus dados de novo.",
  reactivateEndedText: "Para voltar ao Premium, reative: não é preciso digitar seus dados de novo.",
  reactivated: "Renovação reativada!",
  reactivatedText: (day: string) => `A próxima fatura vence em ${day}.`,
  reactivatedLater: "O link de pagamento chega por e-mail.",
  cancelledText: (day: string) => `Não haverá novas cobranças. Seu Premium continua até ${day}.`,
  action: "Cancelar renovação",
  question: {
    title: "Cancelar a renovação?",
    confirmLabel: "Cancelar renovação",
    cancelLabel: "Manter assinatura",
    busyLabel: "Cancelando...",
    danger: true,
  },
  kept: (day: string) =>
    `Não haverá novas cobranças. Você continua Premium até ${day}: contatos, destaque e todos os benefícios.`,
  lostNow: "Seu acesso termina agora, porque o período pago acabou. A fatura em aberto é cancelada.",
  lostBefore: "A fatura em aberto é cancelada. Seu período pago já terminou.",
  nothingKept: "A fatura em aberto é cancelada. Como nada foi pago ainda, não há nada a perder.",
  done: "Renovação cancelada",
  doneText: (day: string) => `Seu Premium continua até ${day}.`,
  doneOver: "Não haverá novas cobranças.",
} as const;

/** Toast for a renewal that was not cancelled. */
export const cancelFailure = (failure: Failure): Message => ({
  ...(failure.code === "subscription.not_found" && { kind: "info" }),
  title: "Não foi possível cancelar",
  text: causeOf(failure, { "subscription.not_found": "Não há renovação para cancelar." }),
});

/** Toast for a renewal that did not begin again. */
export const reactivateFailure = (failure: Failure): Message => ({
  ...(failure.code === "subscription.not_found" && { kind: "info" }),
  title: "Não foi possível reativar",
  text: causeOf(failure, {
    "subscription.not_found": "Assine de novo em Ver Planos Premium.",
    rate_limited: TOO_MANY,
  }),
});
