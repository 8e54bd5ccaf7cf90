/** The terms of use, a page outside the app. */
export const TERMS_URL = "https://www.portaldaconstrucao.ms/termos";
