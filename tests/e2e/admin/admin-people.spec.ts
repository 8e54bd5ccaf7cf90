import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { bans, profiles, userSubscriptions } from "../../../db/schema/index.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { runCampaign } from "../../support/campaign.ts";
import { makeBareHire } from "../../support/hires.ts";
import { endPremiumAt, makePerson } from "../../support/people.ts";
import { choose, confirm, openPanel } from "../support/admin.ts";
import { makePayer } from "../support/asaas.ts";
import { tapTwice } from "../support/hand.ts";
import { expect, expectGoodScreen, expectToast, FULL, mailsTo, REPEATED, test } from "../support/test.ts";

/** The panel shows only this person. */
const only = (email: string, tab = "usuarios") => `?aba=${tab}&busca=${encodeURIComponent(email)}`;

test("premium is given, not given twice, and taken", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const { id, name, email } = await makePerson(stack, { name: "Iracema Lopes" });
  await openPanel(stack, visitor, only(email));
  await choose(visitor, name, "Criar assinatura manual");
  await expect(page.getByRole("alertdialog")).toContainText(email);
  await expect(page.getByRole("alertdialog")).toContainText(/recebe o Premium até \d\d\/\d\d\/\d{4}/);
  await expectGoodScreen(page);
  await confirm(visitor, "Criar assinatura");
  await expectToast(page, "Assinatura criada!");
  await expect(page.getByText(/^até \d\d\/\d\d\/\d{4}$/)).toBeVisible();

  await choose(visitor, name, "Criar assinatura manual");
  await page.getByRole("alertdialog").getByRole("button", { name: "Criar assinatura" }).click();
  await expectToast(page, "Assinatura já existe", "Este usuário já possui uma assinatura ativa.");
  await page.keyboard.press("Escape");

  await choose(visitor, name, "Desativar premium");
  await confirm(visitor, "Desativar premium");
  await expectToast(page, "Status atualizado!");
  await expect(page.getByText("não", { exact: true })).toBeVisible();
  const [profile] = await stack.db.select().from(profiles).where(eq(profiles.id, id));
  expect(profile?.isPremium).toBe(false);
});

test("an account is blocked and unblocked, with a reason", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const { name, email } = await makePerson(stack, { name: "Bento Alves" });
  await openPanel(stack, visitor, only(email));
  await choose(visitor, name, "Bloquear conta");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Bloquear conta" })).toBeDisabled();
  await confirm(visitor, "Bloquear conta", "Golpe");
  await expectToast(page, "Conta bloqueada!");
  await expect(page.getByText("Bloqueado", { exact: true })).toBeVisible();
  await choose(visitor, name, "Desbloquear conta");
  await confirm(visitor, "Desbloquear conta", "Engano");
  await expectToast(page, "Conta desbloqueada!");
  await expect(page.getByText("Bloqueado", { exact: true })).toHaveCount(0);
});

test("a person becomes an admin, and is none any more", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const { name, email } = await makePerson(stack, { name: "Nadir Prado" });
  await openPanel(stack, visitor, only(email));
  await choose(visitor, name, "Tornar administrador");
  await confirm(visitor, "Tornar administrador", "Cuida das denúncias");
  await expectToast(page, "Agora administra o portal!");
  await expect(page.getByText("Admin", { exact: true })).toBeVisible();
  await choose(visitor, name, "Remover administrador");
  const consent = page.getByRole("alertdialog").getByRole("checkbox");
  await expect(async () => {
    const [box, toast] = [await consent.boundingBox(), await page.locator("[data-sonner-toast]").boundingBox()];
    if (!box || !toast) throw new Error("box or toast is not on screen");
    expect(toast.y >= box.y + box.height || toast.y + toast.height <= box.y || toast.x > box.x + box.width).toBe(true);
  }).toPass();
  await consent.check();
  await expectGoodScreen(page);
  await confirm(visitor, "Remover administrador", "Saiu da equipe");
  await expectToast(page, "Não administra mais o portal!");
  await expect(page.getByText("Admin", { exact: true })).toHaveCount(0);
});

test("a user is deleted with the keyboard alone", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const { id, name, email } = await makePerson(stack, { name: "Otília Farias" });
  await openPanel(stack, visitor, only(email));
  const menu = page.getByRole("button", { name: `Ações para ${name}` });
  const dialog = page.getByRole("alertdialog");
  const openDialog = async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Excluir usuário" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText(email);
  };
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await openDialog();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await openDialog();
  await dialog.getByLabel("Motivo").focus();
  await page.keyboard.type("Pediu por telefone");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("checkbox", { name: "Impedir novo cadastro" })).toBeChecked();
  await expectGoodScreen(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectToast(page, "Usuário excluído!");
  await expect(page.getByRole("heading", { name: "Nada encontrado" })).toBeVisible();
  expect(await stack.db.select().from(profiles).where(eq(profiles.id, id))).toEqual([]);

  await page.goto("/admin?aba=usuarios&filtro=impedidos");
  await expect(page.getByText("Pediu por telefone")).toBeVisible();
  await expectGoodScreen(page);
  await choose(visitor, "Conta excluída", "Suspender impedimento");
  await confirm(visitor, "Suspender impedimento", "Engano");
  await expectToast(page, "Impedimento suspenso!");
  await expect(page.getByText("Pediu por telefone")).toHaveCount(0);
  expect(await stack.db.select().from(bans).where(eq(bans.userId, id))).toEqual([]);
});

