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
 * Waits for transitions, which even a duration of 0.01 ms lets begin in one frame and end in a later one: in between, colours
 * are those from before the change.
 */
const settled = async () => {
  const isEnding = ({ playState, effect }: Animation) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  const running = document.getAnimations().filter(isEnding);
  await Promise.allSettled(running.map(({ finished }) => finished));
};

/**
 * What axe finds wrong on the page. @axe-core/playwright does the same for more than twice the time: it loads axe twice for each call,
 * and returns what is right too. Frames are left out, because the app only has those of other sites.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${SOURCE}\n${PARSE_COLORS_ONCE}`);
  await page.evaluate(settled);
  return page.evaluate<string[]>(`axe
    .run({ resultTypes: ["violations"], iframes: false, preload: { assets: ["media"] } })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join(" | ")))`);
}
