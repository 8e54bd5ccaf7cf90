import type { Locator, Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { personBlocks, reportCases, reports } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { makeListing } from "../../support/listings.ts";
import { makeConnection, makePhoto, makeProvider, makeReference } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  linkIn,
  mailsTo,
  mutateAs,
  REPEATED,
  test,
} from "../support/test.ts";

const DEMO_PASSWORD = "Obra@2026";
const SENT = ["Denúncia enviada", "Obrigado. Vamos analisar e avisar você por e-mail."] as const;
const CNPJ = "12.ABC.345/01DE-35";

const pageOf = ({ id }: Person) => `/portal-conexoes/perfil/${id}`;
const cardOf = ({ id }: Person) => `/cartao/pessoa-${id}`;

/** Answers a radio group. The radio itself is invisible, so the click goes to its label, once the sheet stands still. */
async function choose(dialog: Locator, reason: string): Promise<void> {
  await dialog.getByText(reason, { exact: true }).click();
  await expect(dialog.getByRole("radio", { name: reason })).toBeChecked();
}

async function report(page: Page, button: Locator, reason: string): Promise<void> {
  await button.click();
  const dialog = page.getByRole("dialog", { name: /^Denunciar/ }).last();
  await choose(dialog, reason);
  await dialog.getByRole("button", { name: "Enviar denúncia" }).click();
  await expectToast(page, ...SENT);
  await expect(dialog).toHaveCount(0);
}

/** Calls a procedure as an admin. */
async function asAdmin(stack: Stack, procedure: string, input: unknown): Promise<void> {
  await mutateAs(await makePerson(stack, { admin: true }), stack, `admin.${procedure}`, input);
}

test("a report needs a reason, keeps its draft, and is possible once", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const owner = await makePerson(stack, { name: "Olavo Denunciado" });
  const me = await makePerson(stack, { name: "Rita Atenta" });
  const listing = await makeListing(stack, owner, { title: "Furadeira barata" });
  await visitor.logIn(me.email);
  await page.goto(`/anuncio/${listing}`);
  const open = page.getByRole("button", { name: "Denunciar", exact: true });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Denunciar anúncio" });
  await expect(dialog.getByRole("link", { name: "Denunciar pelo WhatsApp do suporte" })).toHaveAttribute(
    "href",
    `/suporte?texto=${encodeURIComponent(`Olá! Quero denunciar este anúncio: ${stack.url}/anuncio/${listing}`)}`,
  );
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(open).toBeFocused();
  await open.click();
  const send = () => dialog.getByRole("button", { name: "Enviar denúncia" }).click();
  await send();
  await expect(dialog.getByText("Escolha o motivo.")).toBeVisible();
  await choose(dialog, "Outro motivo");
  await send();
  await expect(dialog.getByText("Descreva o motivo.")).toBeVisible();
  const text = dialog.getByRole("textbox", { name: "O que aconteceu?" });
  await expect(text).toBeFocused();
  await text.fill("O vendedor pediu um adiantamento.");
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sair" }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await open.click();
  await expect(text).toHaveValue("O vendedor pediu um adiantamento.");
  await expect(dialog.getByRole("radio", { name: "Outro motivo" })).toBeChecked();
  await expect(dialog.getByText("Continuamos de onde você parou.")).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Descartar rascunho" }).click();
  await expect(text).toHaveValue("");
  await expect(dialog.getByText("Continuamos de onde você parou.")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancelar" }).click();
  await expect(dialog).toHaveCount(0);

  await open.click();
  await choose(dialog, "Outro motivo");
  await text.fill("O vendedor pediu um adiantamento.");
  await send();
  await expectToast(page, ...SENT);

  await open.click();
  await expect(text).toHaveValue("");
  await choose(dialog, "Golpe ou fraude");
  await send();
  await expectToast(page, "Você já denunciou", "Sua denúncia está com a nossa equipe.");
  await expect(dialog).toHaveCount(0);
  const stored = await stack.db.select().from(reports).where(eq(reports.reporterId, me.id));
  expect(stored.map(({ subjectId, reason, text }) => ({ subjectId, reason, text }))).toEqual([
    { subjectId: listing, reason: "other", text: "O vendedor pediu um adiantamento." },
  ]);
});

