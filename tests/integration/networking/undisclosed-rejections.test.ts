import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connections } from "../../../db/schema/index.ts";
import type { PendingConnection } from "../../../src/features/networking/schemas.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { joinRoom } from "../../support/live.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

/** Somebody who asked a professional, with the professional's own view. */
async function ask(from: Person, name: string) {
  const to = await makeProvider(product, { name });
  await product.mutate("networking.connect", { professionalId: to.id }, from);
  const received = async () => (await product.query("networking.pending", undefined, to)).data as PendingConnection[];
  const [request] = await received();
  if (!request) throw new Error("the request did not arrive");
  return { to, id: request.id, received };
}

type Asked = Awaited<ReturnType<typeof ask>>;

/** Everything that tells a person about a connection, without the ids and times that differ anyway. */
async function whatIsTold(from: Person, { to }: Pick<Asked, "to">): Promise<unknown> {
  const directory = { text: to.name, specialty: null, region: null, userType: null, page: 1 };
  const answers = [
    await product.query("networking.profile", { id: to.id }, from),
    await product.query("networking.directory", directory, from),
    await product.query("networking.asked", {}, from),
    await product.query("networking.connections", {}, from),
    await product.query("networking.pendingCount", undefined, from),
    await product.mutate("profiles.exportData", {}, from),
  ];
  const text = JSON.stringify(answers.map(({ status, roundTrips, data }) => ({ status, roundTrips, data })));
  return JSON.parse(
    text
      .replaceAll(to.id, "professional")
      .replaceAll(to.name, "name")
      .replaceAll(from.id, "requester")
      .replaceAll(from.name, "requester's name")
      .replaceAll(from.email, "requester's email")
      .replaceAll(from.phone, "requester's phone")
      .replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"id"')
      .replaceAll(/"[a-z-]*-[0-9a-f]{6,}"/g, '"slug"')
      .replaceAll(/\b1[0-9]{12}\b|"\d{4}-\d\d-\d\dT[^"]+"/g, '"time"'),
  );
}

/** Asks, lets one professional wait and the other reject, and returns both. */
async function askTwo() {
  const one = await makePerson(product, { client: true, name: "Ana Um" });
  const other = await makePerson(product, { client: true, name: "Ana Dois" });
  const waiting = await ask(one, "Zulmira Espera");
  const rejecting = await ask(other, "Zoroastro Recusa");
  const { id } = rejecting;
  expect((await product.mutate("networking.reject", { id }, rejecting.to)).status).toBe(200);
  return { one, other, waiting, rejecting };
}

const outcome = ({ status, roundTrips, data, error }: Awaited<ReturnType<typeof product.mutate>>) => ({
  status,
  roundTrips,
  code: error?.code,
  state: (data as { connectionStatus?: string } | undefined)?.connectionStatus,
});

test("a rejected request looks like a pending one, before and after cancelling, and when asked again", async () => {
  const { one, other, waiting, rejecting } = await askTwo();
  const expectEqual = async () => expect(await whatIsTold(other, rejecting)).toEqual(await whatIsTold(one, waiting));
  const expectSame = async (procedure: string, first: unknown, second: unknown) => {
    const answers = [
      await product.mutate(`networking.${procedure}`, first, one),
      await product.mutate(`networking.${procedure}`, second, other),
    ].map(outcome);
    expect(answers[1]).toEqual(answers[0]);
    return answers[0];
  };
  await expectEqual();
  const asking = [{ professionalId: waiting.to.id }, { professionalId: rejecting.to.id }] as const;
  expect(await expectSame("connect", ...asking)).toMatchObject({ code: "connection.exists" });
  const cancelling = [{ id: waiting.id }, { id: rejecting.id }] as const;
  expect(await expectSame("cancel", ...cancelling)).toMatchObject({ status: 200 });
  await expectEqual();
  expect(await expectSame("cancel", ...cancelling)).toMatchObject({ code: "connection.not_found" });
  expect(await expectSame("connect", ...asking)).toMatchObject({ status: 200, state: "pending" });
  await expectEqual();
  expect([(await waiting.received()).length, (await rejecting.received()).length]).toEqual([1, 0]);
});

test("asking again after the rest reaches the professional, and they may ask at any time", async () => {
  const { other, rejecting } = await askTwo();
  const { to, id, received } = rejecting;
  const again = () => product.mutate("networking.connect", { professionalId: to.id }, other);
  await product.mutate("networking.cancel", { id }, other);
  await again();
  expect(await received()).toEqual([]);
  const [resting] = await product.db.select().from(connections).where(eq(connections.targetId, to.id));
  expect(resting).toMatchObject({ status: "rejected", isWithdrawn: false });
  const answeredAt = Date.now() - 31 * DAY_MS;
  await product.db.update(connections).set({ answeredAt }).where(eq(connections.targetId, to.id));
  expect((await again()).status).toBe(200);
  expect(await received()).toHaveLength(1);

  const provider = await makeProvider(product);
  const second = await ask(provider, "Zenaide Muda");
  await product.mutate("networking.reject", { id: second.id }, second.to);
  await product.mutate("networking.cancel", { id: second.id }, provider);
  await product.mutate("networking.connect", { professionalId: provider.id }, second.to);
  const incoming = await product.query("networking.pending", undefined, provider);
  expect(incoming.data).toMatchObject([{ personId: second.to.id }]);
});

test("no live event tells the requester of a rejection, nor the professional that they cancel and ask again", async () => {
  const from = await makeProvider(product);
  const { to, id } = await ask(from, "Zilda Calada");
  const listen = ({ cookie }: Person) => joinRoom(product.stack.url, cookie);
  const [asking, asked] = [await listen(from), await listen(to)];
  await product.mutate("networking.reject", { id }, to);
  await product.mutate("networking.undo", { id, act: "reject" }, to);
  await product.mutate("networking.reject", { id }, to);
  await eventually(async () => asked.messages[2], "the professional's own events");
  await product.mutate("networking.cancel", { id }, from);
  await product.mutate("networking.connect", { professionalId: to.id }, from);
  await eventually(async () => asking.messages[1], "the requester's own events");
  expect([asking.messages.length, asked.messages.length]).toEqual([2, 3]);
  for (const { close } of [asking, asked]) close();
});
