import type { CredentialKind } from "#src/shared/credentials.ts";
import type { Failure } from "@/lib/errors.ts";
import { failureMessage, type Message } from "./messages.ts";

export const CREDENTIALS = {
  title: "Selos de conferência",
  text: "Informe o número e a nossa equipe confere. O selo aparece no seu cartão, na sua página e no Portal Conexões; o número, não.",
  loading: "Carregando seus selos...",
  failed: "Não foi possível carregar seus selos",
  names: {
    cnpj: "CNPJ da empresa",
    crea: "Registro no CREA",
    cau: "Registro no CAU",
  } satisfies Record<CredentialKind, string>,
  none: "Sem selo",
  pending: "Em conferência",
  confirmed: (day: string) => `Conferido em ${day}`,
  refused: "Não confirmado",
  reason: (reason: string) => `Motivo: ${reason}`,
  ask: "Pedir conferência",
  askAgain: "Trocar número",
  withdraw: "Retirar",
} as const;

export const ASK = {
  titles: {
    cnpj: "Conferir CNPJ",
    crea: "Conferir registro no CREA",
    cau: "Conferir registro no CAU",
  } satisfies Record<CredentialKind, string>,
  number: "Número",
  placeholders: {
    cnpj: "00.000.000/0000-00",
    crea: "MS12345/D",
    cau: "A12345-6",
  } satisfies Record<CredentialKind, string>,
  missing: "Informe o número.",
  renewed: "Com outro número, o selo sai até a nova conferência.",
  submit: "Pedir conferência",
  submitting: "Enviando...",
  done: "Número enviado",
  doneText: "Avisamos você por e-mail quando a conferência terminar.",
  failed: "Número não enviado",
} as const;

export const WITHDRAW = {
  question: (name: string) => ({
    title: `Retirar ${name}?`,
    text: "O número é apagado e o selo sai do seu cartão. Você pode pedir a conferência de novo.",
    confirmLabel: "Retirar",
    busyLabel: "Retirando...",
    danger: true,
  }),
  done: "Número retirado",
  failed: "Não foi possível retirar",
} as const;

/** Toast for a number that was not sent, unless the number itself was refused. */
export function askFailure(failure: Failure): Message {
  if (failure.code !== "provider.required") return failureMessage(ASK.failed, failure);
  return { title: ASK.failed, text: "Os selos são para quem oferece serviços. Salve seu cartão profissional antes." };
}
