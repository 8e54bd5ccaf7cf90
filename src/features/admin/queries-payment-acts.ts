import { desc, isNull, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import { paymentDifferences, platformStats } from "#db/schema/index.ts";
import { COUNT_MAX } from "../../shared/bounded-count.ts";
import { COMPARED_AT } from "../billing/rules.ts";
import { askRefund } from "../billing/statements.ts";
import type { Actor } from "./queries-acts.ts";
import { newAudit, runAct } from "./queries-audit.ts";

/** Asks the payment provider to refund a charge, unless that was done before. */
export function refundOne(db: Database, paymentId: string, by: Actor) {
  const { id, target } = newAudit(by.now);
  const row = sql`from subscription_payments where id = ${paymentId}`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "refundPayment",
      targetKind: "payment",
      targetId: paymentId,
      before: sql`(select json_object('status', status) ${row})`,
      after: sql`json_object('status', 'REFUND_REQUESTED')`,
    },
    when: sql`exists (select 1 ${row} and refund_asked_at is null)`,
    refused: sql`exists (select 1 ${row} and (paid_at is null or revoked_at is not null))`,
    exists: sql`exists (select 1 ${row})`,
    statements: askRefund(db, target, by.now),
  });
}

/** Notes that an admin has looked at a difference. */
export function settleOne(db: Database, paymentId: string, by: Actor) {
  const { id, target } = newAudit(by.now);
  const row = sql`from payment_differences where id = ${paymentId}`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "settleDifference",
      targetKind: "payment",
      targetId: paymentId,
      before: sql`(select json_object('difference', kind) ${row})`,
      after: sql`json_object('difference', null)`,
    },
    when: sql`exists (select 1 ${row} and settled_at is null)`,
    exists: sql`exists (select 1 ${row})`,
    statements: [db.run(sql`update payment_differences set settled_at = ${by.now} where id = ${target}`)],
  });
}

/** What differs at the payment provider, newest first, and up to when that was compared. */
export function listDifferences(db: Database) {
  const { id, kind, ourCents, ourState, theirCents, theirState, foundAt, settledAt } = paymentDifferences;
  return batchOf(db, {
    comparedAt: db
      .select({ at: platformStats.metricValue })
      .from(platformStats)
      .where(sql`${platformStats.metricName} = ${COMPARED_AT}`),
    items: db
      .select({
        ...{ id, kind, ourCents, ourState, theirCents, theirState, foundAt },
        name: orNull(
          sql`(select person.name from subscription_payments charge
            join user_subscriptions subscription on subscription.id = charge.subscription_id
            join profiles person on person.id = subscription.user_id
            where charge.id = payment_differences.id)`.mapWith(String),
        ),
      })
      .from(paymentDifferences)
      .where(isNull(settledAt))
      .orderBy(desc(foundAt), desc(id))
      .limit(COUNT_MAX),
  });
}
