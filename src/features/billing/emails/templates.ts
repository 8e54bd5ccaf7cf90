import { type Email, greeting } from "../../../platform/delivery/mail.ts";
import { formatDate } from "../../../shared/format.ts";
import { formatReais } from "../../../shared/money.ts";
import type { PremiumAlerts } from "../../alerts/statements.ts";

export interface Receiver {
  name: string;
  /** Page of the subscription. */
  manageUrl: string;
}

export interface BilledCharge {
  valueCents: number;
  /** YYYY-MM-DD */
  dueDate: string;
  invoiceUrl: string;
}

/** @param isRenewal whether the charge continues what the person pays for */
export function chargeEmail(
  { name }: Receiver,
  { valueCents, dueDate, invoiceUrl }: BilledCharge,
  isRenewal: boolean,
): Email {
  return {
    subject: "Sua cobrança do Premium no Portal da Construção",
    greeting: greeting(name),
    text: `Sua cobrança do Premium, de ${formatReais(valueCents)}, vence em ${formatDate(dueDate)}. Você pode pagar com PIX, cartão ou boleto.`,
    action: { label: isRenewal ? "Ver a cobrança" : "Pagar agora", url: invoiceUrl },
    remark: isRenewal
      ? "Seu Premium está ativo, e esta cobrança é do próximo período. Se você já pagou, ignore esta mensagem."
      : "O Premium é ativado automaticamente quando o pagamento é confirmado. Se você já pagou, ignore esta mensagem.",
  };
}

export function failedEmail({ name }: Receiver, { valueCents, dueDate, invoiceUrl }: BilledCharge): Email {
  return {
    subject: "Não recebemos o pagamento do seu Premium",
    greeting: greeting(name),
    text: `A cobrança de ${formatReais(valueCents)}, com vencimento em ${formatDate(dueDate)}, ainda não foi paga. Pague agora para usar o Premium.`,
    action: { label: "Pagar agora", url: invoiceUrl },
    remark: "Se você já pagou, ignore esta mensagem: a confirmação pode levar algumas horas.",
  };
}

const ALERTS = {
  at_once: " Com o Premium, os alertas de novas solicitações chegam na hora.",
  no_topics:
    " Para receber alertas de novas solicitações na hora, escolha no perfil suas especialidades e onde você atende.",
};

/** `until` is the last day of what was paid; `alerts` is what changes in them, after the first payment. */
export function receiptEmail(
  { name, manageUrl }: Receiver,
  { valueCents, dueDate, invoiceUrl }: BilledCharge,
  { until, alerts }: { until: string; alerts: PremiumAlerts },
): Email {
  return {
    subject: "Pagamento do Premium confirmado",
    greeting: greeting(name),
    text: `Recebemos seu pagamento de ${formatReais(valueCents)}, com vencimento em ${formatDate(dueDate)}. Seu Premium está pago até ${formatDate(until)}.${alerts === null ? "" : ALERTS[alerts]}`,
    action: { label: "Ver minha assinatura", url: manageUrl },
    remark: `O comprovante está na fatura: ${invoiceUrl}`,
  };
}

export function refundedEmail({ name, manageUrl }: Receiver, { valueCents, dueDate, invoiceUrl }: BilledCharge): Email {
  return {
    subject: "Seu pagamento do Premium foi estornado",
    greeting: greeting(name),
    text: `Seu pagamento de ${formatReais(valueCents)}, com vencimento em ${formatDate(dueDate)}, foi estornado ou contestado, e não conta mais para o seu Premium.`,
    action: { label: "Ver minha assinatura", url: manageUrl },
    remark: `A fatura é ${invoiceUrl}. Você pode assinar de novo quando quiser.`,
  };
}

/** `until` is the last day of premium; null if nothing was paid. */
export function cancelledEmail({ name, manageUrl }: Receiver, until: string | null): Email {
  const kept = until === null ? "" : ` Seu Premium continua até ${formatDate(until)}.`;
  return {
    subject: "A renovação do seu Premium foi cancelada",
    greeting: greeting(name),
    text: `A renovação do seu Premium foi cancelada, e não haverá novas cobranças.${kept}`,
    action: { label: "Ver minha assinatura", url: manageUrl },
    remark: "Você pode reativar quando quiser.",
  };
}

/** What happened with the renewal of who lost access. `paidUntil` is a day; null if nothing is paid any more. */
export function endedRenewalText(paidUntil: string | null): string {
  const paid = paidUntil === null ? "" : ` O que você pagou vale até ${formatDate(paidUntil)}.`;
  return `A renovação do seu Premium foi cancelada, e não haverá novas cobranças.${paid}`;
}

/** `until` is the last day of what an admin gave. */
export function grantedEmail({ name, manageUrl }: Receiver, until: string): Email {
  return {
    subject: "Você ganhou o Premium no Portal da Construção",
    greeting: greeting(name),
    text: `O portal liberou o Premium para você até ${formatDate(until)}.`,
    action: { label: "Ver minha assinatura", url: manageUrl },
    remark: "Não há cobrança a mais por isso. O que você já assinou continua como está.",
  };
}

/** Three days before the end of a promotion, of a manual subscription, or of a cancelled one. */
export function endingEmail({ name, manageUrl }: Receiver, until: string, isPromotion: boolean): Email {
  const what = isPromotion ? "Seus 30 dias grátis de Premium terminam" : "Seu Premium termina";
  return {
    subject: `${what} em ${formatDate(until)}`,
    greeting: greeting(name),
    text: `${what} em ${formatDate(until)}. Assine para continuar vendo os contatos das solicitações.`,
    action: { label: "Continuar com o Premium", url: manageUrl },
    remark: "Sem o Premium, sua conta continua gratuita, com seu cartão, suas conexões e suas solicitações.",
  };
}

/** Three days before the end of what was paid, if it renews. */
export function renewalEmail({ name }: Receiver, until: string, charge: BilledCharge): Email {
  return {
    subject: `Seu Premium está pago até ${formatDate(until)}`,
    greeting: greeting(name),
    text: `O período que você pagou termina em ${formatDate(until)}. A próxima cobrança, de ${formatReais(charge.valueCents)}, vence em ${formatDate(charge.dueDate)}.`,
    action: { label: "Ver a cobrança", url: charge.invoiceUrl },
    remark: "Se você paga com cartão, não precisa fazer nada. Para não renovar, cancele em Gerenciar Assinatura.",
  };
}
