import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import type { Stack } from "../../dev/stack/stack.ts";
import { findChromium } from "../support/chromium.ts";
import { countFiles, openFirst } from "../support/first-load.ts";
import { toTable } from "../support/table.ts";
import type { Screen } from "./screens.ts";

/*
 * Opens the main screens of the product, which must be built, on a phone with a slow line and an empty cache:
 * `node tests/lighthouse/slow-line.ts [screen…]`. Exits with 1 when a target is missed.
 */

// Imported dynamically, after the aliases are registered, because these modules import the worker's code.
const { startStack } = await import("../../dev/stack/stack.ts");
const { newSession } = await import("../support/sessions.ts");
const { mainScreens } = await import("./screens.ts");

/** Bytes per second and milliseconds before each response. */
const LINE = { downloadThroughput: 100_000, uploadThroughput: 100_000, latency: 400 };
const PHONE = { width: 360, height: 740 };
const MAX_FIRST_TEXT_MS = 2_500;
const MAX_USABLE_MS = 6_000;

const { positionals } = parseArgs({ allowPositionals: true });

interface Measured {
  firstTextMs: number;
  contentMs: number;
  usableMs: number;
  js: number;
  requests: number;
}

async function measure(browser: Browser, stack: Stack, { path, content, as, act }: Screen): Promise<Measured> {
  const context = await browser.newContext({ baseURL: stack.url, viewport: PHONE, isMobile: true, hasTouch: true });
  try {
    if (as) await context.addCookies([{ name: "sessao", value: await newSession(stack, as), url: stack.url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditionsByRule", {
      matchedNetworkConditions: [{ urlPattern: "", ...LINE }],
    });
    const { files, ...times } = await openFirst(page, path, content);
    await act?.(page);
    const answeredMs = act ? await page.evaluate(() => performance.now()) : 0;
    const { js, requests } = countFiles(files);
    return { ...times, usableMs: Math.max(times.usableMs, answeredMs), js, requests };
  } finally {
    await context.close();
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** One row of the table, and the missed targets. A screen that doesn't load or respond misses them too. */
async function judge(browser: Browser, stack: Stack, screen: Screen): Promise<{ row: string[]; missed: string[] }> {
  try {
    const { firstTextMs, contentMs, usableMs, js, requests } = await measure(browser, stack, screen);
    const missed = [
      ...(firstTextMs > MAX_FIRST_TEXT_MS ? [`first text after ${seconds(firstTextMs)}`] : []),
      ...(usableMs > MAX_USABLE_MS ? [`usable after ${seconds(usableMs)}`] : []),
    ];
    const times = [firstTextMs, contentMs, usableMs].map(seconds);
    return { row: [screen.name, ...times, js.toFixed(1), String(requests)], missed };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { row: [screen.name], missed: [error.message] };
  }
}

const stack = await startStack({ seed: "demo" });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
const rows = [["", "screen", "first text", "content", "usable", "JS kB", "requests"]];
const misses: string[] = [];
try {
  const screens = await mainScreens(stack);
  const unknown = positionals.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0) throw new Error(`no such screen: ${unknown.join(", ")}`);
  for (const screen of screens.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const { row, missed } = await judge(browser, stack, screen);
    rows.push([missed.length > 0 ? "MISSED" : "ok", ...row]);
    misses.push(...missed.map((miss) => `  ${screen.name}: ${miss}`));
  }
} finally {
  await browser.close();
  await stack.stop();
}
console.log(toTable(rows));
console.log(`Targets: first text after ${seconds(MAX_FIRST_TEXT_MS)}, usable after ${seconds(MAX_USABLE_MS)}.`);
console.log(misses.length > 0 ? `Missed:\n${misses.join("\n")}` : "No target missed.");
process.exitCode = misses.length > 0 ? 1 : 0;
