import type { Browser } from "@playwright/test";
import type { Stack } from "../../dev/stack/stack.ts";
import { countFiles, openFirst } from "../support/measure/first-load.ts";
import { toTable } from "../support/measure/table.ts";
import type { Check } from "./checks.ts";
import { mainScreens, type Screen, withPhone } from "./screens.ts";

/** Bytes per second and milliseconds before each response. */
const LINE = { downloadThroughput: 100_000, uploadThroughput: 100_000, latency: 400 };
const MAX_FIRST_TEXT_MS = 2_500;
const MAX_USABLE_MS = 6_000;

interface Measured {
  firstTextMs: number;
  contentMs: number;
  usableMs: number;
  js: number;
  requests: number;
}

const measure = (browser: Browser, stack: Stack, { path, content, as, act }: Screen): Promise<Measured> =>
  withPhone(browser, stack, as, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditionsByRule", {
      matchedNetworkConditions: [{ urlPattern: "", ...LINE }],
    });
    const { files, ...times } = await openFirst(page, path, content);
    await act?.(page);
    const answeredMs = act ? await page.evaluate(() => performance.now()) : 0;
    const { js, requests } = countFiles(files);
    return { ...times, usableMs: Math.max(times.usableMs, answeredMs), js, requests };
  });

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** One row of the table, and its checks. A screen that doesn't load or respond has no figures. */
async function judge(browser: Browser, stack: Stack, screen: Screen): Promise<{ row: string[]; checks: Check[] }> {
  const checks = (firstTextMs: number, usableMs: number): Check[] => [
    { target: "first text on a slow line, ms", page: screen.name, figure: firstTextMs, wanted: MAX_FIRST_TEXT_MS },
    { target: "usable on a slow line, ms", page: screen.name, figure: usableMs, wanted: MAX_USABLE_MS },
  ];
  try {
    const { firstTextMs, contentMs, usableMs, js, requests } = await measure(browser, stack, screen);
    const times = [firstTextMs, contentMs, usableMs].map(seconds);
    return { row: [screen.name, ...times, js.toFixed(1), String(requests)], checks: checks(firstTextMs, usableMs) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { row: [screen.name, error.message], checks: checks(Number.NaN, Number.NaN) };
  }
}

/** Opens the main screens, or those with these names, on a phone with a slow line and an empty cache; prints a table. */
export async function checkSlowLine(browser: Browser, stack: Stack, names: readonly string[]): Promise<Check[]> {
  const screens = await mainScreens(stack);
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0) throw new Error(`no such screen: ${unknown.join(", ")}`);
  const rows = [["on a slow line", "first text", "content", "usable", "JS kB", "requests"]];
  const checks: Check[] = [];
  for (const screen of screens.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const judged = await judge(browser, stack, screen);
    rows.push(judged.row);
    checks.push(...judged.checks);
  }
  console.log(`\n${toTable(rows)}`);
  return checks;
}
