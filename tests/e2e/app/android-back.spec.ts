import type { Page } from "@playwright/test";
import { DEMO, expect, expectLoaded, FULL, test } from "../support/test.ts";

/** Chromium on a desktop sends close requests for Escape only. This one sends what Android's back does. */
async function goBackAsAndroid(page: Page): Promise<void> {
  await page.evaluate(() =>
    (window as unknown as { watchers: { requestClose(): void }[] }).watchers.at(-1)?.requestClose(),
  );
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const open: object[] = [];
    const Native = (window as unknown as { CloseWatcher: new () => EventTarget & { destroy(): void } }).CloseWatcher;
    class Watched extends Native {
      constructor() {
        super();
        open.push(this);
        this.addEventListener("close", () => open.splice(open.indexOf(this), 1));
      }
      override destroy() {
        super.destroy();
        if (open.includes(this)) open.splice(open.indexOf(this), 1);
      }
    }
    Object.assign(window, { CloseWatcher: Watched, watchers: open });
  });
});

test("Android's back closes the sheet on top, then the dialog, and asks about what was typed", { tag: FULL }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/oportunidades?nova=true");
  const dialog = page.getByRole("dialog").first();
  await expect(dialog).toBeVisible();
  await page.getByRole("combobox", { name: /^Cidade/ }).click();
  await expect(page.getByPlaceholder("Buscar cidade")).toBeVisible();
  await goBackAsAndroid(page);
  await expect(page.getByPlaceholder("Buscar cidade")).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await goBackAsAndroid(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/oportunidades");
});

test("the safe answer of a leave question is the bold one, and back gives it", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/solicitar-servico");
  await page.getByRole("textbox", { name: /Descri/ }).fill("Preciso de um pedreiro para um muro.");
  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  const [leave, stay] = [question.getByRole("button").nth(-2), question.getByRole("button").nth(-1)];
  await expect(stay).toBeFocused();
  const background = (button: typeof stay) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(stay)).not.toBe(await background(leave));
  await expectLoaded(page);
  await goBackAsAndroid(page);
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL("/solicitar-servico");
});
