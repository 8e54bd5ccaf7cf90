import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { subscriptionPayments, userSubscriptions, webhookEvents } from "#db/schema/index.ts";
import type { Env, Settings } from "../../env.ts";
import { DomainError } from "../../errors.ts";
import { sweepRows } from "../../platform/database/queries-sweep.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import {
  type AsaasPayment,
  type AsaasSubscription,
  findSubscriptions,
  getSubscription,
  listPayments,
} from "./asaas.ts";
import { type Asaas, openAsaas } from "./asaas-call.ts";
import { newsOfCharge } from "./charge-news.ts";
import { alignAtAsaas } from "./deliver-to-asaas.ts";
import { storeCharges, storeCreated } from "./queries-intent.ts";
import { endRenewal } from "./queries-news.ts";
import { CHECK_SOON_MS, DELETED, EVENTS_KEPT_MS, isAbandoned, nextCheckAt } from "./rules.ts";
import { insertCancellation, refreshPremium } from "./statements.ts";

/** Each takes two calls, and a cancelled one that is active at Asaas three more and one for each unpaid charge. */
const BATCH_SIZE = 10;

type Row = typeof userSubscriptions.$inferSelect;

/** Takes due rows, and postpones them, so that a run at the same time takes others. */
function takeDue(db: Database, now: number): Promise<Row[]> {
  const { id, checkAt } = userSubscriptions;
  const due = db
    .select({ id })
    .from(userSubscriptions)
    .where(lte(checkAt, now))
    .orderBy(asc(checkAt))
    .limit(BATCH_SIZE);
  return db
    .update(userSubscriptions)
    .set({ checkAt: now + CHECK_SOON_MS })
    .where(sql`${id} in (${due}) and ${lte(checkAt, now)}`)
    .returning();
}

/** Ends a subscription here, and at Asaas through the outbox, and asks no more about it. */
async function giveUp(db: Database, { id, userId }: Row, now: number): Promise<void> {
  const renewing: SQL = sql`from user_subscriptions where id = ${id} and cancelled_at is null`;
  await batchOf(db, {
    cancellation: insertCancellation(db, renewing, now),
    ended: db.run(sql`update user_subscriptions set cancelled_at = coalesce(cancelled_at, ${now}), auto_renew = 0,
      check_at = null, updated_at = ${now} where id = ${id}`),
    refreshed: refreshPremium(db, userId, now),
  });
}

/** Finds what a creation that was never answered has made. */
async function findCreated(db: Database, asaas: Asaas, row: Row, now: number): Promise<AsaasSubscription | null> {
  const [created] = await findSubscriptions(asaas, { externalReference: row.id });
  if (!created) return null;
  const ids = { id: row.id, asaasSubscriptionId: created.id, asaasCustomerId: created.customer };
  return (await storeCreated(db, { ...ids, checkAt: now + CHECK_SOON_MS }, now)) ? created : null;
}

/** Marks open charges that Asaas no longer has. */
async function markDeleted(db: Database, row: Row, payments: AsaasPayment[], now: number): Promise<void> {
  const known = JSON.stringify(payments.map(({ id }) => id));
  const { subscriptionId, id, status, paidAt } = subscriptionPayments;
  await db
    .update(subscriptionPayments)
    .set({ status: DELETED, updatedAt: now })
    .where(
      and(
        eq(subscriptionId, row.id),
        sql`${paidAt} is null and ${status} <> ${DELETED}`,
        sql`${id} not in (select value from json_each(${known}))`,
      ),
    );
}

/**
 * Brings a subscription to what Asaas says about it.
 * @returns whether that changed its end
 */
async function check(db: Database, settings: Settings, row: Row, now: number): Promise<boolean> {
  const asaas = openAsaas(settings);
  const found =
    row.asaasSubscriptionId === null
      ? await findCreated(db, asaas, row, now)
      : await getSubscription(asaas, row.asaasSubscriptionId);
  const asaasSubscriptionId = found?.id ?? row.asaasSubscriptionId;
  if (asaasSubscriptionId === null) {
    if (isAbandoned(row, now)) await giveUp(db, row, now);
    return false;
  }
  const isActive = found !== null && !found.deleted && found.status === "ACTIVE";
  const payments = await listPayments(asaas, asaasSubscriptionId);
  const news = payments.map((payment) => newsOfCharge({ ...payment, subscription: asaasSubscriptionId }, now));
  await storeCharges(db, row.userId, news, now);
  await markDeleted(db, row, payments, now);
  if (!isActive && row.cancelledAt === null) {
    await batchOf(db, {
      ended: endRenewal(db, { id: row.id, asaasSubscriptionId }, now, now),
      refreshed: refreshPremium(db, row.userId, now),
    });
  }
  const [current] = await db.select().from(userSubscriptions).where(eq(userSubscriptions.id, row.id));
  if (!current) return false;
  if (isActive && current.cancelledAt !== null) await alignAtAsaas({ settings, db, now }, { subscriptionId: row.id });
  if (isAbandoned(current, now)) await giveUp(db, current, now);
  else
    await db
      .update(userSubscriptions)
      .set({ checkAt: nextCheckAt(current, now) })
      .where(eq(userSubscriptions.id, row.id));
  return current.accessUntil !== row.accessUntil;
}

/**
 * Asks Asaas about subscriptions whose creation was never answered, whose events may be missing, or whose state may
 * differ. Ends those that nobody pays. What fails is asked again later. Idempotent.
 */
export async function checkSubscriptions(
  db: Database,
  now: number,
  env: Env,
): Promise<{ checked: number; failed: number; events: number }> {
  const events = await sweepRows(db, webhookEvents, lte(webhookEvents.receivedAt, now - EVENTS_KEPT_MS));
  const counts = { checked: 0, failed: 0, events };
  if (env.settings.ASAAS_API_KEY === "") return counts;
  for (const row of await takeDue(db, now)) {
    try {
      if (await check(db, env.settings, row, now)) await publishLiveTo(env, [row.userId], { kind: "billing" }, now);
      counts.checked++;
    } catch (error) {
      // The call has logged why.
      if (!(error instanceof DomainError)) throw error;
      counts.failed++;
    }
  }
  return counts;
}
