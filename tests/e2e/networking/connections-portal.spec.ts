import type { Page } from "@playwright/test";
import { makeProvider } from "../../support/network.ts";
import { tapTwice } from "../support/hand.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectTakenOver,
  expectToast,
  FULL,
  LAYOUT,
  loadToaster,
  REPEATED,
  test,
} from "../support/test.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Profissionais" }).getByRole("article");
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });

/** Phones have the filters in a sheet. */
async function openFilters(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole("button", { name: /^Filtros/ }).click();
  await expect(page.getByRole("combobox", { name: "Ordenar por" })).toBeVisible();
}
async function closeFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return;
  await page.getByRole("button", { name: /^Ver resultados/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("visitors can search, filter and change pages, and the URL keeps the state", { tag: LAYOUT }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/portal-conexoes");
  await expect(page.getByRole("heading", { name: "Portal Conexões", level: 1 })).toBeVisible();
  await expect(cards(page)).toHaveCount(8);
  await expect(page.getByRole("link", { name: "Ver minha página" })).toHaveCount(0);
  await expectLoaded(page);
  for (const action of [
    page.getByRole("button", { name: /^Conectar/ }),
    page.getByRole("link", { name: /^WhatsApp/ }),
  ]) {
    expect((await action.first().boundingBox())?.height, "on one line").toBeLessThan(50);
  }

  await page.getByRole("link", { name: "Próxima" }).click();
  await expect(page).toHaveURL(/pagina=2/);
  const pages = page.getByRole("navigation", { name: "Páginas" });
  await expect(pages.getByRole("link", { name: "Página 2" })).toHaveAttribute("aria-current", "page");
  await pages.getByRole("link", { name: "Página 1" }).click();
  await expect(page).not.toHaveURL(/pagina/);
  await expect(pages.getByRole("button", { name: "Anterior" })).toBeDisabled();

  await page.getByRole("searchbox", { name: "Busque um profissional" }).fill("shimabukuro");
  await expect(page).toHaveURL(/busca=shimabukuro/);
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, "Renata Shimabukuro Alves").getByText("Atende todo o estado")).toBeVisible();
  await expect(card(page, "Renata").getByText("+1", { exact: true })).toBeVisible();
  await expect(card(page, "Renata").getByText("Premium", { exact: true })).toBeVisible();

  await page.getByRole("searchbox").fill("");
  await expect(page).not.toHaveURL(/busca/);
  await openFilters(page, isMobile);
  const clear = page.getByRole("button", { name: "Limpar filtros" });
  await expect(clear).toBeDisabled();
  await page.getByRole("combobox", { name: "Região" }).click();
  await page.getByPlaceholder("Buscar cidade").fill("bonito");
  await page.getByRole("option", { name: "Bonito" }).click();
  await page.getByRole("combobox", { name: "Tipo de usuário" }).selectOption("Premium");
  await expect(page).toHaveURL(/regiao=Bonito.*tipo=premium/);
  await expectGoodScreen(page);
  await closeFilters(page, isMobile);
  await expect(page.getByRole("list", { name: "Filtros ativos" }).getByRole("listitem")).toHaveCount(2);
  if (isMobile) await expect(page.getByRole("button", { name: "Filtros (2)" })).toBeVisible();
  await expect(card(page, "Renata Shimabukuro Alves")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Remover Premium" }).click();
  await expect(page).not.toHaveURL(/tipo=/);
  await openFilters(page, isMobile);
  await clear.click();
  await expect(page).not.toHaveURL(/regiao=/);
  await closeFilters(page, isMobile);

  await page.getByRole("searchbox").fill("ninguém com este nome");
  await expect(page.getByRole("heading", { name: "Nenhum profissional encontrado" })).toBeVisible();
  await expect(page.getByText("Tente ajustar os filtros de busca.")).toBeVisible();
  const publish = page.getByRole("main").getByRole("link", { name: "Publicar solicitação" });
  await expect(publish).toHaveAttribute("href", "/solicitar-servico");
  await expectGoodScreen(page);
});

