import { RENAMES } from "./rules.ts";

export const TOO_MANY_NAMES = `Você já mudou de nome ${RENAMES.max} vezes em 24 horas. Tente de novo amanhã.`;
export const EMAIL_TAKEN = "Este e-mail já está cadastrado em nossa plataforma.";
