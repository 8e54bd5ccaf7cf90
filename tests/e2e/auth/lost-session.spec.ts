import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Stack } from "../../../dev/stack/stack.ts";
import { idOf, makePerson } from "../../support/people.ts";
import { photo } from "../support/listings.ts";
import { publishRequest } from "../support/requests.ts";
import { DEMO, expect, expectGoodScreen, expectToast, FULL, mutate, test } from "../support/test.ts";

const PASSWORD = "Obra@2026";

/** As after a password reset on another device. */
async function endSessions(stack: Stack, email: string): Promise<void> {
  await stack.db.run(sql`delete from sessions where user_id = ${await idOf(stack, email)}`);
}

/** Sends while the server no longer knows the session, and logs in over the page, after which it is sent. */
async function sendWithoutSession(page: Page, stack: Stack, email: string, send: string): Promise<void> {
  const place = page.url();
  await endSessions(stack, email);
  await page.getByRole("button", { name: send, exact: true }).last().click();
  const dialog = page.getByRole("dialog", { name: "Entre de novo" });
  await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  const password = dialog.getByRole("textbox", { name: "Senha" });
  expect(page.url()).toBe(place);
  await password.fill(PASSWORD);
  await password.press("Enter");
  await expect(dialog).toHaveCount(0);
}