test("visitors can sort by rating and name, and see how many were found", { tag: [FULL, REPEATED] }, async ({
  page,
  isMobile,
}) => {
  const names = () => cards(page).getByRole("heading").allTextContents();
  const total = page.getByRole("status").filter({ hasText: "profissiona" });
  await page.goto("/portal-conexoes?regiao=Dourados");
  await expect(total).toHaveText(/^\d+ profissionais$/);
  const inDourados = Number.parseInt((await total.textContent()) ?? "", 10);
  await expect(cards(page)).toHaveCount(Math.min(inDourados, 8));
  await page.goto("/portal-conexoes");
  await expect(cards(page)).toHaveCount(8);
  await expect(total).toHaveText(/^\d+ profissionais$/);
  await openFilters(page, isMobile);
  const order = page.getByRole("combobox", { name: "Ordenar por" });
  await expect(order).toHaveValue("");
  await order.selectOption("Avaliação");
  await expect(page).toHaveURL(/ordem=avaliacao/);
  await closeFilters(page, isMobile);
  await expect(cards(page).first()).toContainText("5,0");
  await expect(async () => {
    const averages = (await cards(page).allTextContents()).map((text) => /\d,\d/.exec(text)?.[0] ?? "0,0");
    expect(averages).toEqual(averages.toSorted().reverse());
  }).toPass();
  await page.getByRole("link", { name: "Próxima" }).click();
  await expect(page).toHaveURL(/ordem=avaliacao.*pagina=2|pagina=2.*ordem=avaliacao/);

  await openFilters(page, isMobile);
  await order.selectOption("Nome (A–Z)");
  await expect(page).toHaveURL(/ordem=nome/);
  await expect(page).not.toHaveURL(/pagina/);
  await closeFilters(page, isMobile);
  await expect(async () => {
    const sorted = await names();
    expect(sorted.at(0)).toMatch(/^A/);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, "pt-BR")));
  }).toPass();

  await page.getByRole("searchbox").fill("shimabukuro");
  await expect(total).toHaveText("1 profissional");
  await page.goto("/portal-conexoes?ordem=preco");
  await expect(cards(page)).toHaveCount(8);
  await openFilters(page, isMobile);
  await expect(order).toHaveValue("");
});

test("entries are short on phones, and as high as their neighbours on the desktop", { tag: LAYOUT }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/portal-conexoes");
  await expect(cards(page)).toHaveCount(8);
  await expect(
    cards(page)
      .getByText("Ainda sem avaliações")
      .or(cards(page).getByText(/^\d,\d$/)),
  ).toHaveCount(8);
  const list = await page.getByRole("list", { name: "Profissionais" }).boundingBox();
  if (isMobile) return expect(list?.height).toBeLessThan(1_900);
  const boxes = await Promise.all((await cards(page).all()).map((entry) => entry.boundingBox()));
  const ends = await Promise.all(
    (
      await cards(page)
        .getByRole("link", { name: /^WhatsApp/ })
        .all()
    ).map(async (action) => {
      const box = await action.boundingBox();
      return box && Math.round(box.y + box.height);
    }),
  );
  for (const row of [boxes.slice(0, 4), boxes.slice(4)]) {
    expect(new Set(row.map((box) => Math.round(box?.height ?? 0))).size).toBe(1);
  }
  expect([new Set(ends.slice(0, 4)).size, new Set(ends.slice(4)).size]).toEqual([1, 1]);
});

test("entries show names and professions in full", { tag: LAYOUT }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/portal-conexoes");
  await expect(cards(page)).toHaveCount(8);
  await page.evaluate(() => document.fonts.ready);
  const cut = await cards(page)
    .locator("h2, p")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && getComputedStyle(part).overflow === "hidden")
        .filter(({ clientWidth }) => clientWidth > 1)
        .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight)
        .map(({ textContent }) => textContent)
        // Longer ones do not fit two lines.
        .filter((text) => text.length < 60),
    );
  expect(cut).toEqual([]);
});

test("a page that the list doesn't have shows the last one and says so", async ({ page }) => {
  await page.goto("/portal-conexoes?pagina=6&tipo=premium");
  await expect(page.getByText(/^Não há página 6 nesta lista. Esta é a página \d\.$/)).toBeVisible();
  await expectGoodScreen(page);
});

