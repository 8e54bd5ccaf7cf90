/** Answers to the n8n workflow. */
export const ASSISTANT = {
  unauthorized: "Token inválido.",
  notFound: "Solicitação não encontrada ou expirada.",
} as const;
