import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { freePort } from "../../dev/stack/ports.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { countBeforeUse } from "../budget/before-use.ts";
import { findChromium } from "../support/chromium.ts";
import { openFirst } from "../support/first-load.ts";
import { toTable } from "../support/table.ts";
import { startFloors } from "./floors.ts";
import { type Figures, runLighthouse } from "./measure.ts";
import { type Measured, missedTargets } from "./targets.ts";

/*
 * Measures the public pages of the product, which must be built: `node tests/lighthouse/run.ts [page…] [--runs 5]`, for
 * example with the page `/marketplace`. The two floors, pages with almost nothing, show what is due to the machine.
 * Exits with 1 when a target is missed.
 */

// Imported dynamically, after the aliases are registered, because these modules import the worker's code.
const { startStack } = await import("../../dev/stack/stack.ts");
const { PRERENDERED_PAGES, publicDataPages } = await import("../support/public-pages.ts");

const HOME = "/";
const PHONE = { width: 412, height: 823 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});
const runs = Number(values.runs);
if (!(Number.isInteger(runs) && runs > 0)) throw new Error("--runs: a whole number above 0");

interface Target {
  name: string;
  url: string;
  /** Undefined for a floor, which has no targets. */
  page?: { kind: "prerendered" | "data"; content: string };
}

async function targetsOf(stack: Stack, floorsUrl: string): Promise<Target[]> {
  const pages = [
    ...PRERENDERED_PAGES.map((page) => ({ ...page, kind: "prerendered" as const })),
    ...(await publicDataPages(stack)).map((page) => ({ ...page, kind: "data" as const })),
  ];
  const unknown = positionals.filter((name) => !pages.some((page) => page.name === name));
  if (unknown.length > 0) throw new Error(`no such page: ${unknown.join(", ")}`);
  const wanted = pages.filter(({ name }) => positionals.length === 0 || name === HOME || positionals.includes(name));
  return [
    ...wanted.map(({ name, path, kind, content }) => ({ name, url: stack.url + path, page: { kind, content } })),
    { name: "floor: HTML", url: `${floorsUrl}/plain` },
    { name: "floor: React", url: `${floorsUrl}/react` },
  ];
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** One list of figures per target, of all rounds. A round visits every target once, so that all meet the same load. */
async function measureAll(targets: readonly Target[], port: number): Promise<Figures[][]> {
  const all: Figures[][] = targets.map(() => []);
  for (let round = 1; round <= runs; round++) {
    for (const [i, { name, url }] of targets.entries()) {
      console.log(`round ${round} of ${runs}: ${name}`);
      all[i]?.push(await runLighthouse(url, port));
    }
  }
  return all;
}

function summarize(own: readonly Figures[], home: readonly Figures[]): Omit<Measured, "kind" | "beforeUse"> {
  const of = (read: (figures: Figures) => number) => median(own.map(read));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      "best-practices": of(({ scores }) => scores["best-practices"]),
      seo: of(({ scores }) => scores.seo),
    },
    faults: [...new Set(own.flatMap(({ faults }) => faults))],
    lcp: of(({ lcp }) => lcp),
    lcpRatio: median(own.map(({ lcp }, round) => lcp / (home[round]?.lcp ?? Number.NaN))),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    total: of(({ total }) => total),
    machine: of(({ machine }) => machine),
  };
}

async function loadOnce(browser: Browser, name: string, url: string, content: string) {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    const { files } = await openFirst(await context.newPage(), url, content);
    return countBeforeUse(name, files);
  } finally {
    await context.close();
  }
}

const HEADER = [
  ...["", "page", "perf", "a11y", "best", "SEO", "LCP ms", "× /", "TBT ms", "CLS"],
  ...["JS kB", "files", "requests", "total kB"],
];

async function report(browser: Browser, targets: readonly Target[], all: readonly Figures[][]): Promise<boolean> {
  const rows = [HEADER];
  const misses: string[] = [];
  for (const [i, { name, url, page }] of targets.entries()) {
    const figures = summarize(all[i] ?? [], all[0] ?? []);
    const beforeUse = page && (await loadOnce(browser, name, url, page.content));
    const missed = page && beforeUse ? missedTargets({ ...figures, kind: page.kind, beforeUse }) : [];
    misses.push(...missed.map((miss) => `${name}: ${miss}`));
    const { scores, lcp, lcpRatio, tbt, cls, total } = figures;
    rows.push([
      ...[page ? (missed.length > 0 ? "MISSED" : "ok") : "", name, ...Object.values(scores).map(String)],
      ...[lcp.toFixed(0), lcpRatio.toFixed(2), tbt.toFixed(0), cls.toFixed(3)],
      ...(beforeUse ? [beforeUse.js.toFixed(1), String(beforeUse.scripts), String(beforeUse.requests)] : ["", "", ""]),
      total.toFixed(0),
    ]);
  }
  const machine = median(all.flat().map((figures) => figures.machine));
  console.log(`\n${toTable(rows)}\n\nJS, files and requests: before use, images aside. Median of ${runs}.`);
  console.log(`Lighthouse's benchmark index of this machine: ${machine.toFixed(0)}`);
  console.log(misses.length > 0 ? `Missed:\n${misses.map((miss) => `  ${miss}`).join("\n")}` : "No target missed.");
  return misses.length === 0;
}

const floors = await startFloors(await freePort());
const stack = await startStack({ seed: "demo" });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
});
try {
  const targets = await targetsOf(stack, floors.url);
  // Photos and the edge's cache are warm, as for a site in use; the browser's cache is empty for each run.
  for (const { url } of targets) await fetch(url).then((response) => response.arrayBuffer());
  const isGood = await report(browser, targets, await measureAll(targets, port));
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  await stack.stop();
  await floors.stop();
}
