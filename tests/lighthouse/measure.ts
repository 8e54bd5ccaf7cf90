import lighthouse from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

/** Lighthouse's figures for one page; scores are from 0 to 100, times in milliseconds, sizes in kB of 1,000 bytes. */
export interface Figures {
  scores: Record<Category, number>;
  /** Audits of any category but performance that found a fault. */
  faults: string[];
  lcp: number;
  tbt: number;
  cls: number;
  /** Everything that the page loaded, with headers. */
  total: number;
  /** Speed of this machine: Lighthouse's benchmark index. */
  machine: number;
}

/** Categories whose faults count. Search engines don't see what is behind the log-in. */
const faultless = (isPublic: boolean) =>
  CATEGORIES.filter((name) => name !== "performance" && (isPublic || name !== "seo"));

/**
 * Runs Lighthouse with its default settings, which are a phone on a simulated slow network.
 * @param cookie header with the session of somebody who is logged in
 */
export async function runLighthouse(url: string, port: number, cookie?: string): Promise<Figures> {
  const extraHeaders = cookie === undefined ? null : { Cookie: cookie };
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...CATEGORIES], extraHeaders });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories, environment, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (name: Category) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const faults = faultless(cookie === undefined).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    faults,
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    total: value("total-byte-weight") / 1000,
    machine: environment.benchmarkIndex,
  };
}
