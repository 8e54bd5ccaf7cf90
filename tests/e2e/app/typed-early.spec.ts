import fc from "fast-check";
import { inFull } from "../../support/size.ts";
import { expect, expectLoaded, expectTakenOver, test } from "../support/test.ts";

const TRIES = inFull(2, 250);
/** Slowed 20 times beside other tests, the app takes long to start. */
const TAKEN_OVER_WITHIN_MS = 90_000;
const SEED = Number(process.env["SEED"] ?? 20_261_352);

/** When a text is pasted: so long after the HTML was read, or exactly when the app stops recording what people do. */
const tries = fc.record({
  delayMs: fc.option(fc.integer({ min: 0, max: 4000 }), { freq: 3 }),
  slowdown: fc.integer({ min: 1, max: 20 }),
  text: fc.stringMatching(/^[a-z]{4,10}$/),
});

/** Pastes the text that the name of the window has. */
function pasteEarly(): void {
  if (!window.name) return;
  const { delayMs, text } = JSON.parse(window.name) as { delayMs: number | null; text: string };
  const paste = () => {
    document.querySelector<HTMLInputElement>("input[type=search]")?.focus();
    document.execCommand("insertText", false, text);
  };
  if (delayMs !== null) {
    addEventListener("DOMContentLoaded", () => setTimeout(paste, delayMs));
    return;
  }
  let recorded: Window["earlyEvents"];
  Object.defineProperty(window, "earlyEvents", {
    configurable: true,
    get: () => recorded,
    set: (recording: NonNullable<Window["earlyEvents"]>) => {
      const stop = () => {
        recording.stop();
        paste();
      };
      recorded = { ...recording, stop };
    },
  });
}

for (const [path, parameter] of [
  ["/marketplace", "q"],
  ["/portal-conexoes", "busca"],
] as const) {
  test(`${path} searches what is pasted while the app takes over the page`, async ({ page }) => {
    test.setTimeout(TAKEN_OVER_WITHIN_MS + TRIES * 20_000);
    const browser = await page.context().newCDPSession(page);
    await page.addInitScript(pasteEarly);
    await page.goto(path);
    for (const { slowdown, ...what } of fc.sample(tries, { numRuns: TRIES, seed: SEED })) {
      await browser.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.evaluate((value) => {
        window.name = value;
      }, JSON.stringify(what));
      await page.goto(path, { waitUntil: "commit" });
      await expect(page, JSON.stringify({ slowdown, ...what })).toHaveURL(
        (url) => url.searchParams.get(parameter) === what.text,
        { timeout: TAKEN_OVER_WITHIN_MS },
      );
      await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    }
  });

  test(`${path} keeps the focus in its search box while it searches on a slow phone`, async ({ page }) => {
    test.setTimeout(2 * TAKEN_OVER_WITHIN_MS);
    await page.goto(path);
    await expectTakenOver(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 15 });
    const box = page.getByRole("searchbox");
    await box.pressSequentially("pedr");
    const inTime = { timeout: TAKEN_OVER_WITHIN_MS };
    await expect(page).toHaveURL(`${path}?${parameter}=pedr`, inTime);
    await expect(page.getByRole("listitem").filter({ hasText: "pedr" }).first()).toBeVisible(inTime);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expectLoaded(page);
    await expect(page.locator("input[type=search]")).toBeFocused();
  });
}
