import type { BudgetPage, PageKind } from "./pages.ts";

/**
 * Limits in kB (1,000 bytes), gzipped except for fonts, and a number of requests that leaves images aside. `js` is what
 * a page loads before it can be used. Source: the project's quality targets for first screens and the worker.
 */
export const LIMITS = {
  js: { prerendered: 125, data: 160, panel: 175, form: 190 } satisfies Record<PageKind, number>,
  requests: 16,
  routeJs: 15,
  css: 15,
  fonts: 45,
  worker: 600,
};

/** What a page may load before it can be used. */
export const limitsOf = ({ kind }: BudgetPage) => ({ js: LIMITS.js[kind], requests: LIMITS.requests });
