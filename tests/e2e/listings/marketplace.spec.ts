import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson } from "../../support/people.ts";
import { card, publish } from "../support/listings.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectTakenOver,
  expectToast,
  FULL,
  followContact,
  LAYOUT,
  REPEATED,
  test,
} from "../support/test.ts";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Filters are in a sheet on phones and beside the list on desktop. */
async function withFilters(page: Page, act: () => Promise<void>): Promise<void> {
  if (!isPhone(page)) return act();
  await page.getByRole("button", { name: /^Filtros/ }).click();
  await expect(page.getByRole("dialog", { name: "Filtros" })).toBeVisible();
  await act();
  await page.getByRole("button", { name: /^Ver .*anúncio/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test(
  "visitors can view the list and a listing, and are asked to log in for the rest",
  { tag: REPEATED },
  async ({ newVisitor, stack }, info) => {
    const seller = await newVisitor();
    await seller.logIn(DEMO.provider);
    const title = `Janela veneziana ${info.project.name}`;
    await publish(seller.page, stack, { title });
    const { page } = await newVisitor();

    await page.goto("/marketplace");
    await expect(card(page, title)).toContainText("R$ 123,45");
    await expect(card(page, title)).toContainText("Dourados");
    await expect(card(page, title)).toContainText("Usado");
    await expect(card(page, title)).toContainText("Sem imagem");
    await expect(page.getByText("Publicar Anúncio")).toHaveCount(0);
    await expect(page.getByText("Meus Anúncios")).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Entrar" })).toBeVisible();
    await expectLoaded(page);

    await card(page, title).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Retirar no local.")).toBeVisible();
    await expect(page.getByRole("button", { name: /Editar|Renovar|Excluir/ })).toHaveCount(0);
    await expectLoaded(page);

    await page.goto("/marketplace?ver=publicar");
    await expect(page.getByText("Você precisa estar logado para criar um anúncio")).toBeVisible();
    await expectLoaded(page);
    await page.goto("/marketplace?ver=meus-anuncios");
    await expect(page.getByRole("main").getByRole("link", { name: "Entrar" })).toBeVisible();
  },
);

test(
  "search, filters and sort order are kept in the URL, and survive reloading and going back",
  { tag: LAYOUT },
  async ({ visitor, stack }, info) => {
    const { page } = visitor;
    await visitor.logIn(DEMO.provider);
    const word = `Ação${info.project.name}`;
    await publish(page, stack, {
      title: `Válvula ${word} barata`,
      priceCents: 5_000,
      category: "maquinas-ferramentas",
    });
    await publish(page, stack, { title: `Válvula ${word} cara`, priceCents: 90_000, category: "maquinas-ferramentas" });
    await publish(page, stack, { title: `Outra ${word}`, priceCents: 5_000, cityId: 5_002_704 });

    await page.goto("/marketplace");
    await page.getByRole("searchbox", { name: "Buscar anúncios" }).fill(`VALVULA acao${info.project.name}`);
    await expect(page.getByText("2 anúncios").first()).toBeVisible();
    await expect(page).toHaveURL(/q=VALVULA/);
    await expect(card(page, "barata")).toBeVisible();

    await page.getByRole("combobox", { name: "Ordenar por" }).locator("visible=true").selectOption("Maior preço");
    await expect(page).toHaveURL(/ordem=maior-preco/);
    await expect(page.getByRole("article").first()).toContainText("cara");
    await withFilters(page, async () => {
      const city = page.getByRole("combobox", { name: /Cidade/ }).locator("visible=true");
      await expect(city).toBeEnabled();
      await expect(page.getByLabel("Estado").locator("visible=true")).toHaveValue("MS");
      await page.getByLabel("Preço máximo").locator("visible=true").fill("100");
      await expect(page).toHaveURL(/max=100/);
    });
    await expect(page.getByText("1 anúncio", { exact: true }).first()).toBeVisible();
    await expect(card(page, "cara")).toHaveCount(0);

    await page.reload();
    await expect(card(page, "barata")).toBeVisible();
    await expect(card(page, "cara")).toHaveCount(0);
    await expectLoaded(page);
    // In any order: the app and the link that works without it may write them in different ones.
    const filters = () => [...new URL(page.url()).searchParams].map(([name, value]) => `${name}=${value}`).sort();
    const filtered = filters();
    await expectTakenOver(page);
    await card(page, "barata").getByRole("link").click();
    await expect(page).toHaveURL(/anuncio=/);
    await expect(page.getByRole("heading", { level: 1, name: `Válvula ${word} barata` })).toBeVisible();
    await page.getByRole("link", { name: "Voltar" }).click();
    await expect.poll(filters).toEqual(filtered);
    await expect(card(page, "barata")).toBeVisible();

    await page.getByRole("button", { name: "Remover Até R$ 100,00" }).click();
    await expect(card(page, "cara")).toBeVisible();
    await page.getByRole("searchbox", { name: "Buscar anúncios" }).fill("xyzxyz não existe");
    await expect(page.getByText("Nenhum anúncio encontrado.")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Limpar filtros" }).last().click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page).not.toHaveURL(/q=/);
    await expect(page.getByRole("searchbox", { name: "Buscar anúncios" })).toHaveValue("");
  },
);

test("invalid values in the URL are ignored", { tag: FULL }, async ({ page }) => {
  await page.goto("/marketplace?categoria=nada&cidade=atlantida&periodo=nunca&min=-5&max=muito&ordem=x&ver=tudo&q=");
  await expect(page.getByRole("heading", { level: 1, name: "Compra e Venda" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Filtros ativos" })).toHaveCount(0);
  await page.goto("/marketplace?anuncio=nada");
  await expect(page.getByText("Anúncio não encontrado.")).toBeVisible();
  await expectLoaded(page);
  await page.goto("/anuncio/telha-00000000-0000-7000-8000-000000000000");
  await expect(page.getByText("Anúncio não encontrado.")).toBeVisible();
});

test("a hidden number isn't shown, a visible one opens WhatsApp with a message, and the URL can be shared", async ({
  newVisitor,
  stack,
}, info) => {
  const seller = await newVisitor();
  await seller.logIn(DEMO.client);
  const told = { title: `Grade de ferro nº 7 ${info.project.name}`, description: "Primeira linha\nSegunda linha" };
  const hidden = await publish(seller.page, stack, { ...told, showPhone: false, showWhatsapp: false });
  const shown = await publish(seller.page, stack, told);
  const visitor = await newVisitor();
  const { page } = visitor;

  await page.goto(`/marketplace?anuncio=${hidden}`);
  await expect(page.getByText("O anunciante preferiu não mostrar telefone nem WhatsApp.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Chamar no WhatsApp" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Mostrar telefone" })).toHaveCount(0);

  await page.goto(`/anuncio/grade-de-ferro-no-7-${shown}`);
  const link = page.getByRole("link", { name: "Chamar no WhatsApp" }).locator("visible=true");
  const chat = await followContact(page, link);
  expect(chat.host).toBe("wa.me");
  expect(chat.pathname).toMatch(/^\/55\d{10,11}$/);
  expect(chat.searchParams.get("text")).toContain(told.title);
  await expect(page).toHaveTitle(`${told.title} | Portal da Construção`);
  await expectLoaded(page);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const failShare = (error: string) =>
    page.evaluate((error) => {
      navigator.share = () => {
        document.documentElement.dataset["shared"] = error;
        return Promise.reject(new DOMException("", error));
      };
    }, error);
  const share = () => page.getByRole("button", { name: "Compartilhar" }).click();
  const copiedText = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText("antes"));
  await failShare("AbortError");
  await share();
  await expect(page.locator("html[data-shared=AbortError]")).toBeAttached();
  expect(await copiedText()).toBe("antes");
  await failShare("NotAllowedError");
  await share();
  await expectToast(page, "Link copiado!");
  const copied = await copiedText();
  expect(copied).toContain(`/anuncio/grade-de-ferro-n-7-${info.project.name}-${shown}`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await share();
  await expectToast(page, "Não foi possível copiar o link", copied);
  await page.goto(copied);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.title);
});

test("a list that fails to load can be retried, and a loaded one stays visible offline", async ({ visitor, stack }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await publish(page, stack, { title: "Andaime tubular" });
  await page.goto("/marketplace");
  // The first list arrived with the page; a search makes a new request.
  await page.route(/\/trpc\/[^?]*listings\.search/, (route) => route.abort());
  await page.getByRole("searchbox", { name: "Buscar anúncios" }).fill("andaime");
  await expect(page.getByText("Não foi possível carregar os anúncios")).toBeVisible();
  await page.unroute(/\/trpc\/[^?]*listings\.search/);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("Você está sem internet. O que já foi carregado continua aqui.")).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.context().setOffline(false);
});

test("a search without matches among the newest listings continues with older ones", { tag: FULL }, async ({
  page,
  stack,
}) => {
  const owner = sql`(select id from profiles where email = ${DEMO.client})`;
  const category = (slug: string) => sql`(select id from marketplace_categories where slug = ${slug})`;
  const insert = (count: number, title: string, slug: string) =>
    stack.db.run(sql`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      insert into marketplace_listings (id, title, description, price_cents, category_id, user_id, city_id, state_id,
        created_at, expires_at)
      select lower(hex(randomblob(16))), ${title}, 'Quixotesco', 100, ${category(slug)}, ${owner}, 5002704, 'MS',
        ${Date.now()}, ${Date.now() + DAY_MS} from numbers`);
  try {
    await insert(1, "Agulha no palheiro", "moveis-outros");
    await insert(5_100, "Palha", "materiais-usados");
    await page.goto("/marketplace?q=quixotesco&categoria=moveis-outros");
    await expect(page.getByRole("heading", { name: "Agulha no palheiro" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
  } finally {
    await stack.db.run(sql`delete from marketplace_listings where description = 'Quixotesco'`);
  }
});

test("the title has one line beside the links of people who are logged in", async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.logIn(DEMO.client);
  await page.goto("/marketplace");
  await expect(page.getByRole("link", { name: "Meus Anúncios" }).locator("visible=true")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const lines = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("with filters on, the first listing begins in the upper part of a small phone", async ({ visitor: { page } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/marketplace?q=betoneira&categoria=maquinas-ferramentas&cidade=campo-grande&max=9000");
  await expectTakenOver(page);
  await expect(page.getByRole("link", { name: "Salvar busca" })).toBeVisible();
  const first = page.getByRole("list", { name: "Anúncios" }).getByRole("listitem").first();
  expect((await first.boundingBox())?.y).toBeLessThan(300);
  await page.getByRole("button", { name: "Remover Campo Grande" }).click();
  await expect(page).toHaveURL("/marketplace?q=betoneira&categoria=maquinas-ferramentas&max=9000");
});

test("a search keeps the way to one's own listings and favourites", async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.logIn(DEMO.client);
  await page.goto("/marketplace?q=betoneira");
  await expect(page.getByRole("button", { name: "Salvar busca" })).toBeVisible();
  await expectGoodScreen(page);
  for (const name of ["Favoritos", "Meus Anúncios"]) {
    await page.getByRole("link", { name }).locator("visible=true").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.goBack();
  }
});

test("a misspelt search says what it shows, and one that finds nothing shows what is similar", async ({
  visitor: { page },
}) => {
  await page.goto("/marketplace?q=betonera");
  await expect(page.getByText("Mostrando resultados para betoneira")).toBeVisible();
  await expect(page.getByRole("list", { name: "Anúncios" }).getByRole("listitem").first()).toContainText("Betoneira");
  await expect(page.getByLabel("Ordenar por").first()).toHaveValue("relevance");
  await page.goto("/marketplace?q=betoneira em dourados");
  await expect(page.getByRole("heading", { name: "Nenhum anúncio com tudo isso. Veja parecidos:" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Anúncios" }).getByRole("listitem").first()).toContainText("Betoneira");
});

test("after a listing, the list is where it was left, also with later pages and after a reload", async ({
  visitor: { page },
  stack,
}) => {
  const seller = await makePerson(stack);
  const word = "Longarina";
  for (let i = 1; i <= 60; i++) await makeListing(stack, seller, { title: `${word} número ${i}.` });
  await page.setViewportSize({ width: 360, height: 740 });
  const topOf = async (title: string) => Math.round((await card(page, title).boundingBox())?.y ?? Number.NaN);
  await page.goto(`/marketplace?q=${word}`);
  await expectTakenOver(page);
  const chosen = `${word} número 8.`;
  for (let shown = 24; shown < 60; shown += 24) {
    await page.getByRole("article").last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(shown);
  }
  await card(page, chosen).scrollIntoViewIfNeeded();
  const open = async () => {
    const top = await topOf(chosen);
    await card(page, chosen).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: chosen })).toBeVisible();
    return top;
  };
  const expectPlace = (top: number) => expect.poll(async () => Math.abs((await topOf(chosen)) - top)).toBeLessThan(3);

  const first = await open();
  await page.getByRole("link", { name: "Voltar" }).click();
  await expectPlace(first);
  const second = await open();
  await page.goBack();
  await expectPlace(second);
  const third = await open();
  await page.reload();
  await expectTakenOver(page);
  await page.goBack();
  await expectPlace(third);
  await page.reload();
  await expectTakenOver(page);
  await expectPlace(third);
});
