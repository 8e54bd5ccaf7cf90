import type { Page, Request, Route, WebSocketRoute } from "@playwright/test";
import { eq } from "drizzle-orm";
import { serviceRequests } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, REQUEST_INPUT } from "../../support/people.ts";
import { expect, FULL, mutateAs, test, type Visitor } from "../support/test.ts";

/** The demo has no requests of it. */
const SERVICE = "Impermeabilização de baldrame";
const OTHER_SERVICE = "Outros";

/** A client who changes requests from elsewhere. */
async function newOwner(stack: Stack) {
  const person = await makePerson(stack);
  const call = (procedure: string, input: unknown) => mutateAs(person, stack, procedure, input);
  const contents = (location: string, serviceType = SERVICE) => ({ ...REQUEST_INPUT, serviceType, location });
  return {
    create: async (location: string) => {
      const made = await call("requests.create", { ...contents(location), submissionId: crypto.randomUUID() });
      return (made as { id: string }).id;
    },
    update: (id: string, location: string, serviceType?: string) =>
      call("requests.update", { id, changes: contents(location, serviceType) }),
    setClosed: (id: string, closed: boolean) => call("requests.setClosed", { id, closed }),
    remove: (id: string) => call("requests.delete", { id }),
  };
}

/** Lets a test hold back what the live room sends. */
async function holdEvents(page: Page) {
  const held: (string | Buffer)[] = [];
  const delivered: string[] = [];
  let isHolding = false;
  let route: WebSocketRoute | undefined;
  await page.routeWebSocket("**/live", (socket) => {
    route = socket;
    socket.connectToServer().onMessage((message) => {
      if (isHolding) {
        held.push(message);
        return;
      }
      delivered.push(String(message));
      socket.send(message);
    });
  });
  return {
    hold: () => (isHolding = true),
    count: () => held.length,
    delivered: () => delivered,
    /** Delivers what was held back, last first. */
    releaseReversed: () => {
      isHolding = false;
      for (const message of held.splice(0).reverse()) route?.send(message);
    },
    send: (event: object) => route?.send(JSON.stringify(event)),
  };
}

/** Opens the list of the service, and returns its cards and the calls of the page since then. */
async function watchList({ page, logIn }: Visitor, stack: Stack) {
  const calls: string[] = [];
  const lists: string[] = [];
  const pending = new Set<Request>();
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/trpc/")) return;
    calls.push(pathname);
    pending.add(request);
    if (pathname.includes("requests.list")) lists.push(pathname);
  });
  // Of whom other tests have left no news.
  await logIn((await makeProvider(stack)).email);
  await page.goto(`/oportunidades?tipo=${SERVICE}`);
  // The first, and the one after the connection to the live room.
  await expect.poll(() => [lists.length, pending.size]).toEqual([2, 0]);
  calls.length = 0;
  return { cards: (text: string) => page.getByRole("article").filter({ hasText: text }), calls };
}

test("an open list follows what others do without asking the server", async ({ visitor, stack }, info) => {
  const { page } = visitor;
  const received = visitor.listen();
  const { cards, calls } = await watchList(visitor, stack);
  const owner = await newOwner(stack);
  const street = `Alameda ${info.project.name}`;
  const shown = cards(street);
  const header = page.getByText("1 solicitação deste tipo");

  const id = await owner.create(`${street} 1`);
  await expect(shown).toContainText(`${street} 1`);
  await owner.update(id, `${street} 1, fundos`);
  await expect(shown).toContainText("fundos");
  await owner.update(id, `${street} 2`, OTHER_SERVICE);
  await expect(shown).toHaveCount(0);
  await owner.update(id, `${street} 3`);
  await expect(shown).toContainText(`${street} 3`);
  await expect(header).toBeVisible();
  await owner.setClosed(id, true);
  await expect(shown).toHaveCount(0);
  await expect(header).toHaveCount(0);
  await owner.setClosed(id, false);
  await expect(shown).toHaveCount(1);
  await owner.remove(id);
  await expect(shown).toHaveCount(0);

  const expiring = await owner.create(`${street} 4`);
  await expect(shown).toHaveCount(1);
  const [createdAt, expiresAt] = [Date.now() - 10_000, Date.now() + 12_000];
  await stack.db.update(serviceRequests).set({ createdAt, expiresAt }).where(eq(serviceRequests.id, expiring));
  await owner.update(expiring, `${street} 4, fundos`);
  await expect(shown).toContainText("fundos");
  const afterJobs = async () => {
    await stack.worker.scheduled();
    return shown.count();
  };
  await expect.poll(afterJobs).toBe(0);
  expect(calls).toEqual([]);
  expect(received.join("\n")).not.toContain(REQUEST_INPUT.contactPhone);
});

