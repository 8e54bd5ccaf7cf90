import { makeListing, makeQuestion } from "../../support/listings.ts";
import { makePerson } from "../../support/people.ts";
import { expect, expectGoodScreen, expectTakenOver, expectToast, REPEATED, test } from "../support/test.ts";

test("a visitor asks after the log-in, the seller answers from the bell, and who asked reads it", {
  tag: REPEATED,
}, async ({ newVisitor, stack }) => {
  const [seller, asker] = [
    await makePerson(stack, { name: "Bia Rocha" }),
    await makePerson(stack, { name: "Ana Souza" }),
  ];
  const id = await makeListing(stack, seller, { title: "Guincho de coluna" });
  const { page, logIn } = await newVisitor();
  await page.goto(`/anuncio/${id}#perguntas`);
  const questions = page.getByRole("region", { name: "Perguntas e respostas" });
  await expect(questions.getByText("Ninguém perguntou ainda.")).toBeVisible();
  await expect(questions.getByRole("link", { name: "Entrar para perguntar" })).toBeVisible();

  await logIn(asker.email);
  await page.goto(`/anuncio/${id}#perguntas`);
  await page.getByRole("button", { name: "Perguntar" }).click();
  await expect(page.getByText("Escreva o texto.")).toBeVisible();
  await page.getByRole("textbox", { name: "Sua pergunta" }).fill("Entrega? 67 99999-8888");
  await expect(page.getByText("Parece haver um contato no texto", { exact: false })).toBeVisible();
  await page.getByRole("textbox", { name: "Sua pergunta" }).fill("Entrega em Dourados?");
  await page.getByRole("button", { name: "Perguntar" }).click();
  await expectToast(page, "Pergunta enviada");
  await expect(questions.getByRole("article")).toContainText("Entrega em Dourados?");
  await expectGoodScreen(page);

  const owner = await newVisitor();
  await owner.logIn(seller.email);
  await owner.page.goto("/avisos");
  await owner.page.getByRole("link", { name: "Nova pergunta no seu anúncio Guincho de coluna" }).click();
  await expect(owner.page.getByRole("heading", { name: /Pergunta de Ana/ })).toBeInViewport();
  const answer = owner.page.getByRole("textbox", { name: "Resposta" });
  const open = owner.page.getByRole("button", { name: "Responder Entrega em Dourados?" });
  const entry = owner.page.getByRole("listitem").filter({ hasText: "Entrega em Dourados?" });
  await open.click();
  await expect(answer).toBeFocused();
  await answer.fill("Não sei.");
  await owner.page.reload();
  await open.click();
  await expect(answer).toHaveValue("Não sei.");
  await expect(entry.getByText("Continuamos de onde você parou.")).toBeVisible();
  await expectGoodScreen(owner.page);
  await owner.page.getByRole("button", { name: "Cancelar" }).click();
  await expect(entry).toBeFocused();
  await open.click();
  await expect(answer).toHaveValue("Não sei.");
  await entry.getByRole("button", { name: "Descartar rascunho" }).click();
  await expect(answer).toHaveValue("");
  await expect(answer).toBeFocused();
  await answer.fill("Entrego sim.");
  await owner.page.getByRole("button", { name: "Responder", exact: true }).click();
  await expectToast(owner.page, "Resposta publicada");
  await expect(entry).toBeFocused();
  await expectGoodScreen(owner.page);

  const edit = owner.page.getByRole("button", { name: /^Editar/ }).last();
  await edit.click();
  await owner.page.getByRole("textbox", { name: "Resposta" }).fill("Entrego sim, sem frete.");
  await owner.page.getByRole("button", { name: "Responder", exact: true }).click();
  await expect(owner.page.getByRole("paragraph").filter({ hasText: "Entrego sim, sem frete." })).toBeVisible();
  await edit.click();
  await expect(owner.page.getByRole("textbox", { name: "Resposta" })).toHaveValue("Entrego sim, sem frete.");

  await page.goto("/avisos");
  await page.getByRole("link", { name: "Responderam à sua pergunta em Guincho de coluna" }).click();
  await expect(questions.getByRole("paragraph").filter({ hasText: "Entrego sim, sem frete." })).toBeInViewport();
  await questions.getByRole("button", { name: "Excluir Entrega em Dourados?" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expectToast(page, "Excluído");
  await expect(questions.getByText("Ninguém perguntou ainda.")).toBeVisible();
});

test("more than twenty questions are asked for by a button, also after a failure, and others' can be reported", async ({
  newVisitor,
  stack,
}) => {
  const [seller, asker] = [await makePerson(stack), await makePerson(stack, { name: "Ana Souza" })];
  const id = await makeListing(stack, seller);
  for (let i = 1; i <= 22; i++) await makeQuestion(stack, asker, id, { text: `Dúvida número ${i}.` });
  const { page, logIn } = await newVisitor();
  await logIn(seller.email);
  await page.goto(`/anuncio/${id}#perguntas`);
  const questions = page.getByRole("region", { name: "Perguntas e respostas" });
  await expect(questions.getByRole("article")).toHaveCount(20);
  await expectTakenOver(page);
  await page.route("**/trpc/listings.questions*", (route) => route.abort());
  await questions.getByRole("button", { name: "Ver mais" }).click();
  await expect(questions.getByRole("alert")).toHaveText("Não foi possível carregar mais.");
  await page.unroute("**/trpc/listings.questions*");
  await questions.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(questions.getByRole("article")).toHaveCount(22);
  await questions.getByRole("button", { name: "Denunciar Dúvida número 1." }).click();
  await expect(page.getByRole("dialog", { name: "Denunciar mensagem" })).toBeVisible();
});
