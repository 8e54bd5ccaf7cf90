import { LIMITS } from "../budget/limits.ts";
import type { Figures } from "./measure.ts";

const MAX_LCP_RATIO = 1.3;
const MAX_CLS = 0.01;
/** Score for performance, and the one for machines below a benchmark index. */
const MIN_PERFORMANCE = 98;
const SLOW_MACHINE = { below: 1_500, minPerformance: 95 };

export interface Measured extends Figures {
  kind: "prerendered" | "data";
  /** JavaScript in kB as served, and the number of requests, images aside. */
  beforeUse: { js: number; requests: number };
  /** LCP divided by the home page's in the same round. */
  lcpRatio: number;
}

/** The targets that a page misses. */
export function missedTargets({ kind, scores, faults, cls, lcpRatio, beforeUse, machine }: Measured): string[] {
  const missed: string[] = [];
  const atLeast = (name: string, value: number, limit: number) => {
    if (!(value >= limit)) missed.push(`${name} ${value} below ${limit}`);
  };
  const atMost = (name: string, value: number, limit: number, digits = 0) => {
    if (!(value <= limit)) missed.push(`${name} ${value.toFixed(digits)} above ${limit}`);
  };
  atLeast(
    "performance",
    scores.performance,
    machine < SLOW_MACHINE.below ? SLOW_MACHINE.minPerformance : MIN_PERFORMANCE,
  );
  for (const name of ["accessibility", "best-practices", "seo"] as const) atLeast(name, scores[name], 100);
  if (faults.length > 0) missed.push(`audits: ${faults.join(", ")}`);
  if (kind === "data") atMost("LCP ratio", lcpRatio, MAX_LCP_RATIO, 2);
  atMost("CLS", cls, MAX_CLS, 3);
  atMost("kB of JavaScript", beforeUse.js, LIMITS.js[kind], 1);
  atMost("requests", beforeUse.requests, LIMITS.requests);
  return missed;
}
