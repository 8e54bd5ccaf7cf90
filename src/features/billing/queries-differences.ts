import { sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { readRows, selectValues } from "#db/rows.ts";
import { UTC_OFFSET_MS } from "../../shared/time.ts";
import type { Difference } from "./differences.ts";

const comparedRow = z.object({
  id: z.string(),
  status: z.string(),
  valueCents: z.number(),
  dueDate: z.string(),
  paidAt: z.number().nullable(),
  revokedAt: z.number().nullable(),
});

/**
 * The charges that were paid, refunded or due within these days, those with these ids, and those that differed before;
 * also of accounts that were deleted.
 */
export async function listCompared(db: Database, days: { first: string; last: string }, ids: readonly string[]) {
  const [from, until] = [
    sql`unixepoch(${days.first}) * 1000 - ${UTC_OFFSET_MS}`,
    sql`unixepoch(${days.last}, '+1 day') * 1000 - ${UTC_OFFSET_MS}`,
  ];
  const within = (time: "paid_at" | "revoked_at") => sql`${sql.raw(time)} >= ${from} and ${sql.raw(time)} < ${until}`;
  const known = sql`${selectValues(ids)} union select id from payment_differences where settled_at is null`;
  return await readRows(
    db,
    comparedRow,
    sql`select id, status, value_cents as "valueCents", due_date as "dueDate", paid_at as "paidAt",
        revoked_at as "revokedAt"
      from subscription_payments where id in (
        select id from subscription_payments where ${within("paid_at")}
        union select id from subscription_payments where ${within("revoked_at")}
        union select id from subscription_payments
          where paid_at is null and due_date >= ${days.first} and due_date <= ${days.last}
        union ${known})
      union all select id, '', value_cents, due_date, paid_at, revoked_at from retained_payments where id in (
        select id from retained_payments where ${within("paid_at")}
        union select id from retained_payments where ${within("revoked_at")}
        union ${known})`,
  );
}

/** Ids of the differences that nobody settled. */
export async function listDiffering(db: Database): Promise<string[]> {
  const rows = await readRows(
    db,
    z.object({ id: z.string() }),
    sql`select id from payment_differences where settled_at is null`,
  );
  return rows.map(({ id }) => id);
}

/** Stores what differs, and forgets what agrees again. What an admin settled stays so until it differs in another way. */
export async function storeDifferences(
  db: Database,
  differences: readonly Difference[],
  agreed: readonly string[],
  now: number,
): Promise<void> {
  const list = JSON.stringify(differences);
  const isSame = sql`(kind, our_cents, our_state, their_cents, their_state)
    is (excluded.kind, excluded.our_cents, excluded.our_state, excluded.their_cents, excluded.their_state)`;
  await batchOf(db, {
    stored: db.run(sql`
      insert into payment_differences (id, kind, our_cents, our_state, their_cents, their_state, found_at)
      select value ->> 'id', value ->> 'kind', value ->> '$.ours.valueCents', value ->> '$.ours.state',
        value ->> '$.theirs.valueCents', value ->> '$.theirs.state', ${now}
      from json_each(${list}) where true
      on conflict (id) do update set kind = excluded.kind, our_cents = excluded.our_cents,
        our_state = excluded.our_state, their_cents = excluded.their_cents, their_state = excluded.their_state,
        found_at = iif(${isSame}, found_at, excluded.found_at), settled_at = iif(${isSame}, settled_at, null)`),
    agreed: db.run(sql`delete from payment_differences where id in (${selectValues(agreed)})`),
  });
}
