import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { examAttempts, profiles, quizQuestions, trainingCourses } from "../../../db/schema/index.ts";
import { press } from "../../support/asaas.ts";
import { makeProvider } from "../../support/network.ts";
import { endPremiumAt, makePerson } from "../../support/people.ts";
import { chargeOf } from "../support/asaas.ts";
import { answer, COLLEGE, choose, exam, learner, optionFor, passCourse, useAllAttempts } from "../support/college.ts";
import { expectOneSheet, readCertificate } from "../support/paper.ts";
import {
  closeToasts,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  loadToaster,
  REPEATED,
  test,
  type Visitor,
} from "../support/test.ts";

test.describe.configure({ mode: "parallel" });

const BENEFITS = [
  "Acesso completo à faculdade",
  "Cursos especializados por área",
  "Selos de verificação exclusivos",
  "Certificados de conclusão",
  "Destaque no cartão de visitas",
];

const BASIC = "Fundamentos da Construção Civil";
const EXPERT = "Especialização em Elétrica";
const moduleCard = (page: Page, title: string) => page.getByRole("article", { name: title });
const button = (visitor: Visitor, name: string) => exam(visitor).getByRole("button", { name });

/** Subscribes and pays, and waits to be led back. */
async function subscribe({ page }: Visitor, stack: Parameters<typeof chargeOf>[0], email: string): Promise<void> {
  await page.getByRole("button", { name: "Contratar Premium" }).click();
  await page.getByRole("textbox", { name: "CPF ou CNPJ" }).fill("529.982.247-25");
  await page.getByRole("button", { name: "Criar Assinatura Premium" }).click();
  await expect(page.getByRole("dialog", { name: /^Finalize seu Pagamento/ })).toBeVisible();
  await press(stack, { do: "pay", payment: (await chargeOf(stack, email)).payment });
  await page.getByRole("button", { name: "Voltar para onde eu estava" }).click();
  await expect(page).toHaveURL(COLLEGE);
}

