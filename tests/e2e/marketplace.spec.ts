import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import type { Stack } from "../../dev/stack/stack.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import { DEMO, expect, expectGoodScreen, expectToast, followContact, LAYOUT, test } from "./support/test.ts";

/** A single-colour JPEG for a file input. */
async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

interface Told {
  title: string;
  description?: string;
  priceCents?: number;
  category?: string;
  cityId?: number;
  showPhone?: boolean;
  showWhatsapp?: boolean;
}

/** Publishes a listing through the API as the user logged in on this page. Returns its id. */
async function publish(page: Page, stack: Stack, told: Told): Promise<string> {
  const data = {
    submissionId: crypto.randomUUID(),
    description: "Retirar no local.",
    priceCents: 12_345,
    category: "sobras-obra",
    condition: "used",
    stateId: "MS",
    cityId: 5_003_702,
    neighborhood: "",
    zipCode: "",
    showPhone: true,
    showWhatsapp: true,
    priceNegotiable: false,
    ...told,
  };
  const headers = { origin: stack.url, "content-type": "application/json" };
  const answer = await page.context().request.post("/trpc/listings.create", { headers, data });
  expect(answer.status()).toBe(200);
  return (await answer.json()).result.data.id;
}

const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
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

async function chooseCity(page: Page, city: string): Promise<void> {
  await page.getByRole("combobox", { name: /Cidade/ }).click();
  await page.getByPlaceholder("Buscar cidade").fill("xyzxyz");
  await expect(page.getByText("Nenhuma cidade encontrada.").first()).toBeVisible();
  await page.getByPlaceholder("Buscar cidade").fill(city);
  await page.getByRole("option", { name: city }).click();
}

test(
  "visitors can view the list and a listing, and are asked to log in for the rest",
  { tag: LAYOUT },
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
    await expect(page.getByRole("link", { name: "Entrar", exact: true })).toBeVisible();
    await expectGoodScreen(page);

    await card(page, title).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Retirar no local.")).toBeVisible();
    await expect(page.getByRole("button", { name: /Editar|Renovar|Excluir/ })).toHaveCount(0);
    await expectGoodScreen(page);

    await page.goto("/marketplace?ver=publicar");
    await expect(page.getByText("Você precisa estar logado para criar um anúncio")).toBeVisible();
    await expectGoodScreen(page);
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
      await expect(city).toBeDisabled();
      await page.getByLabel("Estado").locator("visible=true").selectOption("Mato Grosso do Sul");
      await expect(city).toBeEnabled();
      await page.getByLabel("Preço máximo").locator("visible=true").fill("100");
      await expect(page).toHaveURL(/max=100/);
    });
    await expect(page.getByText("1 anúncio", { exact: true }).first()).toBeVisible();
    await expect(card(page, "cara")).toHaveCount(0);

    await page.reload();
    await expect(card(page, "barata")).toBeVisible();
    await expect(card(page, "cara")).toHaveCount(0);
    await expectGoodScreen(page);
    const filtered = page.url();
    await card(page, "barata").getByRole("link").click();
    await expect(page).toHaveURL(/anuncio=/);
    await page.getByRole("link", { name: "Voltar" }).click();
    await expect(page).toHaveURL(filtered);
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

