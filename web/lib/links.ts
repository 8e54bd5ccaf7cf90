/** Pages outside the app (dev/build/legal-pages.ts). */
export const TERMS_PATH = "/termos";
export const PRIVACY_PATH = "/privacidade";
