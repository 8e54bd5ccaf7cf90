import { eq } from "drizzle-orm";
import { quizQuestions, trainingCourses } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { COURSE_INPUT, findCourse, makeQuestion, QUESTION_INPUT } from "../../support/course-content.ts";
import { choose, confirm, openPanel } from "../support/admin.ts";
import { expect, expectGoodScreen, expectLoaded, expectToast, FULL, REPEATED, test } from "../support/test.ts";

const courseId = "vendas";
const titulo = "Especialização em Vendas de Produtos";
const OPENED = `?aba=faculdade&filtro=${courseId}`;

/** Gives the course these texts and this many questions. Returns their ids. */
async function prepareCourse(stack: Stack, count: number): Promise<string[]> {
  const texts = { titulo, descricao: COURSE_INPUT.description, lesson: COURSE_INPUT.lesson };
  const state = { ...texts, youtubeUrl: null, isPublished: true };
  await stack.db
    .insert(trainingCourses)
    .values({ id: courseId, modulo: "expert", areaDeAtuacao: courseId, ...state })
    .onConflictDoUpdate({ target: trainingCourses.id, set: state });
  await stack.db.delete(quizQuestions).where(eq(quizQuestions.courseId, courseId));
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    ids.push(await makeQuestion(stack, courseId, { ordem: i + 1, pergunta: `${QUESTION_INPUT.text} (${i + 1})` }));
  }
  return ids;
}

test("courses show what they have; one is taken off and published again", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  await prepareCourse(stack, 11);
  await openPanel(stack, visitor, "?aba=faculdade");
  const row = page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: titulo });
  for (const text of ["Publicado", "11 publicadas", "Sem vídeo", "Sem candidatos"])
    await expect(row).toContainText(text);
  await expectLoaded(page);
  await choose(visitor, titulo, "Tirar do ar");
  await expectLoaded(page);
  await confirm(visitor, "Tirar do ar");
  await expectToast(page, "Curso fora do ar!");
  await expect(row).toContainText("Fora do ar");
  await choose(visitor, titulo, "Publicar curso");
  await confirm(visitor, "Publicar");
  await expectToast(page, "Curso publicado!");

  await page.getByRole("link", { name: titulo }).click();
  await expect(page.getByRole("heading", { name: titulo })).toBeVisible();
  await expect(page.getByRole("list", { name: "Perguntas" }).getByRole("heading")).toHaveCount(11);
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Cursos" }).click();
  await expect(row).toBeVisible();
});

test("video and lesson are edited, with a preview and with refusals", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  await prepareCourse(stack, 10);
  await openPanel(stack, visitor, `${OPENED}&ordem=aula`);
  const save = page.getByRole("button", { name: "Salvar curso" });
  const video = page.getByLabel("Link do vídeo");
  const lesson = page.getByRole("textbox", { name: "Aula" });
  await expect(save).toBeDisabled();
  await video.fill("https://vimeo.com/123");
  await lesson.fill("## Balcão\n\nTexto\u200b com **negrito**.");
  await save.click();
  await expect(page.getByText("Use o link de um vídeo do YouTube")).toBeVisible();
  await expect(page.getByText("Há caracteres invisíveis")).toBeVisible();
  await expectGoodScreen(page);
  await video.fill(COURSE_INPUT.youtubeUrl);
  await lesson.fill("## Balcão\n\nTexto com **negrito**.");
  await page.getByRole("tab", { name: "Prévia" }).click();
  await expect(
    page.getByRole("region", { name: "Prévia da aula" }).getByRole("heading", { name: "Balcão" }),
  ).toBeVisible();
  await expectLoaded(page);
  await save.click();
  await expectToast(page, "Curso salvo!");
  const youtubeUrl = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  expect(await findCourse(stack, courseId)).toMatchObject({
    youtubeUrl,
    lesson: "## Balcão\n\nTexto com **negrito**.",
  });
  await expect(video).toHaveValue(youtubeUrl);
  await expect(save).toBeDisabled();
});

