import { eq } from "drizzle-orm";
import { alertSettings, users } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { MINUTE_MS } from "../../../src/shared/time.ts";
import { press } from "../../support/asaas.ts";
import { PASSWORD } from "../../support/passwords.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { type Browser, newBrowser, readPushes } from "../../support/pushes.ts";
import { chargeOf } from "../support/asaas.ts";
import { Hand } from "../support/hand.ts";
import { replacePushManager } from "../support/push-manager.ts";
import {
  closeToasts,
  expect,
  expectLoaded,
  expectToast,
  FULL,
  linkIn,
  mailsTo,
  test,
  type Visitor,
} from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

const SERVICE = "Pintura residencial interna";
const DESCRIPTION = "Pintar a sala e dois quartos em Campo Grande, tinta já comprada.";

/** From the landing page of providers to an account that is logged in. */
async function signUp(hand: Hand, stack: Stack, by: { link: string; email: string }): Promise<void> {
  const { page } = hand;
  await page.goto("/landing-prestadores");
  await hand.tap(page.getByRole("link", { name: by.link, exact: true }));
  await hand.field("Nome completo").fill("Pedro Pintor");
  await hand.field("WhatsApp").fill("67 99155-2233");
  await hand.field("E-mail").fill(by.email);
  await hand.field("Senha").fill(PASSWORD);
  await hand.field("Confirmar senha").fill(PASSWORD);
  await hand.tap(page.getByRole("checkbox"));
  await hand.tap(hand.button("Criar conta"));
  const [mail] = await mailsTo(stack, by.email);
  await hand.open(linkIn(mail));
  await hand.field("Senha").fill(PASSWORD);
  await hand.tap(hand.button("Confirmar e entrar"));
  await expectToast(page, "E-mail confirmado!");
}

async function pay(hand: Hand, stack: Stack, email: string): Promise<void> {
  const { page } = hand;
  await hand.tap(hand.button("Contratar Premium"));
  await hand.field("CPF ou CNPJ").fill("529.982.247-25");
  await hand.tap(hand.button("Criar Assinatura Premium"));
  await expect(page.getByRole("dialog", { name: /^Finalize seu Pagamento/ })).toBeVisible();
  await press(stack, { do: "pay", payment: (await chargeOf(stack, email)).payment });
  await expect(page.getByRole("dialog", { name: "Pagamento confirmado!" })).toBeVisible();
}

/** Turns alerts on, and says what the provider does, and where. */
async function takeFirstSteps(hand: Hand): Promise<void> {
  const { page } = hand;
  const steps = page.getByRole("region", { name: "Primeiros passos" });
  await hand.tap(steps.getByRole("button", { name: "Ativar avisos" }));
  await expectToast(page, "Avisos ativados!");
  await hand.tap(steps.getByRole("link", { name: "Mostre interesse em uma solicitação" }));
  await hand.tap(page.getByRole("combobox", { name: "Especialidades" }));
  const sheet = page.getByRole("dialog", { name: "Especialidades" });
  for (const service of [SERVICE, "Pintura predial", "Pintura de muro"]) {
    await sheet.getByRole("combobox").fill(service);
    await hand.tap(sheet.getByRole("option", { name: service, exact: true }));
  }
  await hand.tap(page.getByRole("checkbox", { name: "Todo o estado" }));
  await hand.tap(hand.button("Ver solicitações para mim"));
  await expectToast(page, "Salvo no seu perfil!");
  await expect(page.getByRole("heading", { name: "Das suas especialidades" })).toBeVisible();
}

async function publish(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto("/solicitar-servico");
  await hand.field("Conte o que precisa").fill(DESCRIPTION);
  await hand.tap(hand.button("Preencher"));
  await hand.tap(page.getByText("Urgente", { exact: true }));
  await hand.field("Local").fill("Vila Carlota");
  await hand.tap(hand.button("Publicar solicitação"));
  await expectToast(page, "Solicitação criada com sucesso!");
  await closeToasts(page);
  await hand.tap(page.getByRole("link", { name: "Ver minha solicitação" }));
}

/** Interest in the request whose detail is open, with note and price. */
async function offer(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.tap(hand.button("Tenho interesse"));
  const sheet = page.getByRole("dialog", { name: "O cliente agora vê seu cartão" });
  await sheet.getByRole("textbox", { name: "Recado" }).fill("Começo na segunda, com ajudante.");
  await sheet.getByRole("textbox", { name: "De", exact: true }).fill("900");
  await hand.tap(sheet.getByRole("button", { name: "Enviar" }));
  await expectToast(page, "Recado salvo!");
}

