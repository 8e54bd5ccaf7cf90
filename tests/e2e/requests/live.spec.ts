import type { Locator, Page, WebSocket } from "@playwright/test";
import { DEMO_PEOPLE } from "../../../dev/demo/people.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { PUBLISH_LIMITS } from "../../../src/features/requests/rules.ts";
import { inFull } from "../../support/size.ts";
import { DEMO, expect, FULL, mutate, recordOpenSockets, test, type Visitor } from "../support/test.ts";

/** The promised maximum between a change and its appearance on other screens. */
const SEEN_WITHIN_MS = 2_000;
/** A lost connection is reopened within this time, unless newer ones replaced it. */
const COMES_BACK_MS = 6_000;
const ROUNDS = inFull(3, 10);
const SERVICE = "Outros";

/** Demo clients that no other test publishes with. */
const CLIENTS = DEMO_PEOPLE.filter(({ roles, email }) => roles.join() === "client" && email !== DEMO.client);
/** Maximum number of requests that one client may publish. */
const MAX_EACH = Math.min(...PUBLISH_LIMITS.map((limit) => limit.max));
const client = (number: number) => CLIENTS[number]?.email ?? "";

/** API calls from another browser. */
function editor({ page }: Visitor, stack: Stack) {
  const call = (procedure: string, data: unknown) => mutate(page, stack, procedure, data);
  const request = (location: string) => ({
    serviceType: SERVICE,
    urgency: "urgent",
    description: "Levantar um muro de 12 metros.",
    city: "Campo Grande (Capital)",
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

/** Opens the list of one service and marks the page, so that a reload can be detected. */
async function watchList(visitor: Visitor): Promise<(text: string) => Locator> {
  const { page } = visitor;
  await visitor.logIn(DEMO.provider);
  const opened = await recordOpenSockets(page);
  await page.goto(`/oportunidades?tipo=${SERVICE}`);
  await expect(page.getByRole("combobox", { name: /Tipo de serviço/ })).toBeVisible();
  await expect.poll(opened).toBe(1);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return (text) => page.getByRole("article").filter({ hasText: text });
}

const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in window);

test("creations, updates and deletions appear in another browser, mostly within two seconds", async ({
  visitor,
  newVisitor,
  stack,
}, info) => {
  const received = visitor.listen();
  const cards = await watchList(visitor);
  const other = await newVisitor();
  const { create, update, remove } = editor(other, stack);
  const street = `Rua ${info.project.name}`;
  const shown = cards(street);
  const waits: number[] = [];
  const seen = async (expectation: Promise<void>) => {
    const since = performance.now();
    await expectation;
    waits.push(performance.now() - since);
  };

  for (let round = 1; round <= ROUNDS; round++) {
    if (round % MAX_EACH === 1) await other.logIn(client(Math.floor(round / MAX_EACH)));
    const place = `${street} número ${100 + round}`;
    const id = await create(place);
    await seen(expect(shown).toHaveCount(1));
    await expect(shown).toContainText(place);
    await update(id, `${place}, fundos`);
    await seen(expect(shown).toContainText(`${place}, fundos`));
    await remove(id);
    await seen(expect(shown).toHaveCount(0));
  }
  // The median, because single changes may take longer on a busy machine.
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(SEEN_WITHIN_MS);
  expect(await isSamePage(visitor.page)).toBe(true);
  expect(received.join("\n")).not.toContain("Cliente Canário");
});

test("a browser that was offline catches up with the changes that it missed", async ({
  visitor,
  newVisitor,
  stack,
}, info) => {
  const cards = await watchList(visitor);
  const [other, third] = [await newVisitor(), await newVisitor()];
  await other.logIn(client(4));
  await third.logIn(client(5));
  const { create, update, remove } = editor(other, stack);
  const later = editor(third, stack);
  const street = `Travessa ${info.project.name}`;
  const shown = cards(street);
  const [changed, removed] = [await create(`${street} 1`), await create(`${street} 2`)];
  await expect(shown).toHaveCount(2);

  await visitor.page.context().setOffline(true);
  await update(changed, `${street} 1, fundos`);
  await remove(removed);
  const made = await create(`${street} 3`);
  await expect(visitor.page.getByText("Você está sem internet")).toBeVisible();
  await expect(cards(`${street} 3`)).toHaveCount(0);
  await visitor.page.context().setOffline(false);

  await expect(cards(`${street} 3`)).toHaveCount(1);
  await expect(cards(`${street} 1, fundos`)).toHaveCount(1);
  await expect(cards(`${street} 2`)).toHaveCount(0);
  const last = await later.create(`${street} 4`);
  await expect(cards(`${street} 4`)).toHaveCount(1);
  expect(await isSamePage(visitor.page)).toBe(true);
  for (const id of [changed, made]) await remove(id);
  await later.remove(last);
});

test("a tab whose connection was replaced by too many others reconnects when it becomes visible", {
  tag: FULL,
}, async ({ visitor }) => {
  const { page } = visitor;
  const sockets: WebSocket[] = [];
  page.on("websocket", (socket) => sockets.push(socket));
  await page.clock.install();
  await watchList(visitor);
  const [first] = sockets;
  // Eight more connections in the same session, as other tabs would open them.
  const others = await page.evaluateHandle(() => Array.from({ length: 8 }, () => new window.WebSocket("/live")));
  await expect.poll(() => first?.isClosed()).toBe(true);
  await page.clock.runFor(COMES_BACK_MS);
  expect(sockets).toHaveLength(9);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => sockets.length).toBe(10);
  await others.evaluate((opened) => {
    for (const socket of opened) socket.close();
  });
});
