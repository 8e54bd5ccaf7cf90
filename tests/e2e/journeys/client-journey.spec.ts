import { asc, eq } from "drizzle-orm";
import { notices, serviceRequests, users } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { dayOf } from "../../../src/shared/day.ts";
import { readMails } from "../../support/fakes.ts";
import { makeProvider } from "../../support/network.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { Hand } from "../support/hand.ts";
import { enter, personCard } from "../support/hires.ts";
import { closeToasts, expect, expectToast, linkIn, mailsTo, mutate, REPEATED, test } from "../support/test.ts";

const PROBLEM = "Pintar a sala e dois quartos em Campo Grande para amanhã, tinta já comprada.";
const SERVICE = "Pintura residencial interna";
const CARD = { profession: "Pintor", specialties: [SERVICE], serviceRegions: ["Campo Grande (Capital)"] };
const ASKED = "Zózimo Prates";
const CLIENT = "Vera Visita";

/** The mails of these people since the last call. Those of one moment may arrive in any order. */
function watchMails(stack: Stack, people: Readonly<Record<string, string>>) {
  let read = 0;
  const find = async () => {
    const all = await readMails(stack.fakesUrl);
    const ofPeople = Object.entries(people).flatMap(([who, email]) =>
      all.flatMap(({ to, subject }, place) => (to === email ? [{ place, text: `${who}: ${subject}` }] : [])),
    );
    return ofPeople.toSorted((a, b) => b.place - a.place).map(({ text }) => text);
  };
  return async (...expected: string[]) => {
    await expect.poll(async () => (await find()).slice(read).toSorted()).toEqual(expected.toSorted());
    read += expected.length;
  };
}

/** Kinds of a person's notices, oldest first. */
async function noticesOf({ db }: Stack, email: string): Promise<string[]> {
  const person = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const rows = await db
    .select({ kind: notices.kind })
    .from(notices)
    .where(eq(notices.userId, person))
    .orderBy(asc(notices.createdAt));
  return rows.map(({ kind }) => kind);
}

/** From the card of a professional to a request that only lacks an account, and then to its publication. */
async function askAndSignUp(client: Hand, stack: Stack, { email, card }: { email: string; card: string }) {
  const { page } = client;
  await page.goto(card);
  await client.tap(page.getByRole("link", { name: "Pedir orçamento" }));
  await client.tap(page.getByText("Para todos", { exact: true }));
  await client.field("Conte o que precisa").fill(PROBLEM);
  await client.tap(client.button("Preencher"));
  await expect(page.getByRole("combobox", { name: /^Tipo de serviço/ })).toHaveText(SERVICE);
  await client.field("Local").fill("Vila Carlota");
  await client.field("Nome para contato").fill(CLIENT);
  await client.field("Telefone para contato").fill("67999991234");
  await client.tap(client.button("Continuar"));
  await client.field("E-mail").fill(email);
  await client.field("Senha").fill(PASSWORD);
  await client.field("Confirmar senha").fill(PASSWORD);
  await client.tap(page.getByRole("checkbox"));
  await client.tap(client.button("Criar conta"));
  const [mail] = await mailsTo(stack, email);
  await client.open(linkIn(mail));
  await client.field("Senha").fill(PASSWORD);
  await client.tap(client.button("Confirmar e entrar"));
  await client.tap(client.button("Publicar agora"));
  await expectToast(page, "Solicitação criada com sucesso!");
  // They would stay as long as the pointer is where they came.
  await closeToasts(page);
  await client.tap(page.getByRole("link", { name: "Ver minha solicitação" }));
}

/** Interest in the request to which a notice leads, with note and price. */
async function offer(provider: Hand) {
  await provider.tap(provider.button("Tenho interesse"));
  const sheet = provider.page.getByRole("dialog", { name: "O cliente agora vê seu cartão" });
  await sheet.getByRole("textbox", { name: "Recado" }).fill("Começo na segunda, com ajudante.");
  await sheet.getByRole("textbox", { name: "De", exact: true }).fill("900");
  await provider.tap(sheet.getByRole("button", { name: "Enviar" }));
  await expectToast(provider.page, "Recado salvo!");
}

async function rate(hand: Hand, comment: string) {
  await hand.tap(hand.page.getByRole("button", { name: /^Avaliar/ }));
  const dialog = hand.page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Comentário" }).fill(comment);
  await hand.tap(dialog.getByRole("button", { name: "Enviar" }));
  await expectToast(hand.page, "Avaliação enviada");
}

async function deleteAccount(hand: Hand) {
  await hand.page.goto("/conta");
  await hand.tap(hand.button("Excluir minha conta"));
  const dialog = hand.page.getByRole("dialog", { name: "Excluir minha conta?" });
  await dialog.getByRole("textbox", { name: "Digite EXCLUIR para confirmar" }).fill("EXCLUIR");
  await hand.tap(dialog.getByRole("button", { name: "Excluir minha conta" }));
  await expectToast(hand.page, "Conta excluída");
}

