export const HIDDEN = {
  mark: "Oculto pela moderação",
  text: "Oculto pela moderação: só você vê. Editar ou renovar não o mostra de novo.",
  support: "Falar com o suporte",
  why: "Ver o motivo e responder",
} as const;

/** For who may not use the portal. */
export const ACCESS = {
  blocked: "Sua conta está bloqueada. Fale com o suporte.",
  blockedText: "Olá! Minha conta no Portal da Construção está bloqueada.",
  bannedText: "Olá! Não consigo usar meu e-mail ou WhatsApp no Portal da Construção.",
} as const;
