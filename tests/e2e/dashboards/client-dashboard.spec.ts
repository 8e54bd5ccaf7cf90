import { eq } from "drizzle-orm";
import { users } from "../../../db/schema/index.ts";
import { DAY_MS, TIME_ZONE } from "../../../src/shared/time.ts";
import { ROUTE_PENDING_AFTER_MS } from "../../../web/lib/timings.ts";
import { makeRequest } from "../../support/people.ts";
import { expectGoodLayout } from "../support/layout.ts";
import { holdAnswers, watchOverlays } from "../support/overlays.ts";
import {
  DEMO,
  expect,
  expectLoaded,
  expectMoment,
  expectTakenOver,
  FULL,
  LAYOUT,
  query,
  REPEATED,
  test,
} from "../support/test.ts";

test.describe.configure({ mode: "parallel" });

const SECTIONS: [string, string][] = [
  ["central-avaliacoes", "Central de avaliações"],
  ["minhas-oportunidades", "Minhas solicitações"],
  ["oportunidades-gerais", "Oportunidades gerais"],
  ["compra-venda", "Compra e Venda"],
  ["contratos", "Contratos"],
  ["suporte", "Suporte"],
];

const LEAVING = "Encerrando sua sessão...";

test("without a login, the dashboard and the contracts page redirect to the login page", { tag: FULL }, async ({
  page,
}) => {
  for (const path of ["/cliente/dashboard?secao=suporte", "/client-contracts"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/entrar/);
  }
});

test("the dashboard shows a greeting, today's date and the counts from the database", { tag: REPEATED }, async ({
  stack,
  visitor,
}) => {
  const { page } = visitor;
  const [client] = await stack.db.select().from(users).where(eq(users.email, DEMO.client));
  await makeRequest(stack, client!, { ageMs: 40 * DAY_MS, status: "expired", contactName: null, contactPhone: null });
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

  const own = await query<unknown[]>(page, "requests.mine");
  const { totalRequests, ownRequests } = await query<{ totalRequests: number; ownRequests: number }>(
    page,
    "requests.stats",
  );
  const card = (label: string) => page.getByText(label, { exact: true }).locator("xpath=ancestor::div[1]");
  expect(ownRequests).toBeGreaterThan(own.length);
  expect(totalRequests).toBeGreaterThan(ownRequests);
  await expect(card("Solicitações já publicadas").getByText(String(totalRequests), { exact: true })).toBeVisible();
  const counter = page.getByRole("paragraph").filter({ hasText: /^Minhas solicitações$/ });
  await expect(counter.locator("xpath=ancestor::div[1]").getByText(String(ownRequests), { exact: true })).toBeVisible();
  const ownCards = page.getByRole("list", { name: "Minhas solicitações" }).getByRole("article");
  await expect(ownCards.first()).toBeVisible();
  await expect(ownCards.getByText("Sua", { exact: true })).toHaveCount(0);
  await expectLoaded(page);

  await page.getByRole("region", { name: "Minhas solicitações" }).getByRole("link", { name: "Ver todas" }).click();
  await expect(page).toHaveURL(/secao=minhas-oportunidades/);
  await expect(page.getByRole("list", { name: "Minhas solicitações" }).getByRole("article")).toHaveCount(own.length);
});

test("the URL opens each section, which has room at each width", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  for (const [section, heading] of SECTIONS) {
    await expectGoodLayout(page, `/cliente/dashboard?secao=${section}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} | Portal da Construção`);
  }
});

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
  const support = isMobile ? page.getByRole("main") : places;
  await support.getByRole("link", { name: "Suporte" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Suporte" })).toBeVisible();
  await page.getByRole("link", { name: "Voltar ao painel" }).click();
  await expect(page).toHaveURL(/\/cliente\/dashboard$/);

  // One word leads to one place.
  const publish = page.getByRole("link", { name: "Publicar solicitação" }).filter({ visible: true });
  await expect(publish).toHaveCount(isMobile ? 1 : 2);
  for (const link of await publish.all()) await expect(link).toHaveAttribute("href", "/solicitar-servico");
  await expect(page.getByRole("heading", { name: "O que você quer fazer?" })).toBeVisible({ visible: isMobile });
  await page.goto("/cliente/dashboard?secao=publicar-solicitacao");
  await expect(page).toHaveURL("/solicitar-servico");
});

