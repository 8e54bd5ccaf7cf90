import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson } from "../../support/people.ts";
import { card, photo, publish } from "../support/listings.ts";
import { hold, holdAnswers } from "../support/overlays.ts";
import { closeToasts, DEMO, expect, expectGoodScreen, expectLoaded, expectToast, FULL, test } from "../support/test.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

async function chooseCity(page: Page, city: string): Promise<void> {
  await page.getByRole("combobox", { name: /Cidade/ }).click();
  await page.getByPlaceholder("Buscar cidade").fill("xyzxyz");
  await expect(page.getByText("Nenhuma cidade encontrada.").first()).toBeVisible();
  await page.getByPlaceholder("Buscar cidade").fill(city);
  await page.getByRole("option", { name: city }).click();
}
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
    for (const name of ["Mostrar meu telefone", "Mostrar meu WhatsApp", "Preço negociável"]) {
      await expect(page.getByLabel(name)).toBeChecked();
    }
    for (const name of ["Aceita troca", "Doação"]) await expect(page.getByLabel(name)).not.toBeChecked();
    await expect(page.getByRole("radio", { name: /^Novo/ })).toBeChecked();
    await expect(page.getByLabel("Estado")).toHaveValue("MS");
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

  await test.step("a donation has the price zero, and is neither negotiable nor swapped", async () => {
    await page.getByLabel("Doação").check();
    await expect(field(page, "Preço")).toHaveValue("0,00");
    await expect(page.getByLabel("Aceita troca")).toHaveCount(0);
    await page.getByLabel("Doação").uncheck();
    await field(page, "Preço").fill("3499,9");
    await page.getByLabel("Aceita troca").check();
  });

  await test.step("three photos are chosen, put into another order by buttons and by dragging, and turned", async () => {
    await page
      .locator("input[type=file]")
      .setInputFiles([
        await photo("vermelha.jpg", "#b42318"),
        await photo("verde.jpg", "#15803d"),
        await photo("azul.jpg", "#0f4c81"),
      ]);
    await expect(page.getByText("3 de 8")).toBeVisible();
    const previews = () =>
      page
        .getByRole("list", { name: "Fotos escolhidas" })
        .getByRole("img")
        .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    const [red, green, blue] = await previews();
    const forward = page.getByRole("button", { name: "Mover foto 2 para antes" });
    await forward.focus();
    await page.keyboard.press("Enter");
    await expect.poll(previews).toEqual([green, red, blue]);
    await expect(page.getByRole("button", { name: "Mover foto 1 para antes" })).toBeFocused();
    await expect(page.getByText("Foto 1 de 3")).toBeAttached();
    const tile = (place: number) => page.locator(`[data-place="${place}"]`);
    await tile(2).locator(".cursor-grab").dragTo(tile(1));
    await expect.poll(previews).toEqual([green, blue, red]);
    await page.getByRole("button", { name: "Girar foto 1" }).click();
    await expect
      .poll(() =>
        page
          .getByRole("img", { name: "Foto 1" })
          .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth),
      )
      .toBe(true);
    await expectGoodScreen(page);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "texto.txt", mimeType: "text/plain", buffer: Buffer.from("texto") });
    await expectToast(page, "Selecione apenas imagens.");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "texto.jpg", mimeType: "image/jpeg", buffer: Buffer.from("texto") });
    await expectToast(page, "Selecione apenas imagens.");
    await expect(page.getByText("3 de 8")).toBeVisible();
  });

  await test.step("a double click publishes once, and a failed photo upload can be retried", async () => {
    await page.getByLabel("Categoria").selectOption("Máquinas e ferramentas");
    await field(page, "CEP").fill("79601-0011");
    await expect(page.getByText("CEP de Três Lagoas.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: /Cidade/ })).toContainText("Três Lagoas");
    await chooseCity(page, "Água Clara");
    await field(page, "CEP").fill("79601-001");
    await expect(page.getByRole("combobox", { name: /Cidade/ })).toContainText("Água Clara");
    await chooseCity(page, "Três Lagoas");
    for (const name of ["Mostrar meu telefone", "Mostrar meu WhatsApp"]) await page.getByLabel(name).uncheck();
    await expect(page.getByText("ninguém consegue falar com você", { exact: false })).toBeVisible();
    for (const name of ["Mostrar meu telefone", "Mostrar meu WhatsApp"]) await page.getByLabel(name).check();
    await page.getByText("Usado", { exact: true }).click();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Publicar Anúncio" }).click();
    await expect(page.getByRole("button", { name: "Aguardando internet..." })).toBeVisible();
    await expect(page.getByText("será enviado assim que a conexão voltar", { exact: false })).toBeVisible();
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
    await page.getByRole("link", { name: "Ampliar foto 2 de 3" }).press("Enter");
    const large = page.getByRole("dialog", { name: "Fotos do anúncio" });
    await expect(large.getByRole("img", { name: "Foto 2 de 3" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(large.getByRole("img", { name: "Foto 3 de 3" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(large).toHaveCount(0);
    await expect(page.getByText("3/3", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ampliar foto 3 de 3" })).toBeFocused();
  });

  await test.step("the owner edits it", async () => {
    await page.getByRole("link", { name: `Editar ${title}` }).click();
    await field(page, "Preço").fill("3000");
    await page.getByRole("link", { name: "Voltar" }).click();
    const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
    await question.getByRole("button", { name: "Continuar escrevendo" }).click();
    // On a slow line, the others are put in order before the first change has arrived.
    const deletion = await holdAnswers(page, "listings.deletePhoto");
    await page.getByRole("button", { name: "Remover foto 3" }).click();
    await expect(page.getByText("2 de 8")).toBeVisible();
    const ordered = page.waitForResponse("**/trpc/listings.setPhotoOrder*");
    await page.getByRole("button", { name: "Mover foto 2 para antes" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 de 2" })).toBeAttached();
    deletion.release();
    expect((await ordered).status()).toBe(200);
    const sending = await hold(page, "**/upload/listings/**");
    await page.locator("input[type=file]").setInputFiles([await photo("amarela.jpg", "#eab308")]);
    await expect(page.getByRole("button", { name: /^Enviando/ })).toBeVisible();
    await page.getByRole("link", { name: "Voltar" }).click();
    const wait = page.getByRole("alertdialog", { name: "Sair sem enviar as fotos?" });
    await wait.getByRole("button", { name: "Esperar" }).click();
    sending.release();
    await expect(page.getByRole("button", { name: "Remover foto 3" })).toBeVisible();
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expectToast(page, "Anúncio atualizado com sucesso!");
    await expect(page.getByText("R$ 3.000,00")).toBeVisible();
    await expect(page.getByText(/^R\$\s3\.499,90 até/)).toBeVisible();
    await expect(page.getByText("Aceita troca")).toBeVisible();
    await expect(page.getByText("3/3", { exact: true })).toBeVisible();
  });

  await test.step("the owner renews it and, after a confirmation, deletes it", async () => {
    await page.goto("/marketplace?ver=meus-anuncios");
    const own = card(page, title);
    await expect(own).toContainText("Ativo");
    await expect(own).toContainText("0 visitas");
    await expectLoaded(page);
    const choose = async (action: string) => {
      await own.getByRole("button", { name: `Mais opções de ${title}` }).click();
      await page.getByRole("menuitem", { name: action }).click();
    };
    await choose("Renovar");
    await expectToast(page, "Anúncio renovado! Expira em 5 dias.");
    await closeToasts(page);
    await page.route("**/trpc/listings.delete*", (route) => route.abort(), { times: 1 });
    const remove = async () => {
      await choose("Excluir");
      await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
    };
    await remove();
    await expectToast(page, "Erro ao excluir anúncio");
    await closeToasts(page);
    await expect(own).toHaveCount(1);
    await remove();
    await expectToast(page, "Anúncio excluído com sucesso");
    await expect(own).toHaveCount(0);
  });
});

test("a seller who shares a listing doesn't share the number in its title", async ({ visitor, stack }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.premium);
  const id = await publish(page, stack, { title: "Grade de ferro 67 99812-3456" });
  await page.goto(`/anuncio/grade-${id}`);
  await expectLoaded(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.getByRole("button", { name: "Compartilhar" }).click();
  await expectToast(page, "Link copiado!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/anuncio/grade-de-ferro-contato-oculto-${id}`,
  );
});

test(
  "an expired listing is inactive, visible only to its owner, and public again once renewed",
  { tag: FULL },
  async ({ newVisitor, stack }, info) => {
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
    await own.getByRole("link", { name: title }).click();
    await expect(owner.page.getByText("Este anúncio está inativo", { exact: false })).toBeVisible();
    await owner.page.getByRole("button", { name: `Renovar ${title}` }).click();
    await expectToast(owner.page, "Anúncio renovado! Expira em 5 dias.");
    await expect(owner.page.getByText("Este anúncio está inativo", { exact: false })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  },
);

test("the owner of a hidden listing is offered nothing that would not help", async ({ visitor, stack }) => {
  const { page } = visitor;
  const owner = await makePerson(stack);
  const id = await makeListing(stack, owner, { title: "Guincho oculto", hiddenBecause: "decision" });
  await visitor.logIn(owner.email);
  await page.goto(`/marketplace?anuncio=${id}`);
  await expect(page.getByRole("button", { name: "Excluir Guincho oculto" })).toBeVisible();
  await expect(page.getByText("Expira em", { exact: true })).toBeVisible();
  for (const name of [/^Renovar/, "Compartilhar"]) await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(page.getByText("Os outros só veem os números")).toHaveCount(0);
  await page.goto("/marketplace?ver=meus-anuncios");
  await expect(page.getByText("Guincho oculto").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Renovar/ })).toHaveCount(0);
});

test("a price in millions fits a phone", async ({ visitor, stack }) => {
  const { page } = visitor;
  const owner = await makePerson(stack);
  const id = await makeListing(stack, owner, { title: "Galpão milionário", priceCents: 123_456_789 });
  await page.goto("/marketplace?q=milionário");
  const price = card(page, "Galpão milionário").getByText("R$ 1.234.567,89");
  await expect(price).toBeVisible();
  const lines = await price.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.goto(`/marketplace?anuncio=${id}`);
  await expect(page.getByRole("link", { name: "Favoritar" })).toBeInViewport({ ratio: 1 });
  await expectLoaded(page);
});