test("a course that another admin changed meanwhile is not overwritten", { tag: FULL }, async ({
  newVisitor,
  stack,
}) => {
  await prepareCourse(stack, 10);
  const [one, other] = [await newVisitor(), await newVisitor()];
  for (const admin of [one, other]) await openPanel(stack, admin, `${OPENED}&ordem=aula`);
  await one.page.getByLabel("Título").fill("Vendas no balcão");
  await other.page.getByLabel("Título").fill("Vendas na obra");
  await one.page.getByRole("button", { name: "Salvar curso" }).click();
  await expectToast(one.page, "Curso salvo!");
  await other.page.getByRole("button", { name: "Salvar curso" }).click();
  await expectToast(other.page, "Erro", "Não foi possível salvar o curso. Outro administrador mudou o curso");
  await expectGoodScreen(other.page);
  await expect(other.page.getByLabel("Título")).toHaveValue("Vendas na obra");
  await other.page.getByRole("tab", { name: "Auditoria" }).click();
  await other.page.getByRole("alertdialog").getByRole("button", { name: "Continuar escrevendo" }).click();
  await other.page.reload();
  await expect(other.page.getByText("Continuamos de onde você parou.")).toBeVisible();
  await expect(other.page.getByLabel("Título")).toHaveValue("Vendas na obra");
  await expectLoaded(other.page);
  await other.page.getByRole("button", { name: "Salvar curso" }).click();
  await expect(other.page.getByText("Outro administrador mudou este curso")).toBeVisible();
  await other.page.getByRole("button", { name: "Descartar e abrir a versão atual" }).click();
  await expect(other.page.getByLabel("Título")).toHaveValue("Vendas no balcão");
});

test("questions are written, edited, deleted and restored", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const [first = ""] = await prepareCourse(stack, 10);
  await stack.db.update(quizQuestions).set({ timesAnswered: 40, timesRight: 4 }).where(eq(quizQuestions.id, first));
  await openPanel(stack, visitor, OPENED);
  const card = (number: number) => page.getByRole("listitem", { name: `Pergunta ${number}`, exact: true });
  await expect(card(1)).toContainText("Sorteada e respondida 40 vezes: 10% de acertos.");
  await expect(card(1)).toContainText("Difícil demais?");
  await expect(card(2)).toContainText("Ainda não respondida.");

  await choose(visitor, "Pergunta 2", "Excluir");
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expectToast(page, "Erro", "Um curso publicado precisa de pelo menos 10 perguntas no sorteio.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar" }).click();

  await page.getByRole("button", { name: "Nova pergunta" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Pergunta").fill("Qual é o troco de uma venda de R$ 80 paga com R$ 100?");
  for (const [i, text] of ["R$ 20", "R$ 30", "r$ 30", "R$ 40"].entries()) {
    await dialog.getByRole("textbox", { name: `Opção ${"ABCD"[i]}` }).fill(text);
  }
  await dialog.getByText("A", { exact: true }).click();
  await dialog.getByLabel("Explicação").fill("Cem menos oitenta são vinte reais de troco para o cliente.");
  await dialog.getByRole("button", { name: "Salvar pergunta" }).click();
  await expect(dialog.getByText("As quatro opções precisam ser diferentes.")).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole("textbox", { name: "Opção C" }).fill("R$ 10");
  await dialog.getByRole("button", { name: "Salvar pergunta" }).click();
  await expectToast(page, "Pergunta criada!");
  await expect(card(11)).toContainText("No sorteio");

  await card(1).getByRole("button", { name: "Editar" }).click();
  await expect(dialog).toContainText("A nova começa sem respostas contadas.");
  await expect(dialog.getByRole("button", { name: "Salvar pergunta" })).toBeDisabled();
  await dialog.getByText("B", { exact: true }).click();
  await dialog.getByRole("button", { name: "Salvar pergunta" }).click();
  await expectToast(page, "Pergunta salva!");
  await expect(card(1)).toContainText("Ainda não respondida.");
  await expect(card(1).getByRole("listitem").filter({ hasText: "certa" })).toContainText("3 metros");

  await choose(visitor, "Pergunta 3", "Excluir");
  await confirm(visitor, "Excluir");
  await expectToast(page, "Pergunta excluída!");
  await page.getByRole("button", { name: "Excluídas" }).click();
  await expect(card(3)).toContainText("Excluída");
  await choose(visitor, "Pergunta 3", "Restaurar");
  await confirm(visitor, "Restaurar");
  await expectToast(page, "Pergunta restaurada!");
  await expect(page.getByText("Nenhuma pergunta excluída")).toBeVisible();
  await page.getByRole("button", { name: "A conferir" }).click();
  await expect(page.getByText("Nada a conferir")).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole("tab", { name: "Auditoria" }).click();
  await expect(page.getByText(/ restaurou a pergunta “/).first()).toBeVisible();
  await expect(page.getByText(/ editou a pergunta “/).first()).toBeVisible();
});
