import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { connections, personBlocks, users } from "../../../db/schema/index.ts";
import { BLOCKED_MAX } from "../../../src/features/moderation/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { makeConnection, makeProvider } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const call = (name: "blockPerson" | "unblockPerson", who: Person, whom: { id: string }) =>
  product.mutate(`moderation.${name}`, { personId: whom.id }, who);
const blockedBy = async (who: Person) =>
  (await product.query("moderation.blocked", undefined, who)).data as { personId: string }[];

test("people block and unblock others, as often as they like", async () => {
  const [who, first, second] = [await makePerson(product), await makeProvider(product), await makePerson(product)];
  expect((await call("blockPerson", who, first)).roundTrips).toBe(2);
  for (const whom of [second, second]) expect((await call("blockPerson", who, whom)).status).toBe(200);
  const blocked = await blockedBy(who);
  expect(blocked).toMatchObject([
    { personId: second.id, name: second.name, avatarUrl: null },
    { personId: first.id, name: first.name },
  ]);
  expect(await blockedBy(first)).toEqual([]);
  for (const whom of [second, second]) expect((await call("unblockPerson", who, whom)).status).toBe(200);
  expect(await blockedBy(who)).toMatchObject([{ personId: first.id }]);
  expect((await call("blockPerson", who, who)).error?.code).toBe("block.own");
  expect((await call("blockPerson", who, { id: crypto.randomUUID() })).error?.code).toBe("user.not_found");
});

test("a connection between the two is removed, whoever asked, accepted or not", async () => {
  const who = await makeProvider(product);
  const [asking, asked, connected] = [
    await makePerson(product),
    await makeProvider(product),
    await makeProvider(product),
  ];
  await makeConnection(product, asking, who);
  await makeConnection(product, who, asked);
  await makeConnection(product, who, connected, { status: "accepted", answeredAt: 1 });
  const untouched = await makeConnection(product, asking, asked);
  for (const whom of [asking, asked, connected]) await call("blockPerson", who, whom);
  const left = await product.db
    .select({ id: connections.id })
    .from(connections)
    .where(inArray(connections.requesterId, [who.id, asking.id]));
  expect(left.map(({ id }) => id)).toEqual([untouched]);
});

test("a rejected connection goes for who asked, like a pending one, and still rests after the block", async () => {
  const [who, asking] = [await makeProvider(product), await makePerson(product)];
  const id = await makeConnection(product, asking, who, { status: "rejected", answeredAt: Date.now() });
  await call("blockPerson", who, asking);
  const { data } = await product.query("networking.asked", {}, asking);
  expect(data).toMatchObject({ items: [] });
  const [row] = await product.db.select().from(connections).where(eq(connections.id, id));
  expect(row).toMatchObject({ status: "rejected", isWithdrawn: true });
});

test("nobody blocks more people than the limit, even in parallel", async () => {
  const who = await makePerson(product);
  const people = Array.from({ length: BLOCKED_MAX - 1 }, (_, i) => ({
    id: newId(i),
    email: `bloqueado${i}@exemplo.com`,
    createdAt: 1,
  }));
  await product.db.insert(users).values(people);
  await product.db
    .insert(personBlocks)
    .values(people.map(({ id }) => ({ blockerId: who.id, blockedId: id, createdAt: 1 })));
  const others = await Promise.all(Array.from({ length: 5 }, () => makePerson(product)));
  const answers = await Promise.all(others.map((other) => call("blockPerson", who, other)));
  expect(answers.map(({ error }) => error?.code ?? "ok").sort()).toEqual([
    ...Array.from({ length: 4 }, () => "block.limit"),
    "ok",
  ]);
  const stored = await product.db.select().from(personBlocks).where(eq(personBlocks.blockerId, who.id));
  expect(stored).toHaveLength(BLOCKED_MAX);
  const last = others[answers.findIndex(({ status }) => status === 200)] ?? expect.fail();
  expect((await call("blockPerson", who, last)).status).toBe(200);
});
