import { TIME_ZONE } from "../../src/shared/time-zone.ts";
import { expectGoodLayout } from "./support/layout.ts";
import {
  DEMO,
  expect,
  expectLoaded,
  expectMoment,
  expectTakenOver,
  LAYOUT,
  REPEATED,
  test,
  type Visitor,
} from "./support/test.ts";

test.describe.configure({ mode: "parallel" });

const SECTIONS: [string, string][] = [
  ["publicar-solicitacao", "Publicar solicitação"],
  ["central-avaliacoes", "Central de avaliações"],
  ["minhas-oportunidades", "Minhas solicitações"],
  ["oportunidades-gerais", "Oportunidades gerais"],
  ["compra-venda", "Compra e Venda"],
  ["contratos", "Contratos"],
  ["suporte", "Suporte"],
];

const LEAVING = "Encerrando sua sessão...";

async function read<T>({ page }: Visitor, procedure: string): Promise<T> {
  const answer = await page.request.get(`/trpc/${procedure}`);
  return ((await answer.json()) as { result: { data: T } }).result.data;
}

test("without a login, the dashboard and the contracts page redirect to the login page", async ({ page }) => {
  for (const path of ["/cliente/dashboard?secao=suporte", "/client-contracts"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/entrar/);
  }
});

test("the dashboard shows a greeting, today's date and the counts from the database", { tag: REPEATED }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Mariana!" })).toBeVisible();
  const today = new Intl.DateTimeFormat("pt-BR", {
    timeZone: TIME_ZONE,
    weekday: "long",
    day: "numeric",
    month: "long",
  })
    .format(Date.now())
    .replace("-feira", "");
  await expect(page.getByText(today)).toBeVisible();
  await expect(page.locator("main p").filter({ hasText: /^Cliente/ })).toBeVisible();

  const own = await read<unknown[]>(visitor, "requests.mine");
  const { totalRequests } = await read<{ totalRequests: number }>(visitor, "requests.stats");
  const card = (label: string) => page.getByText(label, { exact: true }).locator("xpath=ancestor::div[1]");
  expect(own.length).toBeGreaterThan(0);
  expect(totalRequests).toBeGreaterThan(own.length);
  await expect(card("Solicitações já publicadas").getByText(String(totalRequests), { exact: true })).toBeVisible();
  const ownLink = page.getByRole("main").getByRole("link", { name: "Minhas solicitações" });
  await expect(ownLink.locator("xpath=ancestor::div[1]").getByText(String(own.length), { exact: true })).toBeVisible();
  await expectLoaded(page);

  await ownLink.click();
  await expect(page).toHaveURL(/secao=minhas-oportunidades/);
  await expect(page.getByRole("list", { name: "Minhas solicitações" }).getByRole("article")).toHaveCount(own.length);
});

for (const [section, heading] of SECTIONS) {
  test(`the URL opens the section ${section}, which has room at each width`, async ({ visitor }) => {
    const { page } = visitor;
    await visitor.logIn(DEMO.client);
    await expectGoodLayout(page, `/cliente/dashboard?secao=${section}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} | Portal da Construção`);
  });
}

