import { eq, sql } from "drizzle-orm";
import { profiles, ratedPeople } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeBareHire } from "../../support/hires.ts";
import { makePerson, type Person } from "../../support/people.ts";
import {
  closeToasts,
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  followContact,
  REPEATED,
  test,
} from "../support/test.ts";

/** A demo account as the helpers of the integration tests want it. */
async function personOf({ db }: Stack, email: string): Promise<Person> {
  const [row] = await db.select().from(profiles).where(eq(profiles.email, email));
  if (!row) throw new Error(`there is no ${email}`);
  return { id: row.id, email, name: row.name, phone: row.phone, cookie: "" };
}

const addressOf = (person: Person, type = "service_provider") => `/avaliacoes?user=${person.id}&type=${type}`;

test("anyone can search people and read what is said of them", { tag: REPEATED }, async ({ page, stack }) => {
  await page.goto("/avaliacoes");
  await expect(page.getByRole("heading", { name: "Avaliações", level: 1 })).toBeVisible();
  const list = page.getByRole("region", { name: "Todos os Usuários" });
  await expect(list.getByRole("listitem")).not.toHaveCount(0);
  await expect(list.getByRole("listitem").first()).toContainText(/5,0 \(\d+\)/);
  await expectLoaded(page);
  await expect(async () => {
    await list.getByRole("listitem").last().scrollIntoViewIfNeeded();
    await expect(list.getByText("Você chegou ao fim da lista.")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(list.getByRole("listitem")).toHaveCount(await stack.db.$count(ratedPeople));

  await page.getByRole("searchbox", { name: "Buscar por nome" }).fill("ninguém assim");
  await expect(page.getByText("Nenhum usuário encontrado")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("searchbox", { name: "Buscar por nome" }).fill("SHIMABUKURO");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL(/busca=SHIMABUKURO/);
  const row = list.getByRole("link", { name: "Renata Shimabukuro Alves" });
  await expect(row).toContainText("Prestador");
  await expect(row).toContainText("4,9 (13)");
  await row.click();

  const person = page.getByRole("region", { name: "Renata Shimabukuro Alves" });
  await expect(person.getByText("4,9 (13 avaliações)")).toBeVisible();
  await expect(person.getByRole("img", { name: "4 de 5" })).toBeVisible();
  await expect(person.getByText("É possível avaliar somente após login")).toBeVisible();
  await expect(page.getByRole("article").first().getByText("Avaliação Livre")).toBeVisible();
  await expect(page).toHaveTitle(/^Avaliações de Renata Shimabukuro Alves/);
  await expectGoodScreen(page);
  const chat = await followContact(page, person.getByRole("link", { name: "WhatsApp" }));
  expect(chat.href).toMatch(/^https:\/\/wa\.me\/55679\d{8}\?text=/);
  await page.getByRole("button", { name: "Atualizar" }).click();
  await expectToast(page, "Dados atualizados");
  await expect(person.getByRole("link", { name: "Ir para o início" })).toHaveAttribute("href", "/");
  await person.getByRole("link", { name: "Renata Shimabukuro Alves" }).click();
  await expect(page.getByRole("heading", { name: "Renata Shimabukuro Alves", level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Voltar à Lista" }).click();
  await expect(page.getByRole("searchbox", { name: "Buscar por nome" })).toHaveValue("SHIMABUKURO");

  await page.goto("/avaliacoes?user=00000000-0000-7000-8000-000000000000");
  await expect(page.getByText("Usuário não encontrado")).toBeVisible();
  await expectLoaded(page);
});

test("someone without ratings, the way back from the log-in, and when a new account may rate", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const wilma = await personOf(stack, DEMO.admin);
  await page.goto(addressOf(wilma));
  await expect(page.getByText("Usuário não encontrado")).toBeVisible();
  const [nobody] = await stack.db.all<{ id: string }>(
    "select user_id as id from professional_profiles where total_ratings = 0 limit 1",
  );
  await page.goto(`/avaliacoes?user=${nobody?.id}`);
  await expect(page.getByText("Nenhuma avaliação encontrada")).toBeVisible();
  await expect(page.getByText("Este usuário ainda não possui avaliações.")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("main").getByRole("link", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/entrar\?voltar=.*avaliacoes/);

  const createdAt = sql`(select created_at from users where email = ${DEMO.provider})`;
  await stack.db.run(sql`update users set created_at = ${Date.now()} where email = ${DEMO.client}`);
  await visitor.logIn(DEMO.client);
  await page.goto(`/avaliacoes?user=${nobody?.id}`);
  await expect(
    page.getByText(/^Contas novas podem fazer avaliações livres depois de 24 horas. A sua pode/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Avaliar" })).toHaveCount(0);
  await stack.db.run(sql`update users set created_at = ${createdAt} where email = ${DEMO.client}`);
});

test("a rating is checked, sent, edited and answered, and the average follows", async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const { page, logIn } = visitor;
  await logIn(DEMO.client);
  const rated = await personOf(stack, DEMO.provider);
  await page.goto("/cartao/adilson-ramires-vera");
  await page.getByRole("link", { name: "Ver avaliações" }).click();
  await expect(page).toHaveURL(addressOf(rated));
  const person = page.getByRole("region", { name: rated.name });
  await expect(person.getByText("4,6 (10 avaliações)")).toBeVisible();
  await person.getByRole("button", { name: "Avaliar" }).click();
  const dialog = page.getByRole("dialog", { name: `Avaliar ${rated.name}` });
  const submit = () => dialog.getByRole("button", { name: "Enviar avaliação" }).click();
  await expect(dialog.getByRole("radio", { name: "5 de 5, Excelente" })).toBeChecked();
  await submit();
  await expectToast(page, "Campos obrigatórios", "Por favor, preencha o comentário e o motivo da avaliação.");
  await expect(dialog.getByRole("button", { name: "Cumpriu o prazo" })).toBeVisible();
  await dialog.getByRole("radio", { name: "1 de 5, Péssimo" }).press("Space");
  await dialog.getByRole("button", { name: "Serviço mal executado" }).click();
  await dialog.getByLabel("Data do ocorrido").fill("2099-01-01");
  await dialog.getByRole("textbox", { name: "Comentário" }).fill("O rejunte soltou na primeira semana.");
  await submit();
  await expectToast(page, "Data inválida", "futuro");
  await expectGoodScreen(page);
  await dialog.getByLabel("Data do ocorrido").fill("2026-03-14");
  await submit();
  await expectToast(page, "Avaliação enviada", "Sua avaliação foi registrada com sucesso.");
  await expect(dialog).toHaveCount(0);
  const own = page.getByRole("article").filter({ hasText: "O rejunte soltou" });
  for (const text of ["Avaliação Livre", "Serviço mal executado", "14/03/2026", "Conta sem contratações confirmadas"]) {
    await expect(own.getByText(text)).toBeVisible();
  }
  await expect(own.getByText("Sem contratação confirmada entre os dois")).toHaveCount(0);
  await expect(person.getByText("4,3 (11 avaliações)")).toBeVisible();
  await expectGoodScreen(page);

  const owner = await newVisitor();
  await owner.logIn(DEMO.provider);
  await owner.page.goto("/prestador/dashboard?secao=avaliacoes");
  await expect(owner.page.getByText("4,3 de 5 · 11 avaliações")).toBeVisible();
  await expect(owner.page.getByRole("region", { name: "Últimas avaliações" }).getByRole("article")).toHaveCount(4);
  await expectLoaded(owner.page);
  await owner.page.goto("/avaliacoes");
  const ownList = owner.page.getByRole("region", { name: "Suas avaliações" });
  await expect(ownList.getByText("4,3 (11 avaliações)")).toBeVisible();
  await expect(ownList.getByRole("link", { name: /^Pedir avaliação/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=/,
  );
  await expectGoodScreen(owner.page);
  await ownList.getByRole("link", { name: /^Ver e responder/ }).click();
  await expect(owner.page).toHaveURL(addressOf(rated));
  await expect(owner.page.getByText("Estas são as avaliações sobre você.")).toBeVisible();
  const received = owner.page.getByRole("article").filter({ hasText: "O rejunte soltou" });
  await received.getByRole("button", { name: "Responder" }).click();
  const answer = owner.page.getByRole("dialog", { name: "Responder à avaliação" });
  await answer.getByRole("button", { name: "Publicar resposta" }).click();
  await expect(answer.getByText("Escreva a resposta.")).toBeVisible();
  await answer.getByRole("textbox", { name: "Sua resposta" }).fill("Isso não é verdade.");
  await expectLoaded(owner.page);
  await answer.getByRole("button", { name: "Publicar resposta" }).click();
  await expectToast(owner.page, "Resposta publicada");
  const refused = received.getByText("Isso não é verdade.");
  await expect(refused).toBeVisible();
  await closeToasts(owner.page);
  await received.getByRole("button", { name: "Editar resposta" }).click();
  const remove = answer.getByRole("button", { name: "Excluir resposta" });
  const question = owner.page.getByRole("alertdialog", { name: "Excluir sua resposta?" });
  await remove.click();
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(answer.getByRole("textbox", { name: "Sua resposta" })).toHaveValue("Isso não é verdade.");
  await remove.click();
  await expectGoodScreen(owner.page);
  await question.getByRole("button", { name: "Excluir" }).click();
  await expectToast(owner.page, "Resposta excluída");
  await expect(answer).toHaveCount(0);
  await expect(refused).toHaveCount(0);
  const write = received.getByRole("button", { name: "Responder" });
  await expect(write).toBeFocused();
  await write.click();
  await answer.getByRole("textbox", { name: "Sua resposta" }).fill("Voltei e refiz sem custo.");
  await answer.getByRole("button", { name: "Publicar resposta" }).click();
  await expect(received.getByText("Voltei e refiz sem custo.")).toBeVisible();

  await person.getByRole("button", { name: "Editar minha avaliação" }).click();
  const editing = page.getByRole("dialog", { name: `Editar avaliação de ${rated.name}` });
  await expect(editing.getByRole("textbox", { name: "Comentário" })).toHaveValue(
    "O rejunte soltou na primeira semana.",
  );
  await editing.getByRole("radio", { name: "4 de 5, Bom" }).press("Space");
  await editing.getByRole("button", { name: "Enviar avaliação" }).click();
  await expectToast(page, "Avaliação enviada");
  await expect(own.getByText(/editada/)).toBeVisible();
  await expect(own.getByText("Voltei e refiz sem custo.")).toBeVisible();
  await expect(person.getByText("4,5 (11 avaliações)")).toBeVisible();
  await page.goto("/cartao/adilson-ramires-vera");
  await expect(page.getByText("4,5 de 5 avaliações")).toHaveCount(0);
  const html = await (await page.request.get("/cartao/adilson-ramires-vera")).text();
  expect(html).toContain('"ratingCount":11');
  expect(html).toContain('"ratingValue":"4.5"');

  await page.goto(addressOf(rated));
  await own.getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expectToast(page, "Avaliação excluída");
  await expect(own).toHaveCount(0);
  await expect(person.getByText("4,6 (10 avaliações)")).toBeVisible();
});

test("a client is praised for what clients do", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const client = await makePerson(stack, { name: "Clara Duarte" });
  const rater = await makePerson(stack, { provider: true, ageMs: 2 * DAY_MS });
  await visitor.logIn(rater.email);
  await page.goto(addressOf(client, "client"));
  await page.getByRole("button", { name: "Avaliar" }).click();
  const dialog = page.getByRole("dialog", { name: "Avaliar Clara Duarte" });
  const reasons = dialog.getByRole("group", { name: "Motivo" }).getByRole("button");
  await expect(reasons).toHaveText([
    "Pagou em dia",
    "Explicou bem o serviço",
    "Boa comunicação",
    "Cumpriu o combinado",
    "Tratou com respeito",
  ]);
  await dialog.getByRole("button", { name: "Pagou em dia" }).click();
  await dialog.getByRole("textbox", { name: "Comentário" }).fill("Tinha tudo claro desde o começo.");
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
  await expectToast(page, "Avaliação enviada");
  await expect(page.getByRole("article").getByText("Pagou em dia")).toBeVisible();
});

test("both sides of a hire rate each other, and then both ratings appear", { tag: [FULL, REPEATED] }, async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const [client, provider] = [await personOf(stack, DEMO.client), await personOf(stack, DEMO.premium)];
  await makeBareHire(stack, client, provider);
  const { page, logIn } = visitor;
  await logIn(DEMO.client);
  await page.goto("/client-contracts");
  await page.getByRole("button", { name: `Mais ações da contratação, ${provider.name}` }).click();
  await page.getByRole("menuitem", { name: "Avaliar" }).click();
  const dialog = page.getByRole("dialog", { name: `Avaliar ${provider.name}` });
  await dialog.getByRole("textbox", { name: "Comentário" }).fill("Projeto claro e obra acompanhada.");
  await expectLoaded(page);
  await dialog.getByRole("button", { name: "Enviar avaliação" }).click();
  await expectToast(page, "Avaliação enviada", "aparece quando a outra pessoa avaliar também");
  await expect(page.getByText("Você já avaliou. Aguardando a outra pessoa.")).toBeVisible();
  await expectGoodScreen(page);
  await page.goto(addressOf(provider));
  const own = page.getByRole("article").filter({ hasText: "Projeto claro" });
  await expect(own.getByText("Aguardando a avaliação da outra pessoa.")).toBeVisible();
  await expectLoaded(page);

  const other = await newVisitor();
  const received = other.listen();
  await other.logIn(DEMO.premium);
  await other.page.goto(addressOf(provider));
  await expect(other.page.getByRole("article").first()).toBeVisible();
  await expect(other.page.getByText("Projeto claro")).toHaveCount(0);
  expect(received.join("")).not.toContain("Projeto claro");
  await other.page.goto("/provider-contracts");
  await other.page.getByRole("button", { name: `Mais ações da contratação, ${client.name}` }).click();
  await other.page.getByRole("menuitem", { name: "Avaliar" }).click();
  const reply = other.page.getByRole("dialog", { name: `Avaliar ${client.name}` });
  await reply.getByRole("button", { name: "Enviar avaliação" }).click();
  await expectToast(other.page, "Campo obrigatório", "Por favor, preencha o comentário.");
  await reply.getByRole("textbox", { name: "Comentário" }).fill("Tinha o projeto pronto e pagou em dia.");
  await reply.getByRole("button", { name: "Enviar avaliação" }).click();
  await expectToast(other.page, "Avaliação enviada", "registrada com sucesso");

  await page.reload();
  await expect(own.getByText("Com Contrato")).toBeVisible();
  await expect(own.getByText("Aguardando")).toHaveCount(0);
  await expectLoaded(page);
  await page.goto(addressOf(client, "client"));
  await expect(page.getByRole("article").filter({ hasText: "pagou em dia" }).first()).toBeVisible();
});
