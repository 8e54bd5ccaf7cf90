import { and, eq, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { CREDENTIAL_KINDS } from "../../shared/credentials.ts";
import { clockFrom, DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";
import { firstIdOf, newId } from "../database/ids.ts";
import { inBatches } from "../database/in-batches.ts";
import { sweepRows } from "../database/queries-sweep.ts";
import { inTime } from "../limits/time-limit.ts";
import { describeError, logError } from "../observability/log.ts";

/** A delivery that takes longer than this counts as lost and is retried. */
const LEASE_MS = MINUTE_MS;
/** Deliveries that end within this time of another are marked with it in one write. */
const MARKED_TOGETHER_MS = 500;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = HOUR_MS;
/** A row that fails after this age is dead: it is not retried. */
const LIFETIME_MS = DAY_MS;
const BATCH_SIZE = 20;
const MAX_BATCHES = 10;

const BILLING_NOTICES = ["charge", "failed", "receipt", "refunded", "cancelled", "ending", "granted"] as const;
export type BillingNotice = (typeof BILLING_NOTICES)[number];

const HIRE_NOTICES = [
  "proposed",
  "confirmed",
  "denied",
  "agreement",
  "accepted",
  "accepted-own",
  "closed",
  "cancelled",
] as const;
export type HireNotice = (typeof HIRE_NOTICES)[number];

const SECURITY_NEWS = ["phone", "export", "passkey-added", "passkey-removed", "code-used"] as const;
export type SecurityNews = (typeof SECURITY_NEWS)[number];

const toPerson = z.object({ userId: z.string() });
const withReturnTo = toPerson.extend({ returnTo: z.string().nullable() });
const aboutEmail = toPerson.extend({ email: z.string() });
const aboutRequest = toPerson.extend({ requestId: z.string() });

/** The kinds of deliveries. Payloads contain ids and what the receiver needs, never secrets. */
const PAYLOADS = {
  /** `returnTo`: the page the person wanted to visit. */
  "mail.confirm": withReturnTo,
  "mail.reset": withReturnTo,
  /** To the new address, which must be confirmed. */
  "mail.change": aboutEmail,
  /** To the current address; `email` is the new one. */
  "mail.change-asked": aboutEmail,
  /** To the former address, after the change. */
  "mail.changed": aboutEmail,
  "mail.password-changed": toPerson,
  /** What happened with a session of the person that they should know of. */
  "mail.security": toPerson.extend({ what: z.enum(SECURITY_NEWS) }),
  /** To the person whose number was confirmed in another account. */
  "mail.phone-moved": toPerson,
  "n8n.request": z.object({ requestId: z.string(), operation: z.enum(["INSERT", "UPDATE"]) }),
  /** A code that confirms a WhatsApp. Its digits are drawn at delivery. */
  "n8n.phone-code": toPerson.extend({ codeId: z.string() }),
  /** A new request, or one whose service or city changed: who wants to know is told. */
  "alerts.request": z.object({ requestId: z.string() }),
  /** A listing that is public since, or changed: whose saved searches have it is told. */
  "searches.listing": z.object({ listingId: z.string() }),
  /** `at`: when it was put, because later news of the same thing have a row of their own. */
  "push.notice": z.object({ noticeId: z.string(), at: z.int() }),
  /** `subjectId`: the charge, subscription or promotion. */
  "mail.billing": toPerson.extend({ notice: z.enum(BILLING_NOTICES), subjectId: z.string() }),
  /** To the person whose content or account an admin decided about; `was` is the decision that this one replaces. */
  "mail.decision": z.object({ caseId: z.string(), was: z.string().nullable() }),
  /** To a person who reported it. */
  "mail.report-outcome": z.object({ reportId: z.string() }),
  "mail.credential": toPerson.extend({ kind: z.enum(CREDENTIAL_KINDS) }),
  /** News of a hire or its agreement, for one of its two people. */
  "mail.hire": toPerson.extend({ hireId: z.string(), notice: z.enum(HIRE_NOTICES) }),
  /** To a person who is interested in the request, whose owner asks them something. */
  "mail.question": aboutRequest,
  /** To a provider whom the owner of a request chose to ask. */
  "mail.addressed": aboutRequest,
  /** 'Conseguiu resolver?' */
  "mail.request-outcome": aboutRequest,
  /** Subscriptions to end at the payment provider, by our id and, if it is known, the provider's. */
  "asaas.cancel": z.object({ subscriptions: z.array(z.object({ id: z.string(), asaasId: z.string().nullable() })) }),
  /** A subscription that an admin cancelled or activated. */
  "asaas.align": z.object({ subscriptionId: z.string() }),
  /** A charge that an admin refunds. */
  "asaas.refund": z.object({ paymentId: z.string() }),
  /** To whose account was deleted; `paidUntil` is the end of what was paid, if that is in the future. */
  "mail.account-deleted": z.object({
    email: z.string(),
    name: z.string(),
    reason: z.string().nullable(),
    renewed: z.int(),
    paidUntil: z.int().nullable(),
  }),
  /** To the owner of a request that an admin deleted. */
  "mail.request-deleted": toPerson.extend({ serviceType: z.string(), reason: z.string() }),
  /** To a person who became an admin, or is none any more. */
  "mail.admin-right": toPerson.extend({ right: z.enum(["given", "taken"]), reason: z.string() }),
  /**
   * What waits, to an admin; null for the operator. `news`: what came that cannot wait; null for the summary
   * of each morning.
   */
  "mail.admin-work": z.object({ userId: z.string().nullable(), news: z.string().nullable() }),
} satisfies Record<string, z.ZodType>;

export type OutboxKind = keyof typeof PAYLOADS;
export type OutboxPayloads = { [Kind in OutboxKind]: z.output<(typeof PAYLOADS)[Kind]> };

export const OUTBOX_KINDS = Object.keys(PAYLOADS);

/** Each may return statements for the batch that marks its row as delivered. They must not fail. */
export type OutboxHandlers = {
  [Kind in OutboxKind]: (payload: OutboxPayloads[Kind], now: number) => Promise<Statement[]> | Promise<void>;
};

/** The row of a delivery, for the batch that causes it. */
export function outboxRow<Kind extends OutboxKind>(kind: Kind, payload: OutboxPayloads[Kind], now: number) {
  return { id: newId(now), kind, payload: { ...payload }, createdAt: now, nextAttemptAt: now };
}

export function insertOutbox<Kind extends OutboxKind>(
  db: Database,
  kind: Kind,
  payload: OutboxPayloads[Kind],
  now: number,
) {
  return db.insert(outbox).values(outboxRow(kind, payload, now));
}

type PayloadSource<Kind extends OutboxKind> = { [Key in keyof OutboxPayloads[Kind]]: OutboxPayloads[Kind][Key] | SQL };

/** An id for each row that a query returns. */
export const newIdPerRow = (now: number): SQL => sql`${newId(now).slice(0, -12)} || lower(hex(randomblob(6)))`;

/**
 * Like insertOutbox, for the row that a query returns, if any.
 * @param payload values, or expressions over the row
 * @param source `from … where …`
 * @param id of the new row; {@link newIdPerRow} if the query may return several
 * @param dueAt when it is delivered
 */
export function insertOutboxFrom<Kind extends OutboxKind>(
  db: Database,
  kind: Kind,
  payload: PayloadSource<Kind>,
  source: SQL,
  now: number,
  id: string | SQL = newId(now),
  dueAt = now,
) {
  const entries = Object.entries(payload).map(([key, value]) => sql`${key}, ${value}`);
  return db.run(sql`
    insert into outbox (id, kind, payload, created_at, next_attempt_at)
    select ${id}, ${kind}, json_object(${sql.join(entries, sql`, `)}), ${now}, ${dueAt} ${source}`);
}

/** Delay after the `attempts`-th failure, in milliseconds: 30 s, doubled each time, at most an hour. */
function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

/**
 * Claims due rows for the duration of the lease in one statement, so that two workers never take the same row. At the
 * end of a batch that writes rows, it saves asking for them; `deliverSoon` gets what it returns.
 */
export function takeDue(db: Database, now: number, limit = BATCH_SIZE) {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.nextAttemptAt, now), isNull(outbox.deliveredAt), isNull(outbox.deadAt)))
    .orderBy(outbox.nextAttemptAt)
    .limit(limit);
  return db
    .update(outbox)
    .set({ nextAttemptAt: now + LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

export type OutboxRow = typeof outbox.$inferSelect;

/** Kinds with someone's e-mail address in the payload, which is removed once the row is delivered or dead. */
const PERSONAL: readonly string[] = [
  "mail.change",
  "mail.change-asked",
  "mail.changed",
  "mail.account-deleted",
] satisfies OutboxKind[];

function keptOf({ kind, payload }: OutboxRow): Record<string, unknown> {
  if (!PERSONAL.includes(kind)) return payload;
  return "userId" in payload ? { userId: payload["userId"] } : {};
}

const isKind = (kind: string): kind is OutboxKind => Object.hasOwn(PAYLOADS, kind);

function handle<Kind extends OutboxKind>(handlers: OutboxHandlers, kind: Kind, payload: unknown, now: number) {
  const payloads: { [Kind in OutboxKind]: z.ZodType<OutboxPayloads[Kind]> } = PAYLOADS;
  return handlers[kind](payloads[kind].parse(payload), now);
}

/** @returns what became of the row, and the statements that mark it */
async function deliver(
  db: Database,
  handlers: OutboxHandlers,
  row: OutboxRow,
  now: number,
): Promise<[keyof Delivery, ...Statement[]]> {
  const mark = (changes: Partial<OutboxRow>) => db.update(outbox).set(changes).where(eq(outbox.id, row.id));
  try {
    if (!isKind(row.kind)) throw new Error(`unknown kind ${row.kind}`);
    const alongside = (await handle(handlers, row.kind, row.payload, now)) ?? [];
    return ["delivered", ...alongside, mark({ deliveredAt: now, lastError: null, payload: keptOf(row) })];
  } catch (error) {
    const isDead = now - row.createdAt >= LIFETIME_MS;
    logError(isDead ? "outbox.dead" : "outbox.failed", error, { kind: row.kind, id: row.id, attempts: row.attempts });
    const failure = {
      nextAttemptAt: now + retryDelay(row.attempts),
      ...(isDead ? { deadAt: now, payload: keptOf(row) } : {}),
      lastError: describeError(error)["name"] ?? "unknown",
    };
    return [isDead ? "dead" : "failed", mark(failure)];
  }
}

/** Delivers rows side by side, and marks those that end at about the same time in one batch. */
function deliverAll(db: Database, handlers: OutboxHandlers, rows: readonly OutboxRow[], now: number) {
  const last = Promise.withResolvers<void>();
  let [left, marks] = [rows.length, [] as Statement[]];
  const markEnded = async () => {
    const ended = marks;
    marks = [];
    await batchOf(db, { ended });
  };
  return Promise.all(
    rows.map(async (row) => {
      const [result, ...statements] = await deliver(db, handlers, row, now);
      marks.push(...statements);
      if (--left === 0) last.resolve();
      else await inTime(MARKED_TOGETHER_MS, last.promise).catch(() => undefined);
      await markEnded();
      return result;
    }),
  );
}

export interface Delivery {
  delivered: number;
  failed: number;
  dead: number;
}

/**
 * Delivers due rows at least once, so receivers must tolerate repetition (key: the row's id). Runs after the response
 * that wrote a row, and every minute by cron; several runs at once are safe.
 * @param taken the first rows, if they are taken already
 */
export async function drainOutbox(
  db: Database,
  handlers: OutboxHandlers,
  now: number,
  taken?: readonly OutboxRow[],
): Promise<Delivery> {
  const counts: Delivery = { delivered: 0, failed: 0, dead: 0 };
  const clock = clockFrom(now);
  let first = taken;
  const step = async (size: number) => {
    const rows = first ?? (await takeDue(db, clock(), size));
    first = undefined;
    for (const result of await deliverAll(db, handlers, rows, clock())) counts[result]++;
    return rows.length;
  };
  await inBatches(BATCH_SIZE, step, MAX_BATCHES);
  return counts;
}

const DELIVERED_KEPT_MS = 7 * DAY_MS;
const DEAD_KEPT_MS = 30 * DAY_MS;

/** Removes delivered rows after a week, and dead ones, which someone may want to examine, 30 days after creation. */
export async function sweepOutbox(db: Database, now: number): Promise<{ removed: number }> {
  const delivered = await sweepRows(db, outbox, lte(outbox.deliveredAt, now - DELIVERED_KEPT_MS));
  const isOld = sql`${lt(outbox.id, firstIdOf(now - DEAD_KEPT_MS))} and ${isNotNull(outbox.deadAt)}`;
  return { removed: delivered + (await sweepRows(db, outbox, isOld)) };
}

/** Condition that a row is dead. */
export const isDead = (id: string): SQL => sql`exists (select 1 from outbox where id = ${id} and dead_at is not null)`;

/** Makes a dead row due again, for one attempt. */
export function reviveOutbox(db: Database, id: string, now: number) {
  return db
    .update(outbox)
    .set({ deadAt: null, nextAttemptAt: now })
    .where(and(eq(outbox.id, id), isNotNull(outbox.deadAt)));
}
