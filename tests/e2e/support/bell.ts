import { expect, type Locator } from "@playwright/test";
import { DEMO, expectToast, loadToaster, type Visitor } from "./test.ts";

export const FILES = "**/assets/*.js";

/** Opens the provider's dashboard, and returns its bell, whose panel loads late. */
export async function findBell({ page, logIn }: Visitor): Promise<Locator> {
  await logIn(DEMO.provider);
  await page.goto("/prestador/dashboard");
  const bell = page.getByRole("button", { name: /^Avisos/ });
  await expect(bell).toBeVisible();
  await expect(page.getByRole("status", { name: "Área do Prestador" })).toHaveCount(0);
  await loadToaster(page);
  return bell;
}

/** Lets no code load from now on, and clicks the bell. */
export async function clickInVain(bell: Locator): Promise<void> {
  const page = bell.page();
  await page.route(FILES, (route) => route.abort());
  await bell.click();
  await expectToast(page, "Não foi possível abrir");
}
