/** Every delay and duration of the web app, in milliseconds. */

/** Cached data older than this is refetched in the background. */
export const STALE_AFTER_MS = 15_000;
/** How often a countdown on screen is updated. */
export const COUNTDOWN_REFRESH_MS = 60_000;
/** Several live events within this time cause one refresh. */
export const LIVE_REFRESH_DELAY_MS = 150;
/** When the server disconnected all apps, each asks for what it missed within this time, so that not all ask at once. */
export const LIVE_CATCH_UP_SPREAD_MS = 10_000;
/** A draft is saved this long after the last keystroke. */
export const DRAFT_SAVE_DELAY_MS = 300;
/** Text in a search or price filter is applied this long after the last keystroke. */
export const SEARCH_DELAY_MS = 400;
/** Delay before the one retry of code that failed to load. */
export const LATE_RETRY_MS = 1_000;
/** A screen that isn't ready after this time shows 'Carregando...' or its overlay. */
export const ROUTE_PENDING_AFTER_MS = 150;
/** Minimum time that 'Carregando...' is shown. */
export const ROUTE_PENDING_MIN_MS = 0;

/** How long an overlay stays at most over a screen that is opened from the client panel and still loads. */
export const NAVIGATION_OVERLAY_MS = 1_000;
/** The same, on the way to the marketplace. */
export const MARKETPLACE_OVERLAY_MS = 1_500;
/** The same, between two sections. */
export const SECTION_OVERLAY_MS = 800;
/** The same, in the provider panel. */
export const PROVIDER_NAVIGATION_OVERLAY_MS = 2_000;
/** The same, on the way to the provider panel: 'Área do Prestador'. */
export const PROVIDER_OVERLAY_MS = 4_000;
/** How often its progress bar grows. */
export const PROVIDER_PROGRESS_TICK_MS = 150;
/** Delay before the profile screen returns to the dashboard after saving. */
export const PROFILE_RETURN_DELAY_MS = 1_500;
/** Delay between a rating that was sent and the reload of profile, ratings and list. */
export const RATINGS_RELOAD_MS = 1_500;
/** Delay before the way home after a subscription without a link. */
export const PAYMENT_WITHOUT_LINK_HOME_MS = 3_000;
/** How often the payment dialog asks whether the payment arrived, in case a live event is lost. */
export const PAYMENT_CHECK_MS = 20_000;
/** Duration and interval of the counting stats on the provider landing page. */
export const COUNT_UP_MS = 2_000;
export const COUNT_UP_STEP_MS = 50;
/** How long the client landing page shows each testimonial. */
export const TESTIMONIAL_MS = 4_000;
/** An upload that takes longer fails like a lost connection. */
export const UPLOAD_TIMEOUT_MS = 120_000;
/** The service worker is registered this long after the app started, when the page is loaded and idle. */
export const SETTLE_AFTER_MS = 5_000;
/** An open app asks for a new version this long after it last did, when it is shown again. */
export const UPDATE_CHECK_MS = 60 * 60 * 1_000;
/** Answers are kept for later this long after they arrived. */
export const PERSIST_DELAY_MS = 300;
/** Kept answers older than this are not shown. */
export const PERSISTED_FOR_MS = 7 * 24 * 60 * 60 * 1_000;
/** What could not be sent although there seemed to be a network is tried again after this time. */
export const SEND_AGAIN_MS = 10_000;
