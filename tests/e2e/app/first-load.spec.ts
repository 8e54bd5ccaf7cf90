import type { Page } from "@playwright/test";
import { countBeforeUse } from "../../budget/before-use.ts";
import { limitsOf } from "../../budget/limits.ts";
import { openFirst } from "../../support/measure/first-load.ts";
import { publicDataPages } from "../../support/public-pages.ts";
import { expect, isSlow, test } from "../support/test.ts";

const MAX_SHIFT = 0.01;

test("public pages with data load before use what the budget says", async ({ newVisitor, stack }) => {
  for (const { name, path, content } of await publicDataPages(stack)) {
    const { page } = await newVisitor();
    const { files } = await openFirst(page, path, content);
    const { page: budget, js, requests, uncounted } = countBeforeUse(name, files);
    const limits = limitsOf(budget);
    expect.soft(uncounted, `scripts of ${name} that tests/budget.ts doesn't count`).toEqual([]);
    expect.soft(js, `kB of JavaScript on ${name}`).toBeLessThanOrEqual(limits.js);
    expect.soft(requests, `requests of ${name}`).toBeLessThanOrEqual(limits.requests);
  }
});

/** The sum of what moved so far. What loads late, such as a drawing, has arrived when the page is idle. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    new PerformanceObserver((list) => add(list.getEntries())).observe({ type: "layout-shift", buffered: true });
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)));
    }
    return sum;
  });

test("public pages with data don't move while they load", async ({ newVisitor, stack }) => {
  test.skip(isSlow, "without the HTTP cache, the font comes later than the text");
  for (const { name, path, content } of await publicDataPages(stack)) {
    const { page } = await newVisitor();
    // If the font comes later than the text, a title that almost fills its lines may wrap once more.
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    await openFirst(page, path, content);
    expect.soft(await layoutShift(page), `layout shift of ${name}`).toBeLessThanOrEqual(MAX_SHIFT);
  }
});

test("a panel's first load stays within its limit, has its styles inside, and doesn't move what it shows", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  await visitor.logIn("prestador@demo.portal");
  const { files } = await openFirst(page, "/oportunidades", "main article");
  const { page: budget, js } = countBeforeUse("/oportunidades", files);
  expect(js).toBeLessThanOrEqual(limitsOf(budget).js);
  await expect(page.getByRole("combobox", { name: "Cidade" })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => name.endsWith(".css"))).toEqual([]);
});
