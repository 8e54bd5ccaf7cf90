import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import {
  credentials,
  marketplaceListings,
  outbox,
  reportCases,
  reports,
  serviceRequests,
} from "../../../db/schema/index.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { makeListing } from "../../support/listings.ts";
import { makeProvider } from "../../support/network.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { choose, confirm, letSessionAge, openPanel } from "../support/admin.ts";
import { closeToasts, expect, expectGoodScreen, expectToast, FULL, REPEATED, test } from "../support/test.ts";

const only = (tab: string, email: string) => `?aba=${tab}&busca=${encodeURIComponent(email)}`;

test("a request is deleted with one of six reasons", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const owner = await makePerson(stack);
  const id = await makeRequest(stack, owner);
  await openPanel(stack, visitor, only("solicitacoes", owner.email));
  await expect(page.getByRole("button", { name: "Ocultas" })).toBeVisible();
  await choose(visitor, "Reforma de banheiro", "Excluir solicitação");
  const dialog = page.getByRole("alertdialog");
  const button = dialog.getByRole("button", { name: "Excluir solicitação" });
  await expect(button).toBeDisabled();
  await expect(dialog.getByRole("option")).toHaveCount(7);
  await expectGoodScreen(page);
  await dialog.getByLabel("Motivo da exclusão").selectOption("Solicitação duplicada");

  await page.route("**/trpc/admin.deleteRequest*", (route) => route.abort());
  await button.click();
  await expectToast(page, "Erro na exclusão", "Falha na exclusão");
  await expect(page.getByText(owner.email)).toBeVisible();
  await page.unroute("**/trpc/admin.deleteRequest*");

  await choose(visitor, "Reforma de banheiro", "Excluir solicitação");
  await dialog.getByLabel("Motivo da exclusão").selectOption("Solicitação duplicada");
  await button.click();
  await expectToast(page, "Solicitação excluída!", "Exclusão bem-sucedida.");
  await expect(page.getByText(owner.email)).toHaveCount(0);
  await expect.poll(() => stack.db.select().from(serviceRequests).where(eq(serviceRequests.id, id))).toMatchObject([]);
});

test("a classified is hidden, restored and deleted", async ({ visitor, stack }) => {
  const { page } = visitor;
  const owner = await makePerson(stack);
  const title = "Betoneira do painel";
  const id = await makeListing(stack, owner, { title });
  const sold = { status: "inactive", soldAt: Date.now() } as const;
  const seller = await makePerson(stack);
  await makeListing(stack, seller, { title: "Escada vendida", ...sold });
  await openPanel(stack, visitor, only("anuncios", seller.email));
  await expect(page.getByRole("listitem").filter({ hasText: "Escada vendida" })).toContainText("Vendido");
  await page.goto(`/admin${only("anuncios", owner.email)}`);
  await choose(visitor, title, "Ocultar");
  await confirm(visitor, "Ocultar", "Produto proibido");
  await expectToast(page, "Anúncio ocultado!");
  await page.getByRole("button", { name: "Ocultos" }).click();
  await expect(page.getByText("Oculto", { exact: true })).toBeVisible();
  await choose(visitor, title, "Restaurar");
  await confirm(visitor, "Restaurar", "Engano");
  await expectToast(page, "Anúncio restaurado!");
  await page.getByRole("button", { name: "Todos" }).click();
  await choose(visitor, title, "Excluir");
  await confirm(visitor, "Excluir", "Repetido");
  await expectToast(page, "Anúncio excluído!");
  await expect(page.getByRole("heading", { name: "Nada encontrado" })).toBeVisible();
  await expect
    .poll(() => stack.db.select().from(marketplaceListings).where(eq(marketplaceListings.id, id)))
    .toEqual([]);

  await page.getByRole("tab", { name: "Auditoria" }).click();
  await expect(page.getByText(/ excluiu o anúncio de .+: Repetido$/).first()).toBeVisible();
  await expectGoodScreen(page);
});