test("links open the sections, and the back button returns through them", { tag: LAYOUT }, async ({
  visitor,
  isMobile,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  const places = isMobile
    ? page.getByRole("navigation", { name: "Atalhos" })
    : page.getByRole("navigation", { name: "Seções do painel" });
  const names = isMobile ? ["Avaliações"] : SECTIONS.map(([, heading]) => heading);
  for (const name of names) {
    await places.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(places.locator("[aria-current=page]")).toHaveText(name);
  }
  for (const name of names.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Mariana!" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Suporte" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Suporte" })).toBeVisible();
  await page.getByRole("link", { name: "Voltar ao painel" }).click();
  await expect(page).toHaveURL(/\/cliente\/dashboard$/);
});

test("every card links to its page", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  const cards = page.getByRole("region", { name: "O que você quer fazer?" });
  const targets: [string, string][] = [
    ["Publicar solicitação", "/solicitar-servico"],
    ["Oportunidades gerais", "/oportunidades"],
    ["Contratos", "/client-contracts"],
    ["Seu plano", "/gerenciar-assinatura"],
  ];
  for (const [name, href] of targets) {
    await expect(cards.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(cards.getByRole("listitem").filter({ hasText: "Seu plano" })).toContainText("Plano gratuito");
  await expect(page.getByRole("main").getByText(/Conheça|Conhecer/)).toHaveCount(0);
  await page.goto("/cliente/dashboard?secao=suporte");
  const chat = page.getByRole("link", { name: "Abrir conversa no WhatsApp" });
  const address = new URL((await chat.getAttribute("href")) ?? "", page.url());
  expect(address.pathname).toBe("/suporte");
  expect(address.searchParams.get("texto")).toContain("Mariana");
});

test("the contracts page says that it is coming soon and links back to the dashboard", { tag: REPEATED }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/client-contracts");
  await expect(page.getByRole("heading", { level: 1, name: "Minhas Contratações" })).toBeVisible();
  await expect(page.getByText("EM BREVE")).toBeVisible();
  await expect(page.getByText("Exclusivo para usuários Premium")).toBeVisible();
  await expectLoaded(page);
  await page.getByRole("link", { name: "Voltar" }).click();
  await expect(page).toHaveURL(/\/cliente\/dashboard$/);
});

test("with motion, an overlay appears once between two screens and can be cancelled", async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.logIn(DEMO.client);
  await page.clock.install();
  await page.goto("/cliente/dashboard?secao=contratos");
  const overlay = page.getByRole("status").filter({ hasText: /Abrindo suas contratações|Quase pronto/ });
  const link = page.getByRole("link", { name: "Ver todas" });

  await test.step("Esc cancels it", async () => {
    await link.click();
    await expect(overlay).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(overlay).toHaveCount(0);
    await page.clock.runFor(1_200);
    await expect(page).toHaveURL(/secao=contratos/);
  });

  await test.step("it lasts about a second, and a second click has no effect", async () => {
    const entries = await page.evaluate(() => history.length);
    const started = Date.now();
    await link.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await expect(overlay).toBeVisible();
    await expect(page).toHaveURL(/\/client-contracts$/);
    expect(Date.now() - started).toBeGreaterThan(900);
    await expect(overlay).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
  });
});

test("going back cancels an overlay and stays on the screen", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.clock.install();
  await page.goto("/cliente/dashboard");
  await expectTakenOver(page);
  await page.getByRole("main").getByRole("link", { name: "Minhas solicitações" }).click();
  await expect(page).toHaveURL(/secao=minhas-oportunidades/);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("link", { name: "Voltar ao painel" }).click();
  const overlay = page.getByRole("status").filter({ hasText: "Painel" });
  await expect(overlay).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(overlay).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/secao=minhas-oportunidades/);
});

test("with motion, 'Sair' first shows an overlay, which Esc cancels", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.clock.install();
  await page.goto("/cliente/dashboard");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const menu = page.getByRole("button", { name: "Menu" });
  const logOut = page.getByRole("button", { name: "Sair" });
  await menu.click();
  const overlay = page.getByRole("status").filter({ hasText: LEAVING });
  await expectMoment(page, LEAVING, () => logOut.click());
  await page.keyboard.press("Escape");
  await expect(overlay).toHaveCount(0);
  await page.clock.runFor(1_200);
  await expect(page).toHaveURL("/cliente/dashboard");

  await menu.focus();
  await page.keyboard.press("Enter");
  await logOut.focus();
  await expectMoment(page, LEAVING, () => page.keyboard.press("Enter"));
  await expect(page.getByRole("link", { name: "Começar Agora" }).first()).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(overlay).toHaveCount(0);
  await page.goto("/cliente/dashboard");
  await expect(page).toHaveURL("/entrar?voltar=%2Fcliente%2Fdashboard");
});

test("a modified click opens a new tab without an overlay", { tag: LAYOUT }, async ({ visitor, isMobile }) => {
  test.skip(isMobile, "there is no such click on a phone");
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard?secao=contratos");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Ver todas" }).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/client-contracts$/);
  await expect(page).toHaveURL(/secao=contratos/);
});

test("the dashboard selector shows an overlay before the provider dashboard", async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.logIn(DEMO.provider);
  await page.goto("/selecionar-painel");
  await page.getByRole("link", { name: "Acessar Painel do Prestador" }).click();
  const overlay = page.getByRole("status").filter({ hasText: "Área do Prestador" });
  await expect(overlay).toContainText(/Preparando|Buscando|Organizando|Quase tudo/);
  await expect(page).toHaveURL(/\/prestador\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Adilson!" })).toBeVisible();
  await expect(overlay).toHaveCount(0);
});