test("requests, cards, pages, references and photos can be reported", async ({ visitor, stack }) => {
  const { page } = visitor;
  const me = await makePerson(stack);
  const author = await makePerson(stack, { name: "Autor da Referência" });
  const provider = await makeProvider(stack, { name: "Plínio Denunciado" });
  const other = await makeProvider(stack, { name: "Olga Denunciada" });
  const reference = await makeReference(stack, author, provider);
  const photo = await makePhoto(stack, provider);
  const request = await makeRequest(stack, author);
  await visitor.logIn(me.email);
  await page.route("**/img/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
  );
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  await page.goto(pageOf(provider));
  await expect(button("Denunciar Plínio Denunciado")).toBeVisible();
  await expectLoaded(page);
  await report(page, button("Denunciar Plínio Denunciado"), "Informação falsa");
  await report(page, button("Denunciar referência de Autor da Referência"), "Conteúdo ofensivo");
  await report(page, button("Denunciar foto Foto 1"), "Dados de contato de outra pessoa");
  await page.goto(cardOf(other));
  await expect(button("Denunciar Olga Denunciada")).toBeVisible();
  await expectLoaded(page);
  await report(page, button("Denunciar Olga Denunciada"), "Spam ou repetido");
  await page.goto(`/oportunidades?solicitacao=${request}`);
  await report(
    page,
    page.getByRole("dialog").getByRole("button", { name: "Denunciar" }),
    "Produto ou serviço proibido",
  );
  await expect(page.getByRole("dialog", { name: "Reforma de banheiro" })).toBeVisible();
  const stored = await stack.db.select().from(reports).where(eq(reports.reporterId, me.id));
  expect(new Map(stored.map(({ subjectKind, subjectId, reason }) => [`${subjectKind} ${subjectId}`, reason]))).toEqual(
    new Map([
      [`card ${provider.id}`, "false"],
      [`reference ${reference}`, "offensive"],
      [`photo ${photo}`, "contact"],
      [`card ${other.id}`, "spam"],
      [`request ${request}`, "prohibited"],
    ]),
  );
});

test("nobody can report what is theirs", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const me = await makeProvider(stack, { name: "Dona de Tudo" });
  const other = await makeProvider(stack);
  await makeReference(stack, me, other);
  await makePhoto(stack, me);
  const listing = await makeListing(stack, me);
  const request = await makeRequest(stack, me);
  await visitor.logIn(me.email);
  await page.route("**/img/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg />" }));
  for (const [path, shown] of [
    [pageOf(me), page.getByRole("button", { name: "Editar Foto 1" })],
    [cardOf(me), page.getByRole("button", { name: "QR code" })],
    [`/anuncio/${listing}`, page.getByRole("button", { name: /Excluir/ })],
    [`/oportunidades?solicitacao=${request}`, page.getByRole("button", { name: "Mais ações da solicitação" })],
  ] as const) {
    await page.goto(path);
    await expect(shown).toBeVisible();
    await expect(page.getByRole("button", { name: /Denunciar|Bloquear/ })).toHaveCount(0);
  }
  await page.goto(pageOf(other));
  await expect(page.getByRole("button", { name: "Excluir referência" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Denunciar referência/ })).toHaveCount(0);
});

