import { expect, type Page } from "@playwright/test";

/** Holds requests until they are released. */
export async function hold(page: Page, url: Parameters<Page["route"]>[0]): Promise<{ release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // The page may have left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { release };
}

/** Holds the answers of a procedure, and of what is batched with it, until they are released. */
export const holdAnswers = (page: Page, procedure: string) =>
  hold(page, ({ pathname }) => pathname.startsWith("/trpc/") && pathname.includes(procedure));

/** Watches for overlays from now on. The returned function says whether one was shown. */
export async function watchOverlays(page: Page): Promise<() => Promise<boolean>> {
  await expect(page.locator("[role=status].fixed.inset-0")).toHaveCount(0);
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector("[role=status].fixed.inset-0")) document.documentElement.dataset["covered"] = "";
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => "covered" in document.documentElement.dataset);
}
