import type { Locator, Page } from "@playwright/test";
import { DEMO, expect, expectTakenOver, test } from "../support/test.ts";

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not on screen");
  return box.y + box.height;
}

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test("the chat button stands above the footer, and goes with the page at 200 % zoom", async ({ page }) => {
  await page.goto("/lp-clientes");
  await expectTakenOver(page);
  const chat = page.getByRole("complementary").last().getByRole("link");
  await expect(chat).toBeInViewport();
  await scrollToEnd(page);
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect(await bottomOf(chat)).toBeLessThanOrEqual(footer?.y ?? 0);
  await page.setViewportSize({ width: 640, height: 360 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(chat).not.toBeInViewport();
});

test("the classifieds end above the button that floats over them on phones", async ({ visitor, isMobile }) => {
  test.skip(!isMobile, "wider screens have the button in the header");
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/marketplace?q=betoneira");
  const publish = page.getByRole("link", { name: "Publicar Anúncio" }).locator("visible=true");
  await expect(publish).toBeInViewport();
  await scrollToEnd(page);
  const button = await publish.boundingBox();
  expect(await bottomOf(page.getByRole("article").last())).toBeLessThanOrEqual(button?.y ?? 0);
});
