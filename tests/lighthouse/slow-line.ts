import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../support/chromium.ts";
import { printTargets } from "./checks.ts";

/*
 * Opens the main screens of the product, which must be built, on a phone with a slow line and an empty cache:
 * `node tests/lighthouse/slow-line.ts [screen…]`. Exits with 1 when a target is missed.
 */

// Imported dynamically, after the aliases are registered, because these modules import the worker's code.
const { startStack } = await import("../../dev/stack/stack.ts");
const { checkSlowLine } = await import("./slow-screens.ts");

const { positionals } = parseArgs({ allowPositionals: true });
const stack = await startStack({ seed: "demo" });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  process.exitCode = printTargets(await checkSlowLine(browser, stack, positionals)) ? 0 : 1;
} finally {
  await browser.close();
  await stack.stop();
}
