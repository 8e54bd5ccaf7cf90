import { type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull, parsedBy } from "#db/rows.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import type { Ways } from "../../platform/database/queries-text.ts";
import { dayOf } from "../../shared/day.ts";
import { UTC_OFFSET_MS } from "../../shared/time.ts";
import { people } from "./queries-search.ts";
import {
  boundsOfMonth,
  type PAYMENT_FILTERS,
  PAYMENT_STATES,
  type PaymentPosition,
  type PaymentState,
} from "./rules.ts";
import { adminPayment } from "./schemas-payments.ts";

/*
 * A month has what happened in it: what was received and what was refunded, also of accounts that were deleted since, so
 * that it stays as it was. What is due in it and unpaid is there until it is paid.
 */

const WAS = {
  received: { time: sql`charge.paid_at`, isIt: sql`charge.paid_at is not null` },
  refunded: { time: sql`charge.revoked_at`, isIt: sql`charge.revoked_at is not null` },
} as const;
const isUnpaid = sql`charge.paid_at is null and charge.revoked_at is null`;
const IS = {
  overdue: sql`${isUnpaid} and charge.status = 'OVERDUE'`,
  open: sql`${isUnpaid} and charge.status not in ('OVERDUE', 'DELETED')`,
} as const;

const midnightOf = (day: SQL): SQL => sql`unixepoch(${day}) * 1000 - ${UTC_OFFSET_MS}`;

/** The charges in a state: when they came into it, and what is true of them, in the month or, without one, at any time. */
function inState(state: PaymentState, month: string | null, before: PaymentPosition | null): { at: SQL; when: SQL } {
  const bounds = month === null ? null : boundsOfMonth(month);
  if (state === "received" || state === "refunded") {
    const { time, isIt } = WAS[state];
    const inMonth = bounds ? sql`${time} >= ${bounds.from} and ${time} < ${bounds.until}` : isIt;
    return { at: time, when: before ? sql`${inMonth} and ${time} <= ${before.at}` : inMonth };
  }
  const due = sql`charge.due_date`;
  const inMonth = bounds ? sql`${due} >= ${bounds.firstDay} and ${due} < ${bounds.nextDay}` : sql`true`;
  const upTo = before ? sql`${due} <= ${dayOf(before.at)}` : sql`true`;
  return { at: midnightOf(due), when: sql`${IS[state]} and ${inMonth} and ${upTo}` };
}

const PERSON = sql`
  cross join user_subscriptions subscription on subscription.id = charge.subscription_id
  cross join profiles person on person.id = subscription.user_id`;
const chargesOf = (ways: Ways): SQL => sql`(${people(ways)}) bounded_people
  cross join person_entries found on found.position = bounded_people.position
  cross join profiles person on person.id = found.user_id
  cross join user_subscriptions subscription on subscription.user_id = person.id
  cross join subscription_payments charge on charge.subscription_id = subscription.id`;

interface PaymentsSearch {
  month: string;
  filter: (typeof PAYMENT_FILTERS)[number];
  /** How people may fit the text; none for all payments of the month. */
  ways: Ways;
  /** Position of the last row of the previous page; null for the first page. */
  before: PaymentPosition | null;
  size: number;
}

/** One page of the charges in a state, in order. */
function pageInState(state: PaymentState, { month, ways, before, size }: PaymentsSearch, isRetained: boolean): SQL {
  const { at, when } = inState(state, ways.length > 0 ? null : month, before);
  const key = sql`${`${state}.`} || charge.id`;
  const beyond = before ? sql`(${at}, ${key}) < (${before.at}, ${before.key})` : sql`true`;
  const columns = isRetained
    ? sql`null as user_id, null as name, null as email, null as invoice_url, null as refund_asked_at, null as refund_refusal`
    : sql`person.id as user_id, person.name, person.email, charge.invoice_url, charge.refund_asked_at, charge.refund_refusal`;
  const live = ways.length > 0 ? chargesOf(ways) : sql`subscription_payments charge ${PERSON}`;
  return sql`select * from (
    select charge.id, ${state} as state, ${at} as at, ${key} as key, charge.due_date, charge.value_cents, ${columns},
      charge.revoked_at
    from ${isRetained ? sql`retained_payments charge` : live}
    where ${when} and ${beyond} order by ${at} desc, charge.id desc limit ${rowsFor(size)}) bounded_state`;
}

/** States in which charges of deleted accounts are kept. */
const isKept = (state: PaymentState) => state === "received" || state === "refunded";

function selectTotals(db: Database, month: string) {
  const value = (state: PaymentState, table: SQL) =>
    sql`select value_cents from ${table} charge where ${inState(state, month, null).when}`;
  const totals = PAYMENT_STATES.map((state) => {
    const retained = isKept(state) ? sql`union all ${value(state, sql`retained_payments`)}` : sql``;
    return sql`select ${state} as state, count(*) as count, coalesce(sum(value_cents), 0) as value_cents
      from (${value(state, sql`subscription_payments`)} ${retained}) bounded_month`;
  });
  return db
    .select({
      state: sql`state`.mapWith(parsedBy(adminPayment.shape.state)),
      count: sql`count`.mapWith(Number),
      valueCents: sql`value_cents`.mapWith(Number),
    })
    .from(sql`(${sql.join(totals, sql` union all `)}) bounded_totals`);
}

/** What happened with charges, newest first, and on the first page of a month its totals. */
export function listPayments(db: Database, search: PaymentsSearch) {
  const { month, filter, ways, before, size } = search;
  const pages = PAYMENT_STATES.filter((state) => filter === "all" || filter === state).flatMap((state) => [
    pageInState(state, search, false),
    ...(isKept(state) && ways.length === 0 ? [pageInState(state, search, true)] : []),
  ]);
  const text = (column: string) => orNull(sql`${sql.identifier(column)}`.mapWith(String));
  return batchOf(db, {
    rows: db
      .select({
        id: sql`id`.mapWith(String),
        key: sql`key`.mapWith(String),
        state: sql`state`.mapWith(parsedBy(adminPayment.shape.state)),
        at: sql`at`.mapWith(Number),
        dueDate: sql`due_date`.mapWith(String),
        valueCents: sql`value_cents`.mapWith(Number),
        userId: text("user_id"),
        name: text("name"),
        email: text("email"),
        invoiceUrl: text("invoice_url"),
        revokedAt: orNull(sql`revoked_at`.mapWith(Number)),
        refundAskedAt: orNull(sql`refund_asked_at`.mapWith(Number)),
        refundRefusal: text("refund_refusal"),
      })
      .from(sql`(${sql.join(pages, sql` union all `)}) bounded_page`)
      .orderBy(sql`at desc, key desc`)
      .limit(rowsFor(size)),
    totals: before === null && ways.length === 0 ? [selectTotals(db, month)] : [],
  });
}
