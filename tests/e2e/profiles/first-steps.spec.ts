import { eq } from "drizzle-orm";
import { professionalProfiles, profiles } from "../../../db/schema/index.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { newBrowser } from "../../support/pushes.ts";
import { replacePushManager } from "../support/push-manager.ts";
import { expect, expectGoodScreen, expectLoaded, expectToast, FULL, REPEATED, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test("a provider takes the first steps, from the missing field to the first interest", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  await replacePushManager(page, newBrowser().subscription);
  await page.context().grantPermissions(["notifications"], { origin: stack.url });
  const provider = await makePerson(stack, { provider: true, card: { specialties: [] } });
  await makeRequest(stack, await makePerson(stack), { serviceType: "Pintura epóxi", city: "Paranhos" });
  await visitor.logIn(provider.email);
  await page.goto("/prestador/dashboard");
  const steps = page.getByRole("region", { name: "Primeiros passos" });

  await test.step("the profile: what is missing leads to its field", async () => {
    await expect(steps).toContainText("0 de 4 feitos");
    await expect(page.getByText(/^Você ainda não escolheu suas especialidades\./)).toBeVisible();
    await expectLoaded(page);
    await expectGoodScreen(page);
    await steps.getByRole("link", { name: "Especialidades" }).click();
    await expect(page.locator("*:focus")).toHaveAccessibleName(/^Especialidades/);
    await page.goBack();
    await steps.getByRole("link", { name: "Foto de perfil" }).click();
    await expect(page.locator("*:focus")).toHaveAccessibleName(/foto/i);
    await stack.db.update(profiles).set({ avatarUrl: "/img/avatars/x.webp" }).where(eq(profiles.id, provider.id));
    const mine = eq(professionalProfiles.userId, provider.id);
    await stack.db
      .update(professionalProfiles)
      .set({ specialties: ["Pintura epóxi"] })
      .where(mine);
    await page.goto("/prestador/dashboard");
    await expect(steps).toContainText("1 de 4 feitos");
    await expect(steps.getByText("Feito: Complete o perfil")).toBeVisible();
  });

  await test.step("alerts on this device", async () => {
    await steps.getByRole("button", { name: "Ativar avisos" }).click();
    await expectToast(page, "Avisos ativados!");
    await expect(steps).toContainText("2 de 4 feitos");
  });

  await test.step("requests on WhatsApp", async () => {
    await steps.getByRole("link", { name: "Aceite receber solicitações no WhatsApp (com o Premium)" }).click();
    const consent = page.getByRole("checkbox", { name: "Aceito receber oportunidades no WhatsApp" });
    await expect(consent).toBeFocused();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: /^Salvar/ }).click();
    await expect(page).toHaveURL("/prestador/dashboard");
    await expect(steps).toContainText("3 de 4 feitos");
    await expect(steps.getByText("Feito: Aceite receber solicitações no WhatsApp (com o Premium)")).toBeVisible();
  });

  await test.step("the first interest, after which the list is gone", async () => {
    await steps.getByRole("link", { name: "Mostre interesse em uma solicitação" }).click();
    await expect(page).toHaveURL("/oportunidades?para=mim");
    await page.getByRole("link", { name: "Pintura epóxi" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Tenho interesse" }).click();
    await expectToast(page, "Interesse adicionado!");
    await page.goto("/prestador/dashboard");
    await expectLoaded(page);
    await expect(steps).toHaveCount(0);
  });
});

test("a bricklayer chooses three specialties in 'Para mim', sees their requests first, and takes the choice back", {
  tag: REPEATED,
}, async ({ visitor, stack }) => {
  const { page } = visitor;
  const card = { specialties: [], serviceRegions: ["Figueirão"] };
  const provider = await makePerson(stack, { provider: true, card });
  const client = await makePerson(stack);
  for (const serviceType of ["Construção de garagem", "Construção de muro", "Pintura epóxi"]) {
    await makeRequest(stack, client, { serviceType, city: "Figueirão" });
  }
  await visitor.logIn(provider.email);
  await page.goto("/prestador/dashboard");
  await page.getByRole("link", { name: "Escolher especialidades" }).click();
  await expect(page).toHaveURL("/oportunidades?para=mim");
  const question = page.getByRole("region", { name: "O que você faz, e onde?" });
  await question.getByRole("button", { name: "Ver solicitações para mim" }).click();
  await expectToast(page, "Falta escolher", "Escolha pelo menos uma especialidade.");
  await expectGoodScreen(page);
  await question.getByRole("combobox", { name: "Especialidades" }).click();
  const sheet = page.getByRole("dialog");
  for (const service of ["Construção de muro", "Construção de casa", "Construção de sobrado"]) {
    await sheet.getByRole("combobox").fill(service);
    await sheet.getByRole("option", { name: service, exact: true }).click();
  }
  await expect(sheet).toHaveCount(0);
  await question.getByRole("button", { name: "Ver solicitações para mim" }).click();
  // As long as a pointer is on it, a toast stays.
  await page.locator("[data-sonner-toast]").filter({ hasText: "Salvo no seu perfil!" }).hover();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Das suas especialidades",
    "Serviços próximos dos seus",
    "Outros serviços onde você atende",
  ]);
  await expect(page.getByRole("article")).toContainText([
    "Construção de muro",
    "Construção de garagem",
    "Pintura epóxi",
  ]);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expectToast(page, "Escolha desfeita");
  await expect(question).toBeVisible();
});

test("a client publishes a request or finds a professional; one is enough", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const client = await makePerson(stack);
  await visitor.logIn(client.email);
  await page.goto("/cliente/dashboard");
  const steps = page.getByRole("region", { name: "Primeiros passos" });
  await expect(steps.getByRole("listitem")).toHaveCount(2);
  await expectLoaded(page);
  await expect(page.getByText("Solicitações já publicadas")).toBeVisible();
  await expect(page.getByText("Você ainda não publicou nada")).toHaveCount(0);
  await expectGoodScreen(page);
  await steps.getByRole("link", { name: "Encontre um profissional" }).click();
  await expect(page).toHaveURL("/portal-conexoes");
  await page.goBack();
  await steps.getByRole("link", { name: "Publique sua primeira solicitação" }).click();
  await expect(page).toHaveURL("/solicitar-servico");
  await makeRequest(stack, client);
  await page.goto("/cliente/dashboard");
  await expect(page.getByRole("list", { name: "Minhas solicitações" }).getByRole("article")).toHaveCount(1);
  await expectLoaded(page);
  await expect(steps).toHaveCount(0);
});

test("dismissed first steps come back after a failure only", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const client = await makePerson(stack);
  await visitor.logIn(client.email);
  await page.goto("/cliente/dashboard");
  const steps = page.getByRole("region", { name: "Primeiros passos" });
  await page.route("**/trpc/profiles.dismissFirstSteps*", (route) => route.abort(), { times: 1 });
  await steps.getByRole("button", { name: "Dispensar" }).click();
  await expectToast(page, "Não foi possível dispensar");
  await expect(steps).toBeVisible();
  const sent = page.waitForResponse(/profiles\.dismissFirstSteps/);
  await steps.getByRole("button", { name: "Dispensar" }).click();
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect((await sent).status()).toBe(200);
  await page.reload();
  await expectLoaded(page);
  await expect(steps).toHaveCount(0);
});