test("an open list ends up right when news arrive in the wrong order", async ({ visitor, stack }, info) => {
  const events = await holdEvents(visitor.page);
  const { cards, calls } = await watchList(visitor, stack);
  const owner = await newOwner(stack);
  const street = `Beco ${info.project.name}`;

  events.hold();
  const id = await owner.create(`${street} 1`);
  await expect.poll(events.count).toBe(1);
  await owner.update(id, `${street} 1, fundos`);
  await expect.poll(events.count).toBe(2);
  events.releaseReversed();
  await expect(cards(street)).toContainText("fundos");

  events.hold();
  await owner.update(id, `${street} 1, frente`);
  await expect.poll(events.count).toBe(1);
  await owner.remove(id);
  await expect.poll(events.count).toBe(2);
  events.releaseReversed();
  await expect(cards(street)).toHaveCount(0);
  const last = await owner.create(`${street} 2`);
  await expect(cards(street)).toHaveCount(1);
  await expect(cards(street)).toContainText(`${street} 2`);
  expect(calls).toEqual([]);
  await owner.remove(last);
});

test("news that arrive while the list is asked for are not lost", { tag: FULL }, async ({ visitor, stack }, info) => {
  const { page } = visitor;
  const events = await holdEvents(page);
  const { cards, calls } = await watchList(visitor, stack);
  const owner = await newOwner(stack);
  const street = `Viela ${info.project.name}`;
  const [answered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/trpc\/[^?]*requests\.list/, async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await released.promise;
    await route.fulfill({ response });
  });

  // So many at once that the app asks for its lists.
  for (let number = 0; number < 9; number++) events.send({ kind: "request", id: crypto.randomUUID() });
  await answered.promise;
  const id = await owner.create(`${street} 1`);
  await expect.poll(() => events.delivered().some((text) => text.includes(`${street} 1`))).toBe(true);
  released.resolve();
  await expect(cards(street)).toHaveCount(1);
  expect(calls.filter((path) => path.includes("requests.list"))).toHaveLength(1);
  await owner.remove(id);
  await expect(cards(street)).toHaveCount(0);
});

test("what changed between the first answer and the connection to the live room is not missed", async ({
  visitor,
  stack,
}, info) => {
  const { page, logIn } = visitor;
  await page.clock.install();
  const events = await holdEvents(page);
  events.hold();
  const owner = await newOwner(stack);
  const street = `Rampa ${info.project.name}`;
  const [answered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holdAnswer = async (route: Route) => {
    const response = await route.fetch();
    answered.resolve();
    await released.promise;
    await route.fulfill({ response });
  };
  await page.route(/\/trpc\/[^?]*requests\.list/, holdAnswer, { times: 1 });
  // Of whom other tests have left no news.
  await logIn((await makeProvider(stack)).email);
  await page.goto(`/oportunidades?tipo=${SERVICE}`);
  await answered.promise;
  const id = await owner.create(`${street} 1`);
  // What is held back would have come too early. Once there is some, the app is connected.
  const change = async () => {
    await owner.update(id, `${street} 1`);
    return events.count();
  };
  await expect.poll(change).toBeGreaterThan(0);
  await page.clock.runFor(1_000);
  released.resolve();
  await expect(page.getByRole("article").filter({ hasText: street })).toHaveCount(1);
  await owner.remove(id);
});
