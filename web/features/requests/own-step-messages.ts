import type { Failure } from "@/lib/errors.ts";

export const HIRED = {
  question: "A contratação foi confirmada. Podemos encerrar a solicitação?",
  close: "Encerrar a solicitação",
  seek: "Ainda procuro mais gente",
  closed: "Solicitação encerrada",
  closedText: "Ela saiu da lista. Você pode reabri-la enquanto não expirar.",
  seeking: "Sua solicitação continua na lista",
  seekingText: "Quando contratar mais alguém, diga quem foi na lista de interessados.",
} as const;

export const EXTEND = {
  action: "Prorrogar por 48 h",
  done: "Solicitação prorrogada",
  doneText: "Ela fica na lista por mais 48 horas. Só dá para prorrogar uma vez.",
} as const;

/** Toast for a request that could not be changed. */
export function stepFailure({ code }: Failure): { title: string; text: string } {
  const title = "Não foi possível mudar a solicitação";
  if (code === "auth.required") return { title: "Login necessário", text: "Entre de novo para continuar." };
  if (code === "request.not_found") return { title, text: "Ela já terminou, ou foi mudada em outro aparelho." };
  if (code === "rate_limited")
    return { title, text: "Você fez muitas alterações. Espere até uma hora e tente de novo." };
  return { title, text: "Tente novamente em alguns instantes." };
}
