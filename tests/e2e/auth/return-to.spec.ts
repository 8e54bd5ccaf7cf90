import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { users } from "../../../db/schema/index.ts";
import { insertRole } from "../../../src/features/auth/queries.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { FILES } from "../support/bell.ts";
import { hold } from "../support/overlays.ts";
import { publishRequest } from "../support/requests.ts";
import { DEMO, expect, expectTakenOver, expectToast, FULL, field, linkIn, mailsTo, test } from "../support/test.ts";

const DEMO_PASSWORD = "Obra@2026";
const SUPPORT = "/cliente/dashboard?secao=suporte#conteudo";

const withReturnTo = (path: string, place: string) => `${path}?voltar=${encodeURIComponent(place)}`;

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("tab", { name: "Fazer Login" }).click();
  await field(page, "E-mail").fill(email);
  await field(page, "Senha").fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

async function signUp(page: Page, email: string): Promise<void> {
  await field(page, "Nome completo").fill("Vera Volta");
  await field(page, "WhatsApp").fill("67999991234");
  await field(page, "E-mail").fill(email);
  await field(page, "Senha").fill(PASSWORD);
  await field(page, "Confirmar senha").fill(PASSWORD);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Criar conta" }).click();
  await expect(page.getByText(email)).toBeVisible();
}

async function agreeAtGoogle(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByLabel("Nome").last().fill(name);
  await page.getByLabel("E-mail", { exact: true }).last().fill(email);
  await page.getByRole("button", { name: "Entrar com esta conta" }).click();
}

test("a login returns to the dashboard section in the URL, and going back skips the login page", async ({ page }) => {
  await page.goto("/marketplace");
  await page.goto(SUPPORT);
  await expect(page).toHaveURL(withReturnTo("/entrar", SUPPORT));
  await page.getByRole("tab", { name: "Novo Cadastro" }).click();
  await expect(page).toHaveURL(/aba=cadastro/);
  await page.getByRole("tab", { name: "Novo Cadastro" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Fazer Login", selected: true })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Fazer Login" })).toBeVisible();
  await page.reload();
  await logIn(page, DEMO.client, DEMO_PASSWORD);
  await expect(page.getByRole("heading", { level: 1, name: "Suporte" })).toBeVisible();
  await expect(page).toHaveURL(SUPPORT);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Compra e Venda" })).toBeVisible();
});

test("after a login, the page from which somebody came to log in is in the history once", async ({ page }) => {
  await page.goto("/portal-conexoes");
  await page.goto("/marketplace");
  await page.getByRole("main").getByRole("link", { name: "Entrar", exact: true }).click();
  await page.getByRole("tab", { name: "Novo Cadastro" }).click();
  await logIn(page, DEMO.client, DEMO_PASSWORD);
  await expect(page.getByRole("heading", { level: 1, name: "Compra e Venda" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Entrar", exact: true })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Portal Conexões" })).toBeVisible();
});

test("people who are logged in are not asked whether they are a client or a provider", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/prestador/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Olá, / })).toBeVisible();
  await page.goto("/tipo-usuario");
  await expect(page).toHaveURL("/prestador/dashboard");
  await page.goto("/tipo-usuario?voltar=%2Foportunidades");
  await expect(page).toHaveURL("/oportunidades");
});

