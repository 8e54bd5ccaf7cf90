import { expectGoodLayout } from "../support/layout.ts";
import { DEMO, expect, FULL, REPEATED, test } from "../support/test.ts";

test.describe.configure({ mode: "parallel" });

/** Screens as others see them than those in layout.spec.ts, with their audience (null: visitor) and heading. */
const SCREENS: [string, keyof typeof DEMO | null, RegExp][] = [
  ["/entrar?aba=cadastro", null, /Crie sua conta/],
  ["/entrar?papel=provider", null, /Entrar como prestador/],
  ["/nao-existe", null, /Oops! Page not found/],
  ["/premium", null, /Acesso Negado/],
  ["/", "client", /./],
  ["/oportunidades?nova=true", "client", /Oportunidades de Trabalho/],
  ["/profile", "client", /Meu Perfil/],
  ["/perfil", "provider", /Meu Perfil/],
  ["/marketplace?ver=publicar", "client", /./],
  ["/marketplace?ver=meus-anuncios", "client", /./],
  ["/premium", "provider", /Premium/],
  ["/premium", "premium", /Premium/],
  ["/avisos", "provider", /Avisos/],
  ["/conta", "client", /Conta/],
  ["/conta", "premium", /Conta/],
  ["/alertas", "client", /Alertas/],
  ["/alertas", "premium", /Alertas/],
];

for (const audience of new Set(SCREENS.map(([, who]) => who))) {
  test(`further screens of a ${audience ?? "visitor"} have room for everything at each width`, { tag: FULL }, async ({
    visitor,
  }) => {
    const { page } = visitor;
    if (audience) await visitor.logIn(DEMO[audience]);
    for (const [path, , heading] of SCREENS.filter(([, who]) => who === audience)) {
      await expectGoodLayout(page, path);
      await expect(page.locator("h1").filter({ hasText: heading })).toBeVisible();
      await expect(page.locator("main")).toBeVisible();
    }
  });
}

test("the home page and the login work with the keyboard alone", { tag: REPEATED }, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#conteudo")).toBeFocused();
  await page.goto("/entrar");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).focus();
  await page.keyboard.type(DEMO.client);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Obra@2026");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/(selecionar-painel|cliente\/dashboard)/);
});