test("from the wall to a certificate that anyone can check", async ({ newVisitor, stack, isMobile }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  const name = isMobile ? "Rosa do Canteiro" : "Rosa da Prancheta";
  const person = await makeProvider(stack, { name });
  await visitor.logIn(person.email);

  await test.step("the wall says what premium brings, and leads back after the payment", async () => {
    await page.goto("/prestador/dashboard?secao=faculdade");
    await expect(page.getByRole("heading", { level: 1, name: "Faculdade do Portal da Construção" })).toBeVisible();
    await expect(page.getByText("Ambiente de testes - 2025")).toHaveCount(0);
    const wall = page.getByRole("region", { name: "Acesso Exclusivo Premium" });
    await expect(wall.getByRole("listitem")).toHaveText(BENEFITS);
    await expectGoodScreen(page);
    await wall.getByRole("link", { name: "Seja Premium" }).click();
    await subscribe(visitor, stack, person.email);
  });

  await test.step("the area, and the introduction back and forth", async () => {
    await expect(page.getByRole("radio")).toHaveCount(6);
    await expect(page.getByRole("button", { name: "Continuar" })).toBeDisabled();
    await expectLoaded(page);
    await page.getByText("Instalações elétricas").click();
    await page.getByRole("button", { name: "Continuar" }).click();
    await expectToast(page, "Área de atuação selecionada com sucesso!");
    for (const place of [1, 2]) {
      await expect(page.getByText(`Passo ${place} de 3`)).toBeVisible();
      await page.getByRole("button", { name: "Continuar" }).click();
    }
    await expect(page.getByRole("heading", { name: "Dois tipos de selo" })).toBeFocused();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Voltar" }).click();
    await expect(page.getByText("Passo 2 de 3")).toBeVisible();
    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByRole("button", { name: "Começar" }).click();
    await expectToast(page, "Bem-vindo à Faculdade do Portal da Construção!");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });

  await test.step("the lesson leads to the exam", async () => {
    const basic = moduleCard(page, BASIC);
    await expect(basic.getByText("Curso em preparação")).toBeVisible();
    await expect(moduleCard(page, EXPERT).getByText("Bloqueado")).toBeVisible();
    await expect(moduleCard(page, EXPERT).getByRole("link")).toHaveCount(0);
    await expectLoaded(page);
    await basic.getByRole("link", { name: "Ler a aula" }).click();
    await expect(page.getByRole("heading", { level: 1, name: BASIC })).toBeVisible();
    await expect(page.getByText(/min de leitura/)).toBeVisible();
    await expectLoaded(page);
    await page.getByRole("link", { name: "Fazer a prova" }).click();
  });

  await test.step("an exam is failed", async () => {
    await closeToasts(page);
    await answer(stack, visitor, 6);
    await expectGoodScreen(page);
    await button(visitor, "Finalizar").click();
    const result = page.getByRole("dialog", { name: "Resultado da prova" });
    await expect(page.getByText("Você foi reprovado com 60,0%. Tente novamente!")).toHaveCount(1);
    await expect(result.getByText("6 de 10 respostas certas.")).toBeVisible();
    await expect(result.getByText("Restam 4 tentativas hoje.")).toBeVisible();
    await expectLoaded(page);
    await result.getByRole("button", { name: "Finalizar" }).click();
    await expect(moduleCard(page, BASIC).getByText("Sua última nota foi 60,0%.")).toBeVisible();
    await moduleCard(page, BASIC).getByRole("link", { name: "Fazer prova de novo" }).click();
  });

  await test.step("the next one is passed, and says why its answers are right", async () => {
    await answer(stack, visitor, 7);
    await button(visitor, "Finalizar").click();
    const result = page.getByRole("dialog", { name: "Prova aprovada" });
    await expect(result.getByText("Parabéns! Você foi aprovado com 70,0%")).toBeVisible();
    await expect(result.getByText("Errada")).toHaveCount(3);
    const questions = await stack.db.select().from(quizQuestions).where(eq(quizQuestions.courseId, "fundamentos"));
    const [text] = await result.getByRole("listitem").first().getByRole("paragraph").allTextContents();
    const explanation = questions.find(({ pergunta }) => pergunta === text)?.explicacao ?? "none";
    await expect(result.getByText(explanation)).toBeVisible();
    await expectLoaded(page);
    await result.getByRole("button", { name: "Finalizar" }).click();
    const basic = moduleCard(page, BASIC);
    await expect(basic.getByText("Você passou com 70,0%.")).toBeVisible();
    await expect(basic.getByText("Fazer prova")).toHaveCount(0);
    await expect(moduleCard(page, EXPERT).getByRole("link", { name: "Fazer prova" })).toBeVisible();
    await expectLoaded(page);
  });

  await test.step("a visitor finds the badge in the directory and on the card, and prints the certificate", async () => {
    const address = await moduleCard(page, BASIC).getByRole("link", { name: "Ver certificado" }).getAttribute("href");
    await expect(page.getByRole("link", { name: "Selo Básico" })).toHaveAttribute("href", address ?? "");
    const { page: other } = await newVisitor();
    await other.goto(`/portal-conexoes?busca=${encodeURIComponent(name)}`);
    await expect(other.getByRole("article").getByText("Selo Básico")).toBeVisible();
    const [profile] = await stack.db.select().from(profiles).where(eq(profiles.id, person.id));
    await other.goto(`/cartao/${profile?.nameSlug}`);
    await other.getByRole("link", { name: "Selo Básico" }).click();
    await expect(other).toHaveURL(stack.url + address);
    await expect(other.getByText(name, { exact: true })).toBeVisible();
    await expectLoaded(other);
    expect(await readCertificate(other)).toBe(stack.url + address);
    await expectOneSheet(other);
  });
});

test("an exam can be taken with the keyboard alone", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  await learner(stack, visitor, "eletrica");
  await page.goto(COLLEGE);
  const way = moduleCard(page, BASIC).getByRole("link", { name: "Fazer prova" });
  await way.focus();
  await page.keyboard.press("Enter");
  for (let place = 1; place <= 10; place++) {
    await expect(exam(visitor).getByText(`Pergunta ${place} de 10`)).toBeVisible();
    const radios = exam(visitor).getByRole("radio");
    await expect(radios.first()).toBeFocused();
    if (place === 1) await expectGoodScreen(page);
    const right = exam(visitor).getByRole("radio", { name: await optionFor(stack, visitor, true), exact: true });
    await page.keyboard.press("Space");
    for (let presses = 0; presses < 4 && !(await right.isChecked()); presses++) await page.keyboard.press("ArrowDown");
    await expect(right).toBeChecked();
    await page.keyboard.press("Enter");
  }
  const result = page.getByRole("dialog", { name: "Prova aprovada" });
  await expect(result.getByText("Parabéns! Você foi aprovado com 100,0%")).toBeVisible();
  await expectGoodScreen(page);
  await page.keyboard.press("Escape");
  await expect(result).toBeHidden();
  await expect(page).toHaveURL(COLLEGE);
});

