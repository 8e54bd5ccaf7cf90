/** Pages outside the app (dev/build/legal-pages.ts). */
export const TERMS_PATH = "/termos";
export const PRIVACY_PATH = "/privacidade";
/** The part of a screen with what is stored about a person, to which the pages above link. */
export const OWN_DATA_PATH = "/conta#privacidade";
