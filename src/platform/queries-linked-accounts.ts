import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { AccountMark } from "./account-marks.ts";

/** Statement that notes what an account was seen with, if the condition holds and the account is not blocked. */
export function noteMarks(
  db: Database,
  userId: string,
  marks: readonly AccountMark[],
  now: number,
  condition = sql`true`,
): Statement {
  return db.run(sql`
    insert into account_marks (user_id, kind, hash, seen_at)
    select users.id, value ->> 'kind', value ->> 'hash', ${now}
    from users cross join json_each(${JSON.stringify(marks)}) where users.id = ${userId} and users.blocked_at is null and ${condition}
    on conflict (user_id, kind, hash) do update set seen_at = excluded.seen_at`);
}

/**
 * Statement that links two accounts if they share an address, a device, a payer or a phone. For batches with which one
 * account vouches for the other, before the averages.
 * @param pair a query for `one` and `other`
 */
export function linkAccounts(db: Database, pair: SQL, now: number): Statement {
  return db.run(sql`
    with pair as materialized (${pair})
    insert into linked_accounts (one_id, other_id, kind, found_at)
    select min(one, other), max(one, other), kind, ${now} from (
      select one, other, mine.kind from pair
      join account_marks mine on mine.user_id = one
      join account_marks theirs on (theirs.user_id, theirs.kind, theirs.hash) = (other, mine.kind, mine.hash)
      union all
      select one, other, 'phone' from pair
      join profiles mine on mine.id = one and mine.phone <> ''
      join profiles theirs on theirs.id = other and theirs.phone = mine.phone) bounded_shared
    where one <> other on conflict do nothing`);
}

/** Condition that two accounts are linked. */
export const areLinked = (one: SQLWrapper, other: SQLWrapper): SQL => sql`exists (
  select 1 from linked_accounts where one_id = min(${one}, ${other}) and other_id = max(${one}, ${other}))`;
