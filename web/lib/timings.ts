/** Every delay and duration of the web app, in milliseconds. */

/** Loaded data is shown at once and refreshed behind when it is older than this. */
export const STALE_AFTER_MS = 15_000;
/** How often a countdown on screen is refreshed. */
export const COUNTDOWN_REFRESH_MS = 60_000;
/** Several live events within this time cause one refresh. */
export const LIVE_REFRESH_DELAY_MS = 150;
/** A draft is kept this long after the last key. */
export const DRAFT_SAVE_DELAY_MS = 300;
/** A screen that is not ready by then shows 'Carregando...'. */
export const ROUTE_PENDING_AFTER_MS = 150;
/** 'Carregando...' stays no longer than it must. */
export const ROUTE_PENDING_MIN_MS = 0;
/** Each testimonial of the clients' landing page is shown for so long. */
export const TESTIMONIAL_MS = 4_000;
