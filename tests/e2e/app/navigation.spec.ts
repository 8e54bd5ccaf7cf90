import { DEMO, expect, expectGoodScreen, expectTakenOver, REPEATED, test } from "../support/test.ts";

const MENUS = {
  client: [
    "Painel",
    "Minhas solicitações",
    "Profissionais",
    "Oportunidades gerais",
    "Compra e Venda",
    "Contratos",
    "Conta",
  ],
  provider: ["Painel", "Oportunidades", "Compra e Venda", "Contratos", "Avaliações", "Faculdade", "Alertas", "Conta"],
};

for (const panel of ["client", "provider"] as const) {
  test(`the ${panel}'s menu leads to the pages themselves and marks the current one`, async ({ visitor }) => {
    const { page } = visitor;
    await visitor.logIn(DEMO[panel]);
    await page.goto("/marketplace");
    await expectTakenOver(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const links = page.getByRole("navigation", { name: "Navegação principal" }).getByRole("link");
    await expect(links).toHaveText(MENUS[panel]);
    await expect(links.and(page.locator("[aria-current]"))).toHaveText(["Compra e Venda"]);
    // Nothing but the panel is in the bar, too, which the dialog hides from roles.
    const bar = page.locator("nav[aria-label=Atalhos] a");
    const inBar = await bar.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const inMenu = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(inMenu.filter((href) => inBar.includes(href))).toEqual([
      `/${panel === "client" ? "cliente" : "prestador"}/dashboard`,
    ]);
    await links.filter({ hasText: "Oportunidades" }).click();
    await expect(page).toHaveURL("/oportunidades");
  });
}

test("all settings are on one screen, to which the former address leads", { tag: REPEATED }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/meus-dados");
  await expect(page).toHaveURL("/conta#privacidade");
  await expect(page.getByRole("heading", { level: 1, name: "Conta" })).toBeVisible();
  for (const name of ["Acesso à conta", "Aparelhos conectados", "Privacidade", "Quem viu seu contato"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  for (const name of [/^Perfil/, /^Alertas/, /^Gerenciar Assinatura/]) {
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  }
  await expect(page.getByRole("main").getByRole("button", { name: "Sair", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Excluir minha conta" })).toBeVisible();
  await expectGoodScreen(page);
});