/** From the first interest, which the client sees in the open request, to the rating that the provider gets. */
async function hireAndRate(client: Hand, provider: Hand): Promise<void> {
  await client.tap(client.page.getByRole("dialog").getByRole("link", { name: "Ver interessados" }));
  await expect(client.page.getByRole("article")).toContainText("Começo na segunda, com ajudante.");
  await client.tap(client.button(/^Contratei/));
  await client.tap(client.page.getByRole("alertdialog").getByRole("button", { name: "Contratei" }));
  await provider.tap(provider.page.getByRole("dialog").getByRole("button", { name: "Fechar" }).first());
  await provider.openNotice("contratou você");
  await provider.tap(provider.button(/^Confirmar/));
  await expectToast(provider.page, "Contratação confirmada!");
  await client.openNotice("Pedro Pintor confirmou a contratação");
  await client.tap(client.button(/^Mais ações da contratação/));
  await client.tap(client.page.getByRole("menuitem", { name: "Avaliar" }));
  const dialog = client.page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Comentário" }).fill("Caprichoso e pontual.");
  await client.tap(dialog.getByRole("button", { name: "Enviar" }));
  await expectToast(client.page, "Avaliação enviada");
  await expectLoaded(client.page);
}

/** A provider whose phone takes pushes, also if the test runs at night, and a client. */
async function makeHands(newVisitor: () => Promise<Visitor>, stack: Stack): Promise<[Hand, Hand, Browser]> {
  const [provider, client] = [await newVisitor(), await newVisitor()];
  const browser = newBrowser();
  await replacePushManager(provider.page, browser.subscription);
  await provider.page.context().grantPermissions(["notifications"], { origin: stack.url });
  await client.logIn((await makePerson(stack, { client: true, name: "Clara Duarte" })).email);
  return [new Hand(provider.page), new Hand(client.page), browser];
}

test("a premium provider signs up, pays, hears of a request within a minute, and is hired and rated for it", async ({
  newVisitor,
  stack,
}) => {
  const [provider, client, browser] = await makeHands(newVisitor, stack);
  const email = "pedro-premium@exemplo.com";
  await signUp(provider, stack, { link: "Quero ser Premium", email });
  await pay(provider, stack, email);
  await takeFirstSteps(provider);
  const person = stack.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await stack.db.update(alertSettings).set({ urgentAtNight: true }).where(eq(alertSettings.userId, person));

  await publish(client);
  const findPush = async () =>
    (await readPushes(stack.fakesUrl))
      .filter(({ endpoint }) => endpoint === browser.subscription.endpoint)
      .map((message) => browser.read(message))
      .find(({ title }) => title === `Nova solicitação: ${SERVICE}`);
  await expect.poll(findPush, { timeout: MINUTE_MS }).toBeDefined();
  await provider.open((await findPush())?.path ?? "");
  await expect(provider.page.getByRole("link", { name: "Chamar no WhatsApp" })).toBeVisible();
  await offer(provider);
  await hireAndRate(client, provider);
  expect([provider.taps, client.taps]).toEqual([22, 12]);
});

test("a free provider finds the request that premium had before, with what is left of the day's interests, and wins it", {
  tag: FULL,
}, async ({ newVisitor, stack }) => {
  const [provider, client] = await makeHands(newVisitor, stack);
  await signUp(provider, stack, { link: "Criar conta grátis", email: "pedro-gratis@exemplo.com" });
  await takeFirstSteps(provider);
  await publish(client);
  const card = provider.page.getByRole("article").filter({ hasText: DESCRIPTION }).first();
  await provider.tap(card.getByRole("link"));
  await offer(provider);
  await hireAndRate(client, provider);
  expect([provider.taps, client.taps]).toEqual([20, 12]);

  const next = await makeRequest(stack, await makePerson(stack), { serviceType: SERVICE, premiumTold: 12 });
  await provider.page.goto(`/oportunidades?para=mim&solicitacao=${next}`);
  await expect(provider.page.getByText("Restam 9 de 10 interesses hoje.")).toBeVisible();
  await provider.page.keyboard.press("Escape");
  await expect(provider.page.getByRole("article").first()).toContainText(
    "12 profissionais Premium receberam esta solicitação na hora",
  );
});
