import { SEARCH_DELAY_MS } from "../../../web/lib/timings.ts";
import { makeListing } from "../../support/listings.ts";
import { makeCase } from "../../support/moderation.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson } from "../../support/people.ts";
import { letSessionAge, openPanel } from "../support/admin.ts";
import {
  DEMO,
  expect,
  expectAccessible,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  holdTimers,
  REPEATED,
  test,
} from "../support/test.ts";

const TABS = {
  hoje: "Hoje",
  usuarios: "Usuários",
  assinaturas: "Assinaturas",
  pagamentos: "Pagamentos",
  solicitacoes: "Solicitações",
  anuncios: "Anúncios",
  avaliacoes: "Avaliações",
  denuncias: "Denúncias",
  conferencias: "Conferências",
  faculdade: "Faculdade",
  auditoria: "Auditoria",
  integracoes: "Integrações",
  numeros: "Números",
};

test("visitors get the login, and none of the panel's code", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  const answer = await page.goto("/admin");
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.getByRole("heading", { name: "Painel administrativo" })).toBeVisible();
  await expectGoodScreen(page);
  await expect(page.getByRole("link", { name: "Continuar com Google" })).toHaveAttribute(
    "href",
    "/auth/google?voltar=%2Fadmin",
  );
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Informe seu e-mail.")).toBeVisible();
  await expect(page.getByText("Informe a senha.")).toBeVisible();
  await page.getByLabel("E-mail").fill(DEMO.admin);
  await page.getByRole("textbox", { name: "Senha" }).fill("errada");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expectToast(page, "Erro de autenticação", "E-mail ou senha incorretos.");
  expect((await Promise.all(scripts)).join("")).not.toContain("Dados recarregados!");
  expect(await (await fetch(`${stack.url}/sitemap.xml`)).text()).not.toContain("/admin");
});

test("an admin logs in, and an old session has to log in again at the same place", async ({ visitor, stack }) => {
  const { page } = visitor;
  const admin = await openPanel(stack, visitor);
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/admin?aba=solicitacoes&busca=banheiro");
  await page.getByLabel("E-mail").fill(admin.email);
  await page.getByRole("textbox", { name: "Senha" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expectToast(page, "Login realizado!");
  await expect(page.getByRole("heading", { name: "Solicitações" })).toBeVisible();
  // No call is under way any more, so that only the button asks again.
  await expect(page.getByText("Nada encontrado")).toBeVisible();

  await letSessionAge(stack, admin.id);
  await page.getByRole("button", { name: "Recarregar" }).click();
  await expectToast(page, "Sessão expirada");
  await expect(page.getByLabel("E-mail")).toHaveValue(admin.email);
  await expectLoaded(page);
  await page.getByRole("textbox", { name: "Senha" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Solicitações" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("banheiro");
});

test("an old session without a password goes through Google", async ({ visitor, stack }) => {
  const admin = await makePerson(stack, { admin: true });
  await visitor.logIn(admin.email);
  await letSessionAge(stack, admin.id);
  await visitor.page.goto("/admin");
  await expectToast(visitor.page, "Sessão expirada");
  await expect(visitor.page.getByRole("link", { name: "Continuar com Google" })).toBeVisible();
  await expect(visitor.page.getByRole("button", { name: "Entrar", exact: true })).toHaveCount(0);
});

test("others learn that they have no access, and can log out", { tag: REPEATED }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/admin");
  await expectToast(page, "Acesso negado", "Você não tem permissões para acessar o painel administrativo.");
  await expect(page.getByRole("heading", { name: "Acesso Negado" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Voltar ao painel" }).click();
  await expect(page).toHaveURL("/cliente/dashboard");
  await page.goBack();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL("/");
});

test("if the session can't be checked, a toast says so", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await page.route("**/trpc/auth.me*", (route) => route.abort());
  await page.goto("/admin");
  await expectToast(page, "Erro", "Não foi possível verificar suas permissões.");
});

test("the counts of the tabs are asked for again with each tab and on the way back, and no tab moves", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  await openPanel(stack, visitor);
  const tabs = page.getByRole("tab");
  const names = async () => (await tabs.allTextContents()).map((text) => text.replace(/^[\d.+]+/, ""));
  const open = page.getByRole("tab", { name: /Denúncias$/ });
  await expect(page.getByRole("tab", { name: /Usuários$/ })).toHaveText(/\d/);
  const order = await names();
  // Nothing is shown for none.
  const before = Number.parseInt((await open.textContent()) ?? "", 10) || 0;
  const owner = await makePerson(stack);
  const report = async () => makeCase(stack, { kind: "listing", id: await makeListing(stack, owner), owner }, []);

  await report();
  await page.getByRole("tab", { name: "Auditoria" }).click();
  await expect(open).toHaveText(`${before + 1}Denúncias`);
  expect(await names()).toEqual(order);
  await page.getByRole("tab", { name: "Hoje" }).click();
  const work = page.getByRole("link", { name: /Denúncias abertas/ });
  await expect(work).toHaveText(/a mais antiga: /);

  await report();
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(work).toHaveText(new RegExp(`^${before + 2}Denúncias`));
});

test("every tab is a good screen", async ({ visitor, stack }) => {
  const { page } = visitor;
  await openPanel(stack, visitor);
  for (const [slug, label] of Object.entries(TABS)) {
    await page.getByRole("tab", { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`aba=${slug}|/admin$`));
    await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
    await expect(page.getByRole("tab", { name: label, selected: true })).toBeInViewport();
    await expectAccessible(page);
  }
});

test("tabs, search and filter are in the address, and back returns to them", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const person = await makePerson(stack, { name: "Zulmira Prado", phone: "67988887777" });
  await openPanel(stack, visitor, "?aba=usuarios");
  await page.getByRole("searchbox").fill("zulmira");
  const row = page.getByText(person.email);
  await expect(row).toBeVisible();
  await expect(page.getByText("1 resultado", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill("67988887777");
  await expect(page).toHaveURL(/busca=.*67988887777/);
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: "Bloqueados" }).click();
  await expect(page.getByRole("heading", { name: "Nada encontrado" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Bloqueados", pressed: true })).toBeVisible();
  await page.getByRole("tab", { name: "Assinaturas" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Assinaturas" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("67988887777");
  await page.getByRole("button", { name: "Limpar busca e filtro" }).click();
  await expect(page.getByRole("button", { name: "Todos", pressed: true })).toBeVisible();
});

test("a filter chosen before what was typed is searched stays", async ({ visitor, stack }) => {
  const { page } = visitor;
  const search = await holdTimers(page, SEARCH_DELAY_MS);
  await openPanel(stack, visitor, "?aba=usuarios");
  await page.getByRole("searchbox").fill("zulmira");
  const blocked = page.getByRole("button", { name: "Bloqueados" });
  await blocked.click();
  await expect(page).toHaveURL(/filtro=/);
  await search();
  await expect(page).toHaveURL(/busca=zulmira/);
  await expect(page).toHaveURL(/filtro=/);
  await expect(blocked).toHaveAttribute("aria-pressed", "true");
});

test("'Recarregar' tells the counts, or why they could not be loaded", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  await openPanel(stack, visitor);
  await page.getByRole("button", { name: "Recarregar" }).click();
  await expectToast(page, "Dados recarregados!", "usuários");
  await page.route("**/trpc/admin.*", (route) => route.abort());
  await page.getByRole("button", { name: "Recarregar" }).click();
  await expectToast(page, "Erro", "Não foi possível carregar os dados: sem conexão com o portal.");
});
