import { and, eq, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { firstIdOf, newId } from "./ids.ts";
import { describeError, logError } from "./log.ts";

const MINUTE_MS = 60_000;
/** A delivery that takes longer than this is taken for lost and tried again. */
const LEASE_MS = MINUTE_MS;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * MINUTE_MS;
/** After this a row is dead: it is not tried again. */
const LIFETIME_MS = 24 * 60 * MINUTE_MS;
const BATCH_SIZE = 20;
const MAX_BATCHES = 10;

/** What can be waiting for delivery. Payloads carry ids and what the receiver needs, never a secret. */
export interface OutboxPayloads {
  /** `place`: where the person wanted to go; rows from before it was kept are without. */
  "mail.confirm": { userId: string; place?: string | null };
  "mail.reset": { userId: string; place?: string | null };
  /** To the new address, which must be confirmed. */
  "mail.change": { userId: string; email: string };
  /** To the present address: `email` is the new one. */
  "mail.change-asked": { userId: string; email: string };
  /** To the former address, after the change. */
  "mail.changed": { userId: string; email: string };
  "n8n.request": { requestId: string; operation: "INSERT" | "UPDATE" };
}

export type OutboxKind = keyof OutboxPayloads;
export type OutboxHandlers = { [Kind in OutboxKind]: (payload: OutboxPayloads[Kind], now: number) => Promise<void> };

/** The row that causes an effect, for the batch that decides it. */
export function outboxRow<Kind extends OutboxKind>(kind: Kind, payload: OutboxPayloads[Kind], now: number) {
  return { id: newId(now), kind, payload: payload as Record<string, unknown>, createdAt: now, nextAttemptAt: now };
}

export function insertOutbox<Kind extends OutboxKind>(
  db: Database,
  kind: Kind,
  payload: OutboxPayloads[Kind],
  now: number,
) {
  return db.insert(outbox).values(outboxRow(kind, payload, now));
}

/** How long to wait after the `attempts`-th failure: 30 s, doubled each time, an hour at most. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

/** Takes due rows and holds them for the lease, in one statement: two workers never take the same row. */
async function takeDue(db: Database, now: number) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.nextAttemptAt, now), isNull(outbox.deliveredAt), isNull(outbox.deadAt)))
    .orderBy(outbox.nextAttemptAt)
    .limit(BATCH_SIZE);
  return db
    .update(outbox)
    .set({ nextAttemptAt: now + LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

type OutboxRow = typeof outbox.$inferSelect;

/** Kinds whose payload has an address of somebody's: it goes once nothing is to be delivered any more. */
const PERSONAL: readonly string[] = ["mail.change", "mail.change-asked", "mail.changed"] satisfies OutboxKind[];

function keptOf({ kind, payload }: OutboxRow): Record<string, unknown> {
  return PERSONAL.includes(kind) ? { userId: payload["userId"] } : payload;
}

async function deliver(db: Database, handlers: OutboxHandlers, row: OutboxRow, now: number): Promise<keyof Delivery> {
  try {
    const handler = handlers[row.kind as OutboxKind] as (payload: unknown, now: number) => Promise<void>;
    await handler(row.payload, now);
    const done = { deliveredAt: now, lastError: null, payload: keptOf(row) };
    await db.update(outbox).set(done).where(eq(outbox.id, row.id));
    return "delivered";
  } catch (error) {
    const isDead = now - row.createdAt >= LIFETIME_MS;
    logError(isDead ? "outbox.dead" : "outbox.failed", error, { kind: row.kind, id: row.id, attempts: row.attempts });
    await db
      .update(outbox)
      .set({
        nextAttemptAt: now + retryDelay(row.attempts),
        ...(isDead ? { deadAt: now, payload: keptOf(row) } : {}),
        lastError: describeError(error)["name"] ?? "unknown",
      })
      .where(eq(outbox.id, row.id));
    return isDead ? "dead" : "failed";
  }
}

export interface Delivery {
  delivered: number;
  failed: number;
  dead: number;
}

/**
 * Delivers what is due; at least once, so receivers must bear a repetition (key: the row's id). Runs after the
 * response that wrote a row and every minute by cron; safe when several run at once.
 */
export async function drainOutbox(db: Database, handlers: OutboxHandlers, now: number): Promise<Delivery> {
  const counts: Delivery = { delivered: 0, failed: 0, dead: 0 };
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const rows = await takeDue(db, now);
    for (const result of await Promise.all(rows.map((row) => deliver(db, handlers, row, now)))) counts[result]++;
    if (rows.length < BATCH_SIZE) break;
  }
  return counts;
}

const DAY_MS = 24 * 60 * MINUTE_MS;
const DELIVERED_KEPT_MS = 7 * DAY_MS;
const DEAD_KEPT_MS = 30 * DAY_MS;

/** Removes delivered rows after a week, and dead ones, which someone may want to look into, 30 days after they were made. */
export async function sweepOutbox(db: Database, now: number): Promise<{ removed: number }> {
  const [delivered, dead] = await db.batch([
    db
      .delete(outbox)
      .where(lte(outbox.deliveredAt, now - DELIVERED_KEPT_MS))
      .returning({ id: outbox.id }),
    db
      .delete(outbox)
      .where(and(lt(outbox.id, firstIdOf(now - DEAD_KEPT_MS)), isNotNull(outbox.deadAt)))
      .returning({ id: outbox.id }),
  ]);
  return { removed: delivered.length + dead.length };
}
