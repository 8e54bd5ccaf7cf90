import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { outbox, platformStats } from "../../../db/schema/index.ts";
import {
  drainOutbox,
  insertOutbox,
  OUTBOX_KINDS,
  type OutboxHandlers,
  outboxRow,
} from "../../../src/platform/delivery/outbox.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { failN8n, readNotifications } from "../../support/fakes.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, newSubmission, REQUEST_INPUT } from "../../support/people.ts";
import { eventually, startProduct } from "../../support/product.ts";

const product = startProduct();

const notificationsOf = async (id: string) =>
  (await readNotifications(product.stack.fakesUrl)).filter((entry) => JSON.stringify(entry).includes(id));

const rowOf = async (requestId: string) =>
  (await product.db.select().from(outbox)).find((row) => row.payload["requestId"] === requestId);

test("a new request is sent to n8n with the agreed fields, right after the response", async () => {
  const client = await makePerson(product, { client: true });
  const created = await product.mutate("requests.create", newSubmission(), client);
  const { id } = created.data as { id: string };
  const [notification] = await eventually(async () => {
    const found = await notificationsOf(id);
    return found.length > 0 ? found : undefined;
  }, "the notification");
  expect(JSON.stringify(notification)).toContain(
    JSON.stringify({
      p_id: id,
      p_service_type: REQUEST_INPUT.serviceType,
      p_urgency: REQUEST_INPUT.urgency,
      p_description: REQUEST_INPUT.description,
      p_location: REQUEST_INPUT.location,
      p_city: REQUEST_INPUT.city,
      p_contact_name: REQUEST_INPUT.contactName,
      p_contact_phone: REQUEST_INPUT.contactPhone,
      p_created_by: client.id,
      p_operation: "INSERT",
    }),
  );
  expect((await rowOf(id))?.payload).toEqual({ requestId: id, operation: "INSERT" });
});

test("a failing receiver does not fail the request; the delivery is retried, and then made once", async () => {
  await failN8n(product.stack.fakesUrl, true);
  const client = await makePerson(product, { client: true });
  const created = await product.mutate("requests.create", newSubmission(), client);
  expect(created.status).toBe(200);
  const { id } = created.data as { id: string };
  const failed = await eventually(async () => {
    const row = await rowOf(id);
    return row?.lastError ? row : undefined;
  }, "the first failure");
  expect(failed).toMatchObject({ attempts: 1, deliveredAt: null, deadAt: null });
  expect(failed.nextAttemptAt).toBe(failed.createdAt + 30_000);

  await failN8n(product.stack.fakesUrl, false);
  await product.stack.worker.scheduled();
  expect(await notificationsOf(id)).toEqual([]);
  await product.db.update(outbox).set({ nextAttemptAt: Date.now() }).where(eq(outbox.id, failed.id));
  await Promise.all([product.stack.worker.scheduled(), product.stack.worker.scheduled()]);
  expect(await notificationsOf(id)).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ attempts: 2, lastError: null });
});

test("what a long run takes later is lent to it for a whole minute, too", async () => {
  const now = Date.now() + DAY_MS;
  const rows = Array.from({ length: 21 }, (_, n) =>
    outboxRow("mail.reset", { userId: `longa-${n}`, returnTo: null }, now),
  );
  await product.db.insert(outbox).values(rows);
  const due = () => product.db.$count(outbox, and(isNull(outbox.deliveredAt), lte(outbox.nextAttemptAt, now + 90_000)));
  const left: number[] = [];
  vi.useFakeTimers({ toFake: ["Date"] });
  const deliver = async () => {
    left.push(await due());
    // The first batch takes longer than its minute.
    if (left.length === 20) vi.setSystemTime(Date.now() + 61_000);
  };
  const handlers = Object.fromEntries(OUTBOX_KINDS.map((kind) => [kind, deliver])) as unknown as OutboxHandlers;
  await drainOutbox(product.db, handlers, now).finally(() => vi.useRealTimers());
  expect(left).toHaveLength(21);
  expect(left.at(-1)).toBe(0);
});

test("a row is dead after 24 hours, and the log says so", async () => {
  await failN8n(product.stack.fakesUrl, true);
  const client = await makePerson(product, { client: true });
  const id = await makeRequest(product, client);
  const long = Date.now() - DAY_MS;
  await insertOutbox(product.db, "n8n.request", { requestId: id, operation: "INSERT" }, long);
  await product.stack.worker.scheduled();
  expect((await rowOf(id))?.deadAt).not.toBeNull();
  expect(product.stack.worker.logs.some((line) => line.message.includes("outbox.dead"))).toBe(true);
  await failN8n(product.stack.fakesUrl, false);
  await product.stack.worker.scheduled();
  expect(await notificationsOf(id)).toEqual([]);
});

test("no notification is sent for a request that was deleted first", async () => {
  const client = await makePerson(product, { client: true });
  const id = await makeRequest(product, client);
  await insertOutbox(product.db, "n8n.request", { requestId: id, operation: "INSERT" }, Date.now());
  await product.mutate("requests.delete", { id }, client);
  await product.stack.worker.scheduled();
  expect((await rowOf(id))?.deliveredAt).not.toBeNull();
  expect(await notificationsOf(id)).toEqual([]);
});

test("the recipient's address does not stay in the row", async () => {
  const person = await makePerson(product);
  const email = "endereco-canario@exemplo.com";
  await insertOutbox(product.db, "mail.changed", { userId: person.id, email }, Date.now());
  await product.stack.worker.scheduled();
  const rows = (await product.db.select().from(outbox)).filter((row) => row.payload["userId"] === person.id);
  expect(rows.map(({ deliveredAt, payload }) => [deliveredAt !== null, payload])).toEqual([
    [true, { userId: person.id }],
  ]);
});

test("delivered rows are deleted after a week, dead ones after 30 days", async () => {
  const now = Date.now();
  const row = (days: number, ends: { deliveredAt?: number; deadAt?: number }) => {
    const at = now - days * DAY_MS;
    return { ...outboxRow("mail.reset", { userId: `velho-${days}`, returnTo: null }, at), ...ends };
  };
  const rows = [
    row(6, { deliveredAt: now - 6 * DAY_MS }),
    row(8, { deliveredAt: now - 8 * DAY_MS }),
    row(29, { deadAt: now - 28 * DAY_MS }),
    row(31, { deadAt: now - 30 * DAY_MS }),
  ];
  await product.db.insert(outbox).values(rows);
  await product.stack.worker.scheduled();
  const left = new Set((await product.db.select({ id: outbox.id }).from(outbox)).map(({ id }) => id));
  expect(rows.map(({ id }) => left.has(id))).toEqual([true, false, true, false]);
});

test("work that fails after its response counts as a failed job", async () => {
  const provider = await makeProvider(product);
  await product.db.run(sql`
    create trigger views_fail before insert on card_views begin select raise(abort, 'full'); end`);
  const headers = { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36" };
  expect((await product.fetch(`/cartao/${provider.id}`, { headers, redirect: "follow" })).status).toBe(200);
  const failed = eq(platformStats.metricName, "job_failed_at:after-response");
  const at = async () => (await product.db.select().from(platformStats).where(failed))[0]?.metricValue;
  expect(await eventually(at, "the failure")).toBeGreaterThan(Date.now() - MINUTE_MS);
  await product.db.run(sql`drop trigger views_fail`);
});