test("admins can't delete themselves", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const { name, email } = await openPanel(stack, visitor, "?aba=usuarios");
  await page.getByRole("searchbox").fill(email);
  await expect(page.getByText("1 resultado", { exact: true })).toBeVisible();
  await choose(visitor, name, "Excluir usuário");
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Motivo").fill("Teste");
  await dialog.getByRole("checkbox", { name: "Entendi" }).check();
  await dialog.getByRole("button", { name: "Excluir usuário" }).click();
  await expectToast(page, "Erro", "Não foi possível excluir o usuário.");
});

test("a subscription is extended, cancelled and activated", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await makePerson(stack, { name: "Cícero Motta", premium: true });
  await endPremiumAt(stack, person, Date.now() + 3 * DAY_MS);
  await openPanel(stack, visitor, only(person.email, "assinaturas"));
  await expect(page.getByText("Em breve!")).toBeVisible();
  await expect(page.getByText("Usuários Premium")).toBeVisible();
  for (const days of [7, 30]) {
    await choose(visitor, person.name, `Estender +${days} dias`);
    await confirm(visitor, `Estender +${days} dias`);
    await expectToast(page, "Assinatura estendida!");
  }
  await expect(page.getByText("Em breve!")).toHaveCount(0);

  await choose(visitor, person.name, "Cancelar assinatura");
  await expectGoodScreen(page);
  await confirm(visitor, "Cancelar assinatura");
  await expectToast(page, "Status atualizado!");
  await expect(page.getByText("Cancelada", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Ativas", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nada encontrado" })).toBeVisible();
  await page.getByRole("button", { name: "Canceladas", exact: true }).click();

  await choose(visitor, person.name, "Ativar assinatura");
  await confirm(visitor, "Ativar assinatura");
  await page.getByRole("button", { name: "Todas", exact: true }).click();
  await expect(page.getByText("Ativa", { exact: true })).toBeVisible();

  await choose(visitor, person.name, "Cancelar assinatura");
  await stack.db.delete(userSubscriptions).where(eq(userSubscriptions.userId, person.id));
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar assinatura" }).click();
  await expectToast(page, "Assinatura não encontrada");
});

test("an old subscription is not activated beside one that runs", async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await makePerson(stack, { name: "Dalva Reis", premium: true });
  const [running] = await stack.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, person.id));
  if (!running) throw new Error("no subscription");
  const id = newId(Date.now() - DAY_MS);
  const old = { id, asaasSubscriptionId: `manual_${id}`, status: "CANCELLED", cancelledAt: Date.now() } as const;
  await stack.db.insert(userSubscriptions).values({ ...running, ...old });
  await openPanel(stack, visitor, `${only(person.email, "assinaturas")}&filtro=canceladas`);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole("button", { name: `Ações para ${person.name}` })).toHaveCount(0);
  await page.getByRole("button", { name: "Pendentes", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nada encontrado" })).toBeVisible();
});

test("a double tap extends a subscription once", async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await makePerson(stack, { name: "Ernesto Couto", premium: true });
  await openPanel(stack, visitor, only(person.email, "assinaturas"));
  await choose(visitor, person.name, "Estender +7 dias");
  const confirmation = page.getByRole("alertdialog").getByRole("button", { name: "Estender +7 dias" });
  const sent = await tapTwice(confirmation, /admin\.extendSubscription\b/g);
  await expectToast(page, "Assinatura estendida!");
  expect(sent).toHaveLength(1);
});

test("cancelling a subscription speaks of charges at Asaas only if there can be any", async ({ visitor, stack }) => {
  const { page } = visitor;
  const payer = await makePayer(stack, "Paula Pagante");
  const guest = await makePerson(stack, { name: "Gina Cortesia", premium: true });
  await openPanel(stack, visitor, only(payer.email, "assinaturas"));
  const question = page.getByRole("alertdialog");
  for (const [person, pays] of [
    [payer, true],
    [guest, false],
  ] as const) {
    await page.goto(`/admin${only(person.email, "assinaturas")}`);
    for (const act of ["Estender +7 dias", "Cancelar assinatura"]) {
      await choose(visitor, person.name, act);
      await expect(question).toContainText(person.email);
      expect((await question.textContent())?.includes("Asaas")).toBe(pays);
      await question.getByRole("button", { name: "Cancelar", exact: true }).click();
    }
  }
});