test(
  "from a visitor's problem to the rated job, and to the agreement that outlives the other account",
  {
    tag: REPEATED,
  },
  async ({ page, newVisitor, stack }, info) => {
    const email = `caminho-${info.project.name}@exemplo.com`;
    const chosen = await makeProvider(stack, { name: ASKED, card: CARD });
    const other = await makeProvider(stack, { name: "Bruno Brito", card: CARD });
    const expectMails = watchMails(stack, { client: email, asked: chosen.email, other: other.email });
    const client = new Hand(page);
    const provider = new Hand(await enter(newVisitor, chosen.email));
    const competitor = await enter(newVisitor, other.email);

    await askAndSignUp(client, stack, { email, card: `/cartao/${chosen.id}` });
    await expectMails(
      "client: Confirme seu e-mail no Portal da Construção",
      `asked: Pedido de orçamento para você: ${SERVICE}`,
    );
    const person = stack.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const [request] = await stack.db.select().from(serviceRequests).where(eq(serviceRequests.createdBy, person));
    const id = request?.id;
    await mutate(competitor, stack, "requests.setInterest", { id, interested: true });
    await mutate(competitor, stack, "requests.describeInterest", {
      ...{ id, note: "Faço em três dias.", minPriceCents: 80_000, maxPriceCents: null },
    });
    await provider.page.goto("/prestador/dashboard");
    await provider.openNotice("Pedido de orçamento para você");
    await offer(provider);

    await client.tap(page.getByRole("dialog").getByRole("link", { name: "Ver interessados" }));
    for (const name of [ASKED, other.name]) await client.tap(page.getByRole("checkbox", { name: `Comparar ${name}` }));
    await client.tap(client.button("Comparar"));
    const compared = page.getByRole("dialog", { name: "Comparar interessados" });
    await expect(compared.getByRole("cell", { name: "Começo na segunda, com ajudante." })).toBeVisible();
    await expect(compared.getByRole("cell", { name: "Faço em três dias." })).toBeVisible();
    await client.tap(compared.getByRole("button", { name: `Contratei ${ASKED}` }));
    await client.confirm("Contratei");
    await expectToast(page, "Contratação registrada!");
    await expectMails("asked: Você foi contratado? Confirme no Portal da Construção");
    await provider.page.goto("/prestador/dashboard");
    await provider.openNotice(`${CLIENT} contratou você`);
    await provider.tap(provider.button(/^Confirmar/));
    await expectToast(provider.page, "Contratação confirmada!");
    await expectMails("client: Sua contratação foi confirmada");

    await page.goto("/cliente/dashboard");
    await client.openNotice(`${ASKED} confirmou a contratação`);
    await client.tap(client.button(/^Encerrar a solicitação/));
    await expectToast(page, "Solicitação encerrada");
    await client.tap(page.getByRole("link", { name: /^Fazer acordo/ }));
    await expect(client.field("O que será feito")).toHaveValue(PROBLEM);
    await expect(client.field("Valor total")).toHaveValue("900,00");
    await page.getByLabel("Data de início").fill(dayOf(Date.now()));
    await closeToasts(page);
    await client.tap(client.button("Enviar para aceite"));
    await expectToast(page, "Acordo enviado!");
    await expectMails("asked: Há um acordo para você ler");
    await provider.openNotice(`${CLIENT} escreveu o acordo`);
    await provider.tap(provider.button("Aceitar acordo"));
    await provider.confirm("Aceitar acordo");
    await expectToast(provider.page, "Acordo aceito!");
    await expectMails("client: Seu acordo foi aceito", "asked: Você aceitou um acordo");

    await provider.page.goto("/provider-contracts");
    await provider.tap(provider.button(/^Serviço concluído/));
    await provider.confirm("Serviço concluído");
    await expectToast(provider.page, "Serviço concluído!");
    await closeToasts(page);
    await client.openNotice(`${ASKED} concluiu o serviço`);
    await rate(client, "Caprichoso e pontual.");
    await closeToasts(provider.page);
    await rate(provider, "Combinou tudo e pagou em dia.");
    const told = {
      client: await noticesOf(stack, email),
      asked: await noticesOf(stack, chosen.email),
      other: await noticesOf(stack, other.email),
    };
    expect(told).toEqual({
      client: ["interest", "hire-confirmed", "agreement-accepted", "hire-done", "rating"],
      asked: ["addressed", "hired", "agreement", "rating"],
      other: ["other-chosen", "request-closed"],
    });

    await deleteAccount(provider);
    await page.goto("/client-contracts");
    await client.tap(personCard(page, "Conta encerrada").getByRole("link", { name: /^Ver acordo/ }));
    await expect(page.getByText("A outra pessoa encerrou a conta.", { exact: false })).toBeVisible();
    await expect(page.getByText(new RegExp(`Aceito por ${ASKED} em`))).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await expectMails("asked: Sua conta no Portal da Construção foi excluída");
    expect([client.taps, provider.taps]).toEqual([26, 17]);
  },
);
