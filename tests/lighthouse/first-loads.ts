import type { Browser } from "@playwright/test";
import type { Stack } from "../../dev/stack/stack.ts";
import { countBeforeUse } from "../budget/before-use.ts";
import type { PageKind } from "../budget/pages.ts";
import { median } from "../support/measure/figures.ts";
import { openFirst } from "../support/measure/first-load.ts";
import { toTable } from "../support/measure/table.ts";
import { PRERENDERED_PAGES, publicDataPages } from "../support/public-pages.ts";
import { newSession } from "../support/sessions.ts";
import type { Check } from "./checks.ts";
import { type Figures, runLighthouse } from "./measure.ts";
import { PANELS } from "./screens.ts";
import { checksOf } from "./targets.ts";

const HOME = "/";
const PANEL_NAMES = ["/cliente/dashboard", "/prestador/dashboard", "/oportunidades"];
const PHONE = { width: 412, height: 823 };
const TRIES = 2;

/** Null if the measurement failed. */
type Round = Figures | null;

interface Target {
  name: string;
  url: string;
  /** Undefined for a floor, which has no targets. */
  page?: { kind: PageKind; content: string };
  /** The session of the person who opens it. */
  session?: string;
}

async function targetsOf(stack: Stack, floorsUrl: string, names: readonly string[]): Promise<Target[]> {
  const panels = PANELS.filter(({ name }) => PANEL_NAMES.includes(name));
  const pages = [
    ...PRERENDERED_PAGES.map((page) => ({ ...page, kind: "prerendered" as const })),
    ...(await publicDataPages(stack)).map((page) => ({ ...page, kind: "data" as const })),
    ...panels.map((page) => ({ ...page, kind: "panel" as const })),
  ];
  const unknown = names.filter((name) => !pages.some((page) => page.name === name));
  if (unknown.length > 0) throw new Error(`no such page: ${unknown.join(", ")}`);
  const wanted = pages.filter(({ name }) => names.length === 0 || name === HOME || names.includes(name));
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

/** Lighthouse sometimes misses the start of a navigation, so a failed measurement is tried again once. */
async function measureOnce({ url, session }: Target, port: number): Promise<Round> {
  for (let tried = 1; tried <= TRIES; tried++) {
    try {
      return await runLighthouse(url, port, session && `sessao=${session}`);
    } catch (error) {
      console.log(`failed: ${error instanceof Error ? error.message : error}`);
    }
  }
  return null;
}

/** One list of figures per target, of all rounds. A round visits every target once, so that all meet the same load. */
async function measureAll(targets: readonly Target[], port: number, runs: number): Promise<Round[][]> {
  const all: Round[][] = targets.map(() => []);
  for (let round = 1; round <= runs; round++) {
    for (const [i, target] of targets.entries()) {
      console.log(`round ${round} of ${runs}: ${target.name}`);
      all[i]?.push(await measureOnce(target, port));
    }
  }
  return all;
}

/** The median of a time divided by that of another page in the same round. */
function ratio(time: "lcp" | "tbt", own: readonly Round[], other: readonly Round[]): number {
  return median(
    own.flatMap((figures, round) => {
      const base = other[round];
      return figures && base ? [figures[time] / base[time]] : [];
    }),
  );
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
    return (await visible(content)) > 0 && (await visible("h1")) === 1 && (await visible(".shimmer")) === 0;
  } finally {
    await context.close();
  }
}

const HEADER = [
  ...["page", "perf", "a11y", "best", "SEO", "LCP ms", "× /", "× React", "TBT ms", "× React", "CLS"],
  ...["JS kB", "files", "requests", "total kB"],
];
const shown = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : "–");

/** Opens the page, and returns what has a target and what JavaScript it needs before use. */
async function check(browser: Browser, target: Target, figures: Figures, lcpRatio: number) {
  const { name, url, page } = target;
  if (!page) return { checks: [], cells: ["", "", ""] };
  const beforeUse = await loadOnce(browser, target, page.content);
  const isReadable = page.kind === "panel" ? undefined : await readWithoutScripts(browser, url, page.content);
  return {
    checks: checksOf({ ...figures, page: name, kind: page.kind, beforeUse, lcpRatio, isReadable }),
    cells: [beforeUse.js.toFixed(1), String(beforeUse.scripts), String(beforeUse.requests)],
  };
}

/** Prints the figures of all pages, and returns what has a target. */
async function report(browser: Browser, targets: readonly Target[], all: readonly Round[][]): Promise<Check[]> {
  const rows = [HEADER];
  const checks: Check[] = [];
  const floor = all.at(-1) ?? [];
  for (const [i, target] of targets.entries()) {
    const rounds = all[i] ?? [];
    const own = rounds.filter((figures) => figures !== null);
    const figures = summarize(own);
    const lcpRatio = ratio("lcp", rounds, all[0] ?? []);
    const checked = await check(browser, target, figures, lcpRatio);
    checks.push(...checked.checks);
    const { scores, lcp, tbt, cls, total } = figures;
    const missing = rounds.length - own.length;
    rows.push([
      missing > 0 ? `${target.name} (${missing} of ${rounds.length} missing)` : target.name,
      ...Object.values(scores).map((score) => shown(score)),
      ...[shown(lcp), shown(lcpRatio, 2), shown(ratio("lcp", rounds, floor), 2)],
      ...[shown(tbt), shown(ratio("tbt", rounds, floor), 2), shown(cls, 3)],
      ...checked.cells,
      shown(total),
    ]);
  }
  const machine = median(all.flat().flatMap((figures) => figures?.machine ?? []));
  console.log(`\n${toTable(rows)}\n\nJS, files and requests: before use, images aside. Medians.`);
  console.log(`Lighthouse's benchmark index of this machine: ${shown(machine)}`);
  return checks;
}

interface Setup {
  browser: Browser;
  stack: Stack;
  floorsUrl: string;
  /** The browser's, for Lighthouse. */
  port: number;
}

/** The first loads of the public pages and panels, or of these and the home page, beside the floors. */
export async function checkFirstLoads(
  { browser, stack, floorsUrl, port }: Setup,
  names: readonly string[],
  runs: number,
): Promise<Check[]> {
  const targets = await targetsOf(stack, floorsUrl, names);
  // Photos and the edge's cache are warm, as for a site in use; the browser's cache is empty for each run.
  for (const { url } of targets) await fetch(url).then((response) => response.arrayBuffer());
  return report(browser, targets, await measureAll(targets, port, runs));
}