test("a visitor logs in to report, and comes back to the same page", { tag: FULL }, async ({ page, stack }) => {
  const provider = await makeProvider(stack, { name: "Vilma Visitada" });
  await page.goto(pageOf(provider));
  await expect(page.getByRole("button", { name: /Bloquear/ })).toHaveCount(0);
  const open = page.getByRole("button", { name: "Denunciar Vilma Visitada" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Denunciar profissional" });
  await expectLoaded(page);
  await dialog.getByRole("link", { name: "Entrar" }).click();
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(DEMO.client);
  await page.getByRole("textbox", { name: "Senha", exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(pageOf(provider));
  // The toast may cover the button, and stays while the pointer is on it.
  await page.getByRole("button", { name: "Fechar aviso" }).click();
  await report(page, open, "Golpe ou fraude");
});

test("a blocked person cannot connect until they are unblocked", async ({ visitor, newVisitor, stack }) => {
  const { page } = visitor;
  const me = await makeProvider(stack, { name: "Beatriz Tranquila" });
  const pest = await makeProvider(stack, { name: "Inácio Insistente" });
  await visitor.logIn(me.email);
  await page.goto(pageOf(pest));
  await page.getByRole("button", { name: "Bloquear Inácio Insistente" }).click();
  const asking = page.getByRole("alertdialog", { name: "Bloquear Inácio Insistente?" });
  await expectGoodScreen(page);
  await asking.getByRole("button", { name: "Bloquear" }).click();
  await expectToast(page, "Pessoa bloqueada");
  await expect(asking).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Desbloquear Inácio Insistente" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Pedir orçamento" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Conectar|Adicionar referência/ })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Contato" })).toHaveCount(0);

  const other = await newVisitor();
  await other.logIn(pest.email);
  await other.page.goto(pageOf(me));
  await other.page.getByRole("button", { name: "Conectar" }).click();
  await expectToast(other.page, "Erro", "Não foi possível enviar a solicitação de conexão.");
  await expect(other.page.getByRole("button", { name: "Conectar" })).toBeEnabled();

  await page.goto("/conta");
  await page.getByRole("button", { name: "Ver a lista" }).click();
  const list = page.getByRole("list", { name: "Pessoas bloqueadas" });
  const unblock = list.getByRole("button", { name: "Desbloquear Inácio Insistente" });
  await expectGoodScreen(page);
  await unblock.click();
  await expectToast(page, "Pessoa desbloqueada");
  await list.getByRole("button", { name: "Desfazer Inácio Insistente" }).click();
  await expectToast(page, "Pessoa bloqueada");
  await unblock.click();
  await expect(list.getByText("Não está mais na lista")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Fechar" }).last().click();
  await page.getByRole("button", { name: "Ver a lista" }).click();
  await expect(page.getByText("Você não bloqueou ninguém.")).toBeVisible();

  await other.page.getByRole("button", { name: "Conectar" }).click();
  await expectToast(other.page, "Solicitação enviada");
});

test("blocking somebody who asks for a connection ends the request", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const me = await makeProvider(stack);
  const asking = await makePerson(stack, { name: "Zé Desconhecido" });
  await makeConnection(stack, asking, me);
  await visitor.logIn(me.email);
  await page.goto("/prestador/dashboard");
  await page.getByRole("button", { name: "Avisos. Pedidos de conexão: 1 pendente" }).click();
  const panel = page.getByRole("dialog", { name: "Avisos" });
  await panel.getByRole("button", { name: "Bloquear Zé Desconhecido" }).click();
  await expectLoaded(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Bloquear" }).click();
  await expectToast(page, "Pessoa bloqueada", "Zé Desconhecido não pode mais entrar em contato com você pelo portal.");
  await expect(panel.getByText("Nenhuma solicitação pendente.")).toBeVisible();
  await expect(panel).toBeFocused();
  const isPair = and(eq(personBlocks.blockerId, me.id), eq(personBlocks.blockedId, asking.id));
  expect(await stack.db.select().from(personBlocks).where(isPair)).toHaveLength(1);
});

test("the link in the mail shows the decision and takes one answer", { tag: REPEATED }, async ({ page, stack }) => {
  const owner = await makePerson(stack, { name: "Osmar Ocultado" });
  const listing = await makeListing(stack, owner, { title: "Serra circular" });
  const report = { kind: "listing", id: listing, reason: "fraud", text: "" };
  await mutateAs(await makePerson(stack), stack, "moderation.report", report);
  const [opened] = await stack.db.select().from(reportCases).where(eq(reportCases.subjectId, listing));
  await asAdmin(stack, "decide", { id: opened?.id, decision: "block", reason: "Pediu pagamento antecipado." });
  const link = linkIn((await mailsTo(stack, owner.email))[0]);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Decisão da nossa equipe", level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/resposta");
  await page.reload();
  await expect(page.getByText(/Seu anúncio: “.*Serra circular/)).toBeVisible();
  await expect(page.getByText("Sua conta foi bloqueada.")).toBeVisible();
  await expect(page.getByText("Pediu pagamento antecipado.")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(page.getByText("Escreva sua resposta.")).toBeVisible();
  await page.getByRole("textbox").fill("Foi um mal-entendido.");
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(page.getByText("Resposta enviada. Obrigado. Nossa equipe vai ler.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expectGoodScreen(page);

  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByText("Você já respondeu.")).toBeVisible();
  await expect(page.getByText("Foi um mal-entendido.")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`/resposta#token=${"x".repeat(43)}`);
  await expect(page.getByRole("heading", { name: "Link inválido" })).toBeVisible();
  await expectLoaded(page);
  await page.goto("/resposta");
  await expect(page.getByRole("heading", { name: "Link inválido" })).toBeVisible();
});

test("a provider's number is checked and becomes a badge", async ({ visitor, newVisitor, stack }) => {
  const { page } = visitor;
  const me = await makeProvider(stack, { name: "Heitor Conferido" });
  await visitor.logIn(me.email);
  await page.goto("/perfil");
  const section = page.getByRole("region", { name: "Selos de conferência" });
  await expect(section.getByText("Sem selo")).toHaveCount(3);
  const ask = async (of: string, number: string) => {
    await section.getByRole("button", { name: of }).last().click();
    await page.getByRole("textbox", { name: "Número" }).fill(number);
    await page.getByRole("dialog").getByRole("button", { name: "Pedir conferência" }).click();
  };
  await ask("CNPJ da empresa", "12abc34501de36");
  await expect(page.getByText("Informe um CNPJ válido.")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("textbox", { name: "Número" }).fill("12abc34501de35");
  await expect(page.getByRole("textbox", { name: "Número" })).toHaveValue(CNPJ);
  await page.getByRole("dialog").getByRole("button", { name: "Pedir conferência" }).click();
  await expectToast(page, "Número enviado", "Avisamos você por e-mail quando a conferência terminar.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await ask("Registro no CREA", "ms 12345/d");
  await expect(section.getByText("Em conferência")).toHaveCount(2);
  await expect(section.getByText("MS12345/D")).toBeVisible();
  await expectLoaded(page);
  const decide = (kind: string, number: string, isConfirmed: boolean, reason = "") =>
    asAdmin(stack, "decideCredential", { userId: me.id, kind, number, isConfirmed, reason });
  await decide("cnpj", "12ABC34501DE35", true);
  await decide("crea", "MS12345/D", false, "O registro é de outra pessoa.");

  await page.reload();
  await expect(section.getByText(/^Conferido em \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(section.getByText("Motivo: O registro é de outra pessoa.")).toBeVisible();
  await expectGoodScreen(page);
  await page.route("**/img/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg />" }));
  const { page: anyone } = await newVisitor();
  await anyone.route("**/img/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: "<svg />" }));
  for (const path of [cardOf(me), pageOf(me), "/portal-conexoes?busca=Heitor+Conferido"]) {
    await anyone.goto(path);
    await expect(anyone.getByTitle(/^Conferido em/)).toHaveText("CNPJ conferido");
    await expect(anyone.getByText("CREA conferido")).toHaveCount(0);
    await expectGoodScreen(anyone);
  }

  await section.getByRole("button", { name: "Retirar CNPJ da empresa" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Retirar" }).click();
  await expectToast(page, "Número retirado");
  await anyone.goto(cardOf(me));
  await expect(anyone.getByRole("heading", { name: "Heitor Conferido" })).toBeVisible();
  await expect(anyone.getByText("CNPJ conferido")).toHaveCount(0);
});