test("every card links to its page", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  const cards = page.getByRole("region", { name: "O que você quer fazer?" });
  const targets: [string, string][] = [
    ["Oportunidades gerais", "/oportunidades"],
    ["Contratos", "/client-contracts"],
    ["Gerenciar Assinatura", "/gerenciar-assinatura"],
  ];
  for (const [name, href] of targets) {
    await expect(cards.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(cards.getByRole("listitem").filter({ hasText: "Gerenciar Assinatura" })).toContainText("Plano gratuito");
  await expect(page.getByRole("main").getByText(/Conheça|Conhecer/)).toHaveCount(0);
  await page.goto("/cliente/dashboard?secao=suporte");
  const chat = page.getByRole("link", { name: "Abrir conversa no WhatsApp" });
  const address = new URL((await chat.getAttribute("href")) ?? "", page.url());
  expect(address.pathname).toBe("/suporte");
  expect(address.searchParams.get("texto")).toContain("Mariana");
});

test("the contracts page says that it is coming soon and links back to the dashboard", {
  tag: [FULL, REPEATED],
}, async ({ visitor }) => {
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

test("an overlay stands over a screen that loads, for its longest time at most", async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  await expectTakenOver(page);
  const answers = await holdAnswers(page, "listings.search");
  const link = page.getByRole("main").getByRole("link", { name: "Compra e Venda" });
  await expectMoment(page, "Buscando anúncios...", () => link.click());
  await expect(page).toHaveURL("/marketplace");
  await expect(page.getByText(/Buscando anúncios\.\.\.|Quase pronto\.\.\./)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  answers.release();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("an overlay goes when the screen is ready, or is left", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  await expectTakenOver(page);
  const answers = await holdAnswers(page, "listings.search");
  const link = page.getByRole("main").getByRole("link", { name: "Compra e Venda" });
  await expectMoment(page, "Buscando anúncios...", () => link.click());
  await page.goBack();
  await expect(page).toHaveURL("/cliente/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Mariana!" })).toBeVisible();
  await expect(page.getByText("Buscando anúncios...")).toHaveCount(0);
  answers.release();
  await link.click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByText(/Buscando anúncios\.\.\.|Quase pronto\.\.\./)).toHaveCount(0);
});

test("no overlay is shown before a screen that is ready", { tag: [FULL, REPEATED] }, async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  await expectTakenOver(page);
  await expectLoaded(page);
  const link = page.getByRole("region", { name: "Minhas solicitações" }).getByRole("link", { name: "Ver todas" });
  const visit = async () => {
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "Minhas solicitações" })).toBeVisible();
    await expectLoaded(page);
    await page.getByRole("link", { name: "Voltar ao painel" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Olá, Mariana!" })).toBeVisible();
    // Content that loads late would move the link while it is clicked.
    await expectLoaded(page);
  };
  // A busy machine may take longer than that for a screen that has all it needs. The first visit's overlay must not come
  // during the second.
  await page.evaluate((pendingAfterMs) => {
    const inTime = window.setTimeout;
    const slowly = (work: () => void, ms?: number) => inTime(work, ms === pendingAfterMs ? 40 * ms : ms);
    window.setTimeout = slowly as typeof setTimeout;
  }, ROUTE_PENDING_AFTER_MS);
  // The first visit loads what the second has.
  await visit();
  const wasCovered = await watchOverlays(page);
  await visit();
  expect(await wasCovered()).toBe(false);
});

test("'Sair' shows an overlay while the session ends", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/cliente/dashboard");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Menu" }).click();
  const answers = await holdAnswers(page, "auth.logOut");
  await expectMoment(page, LEAVING, () => page.getByRole("button", { name: "Sair" }).click());
  answers.release();
  await expect(page.getByRole("link", { name: "Começar Agora" }).first()).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByText(LEAVING)).toHaveCount(0);
  await page.goto("/cliente/dashboard");
  await expect(page).toHaveURL("/entrar?voltar=%2Fcliente%2Fdashboard");
});

test("a modified click opens a new tab without an overlay", { tag: [FULL, LAYOUT] }, async ({ visitor, isMobile }) => {
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

test("'Área do Prestador' stands over the provider dashboard while it loads", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visitor.logIn(DEMO.provider);
  await page.goto("/selecionar-painel");
  const answers = await holdAnswers(page, "networking.overview");
  await page.getByRole("link", { name: "Acessar Painel do Prestador" }).click();
  const overlay = page.getByRole("status").filter({ hasText: "Área do Prestador" });
  await expect(overlay).toContainText(/Preparando|Buscando|Organizando|Quase tudo/);
  await expect(page).toHaveURL(/\/prestador\/dashboard$/);
  answers.release();
  await expect(page.getByRole("heading", { level: 1, name: "Olá, Adilson!" })).toBeVisible();
  await expect(overlay).toHaveCount(0);
});
