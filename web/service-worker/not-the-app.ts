/**
 * Paths at which the app has no screen, so that its empty page must not stand in for them without a network: routes of the
 * worker, pages without the app, and files.
 */
export const NOT_THE_APP: readonly RegExp[] = [
  /^\/(trpc|auth|live|suporte|health|img|upload|contato|certificado|webhooks|fatura|n8n|assets|telas|figuras)(\/|$)/,
  /^\/(alertas|buscas)\/parar\//,
  /^\/(termos|privacidade)(\/|$)/,
  /\.[^/]*$/,
];