test("a person's page tells of hires and terms, and leads to no card that isn't public", async ({ visitor, stack }) => {
  const { page } = visitor;
  const client = await makePerson(stack, { name: "Célia Compra" });
  const provider = await makePerson(stack, { name: "Edson Faz", provider: true, card: { specialties: [] } });
  await makeBareHire(stack, client, provider);
  await openPanel(stack, visitor, `?aba=usuarios&filtro=${provider.id}`);
  await expect(page.getByText("contratação por Célia Compra")).toBeVisible();
  await expect(page.getByText(/^versão \d\d\/\d\d\/\d{4}, aceita em/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir o cartão" })).toHaveCount(0);
  await expectGoodScreen(page);
});

test("a payment is in its month and in the accountant's file, and is refunded with a reason", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const payer = await makePayer(stack, "Rita Restituída");
  await openPanel(stack, visitor, "?aba=pagamentos");
  const row = page.getByRole("listitem").filter({ hasText: payer.name });
  await expect(row).toContainText("Recebido");
  await expect(page.getByText("Saldo do mês")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar CSV do mês" }).click(),
  ]);
  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith("\ufeffData;Situação;De quem;")).toBe(true);
  expect(text).toContain(`Recebido;${payer.name};${payer.email};49,99;`);

  await choose(visitor, payer.name, "Estornar pagamento");
  await page.getByRole("alertdialog").getByRole("checkbox").check();
  await expectGoodScreen(page);
  await confirm(visitor, "Estornar pagamento", "Arrependeu-se em sete dias");
  await expectToast(page, "Estorno a caminho!");
  await expect
    .poll(async () => (await mailsTo(stack, payer.email)).map(({ subject }) => subject), { intervals: [50] })
    .toContain("Seu pagamento do Premium foi estornado");
  await page.getByRole("button", { name: "Estornados" }).click();
  await expect(row.filter({ hasNotText: "Recebido" })).toContainText("Estornado");
});

test("the campaign of the 30 days is edited, and shows with its title while it runs", async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const { page } = visitor;
  await runCampaign(stack, { isOn: false });
  await openPanel(stack, visitor, "?aba=assinaturas");
  const card = page.getByRole("region", { name: "Campanha dos 30 dias grátis" });
  await expect(card.getByText("Desligada", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: "Editar campanha" }).click();
  const form = page.getByRole("dialog", { name: "Editar campanha" });
  await form.getByLabel("Título").fill("Promoção de Verão");
  await form.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Continuar escrevendo" }).click();
  await expect(form.getByLabel("Título")).toHaveValue("Promoção de Verão");
  await form.getByLabel("Último dia").fill("2025-07-31");
  await form.getByRole("checkbox", { name: "Campanha ligada" }).check();
  await expectGoodScreen(page);
  await form.getByRole("button", { name: "Salvar campanha" }).click();
  await expect(form.getByText("O último dia não pode vir antes do primeiro.")).toBeVisible();
  await form.getByLabel("Último dia").fill("2099-12-31");
  await form.getByRole("button", { name: "Salvar campanha" }).click();
  await expectToast(page, "Campanha salva!");
  await expect(card.getByText("No ar", { exact: true })).toBeVisible();
  await expect(card.getByText("Promoção de Verão")).toBeVisible();

  await page.getByRole("tab", { name: "Auditoria" }).click();
  const act = page.getByText(/ editou a campanha “Promoção de Verão”/);
  await expect(act).toBeVisible();
  await expect(page.getByText("ligada: não → sim")).toBeVisible();

  const provider = await newVisitor();
  await provider.logIn((await makePerson(stack, { provider: true })).email);
  await provider.page.goto("/prestador/dashboard");
  await expect(provider.page.getByText("Promoção de Verão")).toBeVisible();
});

test("a failed act says what could not be done", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const user = await makePerson(stack, { name: "Dalva Reis", premium: true });
  await openPanel(stack, visitor, only(user.email));
  await page.route(/\/trpc\/admin\.(endPremium|createSubscription|extendSubscription|cancelSubscription)/, (route) =>
    route.abort(),
  );
  const attempt = async (act: string, label: string, text: string) => {
    await choose(visitor, user.name, act);
    await page.getByRole("alertdialog").getByRole("button", { name: label }).click();
    await expectToast(page, "Erro", text);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeHidden();
  };
  await attempt("Desativar premium", "Desativar premium", "Não foi possível atualizar o status premium.");
  await attempt("Criar assinatura manual", "Criar assinatura", "Não foi possível criar a assinatura.");
  await page.getByRole("tab", { name: "Assinaturas" }).click();
  await page.getByRole("searchbox").fill(user.email);
  await expect(page.getByText("1 resultado", { exact: true })).toBeVisible();
  await attempt("Estender +7 dias", "Estender +7 dias", "Não foi possível estender a assinatura.");
  await attempt("Cancelar assinatura", "Cancelar assinatura", "Não foi possível atualizar o status da assinatura.");
});
