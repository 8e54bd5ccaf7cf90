export const SUPPORT = {
  open: "Abrir conversa no WhatsApp",
  orMail: "Prefere e-mail? Escreva para",
  failed: "Não foi possível carregar o contato do suporte",
} as const;
