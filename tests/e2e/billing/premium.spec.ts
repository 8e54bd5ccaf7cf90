import type { Stack } from "../../../dev/stack/stack.ts";
import { grantPremium } from "../../../src/features/billing/statements.ts";
import { press } from "../../support/asaas.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { chargeOf, letDaysPass, makePayer } from "../support/asaas.ts";
import {
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  expectUncovered,
  FULL,
  REPEATED,
  test,
  type Visitor,
} from "../support/test.ts";

const CPF = "529.982.247-25";
const LONG_NAME = `Maria Aparecida ${"dos Santos ".repeat(5)}Figueiredo`.slice(0, 80).trim();

/** A free provider, logged in. */
async function freeProvider(visitor: Visitor, stack: Stack, name = "Nelson Premium") {
  const person = await makePerson(stack, { provider: true, name });
  await visitor.logIn(person.email);
  await visitor.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  return person;
}

/** Fills the form and opens the payment dialog. */
async function subscribe({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Contratar Premium" }).click();
  await page.getByRole("textbox", { name: "CPF ou CNPJ" }).fill(CPF);
  await page.getByRole("button", { name: "Criar Assinatura Premium" }).click();
  await expect(payment(page)).toBeVisible();
}

/** Somebody who has paid, logged in and looking at the subscription. */
async function premiumProvider(visitor: Visitor, stack: Stack) {
  const person = await makePayer(stack, "Nelson Premium");
  const { page } = visitor;
  await visitor.logIn(person.email);
  const joined = page.waitForEvent("websocket");
  await page.goto("/gerenciar-assinatura");
  await expect(statusOf(page)).toContainText("Premium");
  await joined;
  return person;
}

const payment = (page: Visitor["page"]) => page.getByRole("dialog", { name: "Finalize seu Pagamento - R$ 49,99" });
const clipboard = (page: Visitor["page"]) => page.evaluate(() => navigator.clipboard.readText());
const statusOf = (page: Visitor["page"]) => page.getByRole("region", { name: "Informações da Conta" }).locator("dl");

test("a free provider pays, and the request shows its contact without a reload", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const person = await freeProvider(visitor, stack, LONG_NAME);
  const owner = await makePerson(stack, { client: true });
  const request = await makeRequest(stack, owner);
  await page.goto(`/oportunidades?solicitacao=${request}`);
  await page.getByRole("link", { name: "Conhecer o Premium" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Premium" })).toBeVisible();
  await expect(page.getByText("R$ 49,99").first()).toBeVisible();
  await expectLoaded(page);

  await test.step("the form checks its fields", async () => {
    await page.getByRole("button", { name: "Contratar Premium" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Dados para Assinatura" })).toBeVisible();
    const taxId = page.getByRole("textbox", { name: "CPF ou CNPJ" });
    await expect(taxId).toHaveAttribute("inputmode", "numeric");
    await page.getByRole("button", { name: "CNPJ com letras" }).click();
    await expect(taxId).toHaveAttribute("inputmode", "text");
    await page.getByRole("button", { name: "Criar Assinatura Premium" }).click();
    await expectToast(page, "Dados incompletos", "Por favor, preencha todos os campos obrigatórios.");
    await taxId.pressSequentially("52998224726");
    await expect(taxId).toHaveValue("529.982.247-26");
    await page.getByRole("button", { name: "Criar Assinatura Premium" }).click();
    await expect(page.getByText("Informe um CPF ou CNPJ válido.")).toBeVisible();
    await expect(taxId).toBeFocused();
    await taxId.fill("12abc34501de35");
    await expect(taxId).toHaveValue("12.ABC.345/01DE-35");
    await expect(page.getByRole("textbox", { name: "Nome completo" })).toHaveValue(LONG_NAME);
    await expectGoodScreen(page);
  });

  await test.step("a subscription is created, with its PIX code and invoice", async () => {
    await page.getByRole("button", { name: "Criar Assinatura Premium" }).dblclick();
    await expectToast(
      page,
      "Assinatura criada com sucesso!",
      "Sua assinatura foi criada. Complete o pagamento para ativar seu premium.",
    );
    await expect(payment(page)).toBeVisible();
    await expect(payment(page)).toContainText("PIX, cartão ou boleto");
    const { invoiceUrl } = await chargeOf(stack, person.email);
    await expectUncovered(page.getByRole("img", { name: "QR code do PIX" }));
    await page.getByRole("button", { name: "Copiar código PIX" }).click();
    await expectToast(page, "Código copiado!");
    const code = await clipboard(page);
    await expect(page.getByRole("textbox", { name: "PIX copia e cola" })).toHaveValue(code);
    await page.getByRole("button", { name: "Copiar link" }).click();
    await expectToast(page, "Link copiado!");
    expect(await clipboard(page)).toBe(invoiceUrl);
    await expect(page.getByRole("link", { name: "Abrir em nova aba" })).toHaveAttribute("href", invoiceUrl ?? "");
    const frame = page.getByTitle("Fatura do Asaas");
    await frame.scrollIntoViewIfNeeded();
    expect((await frame.boundingBox())?.height).toBe(500);
    await expect(frame.contentFrame().locator("iframe").contentFrame().getByText(code)).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("the dialog notices the payment and leads back", async () => {
    await press(stack, { do: "pay", payment: (await chargeOf(stack, person.email)).payment });
    const confirmed = page.getByRole("dialog", { name: "Pagamento confirmado!" });
    await expect(confirmed).toBeVisible();
    await expect(confirmed.getByText("Premium", { exact: true })).toBeVisible();
    await expect(confirmed).toContainText("Com o Premium, os alertas de novas solicitações chegam na hora.");
    await expect(confirmed.locator('a[href^="/alertas"]')).toHaveCount(0);
    await confirmed.getByRole("button", { name: "Voltar para a solicitação" }).click();
    await expect(page).toHaveURL(new RegExp(`/oportunidades\\?solicitacao=${request}$`));
    await expect(page.getByRole("dialog").getByText("Dona Canária")).toBeVisible();
    await expect(page.getByRole("link", { name: "Conhecer o Premium" })).toHaveCount(0);
  });
});

test("an unpaid charge stays at hand, and a second tab notices the payment", async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await freeProvider(visitor, stack);
  await page.goto("/premium");
  await subscribe(visitor);
  await payment(page).getByRole("button", { name: "Fechar" }).last().click();
  await expect(payment(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/premium$/);
  await expect(page.getByRole("heading", { name: "Falta só o pagamento" })).toBeVisible();

  await page.goto("/gerenciar-assinatura");
  await expect(page.getByRole("heading", { name: "Fatura em aberto" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Histórico de cobranças" })).toContainText("Em aberto");
  await expect(statusOf(page)).toContainText("Gratuito");
  await expectGoodScreen(page);
  const other = await page.context().newPage();
  await other.goto("/premium");
  await expect(other.getByRole("heading", { name: "Falta só o pagamento" })).toBeVisible();
  await expect(other.getByRole("button", { name: "Contratar Premium" })).toHaveCount(0);
  await other.getByRole("button", { name: "Continuar o pagamento" }).click();
  await expect(payment(other)).toBeVisible();
  await page.getByRole("link", { name: "Pagar agora" }).click();
  await expect(payment(page)).toBeVisible();
  await page.reload();
  await payment(page).getByRole("button", { name: "Fechar" }).last().click();
  await expect(page).toHaveURL(/\/gerenciar-assinatura$/);
  await page.getByRole("link", { name: "Pagar agora" }).click();
  await expect(payment(page)).toBeVisible();

  await press(stack, { do: "pay", payment: (await chargeOf(stack, person.email)).payment });
  const confirmed = other.getByRole("dialog", { name: "Pagamento confirmado!" });
  const firstSteps = confirmed.getByRole("region", { name: "Primeiros passos" });
  await expect(firstSteps.getByRole("link", { name: "Mostre interesse em uma solicitação" })).toBeVisible();
  await expectGoodScreen(other);
  const alsoConfirmed = page.getByRole("dialog", { name: "Pagamento confirmado!" });
  await alsoConfirmed.getByRole("button", { name: "Voltar para onde eu estava" }).click();
  await expect(page).toHaveURL(/\/gerenciar-assinatura$/);
  await expect(statusOf(page)).toContainText("Premium");
  await expect(page.getByRole("region", { name: "Histórico de cobranças" })).toContainText("Paga");
  await expectLoaded(page);
  await other.close();
});

test("a failed creation keeps the form, and a charge that comes late is announced by e-mail", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  await freeProvider(visitor, stack);
  await page.goto("/premium?passo=dados");
  await page.getByRole("textbox", { name: "CPF ou CNPJ" }).fill(CPF);
  await press(stack, { do: "fail", kind: "limited", calls: 20 });
  await page.getByRole("button", { name: "Criar Assinatura Premium" }).click();
  await expectToast(page, "Erro ao processar assinatura", "Não foi possível criar a assinatura. Tente novamente.");
  await expect(page.getByRole("textbox", { name: "CPF ou CNPJ" })).toHaveValue(CPF);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Criar Assinatura Premium" }).click();
  await expectToast(page, "Erro ao processar assinatura");
  await page.context().setOffline(false);

  await press(stack, { do: "fail", kind: "" });
  await press(stack, { do: "delay-charges", delayMs: 20_000 });
  await page.getByRole("button", { name: "Criar Assinatura Premium" }).click();
  await expectToast(page, "Atenção", "Assinatura criada! Verifique seu e-mail para o link de pagamento.");
  await press(stack, { do: "delay-charges", delayMs: 0 });
  await expect(page).toHaveURL(/\/$/);
});

test("leaving a half-filled form asks, and everything but the CPF survives a reload", async ({ visitor, stack }) => {
  const { page } = visitor;
  await freeProvider(visitor, stack);
  await page.goto("/premium");
  await page.getByRole("button", { name: "Contratar Premium" }).click();
  await page.getByRole("textbox", { name: "Nome completo" }).fill("Construtora Canária");
  await page.getByRole("textbox", { name: "CPF ou CNPJ" }).fill(CPF);
  await page.getByRole("button", { name: "Voltar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Continuar" }).click();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/529.?982/);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Nome completo" })).toHaveValue("Construtora Canária");
  await expect(page.getByRole("textbox", { name: "CPF ou CNPJ" })).toHaveValue("");
});

test("a missed payment shows a notice with the way to pay, then grace, then the free plan", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const person = await makePayer(stack, "Nelson Premium");
  const { subscription } = await chargeOf(stack, person.email);
  // The charge comes after the screen has its data, and before the app is in the live room.
  const charged = Promise.withResolvers<void>();
  await page.routeWebSocket("**/live", async (socket) => {
    await charged.promise;
    socket.connectToServer();
  });
  await visitor.logIn(person.email);
  await page.goto("/gerenciar-assinatura");
  await expect(statusOf(page)).toContainText("Premium");
  await expectLoaded(page);
  await press(stack, { do: "next-charge", subscription });
  const { payment: next } = await chargeOf(stack, person.email, 2);
  charged.resolve();
  await expect(page.getByRole("heading", { name: "Próxima fatura" })).toBeVisible();

  await press(stack, { do: "expire", payment: next });
  const overdue = page.getByRole("region", { name: "Pagamento pendente" });
  await expect(overdue).toContainText("ainda não foi paga");
  await expectGoodScreen(page);
  // Enough for a charge of tomorrow too: after eleven at night in Campo Grande, it is tomorrow at Asaas.
  await letDaysPass(stack, person.email, 33);
  await page.reload();
  await expect(page.getByText("O período pago acabou.")).toBeVisible();
  await page.getByRole("button", { name: "Cancelar renovação" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancelar a renovação?" });
  await expect(question).toContainText("Seu acesso termina agora");
  await question.getByRole("button", { name: "Manter assinatura" }).click();
  await expect(statusOf(page)).toContainText("Premium");
  await letDaysPass(stack, person.email, 4);
  await page.reload();
  await expect(statusOf(page)).toContainText("Gratuito");
  await expect(page.getByText("Seu Premium terminou em")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver Planos Premium" })).toBeVisible();

  await overdue.getByRole("link", { name: "Pagar agora" }).click();
  await expect(payment(page)).toBeVisible();
  await press(stack, { do: "pay", payment: next });
  await expect(page.getByRole("dialog", { name: "Pagamento confirmado!" })).toBeVisible();
});

test("a refund takes premium away, while the screen is open", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const person = await premiumProvider(visitor, stack);
  await press(stack, { do: "refund", payment: (await chargeOf(stack, person.email)).payment });
  await expect(statusOf(page)).toContainText("Gratuito");
  await expect(page.getByRole("region", { name: "Histórico de cobranças" })).toContainText("Estornada");
});

test("whoever cancels the renewal keeps premium until the end", async ({ visitor, stack }) => {
  const { page } = visitor;
  const _person = await premiumProvider(visitor, stack);
  await expect(page.getByRole("link", { name: "Ver Outros Planos" })).toBeVisible();
  await expect(page.getByText(stack.settings.SUPPORT_EMAIL)).toBeVisible();
  await page.getByRole("button", { name: "Cancelar renovação" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancelar a renovação?" });
  await expect(question).toContainText("Você continua Premium até");
  await expectLoaded(page);
  await question.getByRole("button", { name: "Cancelar renovação" }).click();
  await expectToast(page, "Renovação cancelada", "Seu Premium continua até");
  const cancelled = page.getByRole("region", { name: "Renovação cancelada" });
  await expect(cancelled).toContainText("Seu Premium continua até");
  await expect(statusOf(page)).toContainText("Premium");
  await expect(statusOf(page)).toContainText("Próximo vencimentoN/A");
  await expect(page.getByText(stack.settings.SUPPORT_EMAIL)).toHaveCount(0);
  await expectLoaded(page);
  await expectGoodScreen(page);

  await test.step("the plan leads back here, not to a second subscription", async () => {
    await page.goto("/premium");
    await expect(page.getByRole("heading", { name: "Você já é Premium" })).toBeVisible();
    await expect(page.getByText("reative: não é preciso digitar seus dados de novo.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Contratar Premium" })).toHaveCount(0);
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "Reativar" }).click();
    await expect(page).toHaveURL("/gerenciar-assinatura");
  });

  await test.step("one tap takes it back", async () => {
    await cancelled.getByRole("button", { name: "Reativar" }).click();
    await expectToast(page, "Renovação reativada!", "A próxima fatura vence em");
    await expect(page.getByRole("region", { name: "Renovação automática" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Próxima fatura" })).toBeVisible();
    await expect(statusOf(page)).not.toContainText("Próximo vencimentoN/A");
  });
});

test("premium that nobody paid for leads to the first subscription", async ({ visitor, stack }) => {
  const { page } = visitor;
  await visitor.logIn((await makePerson(stack, { premium: true })).email);
  await page.goto("/premium");
  await expect(page.getByText("A primeira fatura vence só no último dia do seu acesso atual.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Reativar" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ver oportunidades" })).toBeVisible();
  await subscribe(visitor);
});

test("premium speaks to a client of what it brings to clients", async ({ visitor, stack }) => {
  const { page } = visitor;
  const client = await makePerson(stack);
  await visitor.logIn(client.email);
  await page.goto("/gerenciar-assinatura");
  await expect(page.getByText("Com o Premium, suas solicitações ganham o selo Destaque.")).toBeVisible();
  await stack.db.batch(grantPremium(stack.db, client.id, Date.now()));
  await page.goto("/premium");
  await expect(page.getByRole("heading", { name: "Você já é Premium" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver oportunidades" })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Publicar solicitação" }).click();
  await expect(page).toHaveURL("/solicitar-servico");
});

test("a link to these screens survives the login, and a failed answer can be retried", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  await page.goto("/gerenciar-assinatura");
  await expect(page).toHaveURL(/\/entrar\?voltar=%2Fgerenciar-assinatura$/);
  await page.goto("/premium?passo=dados");
  await expect(page.getByRole("heading", { level: 1, name: "Acesso Negado" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Entrar" })).toHaveAttribute(
    "href",
    `/entrar?voltar=${encodeURIComponent("/premium?passo=dados")}`,
  );

  await test.step("below it, visitors see the plan and its conditions", async () => {
    await expect(page.getByRole("row", { name: "Acesso aos contatos Não Sim" })).toBeVisible();
    await expect(page.getByRole("row", { name: "Avaliações Sim Sim" })).toBeVisible();
    await page.getByText("Posso cancelar?").click();
    await expect(page.getByText("continua até o fim do período pago")).toBeVisible();
    await expectGoodScreen(page);
  });

  await freeProvider(visitor, stack);
  // When the app joins the live room, it asks again by itself.
  await page.routeWebSocket("**/live", () => new Promise(() => undefined));
  await page.route(/\/trpc\/[^?]*billing\./, (route) => route.abort());
  await page.goto("/gerenciar-assinatura");
  await expect(page.getByText("Não foi possível carregar sua assinatura")).toBeVisible();
  await page.unroute(/\/trpc\/[^?]*billing\./);
  await page.getByRole("button", { name: "Tentar de novo" }).first().click();
  await expect(statusOf(page)).toContainText("Gratuito");
  await page.goto("/premium?passo=pagamento");
  await expect(page.getByRole("dialog")).toContainText("Nenhum pagamento em aberto");
});
