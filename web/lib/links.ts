/** The terms of use: a page of its own, outside the app. */
export const TERMS_URL = "https://www.portaldaconstrucao.ms/termos";
