import type { Failure } from "@/lib/errors.ts";
import { CONNECTION_LOST } from "@/lib/messages.ts";

const TRY_LATER = "Tente novamente em alguns instantes.";

/** Toast for a failed change. */
export const failed = (text: string) => (failure: Failure) => ({ title: "Erro", text: failureText(failure, text) });

/** Text for a failure that has no specific message on its screen. */
export function failureText(failure: Failure, text: string): string {
  const [field] = Object.values(failure.fields);
  if (field) return field;
  if (failure.code === "network") return `${text} ${CONNECTION_LOST}`;
  return failure.code === "rate_limited" ? `${text} ${TRY_LATER}` : text;
}