test("visitors get the portal and a professional's page without a call", { tag: FULL }, async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/trpc/")) calls.push(request.url());
  });
  await page.goto("/portal-conexoes?regiao=Dourados&pagina=2");
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveTitle("Profissionais da construção em Dourados | Portal da Construção");
  const link = cards(page).first().getByRole("link").first();
  const [name, href] = [await link.textContent(), await link.getAttribute("href")];
  await page.goto(href ?? "");
  await expect(page.getByRole("heading", { name: name ?? "", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Portfólio" })).toBeVisible();
  await expectTakenOver(page);
  expect(calls).toEqual([]);
});

test("a card opens the profile page, which links back to the same list, and the card's own links work", async ({
  page,
}) => {
  await page.goto("/portal-conexoes?busca=renata&tipo=premium");
  const renata = card(page, "Renata Shimabukuro Alves");
  await expect(renata.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
    "href",
    /^\/contato\/cartao\/[0-9a-f-]{36}$/,
  );
  await expect(renata.getByRole("link", { name: /^Ver avaliações \(13\)/ })).toHaveAttribute("href", /avaliacoes/);
  await renata.getByRole("button", { name: /^Conectar/ }).click();
  await expect(page).toHaveURL(/entrar\?voltar=%2Fportal-conexoes/);
  await expectToast(page, "Erro de autenticação", "Faça login para conectar.");
  await page.goBack();
  await expect(page).toHaveURL(/portal-conexoes\?busca=renata&tipo=premium/);
  await expect(renata).toBeInViewport();
  // The whole card is clickable. Forced, because its link covers the text.
  await renata.getByText("Atende todo o estado").click({ force: true });
  await expect(page.getByRole("heading", { name: "Renata Shimabukuro Alves", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Voltar ao Portal" }).click();
  await expect(page).toHaveURL(/portal-conexoes\?busca=renata&tipo=premium/);
  await expect(renata).toBeVisible();
});

test("a double tap on 'Conectar' sends one request", async ({ visitor, stack }) => {
  const { page } = visitor;
  const [asking, asked] = await Promise.all([makeProvider(stack), makeProvider(stack)]);
  await visitor.logIn(asking.email);
  await page.goto(`/portal-conexoes/perfil/${asked.id}`);
  const connect = page.getByRole("button", { name: "Conectar", exact: true });
  await expectTakenOver(page);
  const sent = await tapTwice(connect, /networking\.connect\b/g);
  await expectToast(page, "Solicitação enviada");
  expect(sent).toHaveLength(1);
  await page.goto("/portal-conexoes/minhas");
  await expect(page.getByText("Um pedido de conexão seu espera resposta.")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Pedi" })).toHaveText("Pedi1");
});

test("the keyboard keeps its place when 'Conectar' becomes a pending request", async ({ visitor, stack }) => {
  const { page } = visitor;
  const [asking, asked] = await Promise.all([makeProvider(stack), makeProvider(stack)]);
  await visitor.logIn(asking.email);
  await page.goto(`/portal-conexoes/perfil/${asked.id}`);
  await expectTakenOver(page);
  await page.getByRole("button", { name: "Conectar", exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Cancelar pedido de conexão" })).toBeVisible();
  // On the button, or on what holds it if it came after the focus had to go somewhere.
  const kept = page.locator(":focus").filter({ hasText: "Cancelar pedido de conexão" });
  await expect(kept).toBeVisible();
});

test("providers can request a connection once, and don't find themselves", async ({ visitor }) => {
  const { page, logIn } = visitor;
  await logIn(DEMO.provider);
  await page.goto("/portal-conexoes?busca=adilson");
  await expect(page.getByRole("heading", { name: "Nenhum profissional encontrado" })).toBeVisible();
  await page.goto("/portal-conexoes?busca=saad");
  const amanda = card(page, "Amanda Ribeiro Saad");
  await expect(amanda.getByRole("button", { name: /^Conectar/ })).toBeEnabled();
  await expect(page.getByRole("link", { name: "Ver minha página" })).toBeVisible();
  await loadToaster(page);
  await page.context().setOffline(true);
  await amanda.getByRole("button", { name: /^Conectar/ }).click();
  await expectToast(page, "Erro", "Não foi possível enviar a solicitação de conexão.");
  await expect(amanda.getByRole("button", { name: /^Conectar/ })).toBeEnabled();
  await page.context().setOffline(false);
  // Also works with the keyboard.
  await amanda.getByRole("button", { name: /^Conectar/ }).focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "Solicitação enviada!", "Sua solicitação de conexão foi enviada com sucesso.");
  await expect(amanda.getByRole("button", { name: /^Pendente/ })).toBeDisabled();
  await page.reload();
  await expect(amanda.getByRole("button", { name: /^Pendente/ })).toBeDisabled();
  await page.getByRole("link", { name: "Ver minha página" }).click();
  await expect(page.getByRole("button", { name: "Compartilhar página" })).toBeVisible();
  await page.getByRole("list", { name: "Números da página" }).getByRole("link", { name: /conex/ }).click();
  await expect(page.getByRole("heading", { name: "Minhas conexões", level: 1 })).toBeVisible();
  await expectLoaded(page);
  await page.getByRole("tab", { name: "Pedi" }).click();
  const asked = page
    .getByRole("list", { name: "Pedi" })
    .getByRole("listitem")
    .filter({ hasText: "Amanda Ribeiro Saad" });
  await asked.getByRole("button", { name: "Cancelar pedido de conexão a Amanda" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar pedido de conexão" }).click();
  await expectToast(page, "Pedido de conexão cancelado");
  await expect(asked).toHaveCount(0);
});
