import { eq } from "drizzle-orm";
import { alertSettings, alertTopics, pushSubscriptions, users } from "../../../db/schema/index.ts";
import { grantPremium } from "../../../src/features/billing/statements.ts";
import { makePerson } from "../../support/people.ts";
import { newBrowser } from "../../support/pushes.ts";
import { replacePushManager } from "../support/push-manager.ts";
import { DEMO, expect, expectGoodScreen, expectToast, FULL, REPEATED, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test("a provider turns on notices, gets one, and turns them off", async ({ visitor, stack }) => {
  const { page } = visitor;
  const { subscription } = newBrowser();
  await replacePushManager(page, subscription);
  await page.context().grantPermissions(["notifications"], { origin: stack.url });
  await visitor.logIn(DEMO.premium);
  await page.goto("/prestador/dashboard");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Alertas", exact: true }).click();
  await expect(page).toHaveURL("/alertas");
  const device = page.getByRole("region", { name: "Avisos neste aparelho" });
  await expect(device).toContainText("Receba os avisos na hora, mesmo com o portal fechado.");
  await expectGoodScreen(page);
  await page.route("**/trpc/alerts.subscribe*", (route) => route.abort(), { times: 1 });
  await device.getByRole("button", { name: "Ativar avisos" }).click();
  await expectToast(page, "Não foi possível ativar os avisos");
  await expect(device).toContainText("Receba os avisos na hora, mesmo com o portal fechado.");
  await device.getByRole("button", { name: "Ativar avisos" }).click();
  await expectToast(page, "Avisos ativados!");
  await expect(device).toContainText("Este aparelho recebe avisos.");
  const rows = () =>
    stack.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, subscription.endpoint));
  expect(await rows()).toMatchObject([{ p256dh: subscription.p256dh, auth: subscription.auth }]);

  const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent("serviceworker"));
  // Headless Chromium shows no notifications.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(self, { shown });
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  });
  const devTools = await page.context().newCDPSession(page);
  const registrations = new Promise<string>((found) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: all }) => {
      const [registration] = all;
      if (registration) found(registration.registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  const notice = {
    title: "Nova solicitação: Pintura de muro",
    body: "Dourados · Urgente",
    path: "/oportunidades?para=mim",
    tag: "resumo",
    isUrgent: false,
  };
  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin: stack.url,
    registrationId: await registrations,
    data: JSON.stringify(notice),
  });
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
  await expect
    .poll(shown)
    .toMatchObject([{ title: notice.title, body: notice.body, tag: notice.tag, data: { path: notice.path } }]);

  await device.getByRole("button", { name: "Desativar avisos" }).click();
  await expectToast(page, "Avisos desativados neste aparelho.");
  await expect.poll(rows).toEqual([]);

  await test.step("a tap on it opens its page in the open window", async () => {
    await worker.evaluate(async (path) => {
      // Chromium lets only a real tap focus a window.
      const { WindowClient } = self as unknown as { WindowClient: { prototype: { focus: () => Promise<unknown> } } };
      WindowClient.prototype.focus = async () => undefined;
      let opened: Promise<unknown> = Promise.resolve();
      const event = new Event("notificationclick");
      const waitUntil = (promise: Promise<unknown>) => {
        opened = promise;
      };
      self.dispatchEvent(Object.assign(event, { notification: { data: { path }, close: () => undefined }, waitUntil }));
      await opened;
    }, notice.path);
    await expect(page).toHaveURL(notice.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("a browser that is still subscribed for somebody else is off until this person turns it on", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const { subscription } = newBrowser();
  await replacePushManager(page, subscription);
  const device = page.getByRole("region", { name: "Avisos neste aparelho" });
  const turnOn = device.getByRole("button", { name: "Ativar avisos" });
  await visitor.logIn(DEMO.premium);
  await page.goto("/alertas");
  await turnOn.click();
  await expect(device).toContainText("Este aparelho recebe avisos.");
  await page.reload();
  await expect(device).toContainText("Este aparelho recebe avisos.");

  // The session ends without a log-out, and the next person logs in.
  await visitor.logIn(DEMO.provider);
  await page.goto("/alertas");
  await expect(turnOn).toBeVisible();
  const owners = () =>
    stack.db
      .select({ email: users.email })
      .from(pushSubscriptions)
      .innerJoin(users, eq(users.id, pushSubscriptions.userId))
      .where(eq(pushSubscriptions.endpoint, subscription.endpoint));
  expect(await owners()).toEqual([{ email: DEMO.premium }]);
  await turnOn.click();
  await expect(device).toContainText("Este aparelho recebe avisos.");
  expect(await owners()).toEqual([{ email: DEMO.provider }]);
});

test("what is chosen is kept, checked and followed", { tag: REPEATED }, async ({ visitor, stack }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  await page.goto("/alertas");
  await expect(page.getByText("No plano gratuito você recebe um resumo às 7h e às 18h, sem contatos.")).toBeVisible();
  await page.getByText("Nenhum", { exact: true }).click();
  await page.getByText("Escolher aqui", { exact: true }).click();
  const chosen = page.getByRole("list", { name: "Serviços escolhidos" }).getByRole("button");
  await expect(chosen.first()).toBeVisible();
  for (let left = await chosen.count(); left > 0; left--) await chosen.first().click();
  await page.getByRole("button", { name: "Salvar alertas" }).click();
  await expect(page.getByText("Escolha pelo menos um serviço.")).toBeVisible();
  await page.getByRole("combobox", { name: /^Serviços/ }).click();
  await page.locator("input[role=combobox]").fill("pintura de muro");
  await page.getByRole("option", { name: "Pintura de muro" }).click();
  await page.getByRole("button", { name: "Pronto" }).click();
  await page.getByRole("checkbox", { name: "Todo o estado" }).check();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Salvar alertas" }).click();
  await expectToast(page, "Alertas salvos!", "Valem para as próximas solicitações.");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Nenhum" })).toBeChecked();
  await expect(page.getByRole("list", { name: "Serviços escolhidos" })).toContainText("Pintura de muro");
  const topics = await stack.db
    .select({ service: alertTopics.service, region: alertTopics.region })
    .from(alertTopics)
    .innerJoin(users, eq(users.id, alertTopics.userId))
    .where(eq(users.email, DEMO.provider));
  expect(topics).toEqual([{ service: "Pintura de muro", region: "estado" }]);
  await page.getByText("Na hora", { exact: true }).click();
  await page.getByRole("button", { name: "Salvar alertas" }).click();
  await expectToast(page, "Alertas salvos!", "As opções do Premium começam a valer quando você tiver o Premium");
});

test("the link of a mail stops the mails with one tap, without a log-in", { tag: REPEATED }, async ({
  page,
  stack,
}) => {
  const [row] = await stack.db
    .select({ settings: alertSettings })
    .from(alertSettings)
    .innerJoin(users, eq(users.id, alertSettings.userId))
    .where(eq(users.email, DEMO.premium));
  await page.goto(`/alertas/parar/${row?.settings.stopKey}`);
  await expect(page.getByRole("heading", { name: "Parar os e-mails de alerta?" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Parar os e-mails" }).click();
  await expect(page.getByRole("heading", { name: "Pronto, os e-mails pararam" })).toBeVisible();
  await page.goto("/alertas/parar/0123");
  await expect(page.getByRole("heading", { name: "Este link não vale mais" })).toBeVisible();
});

test("a provider without specialties is led to them, and gets alerts at once with premium", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const provider = await makePerson(stack, { provider: true, card: { specialties: [] } });
  await visitor.logIn(provider.email);
  await page.goto("/alertas");
  await expect(page.getByText("Falta escolher suas especialidades.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Resumo" })).toBeChecked();
  await expect(page.getByText("Só com o Premium.")).toHaveCount(2);
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Escolher especialidades" }).click();
  await expect(page).toHaveURL("/profile?campo=specialties");
  await expect(page.locator("*:focus")).toHaveAccessibleName(/^Especialidades/);

  await test.step("premium changes the mails that nobody chose", async () => {
    await stack.db.batch(grantPremium(stack.db, provider.id, Date.now()));
    await page.goto("/alertas");
    await expect(page.getByRole("radio", { name: "Na hora" })).toBeChecked();
    await expect(page.getByText("Só com o Premium.")).toHaveCount(0);
  });
});

test("who is no provider is invited to become one", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  await page.goto("/conta");
  await expect(page.getByRole("link", { name: "Perfil Foto, nome" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Alertas/ })).toHaveCount(0);
  await page.goto("/alertas");
  await expect(page.getByRole("heading", { name: "Alertas de solicitações são para prestadores" })).toBeVisible();
  await page.getByRole("link", { name: "Quero oferecer serviços" }).click();
  await expect(page).toHaveURL("/profile?campo=profession");
  await expect(page.getByRole("heading", { name: "Informações profissionais" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Profissão" })).toBeFocused();
});
