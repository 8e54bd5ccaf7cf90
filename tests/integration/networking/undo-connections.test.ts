import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connections } from "../../../db/schema/index.ts";
import { UNDO_MS, type Undoable } from "../../../src/features/networking/rules.ts";
import { sweepEndedConnections } from "../../../src/features/networking/sweep-ended-connections.job.ts";
import { makeConnection, makeProvider } from "../../support/network.ts";
import type { Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const LATE = "connection.not_found";

/** A request from one provider to another, and what they can do about it. */
async function makeRequest() {
  const [from, to] = [await makeProvider(product), await makeProvider(product)];
  const id = await makeConnection(product, from, to);
  return {
    from,
    to,
    id,
    call: async (procedure: Undoable | "cancel", person: Person) =>
      (await product.mutate(`networking.${procedure}`, { id }, person)).error?.code,
    undo: async (act: Undoable, person: Person) =>
      (await product.mutate("networking.undo", { id, act }, person)).error?.code,
    row: async () => (await product.db.select().from(connections).where(eq(connections.id, id)))[0],
    set: (changes: Partial<typeof connections.$inferInsert>) =>
      product.db.update(connections).set(changes).where(eq(connections.id, id)),
  };
}

const newsOf = async (person: Person) =>
  (await product.query("networking.pendingCount", undefined, person)).data as { count: number; news: number };

test("an answer is undone by who gave it, and the other's news of it goes", async () => {
  for (const act of ["accept", "reject"] as const) {
    const { from, to, call, undo, row } = await makeRequest();
    const before = await row();
    await call(act, to);
    expect(await newsOf(from)).toMatchObject({ news: act === "accept" ? 1 : 0 });
    expect([await undo(act, from), await undo(act, await makeProvider(product))]).toEqual([LATE, LATE]);
    expect(await undo(act === "accept" ? "reject" : "accept", to)).toBe(LATE);
    expect(await undo(act, to)).toBeUndefined();
    expect(await row()).toEqual(before);
    expect([await newsOf(from), await newsOf(to)]).toMatchObject([{ news: 0 }, { count: 1 }]);
    expect(await undo(act, to)).toBe(LATE);
  }
});

test("the end of a connection is undone by who ended it, as it was", async () => {
  const { from, to, call, undo, row } = await makeRequest();
  await call("accept", to);
  const before = await row();
  for (const [person, other] of [
    [from, to],
    [to, from],
  ] as const) {
    expect(await call("disconnect", person)).toBeUndefined();
    expect(await newsOf(from)).toMatchObject({ news: 0 });
    const { data } = await product.query("networking.connections", {}, other);
    expect(data).toMatchObject({ items: [] });
    const { data: exported } = await product.mutate("profiles.exportData", {}, other);
    expect(exported).toMatchObject({ connections: [] });
    expect(await undo("disconnect", other)).toBe(LATE);
    expect(await undo("disconnect", person)).toBeUndefined();
    expect(await row()).toMatchObject({ ...before, isEndedByRequester: person === from });
    expect(await undo("disconnect", person)).toBe(LATE);
  }
});

test("nothing is undone once its time is over", async () => {
  const answered = await makeRequest();
  await answered.call("accept", answered.to);
  await answered.set({ answeredAt: Date.now() - UNDO_MS });
  expect(await answered.undo("accept", answered.to)).toBe(LATE);
  await answered.call("disconnect", answered.to);
  await answered.set({ endedAt: Date.now() - UNDO_MS });
  expect(await answered.undo("disconnect", answered.to)).toBe(LATE);
});

test("nothing is undone after the other ended, withdrew, asked or blocked", async () => {
  const ended = await makeRequest();
  await ended.call("accept", ended.to);
  await ended.call("disconnect", ended.from);
  expect(await ended.undo("accept", ended.to)).toBe(LATE);

  const withdrawn = await makeRequest();
  await withdrawn.call("reject", withdrawn.to);
  await withdrawn.call("cancel", withdrawn.from);
  expect(await withdrawn.undo("reject", withdrawn.to)).toBe(LATE);

  const asked = await makeRequest();
  await asked.call("accept", asked.to);
  await asked.call("disconnect", asked.to);
  await product.mutate("networking.connect", { professionalId: asked.to.id }, asked.from);
  expect(await asked.undo("disconnect", asked.to)).toBe(LATE);

  const blocked = await makeRequest();
  await blocked.call("accept", blocked.to);
  await product.mutate("moderation.blockPerson", { personId: blocked.from.id }, blocked.to);
  expect(await blocked.undo("accept", blocked.to)).toBe(LATE);
});

test("of twenty parallel undos one succeeds, and none beside the other's disconnecting", async () => {
  const { from, to, call, undo, row } = await makeRequest();
  await call("accept", to);
  await call("disconnect", to);
  const undone = await Promise.all(Array.from({ length: 20 }, () => undo("disconnect", to)));
  expect(undone.filter((code) => code === undefined)).toHaveLength(1);

  const [taken, left] = await Promise.all([undo("accept", to), call("disconnect", from)]);
  expect([taken, left].filter((code) => code === undefined)).toHaveLength(1);
  expect((await row())?.status).toBe(taken === undefined ? "pending" : "rejected");
});

test("ended connections are deleted when they can no longer be restored", async () => {
  const { from, call, undo, row, to } = await makeRequest();
  await call("accept", to);
  await call("disconnect", from);
  await sweepEndedConnections(product.db, Date.now());
  expect(await row()).toBeDefined();
  expect((await sweepEndedConnections(product.db, Date.now() + UNDO_MS)).removed).toBeGreaterThan(0);
  expect(await row()).toBeUndefined();
  expect(await undo("disconnect", from)).toBe(LATE);
});
