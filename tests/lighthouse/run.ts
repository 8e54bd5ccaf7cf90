import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { freePort } from "../../dev/stack/ports.ts";
import type { Stack } from "../../dev/stack/stack.ts";
import { countBeforeUse } from "../budget/before-use.ts";
import type { PageKind } from "../budget/pages.ts";
import { findChromium } from "../support/chromium.ts";
import { openFirst } from "../support/first-load.ts";
import { toTable } from "../support/table.ts";
import { type Check, printTargets } from "./checks.ts";
import { startFloors } from "./floors.ts";
import { type Figures, runLighthouse } from "./measure.ts";
import { checksOf } from "./targets.ts";

/*
 * Measures the targets F1 to F5 of the product, which must be built: `node tests/lighthouse/run.ts [page…] [--runs 3]`,
 * for example with the page `/marketplace`. The two floors, pages with almost nothing, show what is due to the machine.
 * Exits with 1 when a target is missed.
 */

// Imported dynamically, after the aliases are registered, because these modules import the worker's code.
const { startStack } = await import("../../dev/stack/stack.ts");
const { PRERENDERED_PAGES, publicDataPages } = await import("../support/public-pages.ts");
const { newSession } = await import("../support/sessions.ts");
const { PANELS } = await import("./screens.ts");
const { checkSlowLine } = await import("./slow-screens.ts");
const { checkClicks } = await import("./next-screens.ts");

const HOME = "/";
const PANEL_NAMES = ["/cliente/dashboard", "/prestador/dashboard", "/oportunidades"];
const PHONE = { width: 412, height: 823 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const runs = Number(values.runs);
if (!(Number.isInteger(runs) && runs > 0)) throw new Error("--runs: a whole number above 0");

interface Target {
  name: string;
  url: string;
  /** Undefined for a floor, which has no targets. */
  page?: { kind: PageKind; content: string };
  /** The session of the person who opens it. */
  session?: string;
}

async function targetsOf(stack: Stack, floorsUrl: string): Promise<Target[]> {
  const panels = PANELS.filter(({ name }) => PANEL_NAMES.includes(name));
  const pages = [
    ...PRERENDERED_PAGES.map((page) => ({ ...page, kind: "prerendered" as const })),
    ...(await publicDataPages(stack)).map((page) => ({ ...page, kind: "data" as const })),
    ...panels.map((page) => ({ ...page, kind: "panel" as const })),
  ];
  const unknown = positionals.filter((name) => !pages.some((page) => page.name === name));
  if (unknown.length > 0) throw new Error(`no such page: ${unknown.join(", ")}`);
  const wanted = pages.filter(({ name }) => positionals.length === 0 || name === HOME || positionals.includes(name));
  const targets: Target[] = [];
  for (const { name, path, kind, content, ...more } of wanted) {
    const session = "as" in more && more.as ? await newSession(stack, more.as) : undefined;
    targets.push({ name, url: stack.url + path, page: { kind, content }, ...(session && { session }) });
  }
  return [
    ...targets,
    { name: "floor: HTML", url: `${floorsUrl}/plain` },
    { name: "floor: React", url: `${floorsUrl}/react` },
  ];
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** One list of figures per target, of all rounds. A round visits every target once, so that all meet the same load. */
async function measureAll(targets: readonly Target[], port: number): Promise<Figures[][]> {
  const all: Figures[][] = targets.map(() => []);
  for (let round = 1; round <= runs; round++) {
    for (const [i, { name, url, session }] of targets.entries()) {
      console.log(`round ${round} of ${runs}: ${name}`);
      all[i]?.push(await runLighthouse(url, port, session && `sessao=${session}`));
    }
  }
  return all;
}

/** The median of a time divided by that of another page in the same round. */
function ratio(time: "lcp" | "tbt", own: readonly Figures[], other: readonly Figures[]): number {
  return median(own.map((figures, round) => figures[time] / (other[round]?.[time] ?? Number.NaN)));
}

function summarize(own: readonly Figures[]): Figures {
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
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    total: of(({ total }) => total),
    machine: of(({ machine }) => machine),
  };
}

async function loadOnce(browser: Browser, { name, url, session }: Target, content: string) {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    // A cookie takes its path from the address, and calls of the API have another.
    if (session) await context.addCookies([{ name: "sessao", value: session, url: new URL(url).origin }]);
    const { files } = await openFirst(await context.newPage(), url, content);
    return countBeforeUse(name, files);
  } finally {
    await context.close();
  }
}

/** Whether the content is there without JavaScript, and no placeholder. */
async function readWithoutScripts(browser: Browser, url: string, content: string): Promise<boolean> {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const visible = (selector: string) => page.locator(selector).locator("visible=true").count();
    return (await visible(content)) > 0 && (await visible("h1")) === 1 && (await visible(".animate-shimmer")) === 0;
  } finally {
    await context.close();
  }
}

const HEADER = [
  ...["page", "perf", "a11y", "best", "SEO", "LCP ms", "× /", "× React", "TBT ms", "× React", "CLS"],
  ...["JS kB", "files", "requests", "total kB"],
];
const times = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : "–");

/** Prints the figures of all pages, and returns what has a target. */
async function report(browser: Browser, targets: readonly Target[], all: readonly Figures[][]): Promise<Check[]> {
  const rows = [HEADER];
  const checks: Check[] = [];
  const floor = all.at(-1) ?? [];
  for (const [i, target] of targets.entries()) {
    const { name, url, page } = target;
    const own = all[i] ?? [];
    const figures = summarize(own);
    const lcpRatio = ratio("lcp", own, all[0] ?? []);
    const beforeUse = page && (await loadOnce(browser, target, page.content));
    if (page && beforeUse) {
      const isReadable = page.kind === "panel" ? undefined : await readWithoutScripts(browser, url, page.content);
      checks.push(...checksOf({ ...figures, page: name, kind: page.kind, beforeUse, lcpRatio, isReadable }));
    }
    const { scores, lcp, tbt, cls, total } = figures;
    rows.push([
      ...[name, ...Object.values(scores).map(String)],
      ...[lcp.toFixed(0), times(lcpRatio), times(ratio("lcp", own, floor))],
      ...[tbt.toFixed(0), times(ratio("tbt", own, floor)), cls.toFixed(3)],
      ...(beforeUse ? [beforeUse.js.toFixed(1), String(beforeUse.scripts), String(beforeUse.requests)] : ["", "", ""]),
      total.toFixed(0),
    ]);
  }
  const machine = median(all.flat().map((figures) => figures.machine));
  console.log(`\n${toTable(rows)}\n\nJS, files and requests: before use, images aside. Median of ${runs}.`);
  console.log(`Lighthouse's benchmark index of this machine: ${machine.toFixed(0)}`);
  return checks;
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
  const checks = await report(browser, targets, await measureAll(targets, port));
  checks.push(...(positionals.length > 0 ? [] : await checkClicks(browser, stack, [])));
  checks.push(...(await checkSlowLine(browser, stack, positionals)));
  process.exitCode = printTargets(checks) ? 0 : 1;
} finally {
  await browser.close();
  await stack.stop();
  await floors.stop();
}
