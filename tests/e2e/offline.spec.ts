import type { Page } from "@playwright/test";
import { DEMO, expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has the files that this page loaded. */
async function expectReadyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const stored = () =>
    page.evaluate(async () => {
      const cache = await caches.open("arquivos");
      const wanted = performance.getEntriesByType("resource").map(({ name }) => name);
      const scripts = wanted.filter((url) => /\/assets\/[^/]+\.js$/.test(url));
      const found = await Promise.all(scripts.map((url) => caches.match(url)));
      return found.every(Boolean) && (await cache.keys()).length > 0;
    });
  await expect.poll(stored).toBe(true);
}

/** Waits until these queries are kept. */
async function expectKept(page: Page, ...names: string[]): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const answer = await caches.match("/", { cacheName: "respostas" });
      const { answers } = (await answer?.json()) ?? { answers: [] };
      return (answers as { key: [string[]] }[]).map(({ key }) => key[0].join("."));
    });
  await expect.poll(kept).toEqual(expect.arrayContaining(names));
}

/** Everything that the origin has stored on the device, as text. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
      }
    }
    return texts;
  });

test("what was read opens without a network, with its time, and is refreshed when the network is back", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/oportunidades");
  const first = page.getByRole("article").first();
  await expect(first).toBeVisible();
  const text = await first.getByRole("heading").innerText();
  await expectReadyForOffline(page);
  await expectKept(page, "auth.me", "requests.list");

  await page.context().setOffline(true);
  await page.goto("/oportunidades");
  await expect(page.getByText(/^Você está offline: conteúdo de \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(text);

  await page.context().setOffline(false);
  await expect(page.getByText("Você está offline")).toHaveCount(0);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("log-out deletes what was kept", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  await expectReadyForOffline(page);
  await expectKept(page, "auth.me");
  await page.getByRole("button", { name: "Sair" }).first().click();
  await expect(page).toHaveURL("/");
  await expect.poll(async () => (await storedTexts(page)).join().includes(DEMO.client)).toBe(false);
  await page.context().setOffline(true);
  await page.goto("/cliente/dashboard");
  await expect(page.getByText(DEMO.client)).toHaveCount(0);
});
