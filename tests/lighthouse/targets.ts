import { LIMITS } from "../budget/limits.ts";
import type { PageKind } from "../budget/pages.ts";
import type { Check } from "./checks.ts";
import type { Figures } from "./measure.ts";

const MAX_LCP_RATIO = 1.3;
const MAX_CLS = 0.01;
/** Score for performance, and the one for machines below a benchmark index. */
const MIN_PERFORMANCE = 98;
const SLOW_MACHINE = { below: 1_500, minPerformance: 95 };

export interface Measured extends Figures {
  page: string;
  kind: PageKind;
  /** JavaScript in kB as served, and the number of requests, images aside. */
  beforeUse: { js: number; requests: number };
  /** LCP divided by the home page's in the same round. */
  lcpRatio: number;
  /** Whether it shows its content without JavaScript; undefined for panels, which don't. */
  isReadable: boolean | undefined;
}

/**
 * What is wanted of a page's first load. Panels are behind the log-in, where search engines don't look, and no
 * score for performance is wanted of them.
 */
export function checksOf(measured: Measured): Check[] {
  const { page, kind, scores, faults, cls, lcpRatio, beforeUse, machine, isReadable } = measured;
  const minPerformance = machine < SLOW_MACHINE.below ? SLOW_MACHINE.minPerformance : MIN_PERFORMANCE;
  const isPublic = kind !== "panel";
  const score = (name: string, figure: number, wanted = 100) => ({
    target: name,
    page,
    figure,
    wanted,
    isLowest: true,
  });
  return [
    ...(isPublic ? [score("performance", scores.performance, minPerformance), score("SEO", scores.seo)] : []),
    score("accessibility", scores.accessibility),
    score("best practices", scores["best-practices"]),
    { target: "audits with faults", page: [page, ...faults].join(" "), figure: faults.length, wanted: 0 },
    ...(kind === "data"
      ? [{ target: "LCP ÷ that of /", page, figure: lcpRatio, wanted: MAX_LCP_RATIO, digits: 2 }]
      : []),
    ...(isReadable === undefined
      ? []
      : [{ target: "readable without JavaScript", page, figure: Number(isReadable), wanted: 1, isLowest: true }]),
    { target: "CLS", page, figure: cls, wanted: MAX_CLS, digits: 3 },
    ...(isPublic ? [{ target: "requests before use", page, figure: beforeUse.requests, wanted: LIMITS.requests }] : []),
    { target: `kB of JavaScript, ${kind}`, page, figure: beforeUse.js, wanted: LIMITS.js[kind], digits: 1 },
  ];
}