test("answers survive a reload, another tab and a lost connection, and leaving asks", async ({ newVisitor, stack }) => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await learner(stack, visitor, "eletrica");
  await page.goto(COLLEGE);
  await moduleCard(page, BASIC).getByRole("link", { name: "Fazer prova" }).click();
  await expect(button(visitor, "Próxima")).toBeDisabled();
  await expect(button(visitor, "Anterior")).toBeDisabled();
  const first = await optionFor(stack, visitor, true);
  await choose(visitor, first);
  await button(visitor, "Próxima").click();
  await expect(exam(visitor).getByText("Pergunta 2 de 10")).toBeVisible();

  await test.step("going back asks", async () => {
    const leaving = page.getByRole("alertdialog", { name: "Sair da prova?" });
    await page.goBack();
    await expect(leaving).toBeVisible();
    await expectLoaded(page);
    await leaving.getByRole("button", { name: "Continuar prova" }).click();
    await expect(exam(visitor).getByText("Pergunta 2 de 10")).toBeVisible();
    await button(visitor, "Fechar").click();
    await leaving.getByRole("button", { name: "Sair da prova" }).click();
    await expect(exam(visitor)).toBeHidden();
    await expect(page).toHaveURL(COLLEGE);
    await expect(moduleCard(page, BASIC).getByText("Prova em andamento")).toBeVisible();
    await moduleCard(page, BASIC).getByRole("link", { name: "Continuar prova" }).click();
    await expect(exam(visitor).getByText("Pergunta 2 de 10")).toBeVisible();
  });

  await test.step("a reload and a second tab continue the same attempt", async () => {
    await page.reload();
    await expect(exam(visitor).getByText("Pergunta 2 de 10")).toBeVisible();
    const tab = { ...visitor, page: await page.context().newPage() };
    await tab.page.goto(`${COLLEGE}?prova=fundamentos`);
    await expect(exam(tab).getByText("Pergunta 2 de 10")).toBeVisible();
    await button(tab, "Anterior").click();
    await expect(exam(tab).getByRole("radio", { name: first, exact: true })).toBeChecked();
    await tab.page.close();
  });

  await test.step("without internet at the end, the answers are sent once it is back", async () => {
    await answer(stack, visitor, 9, 2);
    await loadToaster(page);
    await page.context().setOffline(true);
    await button(visitor, "Finalizar").click();
    await expect(exam(visitor).getByText("O que você preencheu está guardado")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("Parabéns! Você foi aprovado com 100,0%")).toBeVisible();
  });
});

test("a lost answer is sent again, and graded once", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  await learner(stack, visitor, "eletrica");
  await page.goto(`${COLLEGE}?prova=fundamentos`);
  await answer(stack, visitor, 0);
  await page.route("**/trpc/college.sendAttempt**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(visitor, "Finalizar").click();
  await expectToast(page, "Erro ao processar resultado da prova", "Suas respostas estão guardadas.");
  await page.unroute("**/trpc/college.sendAttempt**");
  await button(visitor, "Finalizar").click();
  const result = page.getByRole("dialog", { name: "Resultado da prova" });
  await expect(result.getByText("Você foi reprovado com 0,0%. Tente novamente!")).toBeVisible();
  await expect(result.getByText("Restam 4 tentativas hoje.")).toBeVisible();
  await result.getByRole("button", { name: "Tentar Novamente" }).click();
  await expect(exam(visitor).getByText("Pergunta 1 de 10")).toBeVisible();
});

test("an exam that cannot be opened says why", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await learner(stack, visitor, "engenharias");
  await page.route("**/trpc/college.openAttempt**", (route) => route.abort());
  await page.goto(`${COLLEGE}?prova=fundamentos`);
  await expectToast(page, "Erro ao carregar perguntas da prova");
  await expect(exam(visitor).getByRole("alert")).toContainText("Erro ao carregar perguntas da prova");
  await expectGoodScreen(page);
  await page.unroute("**/trpc/college.openAttempt**");
  await button(visitor, "Tentar de novo").click();
  await expect(exam(visitor).getByText("Pergunta 1 de 10")).toBeVisible();

  await page.goto(`${COLLEGE}?prova=engenharias`);
  await expect(exam(visitor).getByText("Esta prova ainda está bloqueada")).toBeVisible();
  await page.goto(`${COLLEGE}?prova=vendas`);
  await expect(exam(visitor).getByText("Prova não encontrada")).toBeVisible();

  await stack.db.delete(examAttempts).where(eq(examAttempts.userId, person.id));
  await useAllAttempts(stack, person, "fundamentos");
  await page.goto(`${COLLEGE}?prova=fundamentos`);
  await expect(exam(visitor).getByText("Você usou as 5 tentativas de hoje")).toBeVisible();
  await expectLoaded(page);
  await button(visitor, "Fechar").last().click();
  const basic = moduleCard(page, BASIC);
  await expect(basic.getByText("Você usou as 5 tentativas de hoje. Amanhã tem mais.")).toBeVisible();
  await expect(basic.getByRole("button", { name: "Fazer prova" })).toBeDisabled();

  await passCourse(stack, person, "fundamentos", "WWWWW22222");
  await stack.db.update(quizQuestions).set({ isPublished: false }).where(eq(quizQuestions.courseId, "engenharias"));
  await page.goto(`${COLLEGE}?prova=engenharias`);
  await expect(exam(visitor).getByRole("heading")).toContainText([
    "Prova",
    "Nenhuma pergunta encontrada para este curso.",
  ]);
  await expectLoaded(page);
  await button(visitor, "Fechar").last().click();
  const expert = moduleCard(page, "Especialização em Engenharias");
  await expect(expert.getByText("A prova ainda não está pronta.")).toBeVisible();
  await expect(expert.getByRole("button", { name: "Fazer prova" })).toBeDisabled();
  await expectLoaded(page);
});