test("who logs in in another tab, as with the link in a mail, goes on in the first one", async ({ page }) => {
  await page.goto(SUPPORT);
  await expect(page.getByRole("tab", { name: "Fazer Login" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/entrar");
  const pages: string[] = [];
  other.on("load", () => pages.push(other.url()));
  await logIn(other, DEMO.client, DEMO_PASSWORD);
  await expect(page.getByRole("heading", { level: 1, name: "Suporte" })).toBeVisible();
  await expect(other).toHaveURL("/cliente/dashboard");
  expect(pages).toEqual([]);
});

test("the choice between client and provider keeps the requested page, even when prerendered", { tag: FULL }, async ({
  page,
}) => {
  const place = "/oportunidades?tipo=Pintura";
  await page.goto(place);
  await expect(page).toHaveURL(withReturnTo("/tipo-usuario", place));
  await page.reload();
  await expect(page.getByRole("link", { name: "Sou Cliente" })).toHaveAttribute(
    "href",
    withReturnTo("/cliente/login", place),
  );
  await page.getByRole("link", { name: "Sou Prestador" }).click();
  await expect(page).toHaveURL(/\/entrar\?.*papel=provider/);
  await logIn(page, DEMO.provider, DEMO_PASSWORD);
  await expect(page.getByRole("heading", { level: 1, name: "Oportunidades de Trabalho" })).toBeVisible();
  await expect(page).toHaveURL(place);
});

test("a page for the other role or on another site is replaced by the user's own dashboard", { tag: FULL }, async ({
  newVisitor,
}) => {
  const outside = ["//exemplo.com", "https://exemplo.com/", "/\\exemplo.com"];
  for (const place of ["/prestador/dashboard?secao=cartao", "/entrar", ...outside]) {
    const visitor = await newVisitor();
    await visitor.logIn(DEMO.client);
    await visitor.page.goto(withReturnTo("/entrar", place));
    await expect(visitor.page).toHaveURL("/cliente/dashboard");
  }
});

test("a sign-up confirmed in another browser leads to the requested page", async ({
  page,
  newVisitor,
  stack,
}, info) => {
  const email = `volta-${info.project.name}@exemplo.com`;
  await page.goto("/client-contracts");
  await page.goto("/client-login?voltar=/client-contracts");
  await expect(page).toHaveURL(/\/entrar\?.*papel=client/);
  await expect(page.getByRole("tab", { name: "Novo Cadastro", selected: true })).toBeVisible();
  await signUp(page, email);
  const [mail] = await mailsTo(stack, email);
  expect(mail?.text).not.toContain("client-contracts");
  const elsewhere = (await newVisitor()).page;
  await elsewhere.goto(linkIn(mail));
  await field(elsewhere, "Senha").fill(PASSWORD);
  await field(elsewhere, "Senha").press("Enter");
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Minhas Contratações" })).toBeVisible();
  await expect(elsewhere).toHaveURL("/client-contracts");
});

test("a password reset leads to the requested page", { tag: FULL }, async ({ page, newVisitor, stack }, info) => {
  const email = `senha-volta-${info.project.name}@exemplo.com`;
  await page.goto("/entrar?aba=cadastro&papel=client");
  await signUp(page, email);
  const [confirmation] = await mailsTo(stack, email);
  await page.goto(linkIn(confirmation));
  await field(page, "Senha").fill(PASSWORD);
  await field(page, "Senha").press("Enter");
  await expect(page).toHaveURL("/cliente/dashboard");

  const other = (await newVisitor()).page;
  await other.goto(SUPPORT);
  await field(other, "E-mail").fill(email);
  await other.getByRole("button", { name: "Esqueceu a senha?" }).click();
  const [reset] = (await mailsTo(stack, email, 2)).filter(({ subject }) => subject.includes("nova senha"));
  await other.goto(linkIn(reset));
  await field(other, "Nova senha").fill("Cimento#77y");
  await field(other, "Confirmar senha").fill("Cimento#77y");
  await other.getByRole("button", { name: "Salvar nova senha" }).click();
  await logIn(other, email, "Cimento#77y");
  await expect(other).toHaveURL(SUPPORT);
});

test(
  "a Google sign-in leads to the requested page after the role and missing details",
  { tag: FULL },
  async ({ page }, info) => {
    const place = "/provider-contracts?de=mail#conteudo";
    await page.goto(place);
    await expect(page).toHaveURL(withReturnTo("/entrar", place));
    await agreeAtGoogle(page, "Vilma do Google", `vilma-${info.project.name}@gmail.com`);
    await expect(page.getByRole("heading", { name: /Bem-vindo/ })).toBeVisible();
    await field(page, "WhatsApp").fill("67999991234");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Continuar como Prestador" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Meus Contratos" })).toBeVisible();
    await expect(page).toHaveURL(place);
  },
);

