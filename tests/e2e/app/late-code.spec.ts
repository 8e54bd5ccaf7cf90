import { clickInVain, FILES, findBell } from "../support/bell.ts";
import { DEMO, expect, expectTakenOver, FULL, loadToaster, test } from "../support/test.ts";

test("a view whose code fails to load shows an error in its place, and loads on retry", { tag: FULL }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/marketplace");
  await expect(page.getByRole("link", { name: "Publicar Anúncio" })).toBeVisible();
  await page.route(FILES, (route) => route.abort());
  await page.getByRole("link", { name: "Publicar Anúncio" }).click();
  await expect(page.getByRole("main").getByText("Não foi possível abrir", { exact: true })).toBeVisible();
  await page.unroute(FILES);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("textbox", { name: "Título" })).toBeVisible();
});

test("a screen whose code can't be loaded offline loads by itself when the network is back", { tag: FULL }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/marketplace");
  await expect(page.getByRole("link", { name: "Publicar Anúncio" }).filter({ visible: true })).toBeVisible();
  await loadToaster(page);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Publicar Anúncio" }).filter({ visible: true }).click();
  await expect(page.getByRole("main").getByText("Não foi possível abrir", { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("textbox", { name: "Título" })).toBeVisible();
});

test("a dialog whose code fails to load leaves the screen unchanged, and opens on the next click", async ({
  visitor,
}) => {
  const { page } = visitor;
  const bell = await findBell(visitor);
  await clickInVain(bell);
  await page.unroute(FILES);
  await page.getByRole("button", { name: "Fechar aviso" }).click();
  await bell.click();
  await expect(page.getByRole("dialog", { name: "Avisos" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();
});

test("tabs of the bottom bar stay in the app offline, and open by themselves when the network is back", {
  tag: FULL,
}, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  const bar = page.getByRole("navigation", { name: "Atalhos" });
  await expect(bar).toBeVisible();
  await expectTakenOver(page);
  await page.context().setOffline(true);
  await bar.getByRole("link", { name: "Perfil" }).click();
  await expect(page.getByText("Você está sem internet. O que já foi carregado continua aqui.")).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(bar).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Meu Perfil" })).toBeVisible();
});

test("a profile that was not loaded keeps its frame offline, and opens when the network is back", {
  tag: FULL,
}, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/portal-conexoes");
  await expectTakenOver(page);
  await page.context().setOffline(true);
  const entry = page.getByRole("article").first().getByRole("link").first();
  const name = (await entry.innerText()).trim();
  await entry.click();
  await expect(page).toHaveURL(/\/perfil\//);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});
