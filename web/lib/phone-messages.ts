import { CODE_LENGTH, CODE_LIMIT, CODE_TRIES } from "#src/features/profiles/rules.ts";
import type { Failure } from "./errors.ts";
import { formatMoment } from "./format-moment.ts";

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
  loading: "Carregando...",
  failed: "Não foi possível carregar seu número",
  done: "Número confirmado!",
  doneText: "O selo já aparece para quem fala com você.",
} as const;

const OFFLINE = "Sem conexão com o portal. Verifique a internet e tente de novo.";
const TRY_LATER = "Não foi possível agora. Tente de novo em alguns minutos.";
const LOGGED_OUT = "Sua sessão terminou. Entre de novo na sua conta.";

/** Why no code was sent. */
export function askFailure({ code, params }: Failure): string {
  switch (code) {
    case "network":
      return OFFLINE;
    case "auth.required":
      return LOGGED_OUT;
    case "phone.unavailable":
      return "Não estamos enviando códigos no momento. Tente mais tarde.";
    case "rate_limited":
      return params["retryAt"]
        ? `São no máximo ${CODE_LIMIT.max} códigos por dia. Peça outro depois de ${formatMoment(Number(params["retryAt"]))}.`
        : "Muitas tentativas seguidas. Aguarde alguns minutos e tente de novo.";
    default:
      return TRY_LATER;
  }
}

const left = (tries: number) => (tries === 1 ? "Você tem mais 1 tentativa." : `Você tem mais ${tries} tentativas.`);

/** Why a code did not confirm the number. */
export function codeFailure({ code, params }: Failure): string {
  switch (code) {
    case "network":
      return OFFLINE;
    case "auth.required":
      return LOGGED_OUT;
    case "phone.code_wrong":
      return `Código errado. ${left(Number(params["left"]))}`;
    case "phone.code_expired":
      return "Este código não vale mais. Toque em “Enviar outro código”.";
    case "phone.code_tries":
      return `Foram ${CODE_TRIES} códigos errados, e este não vale mais. Toque em “Enviar outro código”.`;
    case "rate_limited":
      return "Muitas tentativas seguidas. Aguarde um pouco e tente de novo.";
    default:
      return TRY_LATER;
  }
}
