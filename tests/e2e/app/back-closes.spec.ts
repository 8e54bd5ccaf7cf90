import { readdirSync, readFileSync } from "node:fs";
import { makeHire } from "../../support/hires.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { hold } from "../support/overlays.ts";
import { chooseAction } from "../support/requests.ts";
import { DEMO, expect, expectTakenOver, expectToast, FULL, test } from "../support/test.ts";

const ASSETS = new URL("../../../dist/client/assets/", import.meta.url);

/** The file of the build that has this text. */
const fileWith = (text: string) =>
  readdirSync(ASSETS).find(
    (name) => name.endsWith(".js") && readFileSync(new URL(name, ASSETS), "utf8").includes(text),
  );

/** As in Safari and Firefox. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));
});

test("back closes the sheet on top, then the dialog that the URL opened; forward opens it again", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/oportunidades");
  await page.getByRole("button", { name: "Adicionar Oportunidade" }).first().click();
  const dialog = page.getByRole("dialog").first();
  const sheet = page.getByPlaceholder("Buscar cidade");
  await expect(page).toHaveURL("/oportunidades?nova=true");
  for (let round = 0; round < 2; round++) {
    // The list below has one too, which the dialog covers when it arrives.
    await dialog.getByRole("combobox", { name: /^Cidade/ }).click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL("/oportunidades?nova=true");
  }
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/oportunidades");
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test("a dialog that the URL opened and that arrives over a sheet closes with back, and the sheet stays", {
  tag: FULL,
}, async ({ visitor }) => {
  const { page } = visitor;
  const dialogFile = await hold(page, `**/assets/${fileWith("Nova Solicitação de Serviço")}`);
  await visitor.logIn(DEMO.client);
  await page.goto("/oportunidades");
  await page.getByRole("button", { name: "Adicionar Oportunidade" }).first().click();
  await expect(page).toHaveURL("/oportunidades?nova=true");
  await page.getByRole("combobox", { name: /^Cidade/ }).click();
  const sheet = page.getByPlaceholder("Buscar cidade");
  await expect(sheet).toBeVisible();
  dialogFile.release();
  const dialog = page.getByRole("dialog", { name: "Nova Solicitação de Serviço" });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/oportunidades");
  await expect(sheet).toBeVisible();
  await page.getByRole("button", { name: "Fechar" }).click();
  await expect(sheet).toHaveCount(0);
});

test("deleting a request closes the question and the detail that the URL opened", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const client = await makePerson(stack);
  await makeRequest(stack, client, { location: "Rua do Canário" });
  await visitor.logIn(client.email);
  await page.goto("/oportunidades");
  await page.getByRole("article").filter({ hasText: "Rua do Canário" }).getByRole("link").click();
  await chooseAction(page, "Excluir");
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expectToast(page, "Solicitação excluída com sucesso!");
  await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
  await expect(page).toHaveURL("/oportunidades");
});

test("on the first screen, back closes the sheet, however often, and then leaves", async ({ visitor }) => {
  const { page } = visitor;
  await page.goto("/tipo-usuario");
  await page.goto("/marketplace");
  await expectTakenOver(page);
  const sheet = page.getByRole("dialog", { name: "Filtros" });
  for (let round = 0; round < 2; round++) {
    await page.getByRole("button", { name: /^Filtros/ }).click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL("/marketplace");
  }
  await page.getByRole("button", { name: /^Filtros/ }).click();
  await sheet.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/anuncio/);
  await page.goBack();
  await expect(page).toHaveURL("/marketplace");
  await page.goBack();
  await expect(page).toHaveURL("/tipo-usuario");
});

test("back closes the menu of a row, and leaves what it opened over", async ({ visitor, stack }) => {
  const { page } = visitor;
  const client = await makePerson(stack);
  await makeHire(stack, client, await makePerson(stack, { provider: true }));
  await makeRequest(stack, client, { location: "Rua do Sabiá" });
  await visitor.logIn(client.email);
  const menu = page.getByRole("menu");
  await page.goto("/cliente/dashboard");
  await page.getByRole("main").getByRole("link", { name: "Contratos" }).click();
  await expect(page).toHaveURL("/client-contracts");
  const actions = page.getByRole("button", { name: /^Mais ações da contratação/ });
  await actions.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(actions).toBeFocused();
  await expect(page).toHaveURL("/client-contracts");

  await page.goto("/oportunidades");
  await page.getByRole("article").filter({ hasText: "Rua do Sabiá" }).getByRole("link").click();
  const detail = page.getByRole("dialog");
  await detail.getByRole("button", { name: "Mais ações da solicitação" }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(detail).toBeVisible();
  await page.goBack();
  await expect(detail).toHaveCount(0);
  await expect(page).toHaveURL("/oportunidades");
});

test("back answers the question about leaving with staying", { tag: FULL }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/oportunidades");
  await page.goto("/solicitar-servico");
  const text = page.getByRole("textbox", { name: /Descri/ });
  await text.fill("Preciso de um pedreiro para um muro.");
  await page.getByRole("link", { name: "Voltar", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL("/solicitar-servico");
  await expect(text).toHaveValue("Preciso de um pedreiro para um muro.");
});
