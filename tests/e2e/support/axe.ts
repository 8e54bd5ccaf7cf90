import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const SOURCE = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** axe parses the colours of every layer behind every text. Few colours are on a screen, and parsing each once saves a third of its time. */
const PARSE_COLORS_ONCE = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const parsed = new Map();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}`;

/**
 * Runs axe on a page that holds still. A transition is only some frames long, because tests ask for reduced motion, but in
 * between the colours are those from before the change; so none may run or begin. Animations have an end to wait for.
 */
const SCAN = `(async () => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
  try {
    const isEnding = ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(isEnding).map(({ finished }) => finished));
    const options = { resultTypes: ["violations"], iframes: false, preload: { assets: ["media"] } };
    const { violations } = await axe.run(options);
    return violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join(" | "));
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
})()`;

/**
 * What axe finds wrong on the page. @axe-core/playwright does the same for more than twice the time: it loads axe twice for each call,
 * and returns what is right too. Frames are left out, because the app only has those of other sites.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${SOURCE}\n${PARSE_COLORS_ONCE}`);
  return page.evaluate<string[]>(SCAN);
}
