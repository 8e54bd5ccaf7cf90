import { MAX_PHOTOS } from "./rules.ts";

export const TOO_MANY_PHOTOS = `Máximo de ${MAX_PHOTOS} fotos por solicitação.`;
/** Answers to the n8n workflow. */
export const ASSISTANT = {
  unauthorized: "Token inválido.",
  notFound: "Solicitação não encontrada ou expirada.",
} as const;