test("another area brings its module, and earned badges stay", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await learner(stack, visitor, "eletrica");
  await passCourse(stack, person, "fundamentos", "WWWWW55555");
  await passCourse(stack, person, "eletrica", "WWWWW66666");
  await stack.db.update(trainingCourses).set({ isPublished: false }).where(eq(trainingCourses.id, "empreitadas"));
  await page.goto(COLLEGE);
  await page.getByRole("link", { name: "Alterar" }).click();
  const dialog = page.getByRole("dialog", { name: "Alterar área de atuação" });
  await expect(dialog.getByRole("radio", { name: /^Elétrica/ })).toBeChecked();
  await expectGoodScreen(page);
  await dialog.getByText("Execução de obras").click();
  await dialog.getByRole("button", { name: "Salvar área" }).click();
  await expectToast(page, "Área de atuação alterada com sucesso!");
  await expect(dialog).toBeHidden();
  const preparing = moduleCard(page, "Especialização em Empreitadas");
  await expect(preparing.getByText("Curso em preparação")).toBeVisible();
  await expect(page.getByText("Ambiente de testes - 2025")).toBeVisible();
  await expect(preparing.getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Selo Especialista/ })).toBeVisible();
  await expectGoodScreen(page);

  await page.route("**/trpc/college.chooseArea**", (route) => route.abort());
  await page.getByRole("link", { name: "Alterar" }).click();
  await dialog.getByText("Água e esgoto").click();
  await dialog.getByRole("button", { name: "Salvar área" }).click();
  await expectToast(page, "Erro ao salvar área de atuação");
  await page.goBack();
  await expect(dialog).toBeHidden();

  await moduleCard(page, BASIC).getByRole("link", { name: "Rever respostas" }).click();
  await expect(page.getByRole("dialog", { name: "Respostas da prova" })).toBeVisible();
});

test("without premium, certificates stay and lessons are closed", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await learner(stack, visitor, "eletrica");
  await passCourse(stack, person, "fundamentos", "WWWWW77777");
  await endPremiumAt(stack, person, Date.now() - 1);
  await page.goto(COLLEGE);
  await expect(page.getByRole("heading", { name: "Acesso Exclusivo Premium" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Selo Básico" })).toHaveAttribute("href", "/certificado/wwwww77777");
  await expectLoaded(page);
  await page.goto(`${COLLEGE}/aula/fundamentos`);
  await expect(page.getByRole("heading", { level: 1, name: "Acesso Exclusivo Premium" })).toBeVisible();
  await expectLoaded(page);
  for (const course of ["eletrica", "medicina"]) {
    await page.goto(`${COLLEGE}/aula/${course}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      course === "medicina" ? "Aula não encontrada" : "Acesso Exclusivo Premium",
    );
  }
});

test("a failed introduction can be finished again, and a visitor comes back after the log-in", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  await page.goto(`${COLLEGE}/aula/fundamentos`);
  await expect(page).toHaveURL(`/entrar?voltar=${encodeURIComponent(`${COLLEGE}/aula/fundamentos`)}`);
  const person = await makePerson(stack, { premium: true });
  await visitor.logIn(person.email);
  await page.route("**/trpc/college.mine**", (route) => route.abort());
  await page.goto(COLLEGE);
  await expect(page.getByText("Não foi possível carregar a faculdade")).toBeVisible();
  await expectGoodScreen(page);
  await page.unroute("**/trpc/college.mine**");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByText("Materiais de construção").click();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("Passo 1 de 3")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Passo 1 de 3")).toBeVisible();
  for (let step = 1; step < 3; step++) await page.getByRole("button", { name: "Continuar" }).click();
  await page.route("**/trpc/college.finishOnboarding**", (route) => route.abort());
  await page.getByRole("button", { name: "Começar" }).click();
  await expectToast(page, "Erro ao finalizar introdução");
  await page.unroute("**/trpc/college.finishOnboarding**");
  await page.getByRole("button", { name: "Começar" }).click();
  await expectToast(page, "Bem-vindo à Faculdade do Portal da Construção!");
  await expect(moduleCard(page, BASIC)).toBeVisible();
});
