import { eq } from "drizzle-orm";
import { serviceRequests, users } from "../../../db/schema/index.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { makeInterests } from "../../support/hires.ts";
import { makeProvider } from "../../support/network.ts";
import { makeRequest } from "../../support/people.ts";
import { DEMO, enterAs, expect, expectGoodScreen, expectLoaded, expectToast, test } from "../support/test.ts";

test("a request that its owner ended early says so in the list, and with nobody interested asks nothing", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const owner = await enterAs(visitor, stack, "Zuleica Prates");
  const id = await makeRequest(stack, owner, { description: "Consertar o portão." });
  await page.goto(`/cliente/dashboard?solicitacao=${id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Já resolvi" }).click();
  await expectToast(page, "Solicitação encerrada");
  await expect(dialog.getByText("Você encerrou esta solicitação", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await page.goto("/cliente/dashboard?secao=minhas-oportunidades");
  const card = page.getByRole("article").filter({ hasText: "Consertar o portão." });
  await expect(card.getByText("Encerrada", { exact: true })).toBeVisible();
  await page.goto(`/solicitacao/${id}/interessados`);
  await expect(page.getByRole("heading", { name: "Ninguém mostrou interesse", exact: true })).toBeVisible();
  await expectGoodScreen(page);
});

test("who ended a request is asked how, and a day later whether they still look for somebody", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const owner = await enterAs(visitor, stack, "Zuleica Prates");
  const id = await makeRequest(stack, owner);
  const provider = await makeProvider(stack, { name: "Rui Interessado" });
  await makeInterests(stack, id, [provider]);
  await page.goto(`/cliente/dashboard?solicitacao=${id}`);
  await page.getByRole("dialog").getByRole("button", { name: "Já resolvi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Como terminou?" })).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(2);
  await expect(page.getByRole("radio", { name: "Ainda não resolvi" })).toHaveCount(0);
  await page.getByText("Contratei pelo portal").click();
  await expect(page.getByRole("button", { name: `Contratei ${provider.name}` })).toBeVisible();
  await expectGoodScreen(page);

  const dayAgo = Date.now() - 24 * HOUR_MS;
  const times = { createdAt: dayAgo - HOUR_MS, expiresAt: dayAgo };
  await stack.db.update(serviceRequests).set(times).where(eq(serviceRequests.id, id));
  await page.goto(`/solicitacao/${id}/resultado`);
  await page.getByText("Ainda não resolvi").click();
  await expect(page.getByRole("button", { name: "Reabrir" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Publicar de novo" })).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Reabrir" }).click();
  await expectToast(page, "Sua solicitação está aberta de novo");
  await page.getByRole("link", { name: "Ver minha solicitação" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Já resolvi" })).toBeVisible();
});

test("an owner extends a request, ends it early, opens it again, and publishes it again filled in", async ({
  visitor,
  stack,
}, info) => {
  const { page } = visitor;
  await visitor.logIn(DEMO.client);
  const [owner] = await stack.db.select().from(users).where(eq(users.email, DEMO.client));
  const id = newId(Date.now());
  const location = `Vila Nova ${info.project.name}`;
  await stack.db.insert(serviceRequests).values({
    id,
    serviceType: "Reforma de banheiro",
    description: "Trocar o piso e a louça.",
    city: "Dourados",
    location,
    urgency: "tomorrow",
    contactName: "Ana",
    contactPhone: "67999991234",
    createdBy: owner?.id ?? "",
    createdAt: Date.now() - 40 * HOUR_MS,
    expiresAt: Date.now() + 8 * HOUR_MS,
  });
  await page.goto(`/cliente/dashboard?solicitacao=${id}`);
  const dialog = page.getByRole("dialog");
  await expectLoaded(page);
  await dialog.getByRole("button", { name: "Prorrogar por 48 h" }).click();
  await expectToast(page, "Solicitação prorrogada");
  await expect(dialog.getByText(/^5[56] h/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Prorrogar por 48 h" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Já resolvi" }).click();
  await expectToast(page, "Solicitação encerrada");
  await expect(dialog.getByText("Você encerrou esta solicitação", { exact: false })).toBeVisible();
  await expect(dialog.getByText("Encerrada", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Publicar de novo" })).toHaveCount(0);
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Reabrir" }).click();
  await expectToast(page, "Sua solicitação está aberta de novo");
  await dialog.getByRole("button", { name: "Já resolvi" }).click();
  await expect(dialog.getByRole("button", { name: "Reabrir" })).toBeVisible();
  const times = { createdAt: Date.now() - 99 * HOUR_MS, expiresAt: Date.now() - HOUR_MS };
  await stack.db.update(serviceRequests).set(times).where(eq(serviceRequests.id, id));

  await page.route(/\/trpc\/[^?]*requests\.byId/, (route) => route.abort());
  await page.goto(`/solicitar-servico?repetir=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Não foi possível carregar a solicitação" })).toBeVisible();
  await expectLoaded(page);
  await page.unrouteAll();
  // Unless the app has asked again by itself, because it joined the live room meanwhile.
  await page.evaluate(() => {
    const isRetry = ({ textContent }: Element) => textContent === "Tentar de novo";
    [...document.querySelectorAll("button")].find(isRetry)?.click();
  });
  await expect(page.getByRole("textbox", { name: "Descrição" })).toHaveValue("Trocar o piso e a louça.");

  await page.goto(`/cliente/dashboard?solicitacao=${id}`);
  await dialog.getByRole("link", { name: "Publicar de novo" }).click();
  const description = page.getByRole("textbox", { name: "Descrição" });
  await expect(description).toHaveValue("Trocar o piso e a louça.");
  await expect(page.getByRole("textbox", { name: "Local" })).toHaveValue(location);
  await expect(page.getByRole("combobox", { name: /Cidade/ })).toContainText("Dourados");

  const long = "Piso novo. ".repeat(47).trim();
  await description.fill(long);
  await expect(description).toHaveValue(long);
  await expect(page.getByText(`apague ${long.length - 500} caracteres`, { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: false }).last().click();
  await expect(page.getByText("Use no máximo 500 caracteres.")).toBeVisible();
  await expect(description).toBeFocused();
  await expectGoodScreen(page);
});
