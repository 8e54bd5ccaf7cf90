import { eq } from "drizzle-orm";
import { marketplaceListings, reportCases, subscriptionPayments, userSubscriptions } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeDeadDelivery } from "../../support/admin-acts.ts";
import { makeListing } from "../../support/listings.ts";
import { makeCase, makeCredential } from "../../support/moderation.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson } from "../../support/people.ts";
import { choose, confirm, openPanel } from "../support/admin.ts";
import { expect, expectGoodScreen, expectToast, mailsTo, test } from "../support/test.ts";

/** A listing whose owner answered the decision to hide it. */
async function makeAnswered(stack: Stack) {
  const owner = await makePerson(stack, { name: "Raul Respondeu" });
  const id = await makeListing(stack, owner);
  const caseId = await makeCase(stack, { kind: "listing", id, owner }, []);
  await stack.db.update(marketplaceListings).set({ hiddenBecause: "decision" }).where(eq(marketplaceListings.id, id));
  const now = Date.now();
  const decided = { decision: "hide", decisionReason: "Parece golpe", decidedAt: now - DAY_MS } as const;
  await stack.db
    .update(reportCases)
    .set({ ...decided, answer: "Tenho a nota fiscal.", answeredAt: now })
    .where(eq(reportCases.id, caseId));
  return { owner, id };
}

/** Somebody who pays for premium, and whose last payment was taken back. */
async function makeRefunded(stack: Stack) {
  const person = await makePerson(stack, { name: "Estela Estornada" });
  const now = Date.now();
  const id = newId(now);
  const made = { createdAt: now - DAY_MS, updatedAt: now - DAY_MS };
  const row = { paymentMethod: "asaas", firstDueDate: "2026-11-01", valueCents: 4999, autoRenew: true } as const;
  await stack.db.insert(userSubscriptions).values({ ...row, ...made, id, userId: person.id, status: "EXPIRED" });
  const times = { ...made, paidAt: now - DAY_MS, revokedAt: now };
  const charge = { id: `pay_${id}`, subscriptionId: id, status: "REFUNDED", valueCents: 4999, dueDate: "2026-11-01" };
  await stack.db.insert(subscriptionPayments).values({ ...charge, ...times });
  return person;
}

async function prepare(stack: Stack) {
  const reporters = [await makePerson(stack), await makePerson(stack), await makePerson(stack)];
  const seller = await makePerson(stack, { name: "Gilda Golpista" });
  const listing = await makeListing(stack, seller);
  await makeCase(stack, { kind: "listing", id: listing, owner: seller }, reporters);
  const provider = await makeProvider(stack, { name: "Célia Conferida" });
  await makeCredential(stack, provider.id);
  const waiting = await makePerson(stack);
  await makeDeadDelivery(stack, waiting.id);
  const [answered, refunded] = [await makeAnswered(stack), await makeRefunded(stack)];
  return { reporters, seller, provider, waiting, answered, refunded };
}

