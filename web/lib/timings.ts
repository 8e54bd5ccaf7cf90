/** Every delay and duration of the web app, in milliseconds. */

/** Loaded data is shown at once and refreshed behind when it is older than this. */
export const STALE_AFTER_MS = 15_000;
/** How often a countdown on screen is refreshed. */
export const COUNTDOWN_REFRESH_MS = 60_000;
/** Several live events within this time cause one refresh. */
export const LIVE_REFRESH_DELAY_MS = 150;
/** A draft is kept this long after the last key. */
export const DRAFT_SAVE_DELAY_MS = 300;
/** What is typed into a search or a price filter acts this long after the last key. */
export const SEARCH_DELAY_MS = 400;
/** Code that did not come is asked for once more after this. */
export const LATE_RETRY_MS = 1_000;
/** A screen that is not ready by then shows 'Carregando...'. */
export const ROUTE_PENDING_AFTER_MS = 150;
/** 'Carregando...' stays no longer than it must. */
export const ROUTE_PENDING_MIN_MS = 0;

/** Between a tap in the panel of clients and the next screen. */
export const NAVIGATION_OVERLAY_MS = 1_000;
/** The same on the way to the classifieds. */
export const MARKETPLACE_OVERLAY_MS = 1_500;
/** The same between two sections of the panel. */
export const SECTION_OVERLAY_MS = 800;
/** Between a tap in the panel of providers and the next screen, and how long its overlay is seen in all. */
export const PROVIDER_NAVIGATION_MS = 1_000;
export const PROVIDER_NAVIGATION_OVERLAY_MS = 2_000;
/** Opened directly, the panel of providers is covered for so long after its profile is there. */
export const PROVIDER_AFTER_PROFILE_MS = 2_000;
/** 'Área do Prestador' stays no longer than this. */
export const PROVIDER_OVERLAY_MS = 4_000;
/** How often its bar grows, and how long the full bar is seen. */
export const PROVIDER_PROGRESS_TICK_MS = 150;
export const PROVIDER_PROGRESS_FULL_MS = 500;
/** After the profile was saved, its screen gives way to the dashboard. */
export const PROFILE_RETURN_DELAY_MS = 1_500;
/** Figures of the providers' landing page count up for so long, a step each so often. */
export const COUNT_UP_MS = 2_000;
export const COUNT_UP_STEP_MS = 50;
/** Each testimonial of the clients' landing page is shown for so long. */
export const TESTIMONIAL_MS = 4_000;
/** A photo that is not sent by then counts as no connection. */
export const UPLOAD_TIMEOUT_MS = 120_000;
