import { and, eq, isNull, sql } from "drizzle-orm";
import { marketplaceListings, notices, savedSearches, serviceRequests } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { makeListing } from "../../support/listings.ts";
import { makeConnection, makeProvider, REFERENCE_INPUT } from "../../support/network.ts";
import { savedSearchRow } from "../../support/notices.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import {
  DEMO,
  expect,
  expectGoodScreen,
  expectLoaded,
  expectToast,
  FULL,
  mutate,
  REPEATED,
  test,
} from "../support/test.ts";

/** A client with a request and a listing that end soon, of which the jobs told them. */
async function makeToldClient(stack: Stack): Promise<Person & { requestId: string; listingId: string }> {
  const client = await makePerson(stack, { client: true, name: "Clara Duarte" });
  const requestId = await makeRequest(stack, client, { ageMs: 2 * DAY_MS - 6 * HOUR_MS + MINUTE_MS });
  const listingId = await makeListing(stack, client, { ageMs: 4 * DAY_MS + MINUTE_MS });
  await stack.worker.scheduled();
  return { ...client, requestId, listingId };
}

test("interest rings the owner's bell at once, and reading of it silences the bell", { tag: REPEATED }, async ({
  newVisitor,
  stack,
}) => {
  const [owner, provider] = [await newVisitor(), await newVisitor()];
  const client = await makePerson(stack, { client: true, name: "Clara Duarte" });
  const id = await makeRequest(stack, client);
  await owner.logIn(client.email);
  await provider.logIn(DEMO.premium);
  const { page } = owner;
  const joined = page.waitForEvent("websocket");
  await page.goto("/cliente/dashboard");
  await joined;
  const bell = page.getByRole("button", { name: /^Avisos/ });
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Avisos" });
  await expect(panel.getByText("Nenhum aviso por enquanto.")).toBeVisible();
  await expectGoodScreen(page);
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();

  await mutate(provider.page, stack, "requests.setInterest", { id, interested: true });
  await expect(bell).toHaveAccessibleName("Avisos: 1 novo");
  await mutate(provider.page, stack, "requests.setInterest", { id, interested: false });
  await expect(bell).toHaveAccessibleName("Avisos");
  await mutate(provider.page, stack, "requests.setInterest", { id, interested: true });
  await expect(bell).toHaveAccessibleName("Avisos: 1 novo");

  await page.keyboard.press("Enter");
  const entry = panel.getByRole("link", { name: "Alguém tem interesse na sua solicitação de Reforma de banheiro" });
  await expect(panel.getByRole("listitem")).toContainText("Novo");
  await expectLoaded(page);
  await entry.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/solicitacao/${id}/interessados`);
  await expect(bell).toHaveAccessibleName("Avisos");
});

test("what ends soon is listed, and a listing is renewed with one tap", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const client = await makeToldClient(stack);
  await visitor.logIn(client.email);
  await page.goto("/avisos");
  const bell = page.getByRole("button", { name: /^Avisos/ });
  await expect(bell).toHaveAccessibleName("Avisos: 2 novos");
  const list = page.getByRole("list", { name: "Avisos" });
  const listing = list.getByRole("listitem").filter({ hasText: "Betoneira 400 L" });
  const request = list.getByRole("listitem").filter({ hasText: "Ninguém se interessou ainda" });
  await expect(listing).toContainText("Renove para ele continuar.");
  await expect(request).toContainText(/Termina em 5 h \d+ min/);
  await expectLoaded(page);

  await page.route("**/trpc/listings.renew*", (route) => route.abort(), { times: 1 });
  await listing.getByRole("button", { name: /^Renovar/ }).click();
  await expectToast(page, "Erro ao renovar anúncio");
  await listing.getByRole("button", { name: /^Renovar/ }).click();
  await expectToast(page, "Anúncio renovado! Expira em 5 dias.");
  await expect(listing).toContainText("Renovado. Fica no ar até");
  await expect(listing.getByRole("button")).toHaveCount(0);
  const [row] = await stack.db.select().from(marketplaceListings).where(eq(marketplaceListings.id, client.listingId));
  expect(row?.expiresAt).toBeGreaterThan(Date.now() + 4 * DAY_MS);
  await expect(bell).toHaveAccessibleName("Avisos: 1 novo");

  await page.getByRole("button", { name: "Marcar todos como lidos" }).click();
  await expect(bell).toHaveAccessibleName("Avisos");
  await expect(request.getByText("Novo")).toHaveCount(0);
  // The bell is silent before that is stored.
  const isUnread = and(eq(notices.userId, client.id), isNull(notices.readAt));
  await expect.poll(() => stack.db.select().from(notices).where(isUnread)).toEqual([]);
  await page.reload();
  await expect(request).toBeVisible();
  await expect(bell).toHaveAccessibleName("Avisos");
  await request.getByRole("link").click();
  await expect(page.getByRole("dialog")).toContainText("Reforma de banheiro");
});

test("a notice of a reference opens the page where the reference is", { tag: REPEATED }, async ({
  visitor,
  newVisitor,
  stack,
}) => {
  const [author, provider] = [await makeProvider(stack, { name: "Beto Lima" }), await makeProvider(stack)];
  await makeConnection(stack, author, provider);
  const other = await newVisitor();
  await other.logIn(author.email);
  await mutate(other.page, stack, "networking.addReference", { ...REFERENCE_INPUT, professionalId: provider.id });

  const { page } = visitor;
  await visitor.logIn(provider.email);
  await page.goto("/avisos");
  await page.getByRole("link", { name: "Beto Lima escreveu uma referência sobre você" }).click();
  const references = page.getByRole("region", { name: "Referências" });
  await expect(references.getByRole("article")).toBeInViewport({ ratio: 0.5 });
  await page.reload();
  await expect(references.getByRole("article")).toBeInViewport({ ratio: 0.5 });
});

test("a request that ended without interest leads to where it is published again", { tag: FULL }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const client = await makeToldClient(stack);
  const ended = { expiresAt: Date.now() - 1, status: "expired" as const };
  await stack.db.update(serviceRequests).set(ended).where(eq(serviceRequests.id, client.requestId));
  await visitor.logIn(client.email);
  await page.goto("/avisos");
  await page.getByRole("listitem").filter({ hasText: "Toque para publicar de novo." }).getByRole("link").click();
  await page.getByRole("button", { name: "Confirmar resposta" }).click();
  await expect(page.getByRole("button", { name: "Publicar de novo" })).toBeVisible();
});

test("without notices, or without a network, the screen says so", { tag: FULL }, async ({ visitor, stack }) => {
  const { page } = visitor;
  const client = await makePerson(stack, { client: true, name: "Clara Duarte" });
  await visitor.logIn(client.email);
  await page.goto("/avisos");
  await expect(page.getByRole("heading", { name: "Nenhum aviso por enquanto" })).toBeVisible();
  await expectLoaded(page);
  await page.route("**/trpc/*notices.list*", (route) => route.abort());
  // The list is asked for again when the live connection opens, so it stays closed.
  await page.routeWebSocket("**/live", () => new Promise(() => undefined));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Não foi possível carregar seus avisos" })).toBeVisible();
  await expectLoaded(page);
  await page.unroute("**/trpc/*notices.list*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Nenhum aviso por enquanto" })).toBeVisible();
});

test("a provider's bell counts and shows connection requests and notices", { tag: REPEATED }, async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const provider = await makeProvider(stack);
  for (let n = 0; n < 2; n++) await makeConnection(stack, await makeProvider(stack), provider);
  await visitor.logIn(provider.email);
  const ids = Array.from({ length: 25 }, () => crypto.randomUUID());
  await stack.db.insert(savedSearches).values(ids.map((id) => savedSearchRow(id, provider.id)));
  await stack.db.run(sql`
    insert into saved_search_matches (search_id, listing_id, telling, created_at)
    select value, (select id from marketplace_listings where status = 'active' limit 1), 'x', ${Date.now()}
    from json_each(${JSON.stringify(ids)})`);
  await stack.db.insert(notices).values(
    ids.map((id, at) => ({
      id,
      userId: provider.id,
      kind: "saved-search",
      subjectId: id,
      details: { name: "Betoneira", count: 1, path: "/marketplace?q=betoneira", since: 0 },
      createdAt: Date.now() - at * HOUR_MS,
    })),
  );
  await page.goto("/prestador/dashboard");
  const bell = page.getByRole("button", { name: /^Avisos: 25 novos\. Pedidos de conexão: 2 pendentes/ });
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Avisos" });
  await expect(panel.getByRole("list", { name: "Avisos" }).getByRole("listitem")).toHaveCount(3);
  await expectGoodScreen(page);
  await panel.getByRole("link", { name: "Ver todos" }).click();
  await expect(page).toHaveURL("/avisos");
  await expect(page.getByRole("link", { name: "2 pedidos de conexão" })).toBeVisible();
  await expectLoaded(page);
  const entries = page.getByRole("list", { name: "Avisos" }).getByRole("listitem");
  await entries.last().scrollIntoViewIfNeeded();
  await expect(entries).toHaveCount(25);
  await entries.first().getByRole("link").click();
  await expect(page).toHaveURL(/^[^?]+\/marketplace\?q=betoneira&novos=/);
});

test("a provider's list of notices leads to connection requests and to those who accepted", async ({
  visitor,
  stack,
}) => {
  const { page } = visitor;
  const [provider, asking, accepting] = await Promise.all([1, 2, 3].map(() => makeProvider(stack)));
  if (!provider || !asking || !accepting) throw new Error("there must be three providers");
  await makeConnection(stack, provider, accepting, { status: "accepted", answeredAt: Date.now(), isNews: true });
  await visitor.logIn(provider.email);
  await page.goto("/avisos");
  const accepted = page.getByRole("link", { name: "Uma pessoa aceitou o seu pedido de conexão." });
  await expect(accepted).toHaveAttribute("href", "/portal-conexoes/minhas?aba=conexoes");
  await expectLoaded(page);

  const asked = { kind: "connection-asked", subjectId: await makeConnection(stack, asking, provider) };
  const notice = { ...asked, id: crypto.randomUUID(), userId: provider.id, details: {}, createdAt: Date.now() };
  await stack.db.insert(notices).values(notice);
  await page.reload();
  await expect(page.getByText("Espera sua resposta. Uma pessoa aceitou o seu pedido de conexão.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "quer se conectar com você" })).toBeVisible();
  await page.getByRole("button", { name: /^Avisos/ }).click();
  const panel = page.getByRole("dialog", { name: "Avisos" });
  await expect(panel.getByRole("list", { name: "Pedidos de conexão" }).getByRole("listitem")).toHaveCount(1);
  await expect(panel.getByRole("heading", { name: "Outros avisos" })).toBeVisible();
  await expect(panel.getByText("Nenhum aviso por enquanto.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "1 pedido de conexão" }).click();
  await expect(page).toHaveURL("/portal-conexoes/minhas?aba=recebidos");
  await expect(page.getByRole("tab", { name: /^Recebi/, selected: true })).toBeVisible();

  await page.getByRole("button", { name: /^Avisos/ }).click();
  await panel.getByRole("link", { name: "Ver todos" }).click();
  await expect(page).toHaveURL("/avisos");
  await page.getByRole("link", { name: "Voltar ao painel" }).click();
  await expect(page).toHaveURL("/prestador/dashboard");
});
