import type { Page } from "@playwright/test";
import { makePerson, makeRequest } from "../../support/people.ts";
import { clickInVain, FILES, findBell } from "../support/bell.ts";
import { closeToasts, DEMO, expect, expectToast, expectUncovered, FULL, test } from "../support/test.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast]");

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Senha", exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

test("an error goes with the next attempt, and never covers the field to correct", async ({ page }) => {
  await page.goto("/entrar");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(DEMO.client);
  await logIn(page, "errada");
  await expectToast(page, "Erro no login");
  const password = page.getByRole("textbox", { name: "Senha", exact: true });
  await expect(password).toBeFocused();
  const field = await password.boundingBox();
  const toast = await toasts(page).first().boundingBox();
  if (!field || !toast) throw new Error("field or toast is not on screen");
  expect(toast.y >= field.y + field.height || toast.y + toast.height <= field.y).toBe(true);
  await logIn(page, "Obra@2026");
  await expectToast(page, "Login realizado com sucesso!");
  await expect(page).toHaveURL("/cliente/dashboard");
  await expect(toasts(page).filter({ hasText: "Erro no login" })).toHaveCount(0);
});

test("toasts stand above the bar at the bottom, at most two at a time", async ({ visitor }) => {
  const { page } = visitor;
  const bell = await findBell(visitor);
  await clickInVain(bell);
  const bar = await page.getByRole("navigation", { name: "Atalhos" }).boundingBox();
  await expect(async () => {
    const toast = await toasts(page).first().boundingBox();
    if (!bar || !toast) throw new Error("bar or toast is not on screen");
    expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
    expect(toast.y).toBeGreaterThan(bar.y / 2);
  }).toPass();
  await page.unroute(FILES);
  expect(await toasts(page).count()).toBeLessThanOrEqual(2);
});

test("a toast that moved away from under the pointer still goes by itself, and one tap closes it", {
  tag: FULL,
}, async ({ visitor }) => {
  const { page } = visitor;
  const bell = await findBell(visitor);
  await page.clock.install();
  await clickInVain(bell);
  await toasts(page).hover();
  const under = await toasts(page).boundingBox();
  if (!under) throw new Error("the toast is not on screen");
  await page.evaluate(({ x, y, width, height }) => {
    const button = document.createElement("button");
    Object.assign(button.style, { position: "fixed", left: `${x}px`, top: `${y}px` });
    Object.assign(button.style, { width: `${width}px`, height: `${height}px` });
    document.body.append(button);
    button.focus();
  }, under);
  await expect.poll(async () => (await toasts(page).boundingBox())?.y).not.toBe(under.y);
  await page.clock.runFor(12_000);
  await expect(toasts(page)).toHaveCount(0);

  await bell.click();
  await expectToast(page, "Não foi possível abrir");
  await page.getByRole("button", { name: "Fechar aviso" }).click();
  await page.clock.runFor(1_000);
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast moves away from a button once that is pressed, not while it is", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await clickInVain(await findBell(visitor));
  const before = await toasts(page).boundingBox();
  if (!before) throw new Error("the toast is not on screen");
  const button = page.getByRole("button", { name: "Embaixo" });
  await page.evaluate(({ y, height }) => {
    const element = document.createElement("button");
    element.textContent = "Embaixo";
    element.onclick = () => element.setAttribute("aria-pressed", "true");
    Object.assign(element.style, { position: "fixed", left: "0", top: `${y - 40}px`, height: `${height + 40}px` });
    document.body.append(element);
  }, before);
  await page.mouse.move(20, before.y - 20);
  await page.mouse.down();
  await expect(button).toBeFocused();
  // Sonner moves toasts within two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect((await toasts(page).boundingBox())?.y).toBe(before.y);
  await page.mouse.up();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await toasts(page).boundingBox())?.y).not.toBe(before.y);
});

test("a toast covers neither the field to correct nor the button that sends the form", async ({ page }) => {
  await page.goto("/entrar");
  await page.getByRole("tab", { name: "Novo Cadastro" }).click();
  const send = page.getByRole("button", { name: "Criar conta" });
  await send.click();
  await expectToast(page, "Nome obrigatório");
  const name = page.getByRole("textbox", { name: "Nome completo" });
  await expect(name).toBeFocused();
  for (const control of [name, send]) await expectUncovered(control);
});

test("a toast does not cover what is wrong with the field to correct, which is scrolled into view", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const [client, provider] = [await makePerson(stack), await makePerson(stack, { provider: true })];
  const id = await makeRequest(stack, client);
  await visitor.logIn(provider.email);
  await page.goto(`/oportunidades?solicitacao=${id}`);
  await page.getByRole("dialog").getByRole("button", { name: "Tenho interesse" }).click();
  const form = page.getByRole("dialog", { name: "O cliente agora vê seu cartão" });
  await form.getByRole("textbox", { name: "De", exact: true }).fill("2000");
  await form.getByRole("textbox", { name: "Até", exact: true }).fill("1500");
  await expectToast(page, "Interesse adicionado!");
  await closeToasts(page);
  await form.getByRole("textbox", { name: "Até", exact: true }).press("Enter");
  await expectToast(page, "Não foi possível salvar o recado");
  const problem = form.getByText("O valor máximo não pode ser menor que o mínimo.");
  await expectUncovered(problem);
  await expect(problem).toBeInViewport({ ratio: 1 });
});

test("an old error goes when a dialog opens", async ({ visitor }) => {
  const { page } = visitor;
  const bell = await findBell(visitor);
  await clickInVain(bell);
  await page.unroute(FILES);
  // It would stay as long as the pointer is on it.
  await toasts(page).hover();
  const shown = await page.evaluate(() => performance.now());
  await page.waitForFunction((shown) => performance.now() > shown + 1000, shown);
  await expect(toasts(page)).toHaveCount(1);
  await bell.press("Enter");
  await expect(page.getByRole("dialog", { name: "Avisos" })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

test("a toast moves away from a bar that appears under it", async ({ visitor }) => {
  const { page } = visitor;
  await clickInVain(await findBell(visitor));
  await page.evaluate(() => {
    const bar = document.createElement("div");
    bar.dataset["bottomBar"] = "";
    bar.textContent = "Barra";
    Object.assign(bar.style, { position: "fixed", left: "0", bottom: "0", width: "100%", height: "200px" });
    document.body.append(bar);
  });
  await expectUncovered(page.getByText("Barra", { exact: true }));
});
