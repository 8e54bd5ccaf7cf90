import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { freePort } from "../../dev/stack/ports.ts";
import { startStack } from "../../dev/stack/stack.ts";
import { findChromium } from "../support/chromium.ts";
import { type Check, printTargets } from "./checks.ts";
import { checkFirstLoads } from "./first-loads.ts";
import { startFloors } from "./floors.ts";
import { checkClicks } from "./next-screens.ts";
import { checkSlowLine } from "./slow-screens.ts";

/*
 * Measures first loads, next screens and a slow line of the product, which must be built:
 * `npm run lighthouse [-- page…] [--runs 3]`, for example with the page `/marketplace`. `--only clicks,slow-line` leaves the first loads out. The two floors, pages with
 * almost nothing, show what is due to the machine. Exits with 1 when a target is missed.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const runs = Number(values.runs);
if (!(Number.isInteger(runs) && runs > 0)) throw new Error("--runs: a whole number above 0");

const floors = await startFloors(await freePort());
const stack = await startStack({ seed: "demo" });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
});

const PARTS: Record<string, () => Promise<Check[]>> = {
  "first-loads": () => checkFirstLoads({ browser, stack, floorsUrl: floors.url, port }, positionals, runs),
  clicks: () => checkClicks(browser, stack, positionals),
  "slow-line": () => checkSlowLine(browser, stack, positionals),
};
/** The pages to click on are others. */
const usual = positionals.length > 0 ? ["first-loads", "slow-line"] : Object.keys(PARTS);

try {
  const wanted = values.only?.split(",") ?? usual;
  const unknown = wanted.filter((name) => !(name in PARTS));
  if (unknown.length > 0) throw new Error(`--only: some of ${Object.keys(PARTS)}, not ${unknown}`);
  const checks: Check[] = [];
  for (const name of wanted) checks.push(...((await PARTS[name]?.()) ?? []));
  process.exitCode = printTargets(checks) ? 0 : 1;
} finally {
  await browser.close();
  await stack.stop();
  await floors.stop();
}
