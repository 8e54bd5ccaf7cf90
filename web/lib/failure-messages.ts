import type { Failure } from "./errors.ts";
import { CONNECTION_LOST } from "./messages.ts";

/** Texts for some of the server's error codes. */
export type Causes = Partial<Record<Failure["code"], string>>;

export const TRY_LATER = "Tente novamente em alguns instantes.";

/** Failures that do not depend on the input. */
const COMMON: Causes = {
  network: CONNECTION_LOST,
  unavailable: "O portal está fora do ar por um momento. Tente de novo em instantes.",
  rate_limited: "Muitas tentativas seguidas. Aguarde alguns minutos e tente de novo.",
  "auth.required": "Sua sessão terminou. Entre de novo na sua conta.",
  "auth.google_required": "Para isso, entre de novo com o Google.",
};

/** Why something failed, in the screen's own words if it has some for the code; undefined if that is not known. */
export const knownCause = ({ code }: Failure, own: Causes = {}): string | undefined => own[code] ?? COMMON[code];

/** Like `knownCause`; says to try later if the cause is unknown. */
export const causeOf = (failure: Failure, own?: Causes): string => knownCause(failure, own) ?? TRY_LATER;

/** Makes the toast for a change that failed: what failed, and why. */
export const failureToast = (title: string, own?: Causes) => (failure: Failure) => ({
  title,
  text: causeOf(failure, own),
});

/** What is wrong with a field; else the fixed text of a failure, followed by its cause if that is known. */
export function failureText(failure: Failure, text: string): string {
  const [field] = Object.values(failure.fields);
  return field ?? [text, knownCause(failure)].filter(Boolean).join(" ");
}

/** Makes the toast for a change whose failure has a fixed text. */
export const errorToast = (text: string) => (failure: Failure) => ({ title: "Erro", text: failureText(failure, text) });
