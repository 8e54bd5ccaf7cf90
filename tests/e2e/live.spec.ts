import type { Locator, Page, WebSocket } from "@playwright/test";
import { DEMO_PEOPLE } from "../../db/seed/demo-people.ts";
import { PUBLISH_LIMITS } from "../../src/features/requests/rules.ts";
import { DEMO, expect, test, type Visitor } from "./support/test.ts";

/** What the specification allows between a change and its being seen by others. */
const SEEN = { timeout: 2_000 };
/** The live connection comes back after a pause of its own. */
const CAUGHT_UP = { timeout: 20_000 };
const SOCKET_OPENS_MS = 500;
/** A connection that is lost, and not pushed out, comes back within this. */
const COMES_BACK_MS = 6_000;
const OFFLINE_MS = 1_000;
const ROUNDS = 10;
const SERVICE = "Outros";

/** Clients of the demonstration whom no other test lets publish. */
const CLIENTS = DEMO_PEOPLE.filter(({ roles, email }) => roles.join() === "client" && email !== DEMO.client);
/** How many requests one of them may publish. */
const MAX_EACH = Math.min(...PUBLISH_LIMITS.map((limit) => limit.max));
const client = (number: number) => CLIENTS[number]?.email ?? "";

/** Calls of someone at another browser. */
function editor(visitor: Visitor, origin: string) {
  const call = async (procedure: string, data: unknown): Promise<unknown> => {
    const headers = { origin, "content-type": "application/json" };
    const answer = await visitor.page.context().request.post(`/trpc/${procedure}`, { headers, data });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { result: { data?: unknown } }).result.data;
  };
  const request = (location: string) => ({
    serviceType: SERVICE,
    urgency: "urgent",
    description: "Levantar um muro de 12 metros.",
    location,
    contactName: "Cliente Canário",
    contactPhone: "67911112222",
  });
  return {
    create: async (location: string) => {
      const made = await call("requests.create", { ...request(location), submissionId: crypto.randomUUID() });
      return (made as { id: string }).id;
    },
    update: (id: string, location: string) => call("requests.update", { id, changes: request(location) }),
    remove: (id: string) => call("requests.delete", { id }),
  };
}

/** Opens the list of one service and marks its page, so that a reload would show. */
async function watchList(visitor: Visitor): Promise<(text: string) => Locator> {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  const joined = page.waitForEvent("websocket");
  await page.goto(`/oportunidades?tipo=${SERVICE}`);
  const socket = await joined;
  await expect(page.getByRole("combobox", { name: /Tipo de serviço/ })).toBeVisible();
  // Playwright tells of a socket as it is made; it is open some round trips later.
  await page.waitForTimeout(SOCKET_OPENS_MS);
  expect(socket.isClosed()).toBe(false);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return (text) => page.getByRole("article").filter({ hasText: text });
}

const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in window);

test("ten creations, changes and deletions are each seen by another within two seconds", async ({
  visitor,
  newVisitor,
  stack,
}, info) => {
  const cards = await watchList(visitor);
  const other = await newVisitor();
  const { create, update, remove } = editor(other, stack.url);
  const street = `Rua ${info.project.name}`;
  const shown = cards(street);

  for (let round = 1; round <= ROUNDS; round++) {
    if (round % MAX_EACH === 1) await other.logIn(client(Math.floor(round / MAX_EACH)));
    const place = `${street} número ${100 + round}`;
    const id = await create(place);
    await expect(shown).toHaveCount(1, SEEN);
    await expect(shown).toContainText(place, SEEN);
    await update(id, `${place}, fundos`);
    await expect(shown).toContainText(`${place}, fundos`, SEEN);
    await remove(id);
    await expect(shown).toHaveCount(0, SEEN);
  }
  expect(await isSamePage(visitor.page)).toBe(true);
  expect(visitor.received.join("\n")).not.toContain("Canário");
});

test("whoever was without internet catches up with all that happened meanwhile", async ({
  visitor,
  newVisitor,
  stack,
}, info) => {
  const cards = await watchList(visitor);
  const [other, third] = [await newVisitor(), await newVisitor()];
  await other.logIn(client(4));
  await third.logIn(client(5));
  const { create, update, remove } = editor(other, stack.url);
  const later = editor(third, stack.url);
  const street = `Travessa ${info.project.name}`;
  const shown = cards(street);
  const [changed, removed] = [await create(`${street} 1`), await create(`${street} 2`)];
  await expect(shown).toHaveCount(2, SEEN);

  await visitor.page.context().setOffline(true);
  await update(changed, `${street} 1, fundos`);
  await remove(removed);
  const made = await create(`${street} 3`);
  await visitor.page.waitForTimeout(OFFLINE_MS);
  await expect(cards(`${street} 3`)).toHaveCount(0);
  await visitor.page.context().setOffline(false);

  await expect(cards(`${street} 3`)).toHaveCount(1, CAUGHT_UP);
  await expect(cards(`${street} 1, fundos`)).toHaveCount(1, SEEN);
  await expect(cards(`${street} 2`)).toHaveCount(0, SEEN);
  const last = await later.create(`${street} 4`);
  await expect(cards(`${street} 4`)).toHaveCount(1, CAUGHT_UP);
  expect(await isSamePage(visitor.page)).toBe(true);
  for (const id of [changed, made]) await remove(id);
  await later.remove(last);
});

test("a tab that too many others push out joins again when it is looked at", async ({ visitor }) => {
  const { page } = visitor;
  const sockets: WebSocket[] = [];
  page.on("websocket", (socket) => sockets.push(socket));
  await watchList(visitor);
  const [first] = sockets;
  // Eight more connections of the same session, as other tabs would open them.
  const others = await page.evaluateHandle(() => Array.from({ length: 8 }, () => new window.WebSocket("/live")));
  await expect.poll(() => first?.isClosed(), CAUGHT_UP).toBe(true);
  await page.waitForTimeout(COMES_BACK_MS);
  expect(sockets).toHaveLength(9);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => sockets.length).toBe(10);
  await others.evaluate((opened) => {
    for (const socket of opened) socket.close();
  });
});