test(
  "choosing a role that doesn't fit the requested page leads to that role's dashboard",
  { tag: FULL },
  async ({ page }, info) => {
    await page.goto("/provider-contracts");
    await agreeAtGoogle(page, "Cida do Google", `cida-${info.project.name}@gmail.com`);
    await field(page, "WhatsApp").fill("67999991234");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Continuar como Cliente" }).click();
    await expect(page).toHaveURL("/cliente/dashboard");
  },
);

test("'Entrar' on a public page and on the premium gate leads back there", { tag: FULL }, async ({ newVisitor }) => {
  for (const [path, heading] of [
    ["/marketplace?ordem=menor-preco", "Compra e Venda"],
    ["/premium", "Premium"],
  ] as const) {
    const { page } = await newVisitor();
    await page.goto(path);
    await page.getByRole("link", { name: "Entrar" }).first().click();
    await expect(page).toHaveURL(withReturnTo("/entrar", path));
    await logIn(page, DEMO.client, DEMO_PASSWORD);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test("a shared request opens after the choice of roles and the login", { tag: FULL }, async ({
  page,
  newVisitor,
  stack,
}) => {
  const owner = await newVisitor();
  await owner.logIn(DEMO.client);
  const id = await publishRequest(owner.page, stack, "Muro de arrimo nos fundos do terreno.");
  const place = `/oportunidades?solicitacao=${id}`;
  await page.goto(place);
  await page.getByRole("link", { name: "Sou Prestador" }).click();
  await logIn(page, DEMO.provider, DEMO_PASSWORD);
  await expect(page.getByRole("dialog")).toContainText("Muro de arrimo");
  await expect(page).toHaveURL(place);
});

test("'Publicar solicitação' leads to the form, and what was written survives its 'Entrar'", async ({ page }) => {
  await page.goto("/lp-clientes");
  await page.getByRole("link", { name: "Publicar solicitação" }).first().click();
  await field(page, "Descrição").fill("Levantar um muro.");
  await page.getByRole("banner").getByRole("link", { name: "Entrar" }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(withReturnTo("/entrar", "/solicitar-servico"));
  await logIn(page, DEMO.client, DEMO_PASSWORD);
  await expect(page).toHaveURL("/solicitar-servico");
  await expect(field(page, "Descrição")).toHaveValue("Levantar um muro.");
});

test("a visitor's 'Conectar', even if double-clicked, leads through the login back to the profile", async ({
  page,
}) => {
  await page.goto("/portal-conexoes");
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/perfil\//);
  const place = new URL(page.url()).pathname;
  // Exactly: while the page is loading, the list is still on screen, whose buttons name people too.
  const connect = page.getByRole("button", { name: "Conectar", exact: true });
  await expect(connect).toBeVisible();
  await expectTakenOver(page);
  // The log-in takes longer to load than the second click to come.
  const files = await hold(page, FILES);
  await connect.dblclick();
  files.release();
  await expect(page).toHaveURL(withReturnTo("/entrar", place));
  await expectToast(page, "Erro de autenticação", "Faça login para conectar.");
  await logIn(page, DEMO.client, DEMO_PASSWORD);
  await expect(page).toHaveURL(place);
});

test("whoever has both roles chooses a panel, unless they came for one", { tag: FULL }, async ({
  newVisitor,
  stack,
}) => {
  const [person] = await stack.db.select().from(users).where(eq(users.email, DEMO.premium));
  if (!person) throw new Error("the demo has no premium account");
  for (const statement of insertRole(stack.db, person.id, "client", Date.now())) await statement;
  for (const [path, panel] of [
    ["/entrar", "/selecionar-painel"],
    ["/client-login", "/cliente/dashboard"],
    ["/provider-login", "/prestador/dashboard"],
  ] as const) {
    const { page } = await newVisitor();
    await page.goto(path);
    await logIn(page, DEMO.premium, DEMO_PASSWORD);
    await expect(page).toHaveURL(panel);
  }
});
