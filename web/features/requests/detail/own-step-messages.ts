import { failureToast } from "@/lib/failure-messages.ts";

export const HIRED = {
  question: "A contratação foi confirmada. Podemos encerrar a solicitação?",
  close: "Encerrar a solicitação",
  seek: "Ainda procuro mais gente",
  closed: "Solicitação encerrada",
  closedText: "Ela saiu da lista.",
  seeking: "Sua solicitação continua na lista",
  seekingText: "Quando contratar mais alguém, diga quem foi na lista de interessados.",
} as const;

export const EXTEND = {
  action: "Prorrogar por 48 h",
  done: "Solicitação prorrogada",
  doneText: "Ela fica na lista por mais 48 horas. Só dá para prorrogar uma vez.",
} as const;

/** Toast for a request that could not be changed. */
export const stepFailure = failureToast("Não foi possível mudar a solicitação", {
  "request.not_found": "Ela já terminou, ou foi mudada em outro aparelho.",
  rate_limited: "Você fez muitas alterações. Espere até uma hora e tente de novo.",
});
