import { HOUR_MS } from "../../../src/shared/time.ts";
import { publishRequest } from "../support/requests.ts";
import { DEMO, expect, expectGoodScreen, mutate, test } from "../support/test.ts";

test("an open request that its owner closes ends on screen, together with its card", async ({ newVisitor, stack }) => {
  const [client, provider] = [await newVisitor(), await newVisitor()];
  await client.logIn(DEMO.client);
  await provider.logIn(DEMO.premium);
  const id = await publishRequest(client.page, stack, "Fechar o vão da escada.");
  const { page } = provider;
  const joined = page.waitForEvent("websocket");
  await page.goto("/oportunidades");
  await joined;
  await page.getByRole("article").filter({ hasText: "Fechar o vão da escada." }).getByRole("link").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Chamar no WhatsApp" })).toBeVisible();
  await mutate(client.page, stack, "requests.setClosed", { id, closed: true });
  await expect(dialog.getByRole("heading", { name: "Esta solicitação terminou" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Chamar no WhatsApp" })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Tenho interesse" })).toHaveCount(0);
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await expect(page.getByText("Fechar o vão da escada.")).toHaveCount(0);
});

test("an open request that expires says so, and its contact goes", async ({ newVisitor, stack }) => {
  const [client, provider] = [await newVisitor(), await newVisitor()];
  await client.logIn(DEMO.client);
  await provider.logIn(DEMO.premium);
  const id = await publishRequest(client.page, stack, "Nivelar o contrapiso.");
  const { page } = provider;
  await page.clock.install();
  await page.goto("/oportunidades");
  const card = page.getByRole("article").filter({ hasText: "Nivelar o contrapiso." });
  await card.getByRole("link").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Chamar no WhatsApp" })).toBeVisible();
  await expect(page).toHaveURL(`/oportunidades?solicitacao=${id}`);
  await page.route("**/trpc/**", (route) => route.abort());
  await page.clock.fastForward(49 * HOUR_MS);
  await page.clock.runFor(61_000);
  await expect(dialog.getByText("Esta solicitação expirou.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Chamar no WhatsApp" })).toHaveCount(0);
  await expect(dialog.getByText("(67)", { exact: false })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await expect(card.getByText("Expirada")).toBeVisible();
});
