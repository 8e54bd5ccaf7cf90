import type { BudgetPage, PageKind } from "./pages.ts";

/**
 * Limits in kB (1,000 bytes), gzipped except for fonts, and a number of requests that leaves images aside. `js` is what
 * a page loads before it can be used. Source: the project's quality targets for first screens and the worker.
 */
export const LIMITS = {
  js: { prerendered: 120, data: 130, panel: 160 } satisfies Record<PageKind, number>,
  requests: 10,
  routeJs: 15,
  css: 15,
  fonts: 45,
  worker: 350,
};

interface PageLimits {
  js: number;
  requests: number;
}

/**
 * Pages above a limit, with the size that they must not exceed meanwhile: the measured one, rounded up. Calls of the API are
 * requests too, and their number varies a little. Remove what a page no longer needs.
 */
export const MEANWHILE: Readonly<Record<string, Partial<PageLimits>>> = {
  "/marketplace": { js: 146 },
  "/anuncio/$slug": { js: 148 },
  "/cartao/$slug": { js: 144 },
  "/demanda": { js: 140 },
  "/portal-conexoes": { js: 144 },
  "/portal-conexoes/perfil/$id": { js: 146 },
  "/profissionais/$especialidade/$cidade": { js: 144 },
  "/solicitar-servico": { js: 172 },
  "/profile": { js: 176 },
  "/perfil": { js: 176 },
};

/** What a page should load at most, and what it may load meanwhile. */
export function limitsOf({ path, kind }: BudgetPage): { target: PageLimits; allowed: PageLimits } {
  const target = { js: LIMITS.js[kind], requests: LIMITS.requests };
  return { target, allowed: { ...target, ...MEANWHILE[path] } };
}
