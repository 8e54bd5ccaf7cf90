import { contactOpenings } from "../../../db/schema/index.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { makeHire, makeInterests } from "../../support/hires.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { tapTwice } from "../support/hand.ts";
import { closeToasts, expect, expectGoodScreen, expectLoaded, expectToast, mutate, test } from "../support/test.ts";

test("'Meus interesses' tells what came of each, and the next step", async ({ visitor, stack }) => {
  const { page } = visitor;
  const [client, provider] = [await makePerson(stack), await makePerson(stack, { provider: true, premium: true })];
  const [rival, opener] = [await makePerson(stack, { provider: true }), await makePerson(stack)];
  const rivals = await Promise.all([1, 2, 3, 4, 5].map(() => makePerson(stack)));
  const ended = await makeRequest(stack, client, { ageMs: 3 * DAY_MS });
  await makeInterests(stack, ended, [provider], { seenAt: Date.now() });
  const { requestId } = await makeHire(stack, client, rival);
  await makeInterests(stack, requestId, [provider]);
  const { id: hireId } = await makeHire(stack, client, provider);
  const opened = await makeRequest(stack, opener);
  await makeInterests(stack, opened, [provider], { note: "Levo o material.", minPriceCents: 35_000 });
  await makeInterests(stack, opened, rivals, { minPriceCents: 40_000, maxPriceCents: 60_000 });
  const openedAt = Date.now() + HOUR_MS;
  const ofCard = { ownerId: provider.id, kind: "card", subjectId: provider.id, way: "whatsapp" } as const;
  await stack.db
    .insert(contactOpenings)
    .values({ ...ofCard, id: newId(openedAt), openedBy: opener.id, createdAt: openedAt });
  await makeInterests(stack, await makeRequest(stack, client), [provider]);

  await visitor.logIn(provider.email);
  await page.goto("/oportunidades");
  await page.getByRole("link", { name: "Meus interesses" }).click();
  const cards = page.getByRole("article");
  await expect(cards).toContainText([
    "Interesse enviado",
    "Cliente abriu seu contato",
    "Cliente contratou você",
    "Cliente escolheu outra pessoa",
    /Solicitação encerrada.*Cliente viu seu cartão/,
  ]);
  const contacted = cards.nth(1);
  await expect(contacted).toContainText(/A partir de R\$\s350,00.*A maioria dos outros:\s*R\$\s450,00 a R\$\s550,00/);
  await expect(contacted.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^\/contato\/solicitacao\//);
  await expect(cards.nth(2).getByRole("link", { name: "Ver contratação" })).toHaveAttribute(
    "href",
    "/provider-contracts",
  );
  await expect(cards.nth(2).getByRole("button", { name: "Avaliar" })).toHaveCount(0);
  await expectGoodScreen(page);
  await mutate(page, stack, "hires.finish", { id: hireId });
  await page.reload();
  await expect(cards.nth(2)).toContainText("Serviço concluído");

  await contacted.getByRole("button", { name: "Editar recado e preço" }).click();
  await page.getByRole("textbox", { name: "Até", exact: true }).fill("500");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expectToast(page, "Recado salvo!");
  await expect(contacted).toContainText(/R\$\s350,00 a R\$\s500,00/);

  await page.getByLabel("Situação").selectOption("Cliente escolheu outra pessoa");
  await expect(page).toHaveURL("/meus-interesses?estado=outro");
  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.getByLabel("Situação").selectOption("Cliente viu seu cartão");
  await expect(page.getByRole("heading", { name: "Nenhum interesse nesta situação" })).toBeVisible();
  await page.getByRole("link", { name: "Ver todos" }).click();
  await contacted.getByRole("link").first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Interessado" }).click();
  await page
    .getByRole("alertdialog", { name: "Retirar o interesse?" })
    .getByRole("button", { name: "Retirar" })
    .click();
  await expectToast(page, "Interesse removido!");
  await page.goBack();
  await expect(page).toHaveURL("/meus-interesses");
  await expect(cards).toHaveCount(4);
});

test("a note that was put off is there when the interest is shown again, and is sent as it is", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const [client, provider] = [await makePerson(stack), await makePerson(stack)];
  const id = await makeRequest(stack, client);
  await visitor.logIn(provider.email);
  await page.goto(`/oportunidades?solicitacao=${id}`);
  const interest = page.getByRole("button", { name: "Tenho interesse" });
  const sheet = page.getByRole("dialog", { name: "O cliente agora vê seu interesse" });
  const note = sheet.getByRole("textbox", { name: "Recado" });
  const leave = page.getByRole("alertdialog", { name: "Sair sem salvar?" }).getByRole("button", { name: "Sair" });
  await interest.click();
  await note.fill("Posso começar na segunda.");
  await sheet.getByRole("button", { name: "Depois" }).click();
  await leave.click();
  await page.getByRole("button", { name: "Interessado" }).click();
  await expectToast(page, "Interesse removido!");
  await closeToasts(page);

  await interest.click();
  await expect(note).toHaveValue("Posso começar na segunda.");
  await expect(sheet.getByText("Continuamos de onde você parou.")).toBeVisible();
  await expectGoodScreen(page);
  await sheet.getByRole("button", { name: "Enviar" }).click();
  await expectToast(page, "Recado salvo!");
  await page.getByRole("button", { name: "Editar recado e preço" }).click();
  await expect(page.getByRole("textbox", { name: "Recado" })).toHaveValue("Posso começar na segunda.");
  await expect(page.getByText("Continuamos de onde você parou.")).toHaveCount(0);
});

test("an answer to the client's question is not lost without being asked", async ({ visitor, stack }) => {
  const { page } = visitor;
  const [client, provider] = [await makePerson(stack), await makePerson(stack, { provider: true })];
  const description = "Um muro de divisa sem reboco.";
  const id = await makeRequest(stack, client, { description, question: "Leva o material?" });
  await makeInterests(stack, id, [provider]);
  await visitor.logIn(provider.email);
  await page.goto(`/oportunidades?solicitacao=${id}`);
  const interested = page.getByRole("button", { name: "Interessado" });
  await expect(interested).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Meus interesses" }).click();
  await page.getByRole("button", { name: "Responder à pergunta" }).click();
  await page.getByRole("textbox", { name: "Sua resposta" }).fill("Sim, levo o material.");
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await expectToast(page, "Resposta enviada!");
  await page.goBack();
  // As on a slow line: what is known is shown until it is asked for again.
  await page.route("**/trpc/*requests.byId*", () => undefined);
  await page.getByRole("article").filter({ hasText: description }).getByRole("link").click();
  await interested.click();
  const question = page.getByRole("alertdialog", { name: "Retirar o interesse?" });
  await expect(question).toContainText("O que você escreveu para o cliente é apagado.");
  await question.getByRole("button", { name: "Retirar" }).click();
  await expectToast(page, "Interesse removido!");
});

test("a double tap on 'Tenho interesse' shows the interest", async ({ visitor, stack }) => {
  const { page } = visitor;
  const [client, provider] = [await makePerson(stack), await makePerson(stack, { provider: true })];
  const id = await makeRequest(stack, client);
  await visitor.logIn(provider.email);
  await page.goto(`/oportunidades?solicitacao=${id}`);
  const dialog = page.getByRole("dialog");
  await expectLoaded(page);
  const sent = await tapTwice(dialog.getByRole("button", { name: "Tenho interesse" }), /requests\.setInterest\b/g);
  await expectToast(page, "Interesse adicionado!");
  expect(sent).toHaveLength(1);
});
