/** The terms of use, a page outside the app (dev/build/legal-pages.ts). */
export const TERMS_PATH = "/termos";
