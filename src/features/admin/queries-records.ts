import { and, desc, getTableColumns, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { outbox, webhookEvents } from "#db/schema/index.ts";
import { isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import type { OutboxKind } from "../../platform/delivery/outbox.ts";
import { type DELIVERY_FILTERS, PAGE_SIZE } from "./rules.ts";

const STATES = {
  dead: isNotNull(outbox.deadAt),
  waiting: and(isNull(outbox.deliveredAt), isNull(outbox.deadAt)),
  // The unary plus avoids the index of the sweep, which would need a sort; nearly all rows were delivered.
  delivered: sql`+${outbox.deliveredAt} is not null`,
};

/** Rows of the outbox without their payloads, newest first. */
export function listDeliveries(db: Database, state: (typeof DELIVERY_FILTERS)[number], before: string | null) {
  const { payload: _, ...columns } = getTableColumns(outbox);
  return db
    .select({ ...columns, kind: sql`${outbox.kind}`.mapWith((kind) => kind as OutboxKind) })
    .from(outbox)
    .where(and(STATES[state], isAfterPage(outbox.id, { before, size: PAGE_SIZE })))
    .orderBy(desc(outbox.id))
    .limit(rowsFor(PAGE_SIZE));
}

/** Position of an event: several may arrive in the same millisecond. */
export interface EventPosition {
  receivedAt: number;
  row: number;
}

/** Webhook events of the payment provider, newest first. */
export function listEvents(db: Database, after: EventPosition | null) {
  const row = sql`webhook_events.rowid`.mapWith(Number);
  return db
    .select({ ...getTableColumns(webhookEvents), row })
    .from(webhookEvents)
    .where(after ? sql`(${webhookEvents.receivedAt}, ${row}) < (${after.receivedAt}, ${after.row})` : undefined)
    .orderBy(desc(webhookEvents.receivedAt), desc(row))
    .limit(rowsFor(PAGE_SIZE));
}
