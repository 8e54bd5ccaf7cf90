import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { printTargets } from "./checks.ts";

/*
 * Clicks on typical links of the product, which must be built, after the first load: `node tests/lighthouse/clicks.ts
 * [page…]`. Exits with 1 when a target is missed.
 */

// Imported dynamically, after the aliases are registered, because these modules import the worker's code.
const { startStack } = await import("../../dev/stack/stack.ts");
const { checkClicks } = await import("./next-screens.ts");

const { positionals } = parseArgs({ allowPositionals: true });
const stack = await startStack({ seed: "demo" });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  process.exitCode = printTargets(await checkClicks(browser, stack, positionals)) ? 0 : 1;
} finally {
  await browser.close();
  await stack.stop();
}
