import { CODE_LENGTH, CODE_LIMIT, CODE_TRIES } from "#src/features/profiles/rules.ts";
import type { Failure } from "../errors.ts";
import { type Causes, knownCause } from "../failure-messages.ts";
import { formatStart } from "../format/format-moment.ts";

export const PHONE = {
  title: "Confirmar seu WhatsApp",
  askText: "Um código prova que o número é seu. O selo “Número confirmado” aparece para quem fala com você.",
  number: "Seu número",
  askHint: "Se não é este, troque no seu perfil antes de continuar.",
  ask: "Enviar código",
  asking: "Enviando...",
  codeText: (phone: string) => `Enviamos um código de ${CODE_LENGTH} números no WhatsApp para ${phone}.`,
  code: "Código",
  valid: (time: string) => `Vale até ${time}. Pode levar um minuto para chegar.`,
  missing: `Digite os ${CODE_LENGTH} números do código.`,
  confirm: "Confirmar",
  confirming: "Confirmando...",
  askAgain: "Enviar outro código",
  sentAgain: "Outro código enviado!",
  loading: "Carregando...",
  failed: "Não foi possível carregar seu número",
  done: "Número confirmado!",
  doneText: "O selo já aparece para quem fala com você.",
} as const;

const whyNot = (failure: Failure, own: Causes) =>
  knownCause(failure, own) ?? "Não foi possível agora. Tente de novo em alguns minutos.";

/** Why no code was sent. */
export function askFailure(failure: Failure): string {
  const retryAt = Number(failure.params["retryAt"]);
  if (failure.code === "rate_limited" && retryAt) {
    return `São no máximo ${CODE_LIMIT.max} códigos por dia para a conta, o número e a rede de internet. Peça outro depois de ${formatStart(retryAt)}.`;
  }
  return whyNot(failure, { "phone.unavailable": "Não estamos enviando códigos no momento. Tente mais tarde." });
}

const left = (tries: number) => (tries === 1 ? "Você tem mais 1 tentativa." : `Você tem mais ${tries} tentativas.`);

/** Why a code did not confirm the number. */
export const codeFailure = (failure: Failure): string =>
  whyNot(failure, {
    "phone.code_wrong": `Código errado. ${left(Number(failure.params["left"]))}`,
    "phone.code_expired": "Este código não vale mais. Toque em “Enviar outro código”.",
    "phone.code_tries": `Foram ${CODE_TRIES} códigos errados, e este não vale mais. Toque em “Enviar outro código”.`,
  });
