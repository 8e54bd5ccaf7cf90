import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { anyOf, type Id } from "#db/rows.ts";
import { formerAccounts } from "#db/schema/index.ts";
import { FORMER_ACCOUNTS_KEPT_MS } from "../shared/limits.ts";

/** What an account had when it was deleted. */
const FACTS = ["used_promotion", "was_referred", "is_banned"] as const;
type Fact = (typeof FACTS)[number];

const merged = sql.raw(
  `${FACTS.map((fact) => `${fact} = max(former_accounts.${fact}, excluded.${fact})`).join(", ")},
    kept_until = max(former_accounts.kept_until, excluded.kept_until)`,
);

/** Condition that a former account with one of these hashes had something. */
export const hadBefore = (fact: Fact, hashes: readonly string[]): SQL => sql`exists (
  select 1 from former_accounts where hash in (${anyOf(hashes)}) and ${sql.raw(fact)})`;

/** Statement with a row if a former account with one of these hashes was banned. */
export function selectBan(db: Database, hashes: readonly string[]) {
  const { hash, isBanned } = formerAccounts;
  return db
    .select({ hash })
    .from(formerAccounts)
    .where(and(inArray(hash, [...hashes]), eq(isBanned, true)));
}

/** Copies the counts of a person's calls under other prefixes of their keys. */
function copyCounts(db: Database, from: SQL, prefixes: SQL, condition: SQL): Statement {
  // ";" is the character after ":".
  return db.run(sql`
    insert into rate_limits (key, count, window_ends_at)
    select prefix || substr(key, instr(key, ':')), max(count), max(window_ends_at)
    from (select value as source from (${from}) bounded_sources) bounded_sources
    cross join rate_limits on key > source || ':' and key < source || ';'
    cross join (select value as prefix from (${prefixes}) bounded_prefixes) bounded_prefixes
    where ${condition} group by 1
    on conflict (key) do update set count = max(rate_limits.count, excluded.count),
      window_ends_at = max(rate_limits.window_ends_at, excluded.window_ends_at)`);
}

const eachOf = (hashes: readonly string[]): SQL => sql`select value from json_each(${JSON.stringify(hashes)})`;

/**
 * Statements that keep what must outlast an account, under the hashes of who had it. Put them before the deletion in its
 * batch.
 * @param condition that the account will be deleted
 */
export function keepFormer(
  db: Database,
  { userId, hashes }: { userId: Id; hashes: readonly string[] },
  condition: SQL,
  now: number,
): Statement[] {
  return [
    db.run(sql`
      insert into former_accounts (hash, used_promotion, was_referred, is_banned, kept_until)
      select value, used_promotion, was_referred, is_banned, ${now + FORMER_ACCOUNTS_KEPT_MS}
      from (
        select exists (select 1 from user_promotions where user_id = users.id) as used_promotion,
          exists (select 1 from user_referrals where referred_id = users.id) as was_referred,
          blocked_at is not null as is_banned
        from users where id = ${userId} and ${condition}) bounded_account
      cross join json_each(${JSON.stringify(hashes)})
      where used_promotion or was_referred or is_banned
      on conflict (hash) do update set ${merged}`),
    copyCounts(db, sql`select id as value from users where id = ${userId}`, eachOf(hashes), condition),
  ];
}

/**
 * Statements for the batch in which an account becomes usable: what former accounts with one of these hashes had counts
 * for all of them, and for the account, except bans.
 */
export function inheritFormer(db: Database, userId: string, hashes: readonly string[]): Statement[] {
  return [
    db.run(sql`
      insert into former_accounts (hash, used_promotion, was_referred, is_banned, kept_until)
      select value, used_promotion, was_referred, 0, kept_until
      from (
        select max(used_promotion) as used_promotion, max(was_referred) as was_referred, max(kept_until) as kept_until
        from former_accounts where hash in (${anyOf(hashes)})) bounded_former
      cross join json_each(${JSON.stringify(hashes)})
      where used_promotion or was_referred
      on conflict (hash) do update set ${merged}`),
    copyCounts(db, eachOf(hashes), sql`select ${userId} as value`, sql`true`),
  ];
}