test("a reason that was not sent is there when its act is chosen again, and only then", async ({ visitor, stack }) => {
  const { page } = visitor;
  const owner = await makePerson(stack);
  const title = "Andaime sem rede";
  const id = await makeListing(stack, owner, { title });
  await openPanel(stack, visitor, only("anuncios", owner.email));
  const dialog = page.getByRole("alertdialog");
  await page.route("**/trpc/admin.delete*", (route) => route.abort());
  await choose(visitor, title, "Excluir");
  await confirm(visitor, "Excluir", "Vendido em outro lugar");
  await expectToast(page, "Erro", "Não foi possível excluir");
  await closeToasts(page);
  await page.unroute("**/trpc/admin.delete*");
  await expect(page.getByText(title)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await choose(visitor, title, "Ocultar");
  const reason = dialog.getByLabel("Motivo");
  await expect(reason).toHaveValue("");
  await reason.fill("Parece golpe");
  const leaving = page.getByRole("alertdialog", { name: "Sair sem confirmar?" });
  await page.keyboard.press("Escape");
  await expect(leaving).toContainText("O que você escreveu será perdido.");
  await leaving.getByRole("button", { name: "Continuar escrevendo" }).click();
  await expect(reason).toHaveValue("Parece golpe");
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await leaving.getByRole("button", { name: "Sair" }).click();
  await expect(dialog).toHaveCount(0);
  await choose(visitor, title, "Excluir");
  await expect(dialog.getByLabel("Motivo")).toHaveValue("Vendido em outro lugar");
  await confirm(visitor, "Excluir");
  await expectToast(page, "Anúncio excluído!");
  await expect
    .poll(() => stack.db.select().from(marketplaceListings).where(eq(marketplaceListings.id, id)))
    .toEqual([]);
});

test("a report is read and decided", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const owner = await makePerson(stack, { name: "Anselmo Prates" });
  const reporter = await makePerson(stack, { name: "Judite Ramos" });
  const subjectId = await makeListing(stack, owner, { title: "Cimento quase de graça" });
  const createdAt = Date.now();
  const id = newId(createdAt);
  const thing = { subjectKind: "listing", subjectId } as const;
  const text = "Pediu PIX adiantado.";
  await stack.db
    .insert(reportCases)
    .values({ id, ...thing, ownerId: owner.id, excerpt: "Cimento quase de graça", reportCount: 40, createdAt });
  await stack.db
    .insert(reports)
    .values({ id: newId(createdAt), caseId: id, reporterId: reporter.id, ...thing, reason: "fraud", text, createdAt });
  await openPanel(stack, visitor, "?aba=denuncias&ordem=denunciadas");
  const found = page.getByRole("listitem").filter({ hasText: "Anselmo Prates" });
  await expect(found).toContainText("40 denúncias");
  await expect(found).toContainText(text);
  await expect(found).toContainText("Golpe ou fraude");
  await expectGoodScreen(page);
  await found.getByRole("button", { name: "Ocultar" }).click();
  await confirm(visitor, "Ocultar", "Golpe conhecido");
  await expectToast(page, "Decisão registrada!");
  await expect(found).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Decididas" }).click();
  await expect(found).toContainText("Golpe conhecido");
  await expect(found).toContainText("Ocultado");
});

test("a credential is confirmed, another refused", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const createdAt = Date.now();
  const firm = await makeProvider(stack, { name: "Construtora Horizonte" });
  const engineer = await makeProvider(stack, { name: "Engenheira Lívia" });
  await stack.db.insert(credentials).values([
    { userId: firm.id, kind: "cnpj", number: "12345678000195", status: "pending", createdAt },
    { userId: engineer.id, kind: "crea", number: "MS-12345", status: "pending", createdAt },
  ]);
  const admin = await openPanel(stack, visitor, "?aba=conferencias");
  await expect(page.getByText("12.345.678/0001-95")).toBeVisible();
  const register = page.getByRole("link", { name: "Abrir o registro público" });
  await expect(register.first()).toHaveAttribute("href", /receita\.fazenda\.gov\.br/);
  await expectGoodScreen(page);
  const decide = (name: string, act: string) =>
    page
      .getByRole("group", { name: `Decisão sobre ${name}` })
      .getByRole("button", { name: act })
      .click();
  await decide(firm.name, "Confirmar");
  await confirm(visitor, "Confirmar");
  await expectToast(page, "Registro conferido!");

  // The session has become too old meanwhile: what was typed is there again after the log-in.
  await decide(engineer.name, "Recusar");
  await letSessionAge(stack, admin.id);
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Motivo").fill("Número de outra pessoa");
  await dialog.getByRole("button", { name: "Recusar" }).click();
  await expectToast(page, "Sessão expirada");
  const google = page.getByRole("link", { name: "Continuar com Google" });
  await expect(google).toHaveAttribute("href", /^\/auth\/google\?voltar=%2Fadmin%3Faba%3Dconferencias/);
  // The way over Google leaves the page, too.
  await page.reload();
  await page.getByRole("textbox", { name: "Senha" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(dialog.getByLabel("Motivo")).toHaveValue("Número de outra pessoa");
  await confirm(visitor, "Recusar");
  await expectToast(page, "Registro recusado!");
  await page.getByRole("button", { name: "Decididas" }).click();
  await expect(page.getByText(/^Conferido em/)).toBeVisible();
  await expect(page.getByText(/^Recusado em/)).toBeVisible();
});

test("a delivery that failed for good is tried again", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const { id: userId } = await makePerson(stack);
  const now = Date.now();
  const id = newId(now);
  const row = {
    id,
    kind: "mail.reset",
    payload: { userId, place: null },
    createdAt: now,
    nextAttemptAt: now,
    attempts: 9,
  };
  await stack.db.insert(outbox).values({ ...row, deadAt: now, lastError: "a caixa está cheia" });
  await openPanel(stack, visitor, "?aba=integracoes");
  await expect(page.getByText("a caixa está cheia")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Tentar de novo: E-mail: nova senha" }).first().click();
  await expectToast(page, "Nova tentativa a caminho!");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText("a caixa está cheia")).toHaveCount(0);
  await page.getByRole("button", { name: "Eventos do Asaas" }).click();
  await expect(page).toHaveURL(/filtro=eventos/);
});

test("stats have charts with their numbers, and a file for Excel", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  await makePerson(stack);
  await openPanel(stack, visitor, "?aba=numeros&filtro=90");
  await expect(page.getByRole("button", { name: "90 dias", pressed: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Receita" })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar CSV" }).click(),
  ]);
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith("\ufeffDia;Cadastros;")).toBe(true);
  expect(text.trimEnd().split("\r\n")).toHaveLength(91);
});