test("an owner's morning begins at 'Hoje', and each act is told by mail", async ({ visitor, stack }) => {
  const { page } = visitor;
  const { reporters, seller, provider, waiting, answered, refunded } = await prepare(stack);
  await openPanel(stack, visitor);
  await expect(page.getByRole("heading", { level: 1, name: "Hoje" })).toBeVisible();
  const work = page.getByRole("region", { name: "O que espera por você" });
  for (const name of ["Denúncias abertas", "Conferências pendentes", "Envios com falha", "Estornos"]) {
    await expect(work.getByRole("link", { name })).toBeVisible();
  }
  await expect(work.getByRole("link", { name: "Denúncias abertas" })).toContainText("a mais antiga: ");
  await expect(work.getByRole("link", { name: "Envios com falha" })).toContainText("o mais antigo: ");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Crie sua chave de acesso");
  for (const name of ["Denúncias", "Conferências", "Integrações"]) {
    await expect(page.getByRole("tab", { name: new RegExp(`^\\d+\\+? ?${name}$`) })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: /^Ontem, / })).toContainText("Cadastros");
  await expect(page.getByRole("region", { name: "Saúde do portal" })).toContainText("Tarefas de cada minuto");
  await expectGoodScreen(page);

  await work.getByRole("link", { name: "Denúncias abertas" }).click();
  const found = page.getByRole("listitem").filter({ hasText: seller.name });
  await expect(found).toContainText("3 denúncias");
  await found.getByRole("button", { name: "Ocultar" }).click();
  await confirm(visitor, "Ocultar", "Golpe conhecido");
  await expectToast(page, "Decisão registrada!");
  await expect(found).toHaveCount(0);
  expect((await mailsTo(stack, seller.email))[0]?.text).toContain("Motivo: Golpe conhecido");
  for (const { email } of reporters)
    expect((await mailsTo(stack, email))[0]?.text).toContain("O conteúdo foi ocultado.");

  await page.getByRole("button", { name: "Respondidas" }).click();
  const objection = page.getByRole("listitem").filter({ hasText: answered.owner.name });
  await expect(objection).toContainText("Tenho a nota fiscal.");
  await objection.getByRole("button", { name: "Desfazer a decisão" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("O conteúdo volta a aparecer.");
  await confirm(visitor, "Desfazer a decisão", "A nota está certa");
  await expect(objection).toHaveCount(0);
  expect((await mailsTo(stack, answered.owner.email))[0]?.text).toContain("O conteúdo voltou a aparecer.");

  await page.getByRole("tab", { name: "Conferências" }).click();
  const credential = page.getByRole("group", { name: `Decisão sobre ${provider.name}` });
  await credential.getByRole("button", { name: "Confirmar" }).click();
  await confirm(visitor, "Confirmar");
  await expectToast(page, "Registro conferido!");
  expect((await mailsTo(stack, provider.email))[0]?.subject).toContain("CNPJ");

  await page.getByRole("tab", { name: "Integrações" }).click();
  await page.getByRole("button", { name: "Tentar de novo: E-mail: nova senha" }).first().click();
  await expectToast(page, "Nova tentativa a caminho!");
  await mailsTo(stack, waiting.email);

  await page.getByRole("tab", { name: "Hoje" }).click();
  await work.getByRole("link", { name: "Estornos" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: refunded.name })).toContainText("Estornado");

  await makeListing(stack, refunded, { title: "Escada vendida", status: "inactive", soldAt: Date.now() });
  await page.goto(`/admin?aba=usuarios&busca=${encodeURIComponent(refunded.email)}`);
  await page.getByRole("link", { name: refunded.name }).click();
  await expect(page.getByRole("region", { name: "Cobranças" })).toContainText("estornada em");
  await expect(page.getByRole("listitem").filter({ hasText: "Escada vendida" })).toContainText("Vendido");
  await page.getByRole("button", { name: "Anotar" }).click();
  await page.getByRole("alertdialog").getByLabel("Anotação").fill("Já ligou duas vezes.");
  await confirm(visitor, "Salvar anotação");
  await expect(page.getByRole("region", { name: "Anotações internas" })).toContainText("Já ligou duas vezes.");
  await expectGoodScreen(page);
  await choose(visitor, refunded.name, "Bloquear conta");
  await expect(page.getByRole("alertdialog")).toContainText("A assinatura é cancelada no Asaas e não cobra mais.");
  await confirm(visitor, "Bloquear conta", "Contesta todo pagamento");
  await expectToast(page, "Conta bloqueada!");
  const blocked = (await mailsTo(stack, refunded.email))[0];
  for (const part of ["não haverá novas cobranças", "Contesta todo pagamento", "/resposta#token="]) {
    expect(blocked?.text).toContain(part);
  }

  const acts = page.getByRole("region", { name: "Auditoria" });
  await expect(acts).toContainText(`bloqueou ${refunded.name}: Contesta todo pagamento`);
  await page.getByRole("link", { name: "Voltar" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue(refunded.email);
  await page.getByRole("tab", { name: "Auditoria" }).click();
  const decided = page.getByText(`decidiu a denúncia sobre o anúncio de ${seller.name} (ocultar): Golpe conhecido`);
  await expectGoodScreen(page);
  await decided.getByRole("link", { name: "denúncia" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: seller.name })).toContainText("Ocultado");
});

test("how an admin is told of work is changed in a folded card", async ({ visitor, stack }) => {
  const { page } = visitor;
  await openPanel(stack, visitor);
  const title = page.getByRole("heading", { name: "Como você é avisado" });
  const way = page.getByRole("combobox", { name: "Envios com falha" });
  await expect(title).toBeVisible();
  await expect(way).toHaveCount(0);
  await title.click();
  await way.selectOption("Nunca");
  await expectToast(page, "Aviso salvo");
  await page.reload();
  await title.click();
  await expect(way).toHaveValue("never");
});
