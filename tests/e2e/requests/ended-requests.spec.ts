import { HOUR_MS } from "../../../src/shared/time.ts";
import { makeHire } from "../../support/hires.ts";
import { makePerson, REQUEST_INPUT } from "../../support/people.ts";
import { enter } from "../support/hires.ts";
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

test("whoever was hired opens the request from the hire and the interest after its owner closed it", async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const [client, provider] = [await makePerson(stack), await makePerson(stack, { provider: true })];
  const { id, requestId } = await makeHire(stack, client, provider);
  const other = await enter(newVisitor, (await makePerson(stack, { provider: true })).email);
  await visitor.logIn(client.email);
  await mutate(visitor.page, stack, "requests.setClosed", { id: requestId, closed: true });
  await other.goto(`/oportunidades?solicitacao=${requestId}`);
  await expect(other.getByRole("dialog")).toContainText("Quem a publicou pode ter encerrado ou excluído");

  const page = await enter(newVisitor, provider.email);
  const dialog = page.getByRole("dialog");
  for (const list of ["/provider-contracts", "/meus-interesses"]) {
    await page.goto(list);
    await page.getByRole("article").getByRole("link", { name: REQUEST_INPUT.serviceType, exact: true }).click();
    await expect(dialog.getByText(REQUEST_INPUT.description)).toBeVisible();
    await expect(dialog.getByText("O cliente encerrou esta solicitação.")).toBeVisible();
    await expect(dialog.getByText("Contratada", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Cliente contratou você")).toBeVisible();
    // The hire itself is below the request.
    await expect(dialog.getByRole("link", { name: "Ver contratação" })).toHaveCount(
      list === "/meus-interesses" ? 1 : 0,
    );
    await expect(dialog.getByRole("button", { name: /Interess/ })).toHaveCount(0);
    await expectGoodScreen(page);
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await expect(page).toHaveURL(list);
  }
  await mutate(page, stack, "hires.finish", { id });
  await page.goto("/provider-contracts");
  await page.getByRole("article").getByRole("link", { name: REQUEST_INPUT.serviceType, exact: true }).click();
  await expect(dialog.getByText("Serviço concluído")).toHaveCount(2);
  await visitor.page.goto("/client-contracts");
  await visitor.page.getByRole("article").getByRole("link", { name: REQUEST_INPUT.serviceType, exact: true }).click();
  const own = visitor.page.getByRole("dialog");
  await expect(own.getByText("O serviço foi concluído, e a solicitação saiu da lista.")).toBeVisible();
  await expect(own.getByRole("link", { name: "Publicar de novo" })).toBeVisible();
  await expect(own.getByRole("button", { name: "Reabrir" })).toHaveCount(0);
});