/** Whether nothing covers it, such as the header. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test("a request whose session is lost is sent after a log-in over the form", async ({ visitor, stack }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/solicitar-servico");
  const description = page.getByRole("textbox", { name: "Descrição", exact: true });
  await page.getByRole("combobox", { name: /Tipo de serviço/ }).click();
  await page.getByPlaceholder("Buscar tipo de serviço").fill("outros");
  await page.getByRole("option", { name: "Outros", exact: true }).click();
  await page.getByText("Urgente", { exact: true }).click();
  await description.fill("Um muro que ficou pela metade.");
  await page.getByRole("combobox", { name: /^Cidade/ }).click();
  await page.getByPlaceholder("Buscar cidade").fill("Dourados");
  await page.getByRole("option", { name: "Dourados", exact: true }).click();
  await page.getByRole("textbox", { name: "Local" }).fill("Vila Nova");
  await endSessions(stack, DEMO.client);
  await page.getByRole("button", { name: "Publicar solicitação" }).click();
  await page.getByRole("dialog", { name: "Entre de novo" }).getByRole("button", { name: "Cancelar" }).click();
  await expectToast(page, "Erro de autenticação");
  await expect(description).toHaveValue("Um muro que ficou pela metade.");
  await sendWithoutSession(page, stack, DEMO.client, "Publicar solicitação");
  await expectToast(page, "Solicitação criada com sucesso!");
  const title = page.getByRole("heading", { name: "Sua solicitação está no ar" });
  await expect(title).toBeVisible();
  await expect.poll(() => title.evaluate(isOnTop)).toBe(true);
  await expect(page.getByRole("link", { name: "Compartilhar no WhatsApp" })).toBeVisible();
});

test("so are a rating and the words to a client", { tag: FULL }, async ({ visitor, newVisitor, stack }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  const [rated] = await stack.db.all<{ id: string }>(
    sql`select user_id as id from professional_profiles where total_ratings = 0 order by user_id desc limit 1`,
  );
  await page.goto(`/avaliacoes?user=${rated?.id}&type=service_provider`);
  await page.getByRole("button", { name: "Avaliar", exact: true }).click();
  const comment = page.getByRole("dialog").getByRole("textbox", { name: "Comentário" });
  await page.getByRole("dialog").getByRole("radio", { name: "2 de 5" }).check({ force: true });
  await page.getByRole("dialog").getByRole("button", { name: "Serviço mal executado" }).click();
  await comment.fill("Chegou na hora e explicou tudo.");
  await sendWithoutSession(page, stack, DEMO.provider, "Enviar avaliação");
  await expectToast(page, "Avaliação enviada");

  const client = await newVisitor();
  await client.logIn(DEMO.client);
  const id = await publishRequest(client.page, stack, "Trocar telhas depois da chuva.");
  await mutate(page, stack, "requests.setInterest", { id, interested: true });
  await page.goto(`/oportunidades?solicitacao=${id}`);
  const open = page.getByRole("button", { name: "Adicionar recado e preço" });
  await open.click();
  await page.getByRole("textbox", { name: "Recado" }).fill("Posso ir amanhã cedo.");
  await sendWithoutSession(page, stack, DEMO.provider, "Salvar");
  await expectToast(page, "Recado salvo!");
});

test("so is a listing, with its photos", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await visitor.logIn(DEMO.client);
  await page.goto("/marketplace?ver=publicar");
  await field("Título").fill("Portão de correr");
  await field("Descrição").fill("Três metros, com motor.");
  await field("Preço").fill("1200");
  await page.getByLabel("Categoria").selectOption("Máquinas e ferramentas");
  await page.getByText("Usado", { exact: true }).click();
  await field("CEP").fill("79601-001");
  const files = [await photo("frente.jpg", "#b42318"), await photo("lado.jpg", "#15803d")];
  await page.locator("input[type=file]").setInputFiles(files);
  await expect(page.getByText("2 de 8")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Continuamos de onde você parou. Fotos precisam ser escolhidas de novo.")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(files);
  await expect(page.getByText("2 de 8")).toBeVisible();
  await sendWithoutSession(page, stack, DEMO.client, "Publicar Anúncio");
  await expectToast(page, "Anúncio criado com sucesso! Expira em 5 dias.");
  const photos = await stack.db.all(sql`select image.id from marketplace_listing_images image
    join marketplace_listings listing on listing.id = image.listing_id where title = 'Portão de correr'`);
  expect(photos).toHaveLength(2);
});

test("with Google, the log-in is in a window of its own, and photos stay", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const person = await makePerson(stack, { name: "Gil Google" });
  await visitor.logIn(person.email);
  await page.goto("/profile");
  await page.goto("/solicitar-servico");
  const draft = { serviceType: "Outros", urgency: "urgent", city: "Dourados", location: "Vila Nova" };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `portal.rascunho.solicitacao.${person.id}`,
    JSON.stringify({ ...draft, description: "Um muro pela metade." }),
  ] as const);
  await page.reload();
  await page.locator("input[type=file]").setInputFiles([await photo("muro.jpg", "#b42318")]);
  await expect(page.getByText("1 de 4")).toBeVisible();
  await endSessions(stack, person.email);
  await page.getByRole("button", { name: "Publicar solicitação" }).click();
  const dialog = page.getByRole("dialog", { name: "Entre de novo" });
  const google = dialog.getByRole("link", { name: /Google/ });
  await expectGoodScreen(page);
  const [opened] = await Promise.all([page.waitForEvent("popup"), google.click()]);
  await opened.getByRole("button", { name: "Cancelar" }).click();
  await expect(opened.getByRole("heading", { name: "Não foi possível entrar com o Google" })).toBeVisible();
  await expect(dialog).toBeVisible();
  await opened.getByRole("link", { name: "Tentar de novo" }).click();
  await opened.getByLabel("Nome").last().fill("Gil Google");
  await opened.getByLabel("E-mail", { exact: true }).last().fill(person.email);
  await opened.getByRole("button", { name: "Entrar com esta conta" }).click();
  await expect(dialog).toHaveCount(0);
  await expectToast(page, "Solicitação criada com sucesso!");
  await expect(page.getByRole("heading", { name: "Sua solicitação está no ar" })).toBeVisible();
  const photos = await stack.db.all(sql`select image.id from service_request_images image
    join service_requests request on request.id = image.service_request_id where created_by = ${person.id}`);
  expect(photos).toHaveLength(1);
});

test("somebody else who logs in there finds nothing of the person", async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await makePerson(stack, { name: "Gil Google" });
  const other = await makePerson(stack, { name: "Dora Outra" });
  await visitor.logIn(person.email);
  await page.goto("/solicitar-servico");
  const box = page.getByRole("textbox", { name: "Conte o que precisa" });
  await box.fill("Um muro pela metade.");
  await endSessions(stack, person.email);
  await page.getByRole("button", { name: "Preencher" }).click();
  const google = page.getByRole("dialog", { name: "Entre de novo" }).getByRole("link", { name: /Google/ });
  const [opened] = await Promise.all([page.waitForEvent("popup"), google.click()]);
  await opened.getByLabel("Nome").last().fill(other.name);
  await opened.getByLabel("E-mail", { exact: true }).last().fill(other.email);
  await opened.getByRole("button", { name: "Entrar com esta conta" }).click();
  await expect(box).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Nome para contato" })).toHaveValue(other.name);
});