test("invalid values in the URL are ignored", async ({ page }) => {
  await page.goto("/marketplace?categoria=nada&cidade=atlantida&periodo=nunca&min=-5&max=muito&ordem=x&ver=tudo&q=");
  await expect(page.getByRole("heading", { level: 1, name: "Compra e venda" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Filtros ativos" })).toHaveCount(0);
  await page.goto("/marketplace?anuncio=nada");
  await expect(page.getByText("Anúncio não encontrado.")).toBeVisible();
  await expectGoodScreen(page);
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
  const report = await page.getByRole("link", { name: "Denunciar" }).getAttribute("href");
  expect(decodeURIComponent(report ?? "")).toContain(`“${told.title}” (código ${shown})`);
  await expectGoodScreen(page);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.getByRole("button", { name: "Compartilhar" }).click();
  await expectToast(page, "Link copiado!");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`/anuncio/grade-de-ferro-n-7-${info.project.name}-${shown}`);
  await page.goto(copied);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.title);
});

test("a listing is drafted, published with photos, viewed, edited, renewed and deleted", async ({ visitor }, info) => {
  const { page } = visitor;
  const title = `Betoneira 400 litros ${info.project.name}`;
  await visitor.logIn(DEMO.client);
  await page.goto("/marketplace");
  await page.getByRole("link", { name: "Publicar Anúncio" }).locator("visible=true").click();

  await test.step("missing fields show errors, and the first one gets the focus", async () => {
    await page.getByRole("button", { name: "Publicar Anúncio" }).click();
    await expectToast(page, "Preencha todos os campos obrigatórios");
    await expect(page.getByText("Informe o título.")).toBeVisible();
    await expect(field(page, "Título")).toBeFocused();
    for (const box of await page.getByRole("checkbox").all()) await expect(box).toBeChecked();
    await expect(page.getByRole("radio", { name: /^Novo/ })).toBeChecked();
    await expect(page.getByRole("combobox", { name: /Cidade/ })).toBeDisabled();
    await expectGoodScreen(page);
  });

  await test.step("the draft survives a reload", async () => {
    await field(page, "Título").fill(title);
    await field(page, "Descrição").fill("Motor novo.\nFunciona bem.");
    await field(page, "Preço").fill("3499,9");
    await field(page, "Preço").blur();
    await expect(field(page, "Preço")).toHaveValue("3.499,90");
    await page.reload();
    await expect(field(page, "Título")).toHaveValue(title);
    await expect(field(page, "Preço")).toHaveValue("3.499,90");
    await expect(page.getByText("Continuamos de onde você parou.", { exact: false })).toBeVisible();
  });

  await test.step("three photos are chosen, and one becomes the cover", async () => {
    await page
      .getByLabel("Adicionar fotos")
      .first()
      .setInputFiles([
        await photo("vermelha.jpg", "#b42318"),
        await photo("verde.jpg", "#15803d"),
        await photo("azul.jpg", "#0f4c81"),
      ]);
    await expect(page.getByText("3 de 8")).toBeVisible();
    await page.getByRole("button", { name: "Tornar principal a foto 2" }).click();
    await page
      .getByLabel("Adicionar fotos")
      .first()
      .setInputFiles({ name: "texto.txt", mimeType: "text/plain", buffer: Buffer.from("texto") });
    await expectToast(page, "Selecione apenas imagens.");
    await expect(page.getByText("3 de 8")).toBeVisible();
  });

  await test.step("a double click publishes once, and a failed photo upload can be retried", async () => {
    await page.getByLabel("Categoria").selectOption("Máquinas e ferramentas");
    await page.getByLabel("Estado").selectOption("Mato Grosso do Sul");
    await chooseCity(page, "Três Lagoas");
    await field(page, "CEP").fill("79601-0011");
    await page.getByText("Usado", { exact: true }).click();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Publicar Anúncio" }).click();
    await expect(page.getByRole("button", { name: "Aguardando internet..." })).toBeVisible();
    await expect(page.getByText("será publicado assim que a conexão voltar", { exact: false })).toBeVisible();
    await field(page, "Bairro").fill("Centro");
    await expect(page.getByRole("button", { name: "Aguardando internet..." })).toHaveCount(0);
    await page.context().setOffline(false);
    let refused = 0;
    await page.route("**/upload/listings/**ordem=2", (route) => (refused++ === 0 ? route.abort() : route.continue()));
    await page.getByRole("button", { name: "Publicar Anúncio" }).dblclick();
    await expectToast(page, "Anúncio criado com sucesso! Expira em 5 dias.", "1 foto não foi enviada.");
    await expect(page.getByRole("heading", { level: 1, name: "Editar anúncio" })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Tentar de novo a foto 3" }).click();
    await expect(page.getByRole("button", { name: /Tentar de novo/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Remover foto 3" })).toBeVisible();
    expect(refused).toBe(2);
  });

  await test.step("it appears once in the list, and its photos can be enlarged with the keyboard", async () => {
    await page.getByRole("link", { name: "Voltar" }).click();
    await expect(card(page, title)).toHaveCount(1);
    await card(page, title).getByRole("link").click();
    await expect(page.getByText("Motor novo.")).toBeVisible();
    await expect(page.getByText("1/3", { exact: true })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Próxima foto" }).click();
    await expect(page.getByText("2/3", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Ampliar foto 2 de 3" }).press("Enter");
    const large = page.getByRole("dialog", { name: "Fotos do anúncio" });
    await expect(large.getByRole("img", { name: "Foto 2 de 3" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(large.getByRole("img", { name: "Foto 3 de 3" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(large).toHaveCount(0);
    await expect(page.getByText("3/3", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Ampliar foto 3 de 3" })).toBeFocused();
  });

  await test.step("the owner edits it", async () => {
    await page.getByRole("link", { name: `Editar ${title}` }).click();
    await field(page, "Preço").fill("3000");
    await page.getByRole("link", { name: "Voltar" }).click();
    const question = page.getByRole("alertdialog", { name: "Descartar alterações?" });
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await page.getByRole("button", { name: "Remover foto 3" }).click();
    await expect(page.getByText("2 de 8")).toBeVisible();
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expectToast(page, "Anúncio atualizado com sucesso!");
    await expect(page.getByText("R$ 3.000,00")).toBeVisible();
    await expect(page.getByText("2/2", { exact: true })).toBeVisible();
  });

  await test.step("the owner renews it and, after a confirmation, deletes it", async () => {
    await page.goto("/marketplace?ver=meus-anuncios");
    const own = card(page, title);
    await expect(own).toContainText("Ativo");
    await expectGoodScreen(page);
    await own.getByRole("button", { name: `Renovar ${title}` }).click();
    await expectToast(page, "Anúncio renovado! Expira em 5 dias.");
    await page.route("**/trpc/listings.delete*", (route) => route.abort(), { times: 1 });
    const remove = async () => {
      await own.getByRole("button", { name: `Excluir ${title}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    };
    await remove();
    await expectToast(page, "Erro ao excluir anúncio");
    await expect(own).toHaveCount(1);
    await remove();
    await expectToast(page, "Anúncio excluído com sucesso");
    await expect(own).toHaveCount(0);
  });
});

test("an expired listing is inactive, visible only to its owner, and public again once renewed", async ({
  newVisitor,
  stack,
}, info) => {
  const owner = await newVisitor();
  await owner.logIn(DEMO.premium);
  const title = `Caixa d'água 1000 litros ${info.project.name}`;
  const id = await publish(owner.page, stack, { title });
  await stack.db.run(
    sql`update marketplace_listings set expires_at = ${Date.now() - DAY_MS}, status = 'inactive' where id = ${id}`,
  );
  const { page } = await newVisitor();
  await page.goto(`/marketplace?anuncio=${id}`);
  await expect(page.getByText("Anúncio não encontrado.")).toBeVisible();

  await owner.page.goto("/marketplace?ver=meus-anuncios");
  const own = card(owner.page, title);
  await expect(own).toContainText("Inativo");
  await expect(own).toContainText("Expirou em");
  await own.getByRole("link", { name: `Ver ${title}` }).click();
  await expect(owner.page.getByText("Este anúncio está inativo", { exact: false })).toBeVisible();
  await owner.page.getByRole("button", { name: `Renovar ${title}` }).click();
  await expectToast(owner.page, "Anúncio renovado! Expira em 5 dias.");
  await expect(owner.page.getByText("Este anúncio está inativo", { exact: false })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
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

test("a search without matches among the newest listings continues with older ones", async ({ page, stack }) => {
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
