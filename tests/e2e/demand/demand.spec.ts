import type { Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { demandStats, profiles, serviceRequests } from "../../../db/schema/index.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectTakenOver,
  FULL,
  REPEATED,
  test,
} from "../support/test.ts";

const CAPITAL = "Campo Grande (Capital)";
const BOARD_CALL = /\/trpc\/.*demand\.board/;
const byCity = (page: Page) => page.getByRole("table", { name: "Por município" });
const byTrade = (page: Page) => page.getByRole("table", { name: "Por serviço" });
const cells = (page: Page, name: string) => byCity(page).getByRole("row").filter({ hasText: name }).getByRole("cell");

test("the board shows the numbers in tables, and filters by trade", { tag: REPEATED }, async ({ page }) => {
  await page.goto("/demanda");
  await expectTakenOver(page);
  await expect(page.getByRole("heading", { name: "Quadro de demanda", level: 1 })).toBeVisible();
  await expect(cells(page, CAPITAL)).toHaveText(/^[\d.]+$/);
  await expect(byTrade(page).getByRole("row")).not.toHaveCount(0);
  await expectLoaded(page);

  await byTrade(page).getByRole("link", { name: "Climatização" }).click();
  await expect(page).toHaveURL("/demanda?servico=Climatiza%C3%A7%C3%A3o");
  await expect(byTrade(page)).toHaveCount(0);
  await expect(byCity(page).getByRole("rowheader")).toHaveText(["Três Lagoas", "Soma"]);
  await expect(page).toHaveTitle(/Climatização/);
  await expectLoaded(page);
  await page.getByRole("combobox", { name: "Serviço" }).selectOption("");
  await expect(page).toHaveURL("/demanda");
  await expect(byTrade(page)).toBeVisible();
});

test("a board without numbers, and one of a trade that does not exist, say so", async ({ page, stack }) => {
  await page.goto("/demanda?servico=Pesca");
  await expect(page.getByText("Ainda não há números para mostrar")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Todos os serviços" }).click();
  await expect(byCity(page)).toBeVisible();
  const stats = await stack.db.select().from(demandStats);
  await stack.db.delete(demandStats);
  await page.reload();
  await expect(page.getByText("Ainda não há números para mostrar")).toBeVisible();
  await expectLoaded(page);
  await stack.db.insert(demandStats).values(stats);
});

test("numbers that cannot be read can be asked for again", { tag: FULL }, async ({ page }) => {
  await page.goto("/landing-prestadores");
  // Before, the link would load the board with its page.
  await expectTakenOver(page);
  await page.route(BOARD_CALL, (route) => route.abort());
  await page.getByRole("link", { name: "Veja o que os clientes procuram em cada município" }).click();
  await expect(page.getByText("Não foi possível carregar os números")).toBeVisible();
  await expectLoaded(page);
  await page.unroute(BOARD_CALL);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(byCity(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the board can be read and filtered", { tag: REPEATED }, async ({ page }) => {
    await page.goto("/demanda");
    await expect(byCity(page)).toBeVisible();
    await page.getByRole("combobox", { name: "Serviço" }).selectOption("Climatização");
    await page.getByRole("button", { name: "Ver", exact: true }).click();
    await expect(page).toHaveURL("/demanda?servico=Climatiza%C3%A7%C3%A3o");
    await expect(byCity(page).getByRole("rowheader")).toHaveText(["Três Lagoas", "Soma"]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test("a provider reads about the client in a request's detail, and finds the board in the panel", {
  tag: REPEATED,
}, async ({ visitor: { page, logIn }, stack }) => {
  await logIn(DEMO.provider);
  const [request] = await stack.db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .innerJoin(profiles, eq(profiles.id, serviceRequests.createdBy))
    .where(and(eq(serviceRequests.status, "open"), eq(profiles.email, "luciana.arakaki@demo.portal")))
    .limit(1);
  await page.goto(`/oportunidades?solicitacao=${request?.id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("E-mail do cliente confirmado")).toBeVisible();
  await expect(dialog.getByText(/^\d+ de \d+ solicitações anteriores viraram contratação$/)).toBeVisible();
  await expectLoaded(page);
  await page.goto("/prestador/dashboard?secao=oportunidades");
  await expectTakenOver(page);
  await page.getByRole("link", { name: "Ver demanda por município" }).click();
  await expect(byCity(page)).toBeVisible();
  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  await expect(page).toHaveURL("/prestador/dashboard?secao=oportunidades");
});

test("a client reads how requests like theirs fared, where there were enough", { tag: REPEATED }, async ({
  visitor: { page, logIn },
}) => {
  await logIn(DEMO.client);
  await page.goto("/solicitar-servico");
  const choose = async (field: string, option: string) => {
    await page.getByRole("combobox", { name: field }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  const forecast = page.getByText(/^De cada 10 solicitações como esta, 8 receberam interesse; o primeiro em cerca de/);
  await choose("Tipo de serviço", "Reforma de banheiro");
  await choose("Cidade", CAPITAL);
  await expect(forecast).toBeVisible();
  await expectGoodScreen(page);
  await choose("Cidade", "Bonito");
  await expect(forecast).toHaveCount(0);
});
