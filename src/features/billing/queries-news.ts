import { eq, type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { isUniqueViolation } from "#db/errors.ts";
import { userSubscriptions, webhookEvents } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import { type BillingNotice, insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import type { NoticeDetails, NoticeKind } from "../../shared/notices.ts";
import { insertNotices } from "../notices/statements.ts";
import type { ChargeNews } from "./charge-news.ts";
import { refreshPremium } from "./statements.ts";

/** What the bell says beside each mail. */
const IN_BELL = {
  charge: "charge-open",
  failed: "charge-overdue",
  receipt: "charge-paid",
  refunded: "charge-refunded",
  cancelled: "renewal-cancelled",
  ending: "premium-ending",
} as const satisfies Partial<Record<BillingNotice, NoticeKind>>;

type NewNotice = {
  [Kind in keyof typeof IN_BELL]: {
    kind: Kind;
    subjectId: string;
    key?: string;
    details: NoticeDetails<(typeof IN_BELL)[Kind]>;
  };
}[keyof typeof IN_BELL];

/** Statements that send a mail and put a notice once, for the person whom a query returns as `user_id`, if any. */
export function insertNotice(db: Database, notice: NewNotice, source: SQL, now: number): Statement[] {
  const { kind, subjectId, key = subjectId, details } = notice;
  const id = `${kind}:${key}`;
  const outboxId = newId(now);
  const isNew = sql`from billing_notices where billing_notices.id = ${id} and outbox_id = ${outboxId}`;
  const payload = { userId: sql`user_id`, notice: kind, subjectId };
  return [
    db.run(sql`
      insert into billing_notices (id, user_id, outbox_id, created_at)
      select ${id}, user_id, ${outboxId}, ${now} ${source} on conflict (id) do nothing`),
    insertOutboxFrom(db, "mail.billing", payload, isNew, now, outboxId),
    ...insertNotices(
      db,
      {
        kind: IN_BELL[kind],
        to: sql`user_id`,
        subjectId,
        details,
        source: isNew,
        among: sql`notices.subject_id = ${subjectId}`,
      },
      now,
    ),
  ];
}

/** Gives a subscription the ids under which the payment provider knows it, unless it or another has some. */
export function attachSubscription(
  db: Database,
  subscription: { id: string; asaasSubscriptionId: string; asaasCustomerId: string; valueCents: number },
  now: number,
): Statement {
  const { id, asaasSubscriptionId, asaasCustomerId, valueCents } = subscription;
  return db.run(sql`
    update user_subscriptions set asaas_subscription_id = ${asaasSubscriptionId}, asaas_customer_id = ${asaasCustomerId},
      claimed_until = null, updated_at = ${now}
    where id = ${id} and payment_method = 'asaas' and asaas_subscription_id is null and value_cents = ${valueCents}
      and not exists (select 1 from user_subscriptions where asaas_subscription_id = ${asaasSubscriptionId})`);
}

/** The subscription of a charge, if customer and amount are right. */
const ownerOf = ({ asaasSubscriptionId, asaasCustomerId, valueCents }: ChargeNews): SQL => sql`
  from user_subscriptions where asaas_subscription_id = ${asaasSubscriptionId} and payment_method = 'asaas'
    and asaas_customer_id = ${asaasCustomerId} and value_cents = ${valueCents}`;

/** Whether the news in `excluded` is later than what the row knows. */
const isLater = sql`(excluded.status_order, excluded.status) > (status_order, subscription_payments.status)`;
const ifLater = (column: SQL) => sql`iif(${isLater}, excluded.${column}, subscription_payments.${column})`;
const least = (column: SQL) => sql`coalesce(min(subscription_payments.${column}, excluded.${column}),
  subscription_payments.${column}, excluded.${column})`;
const most = (column: SQL) => sql`coalesce(max(subscription_payments.${column}, excluded.${column}),
  subscription_payments.${column}, excluded.${column})`;

/**
 * Statements that store what is known of a charge, with the mails that it causes. The result is the same in any order
 * and with repetitions: a revocation counts unless the charge was paid again after it.
 */
export function applyChargeNews(db: Database, news: ChargeNews, now: number): Statement[] {
  const { id, status, dueDate, valueCents, paidAt, settledAt, revokedAt, order, invoiceUrl, notice } = news;
  const owner = ownerOf(news);
  const settled = most(sql.raw("settled_at"));
  const revoked = most(sql.raw("revoked_at"));
  return [
    db.run(sql`
      insert into subscription_payments (id, subscription_id, status, value_cents, due_date, paid_at, settled_at,
        revoked_at, status_order, invoice_url, created_at, updated_at)
      select ${id}, id, ${status}, ${valueCents}, ${dueDate}, ${paidAt}, ${settledAt}, ${revokedAt}, ${order},
        ${invoiceUrl}, ${now}, ${now} ${owner}
      on conflict (id) do update set
        status = ${ifLater(sql.raw("status"))}, due_date = ${ifLater(sql.raw("due_date"))},
        invoice_url = ${ifLater(sql.raw("invoice_url"))}, status_order = ${most(sql.raw("status_order"))},
        paid_at = ${least(sql.raw("paid_at"))}, settled_at = ${settled},
        revoked_at = iif(${settled} > ${revoked}, null, ${revoked}), updated_at = ${now}
      where subscription_payments.subscription_id = excluded.subscription_id`),
    // Of an account that was deleted meanwhile.
    ...(revokedAt === null
      ? []
      : [
          db.run(sql`update retained_payments set revoked_at = max(coalesce(revoked_at, 0), ${revokedAt})
            where id = ${id} and value_cents = ${valueCents}`),
        ]),
    ...(notice ? insertNotice(db, { kind: notice, subjectId: id, details: { valueCents, dueDate } }, owner, now) : []),
  ];
}

/**
 * Statements that end a renewal, with the mail about it. What was paid remains. Without effect if an admin granted or
 * activated it later than that.
 */
export function endRenewal(
  db: Database,
  subscription: { id: string; asaasSubscriptionId: string },
  at: number,
  now: number,
): Statement[] {
  const { id, asaasSubscriptionId } = subscription;
  const own = sql`id = ${id} and asaas_subscription_id = ${asaasSubscriptionId} and coalesce(granted_at, 0) < ${at}`;
  return [
    db.run(sql`
      update user_subscriptions set cancelled_at = coalesce(min(cancelled_at, ${at}), ${at}), auto_renew = 0,
        updated_at = ${now} where ${own}`),
    ...insertNotice(
      db,
      { kind: "cancelled", subjectId: id, details: {} },
      sql`from user_subscriptions where ${own}`,
      now,
    ),
  ];
}

export interface StoredEvent {
  id: string;
  event: string;
  /** Of the charge or subscription; null for events about others. */
  subjectId: string | null;
  asaasSubscriptionId: string | null;
  occurredAt: number;
  /** Why it can have no effect; null if it may have one. */
  problem: string | null;
  contentHash: string;
}

/**
 * Statement that stores an event. A repetition changes nothing, but one with other content violates the primary key,
 * so that nothing else of its batch happens either.
 */
function storeEvent(db: Database, { problem, ...row }: StoredEvent, error: SQL, now: number): Statement {
  const { id, event, subjectId, occurredAt, contentHash } = row;
  return db.run(sql`
    insert into webhook_events (id, event, subject_id, occurred_at, received_at, processed_at, error, content_hash)
    select ${id}, ${event}, ${subjectId}, ${occurredAt}, ${now}, iif(${error} is null, ${now}, null), ${error}, ${contentHash}
    where not exists (select 1 from webhook_events where id = ${id} and content_hash = ${contentHash})`);
}

/** Stores an event that came under the id of another, for the owner to see. */
async function storeConflict(db: Database, event: StoredEvent, now: number): Promise<void> {
  const { asaasSubscriptionId, problem, ...row } = event;
  await db
    .insert(webhookEvents)
    .values({ ...row, id: `${event.id}:${event.contentHash}`, receivedAt: now, error: "other content" })
    .onConflictDoNothing();
}

/** What keeps the news of a charge from having an effect, from the payment provider's view of it. */
function problemOf({ asaasSubscriptionId, asaasCustomerId, valueCents }: ChargeNews): SQL {
  return sql`coalesce((select case
      when asaas_customer_id is not ${asaasCustomerId} then 'other customer'
      when value_cents <> ${valueCents} then 'other amount' end
    from user_subscriptions where asaas_subscription_id = ${asaasSubscriptionId}),
    iif(exists (select 1 from user_subscriptions where asaas_subscription_id = ${asaasSubscriptionId}), null,
      'unknown subscription'))`;
}

/**
 * Stores an event and its effect together. A repetition changes nothing. One with other content than before has no
 * effect.
 * @returns whose premium it may have changed
 */
export async function insertEvent(
  db: Database,
  stored: StoredEvent,
  effect: { statements: Statement[]; news: ChargeNews | null },
  now: number,
): Promise<string | null> {
  const { problem, asaasSubscriptionId } = stored;
  const owner = eq(userSubscriptions.asaasSubscriptionId, asaasSubscriptionId ?? "");
  const error = problem !== null ? sql`${problem}` : effect.news ? problemOf(effect.news) : sql`null`;
  const batch = batchOf(db, {
    effect: effect.statements,
    stored: storeEvent(db, stored, error, now),
    people: db.select({ userId: userSubscriptions.userId }).from(userSubscriptions).where(owner),
    refreshed: refreshPremium(
      db,
      sql`select user_id from user_subscriptions where asaas_subscription_id = ${asaasSubscriptionId ?? ""}`,
      now,
    ),
  });
  try {
    return (await batch).people[0]?.userId ?? null;
  } catch (cause) {
    if (!isUniqueViolation(cause, "webhook_events.id")) throw cause;
    await storeConflict(db, stored, now);
    return null;
  }
}
