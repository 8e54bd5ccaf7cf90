import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { type Id, selectValues } from "#db/rows.ts";
import { bans, emailTokens, passkeys, recoveryCodes, sessions, users } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import type { AccountMark } from "../../platform/hashing/account-marks.ts";
import { FORMER_ACCOUNTS_KEPT_MS } from "../../shared/limits.ts";
import { GOOGLE_FALLBACK_NAMES } from "./rules.ts";

/** What an account had when it was deleted. */
const FACTS = ["used_promotion", "was_referred"] as const;
type Fact = (typeof FACTS)[number];

const merged = sql.raw(
  `${FACTS.map((fact) => `${fact} = max(former_accounts.${fact}, excluded.${fact})`).join(", ")},
    kept_until = max(former_accounts.kept_until, excluded.kept_until)`,
);

/** Condition that a former account with one of these hashes had something. */
export const hadBefore = (fact: Fact, hashes: readonly string[]): SQL => sql`exists (
  select 1 from former_accounts where hash in (${selectValues(hashes)}) and ${sql.raw(fact)})`;

/** Condition that an e-mail or phone with one of these hashes is banned. */
export const isBanned = (hashes: readonly string[]): SQL => sql`exists (
  select 1 from bans where email_hash in (${selectValues(hashes)})
  union all select 1 from bans where phone_hash is not null and phone_hash in (${selectValues(hashes)}))`;

/** Statement with a row if an e-mail or phone with one of these hashes is banned. */
export function selectBan(db: Database, hashes: readonly string[]) {
  return db.select({ one: sql`1` }).from(sql`(select 1) bounded_one`).where(isBanned(hashes));
}

interface NewBan {
  /** A query that finds nobody if there is nothing to ban. */
  userId: Id;
  /** Of e-mail and phone, see `personHashes`. */
  hashes: readonly string[];
  hint: string;
  reason: string;
  adminId: string;
}

/** Statement that bans e-mail and phone of an account from new sign-ups. It replaces an earlier ban of the account. */
export function insertBan(db: Database, { userId, hashes, hint, reason, adminId }: NewBan, now: number): Statement {
  const [emailHash, phoneHash = null] = hashes;
  return db.run(sql`
    insert into bans (id, user_id, email_hash, phone_hash, hint, reason, admin_id, created_at, kept_until)
    select ${newId(now)}, person_id, ${emailHash}, ${phoneHash}, ${hint}, ${reason}, ${adminId}, ${now},
      ${now + FORMER_ACCOUNTS_KEPT_MS}
    from (select ${userId} as person_id) bounded_person where person_id is not null
    on conflict (user_id) do update set id = excluded.id, email_hash = excluded.email_hash,
      phone_hash = excluded.phone_hash, hint = excluded.hint, reason = excluded.reason, admin_id = excluded.admin_id,
      created_at = excluded.created_at, kept_until = excluded.kept_until`);
}

/** Statement that lifts the ban of what an account had. */
export function deleteBan(db: Database, userId: Id): Statement {
  return db.delete(bans).where(eq(bans.userId, userId));
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
export function insertFormerAccount(
  db: Database,
  { userId, hashes }: { userId: Id; hashes: readonly string[] },
  condition: SQL,
  now: number,
): Statement[] {
  return [
    db.run(sql`
      insert into former_accounts (hash, used_promotion, was_referred, kept_until)
      select value, used_promotion, was_referred, ${now + FORMER_ACCOUNTS_KEPT_MS}
      from (
        select exists (select 1 from user_promotions where user_id = users.id) as used_promotion,
          exists (select 1 from user_referrals where referred_id = users.id) as was_referred
        from users where id = ${userId} and ${condition}) bounded_account
      cross join json_each(${JSON.stringify(hashes)})
      where used_promotion or was_referred
      on conflict (hash) do update set ${merged}`),
    copyCounts(db, sql`select id as value from users where id = ${userId}`, eachOf(hashes), condition),
  ];
}

/**
 * Statements for the batch in which an account becomes usable: what former accounts with one of these hashes had counts
 * for all of them, and for the account.
 */
export function inheritFormer(db: Database, userId: string, hashes: readonly string[]): Statement[] {
  return [
    db.run(sql`
      insert into former_accounts (hash, used_promotion, was_referred, kept_until)
      select value, used_promotion, was_referred, kept_until
      from (
        select max(used_promotion) as used_promotion, max(was_referred) as was_referred, max(kept_until) as kept_until
        from former_accounts where hash in (${selectValues(hashes)})) bounded_former
      cross join json_each(${JSON.stringify(hashes)})
      where used_promotion or was_referred
      on conflict (hash) do update set ${merged}`),
    copyCounts(db, eachOf(hashes), sql`select ${userId} as value`, sql`true`),
  ];
}

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

/** Logs a person out everywhere, and cancels a pending change of e-mail, since one of the sessions requested it. */
export function endSessionsOf(db: Database, userId: Id): [Statement, Statement] {
  return [
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), inArray(emailTokens.kind, ["change", "stop"]))),
  ];
}

/** Statements that delete a person's passkeys and the recovery codes that replace them, if the condition on the rows holds. */
export function forgetPasskeys(db: Database, userId: Id, condition: SQL = sql`true`): [Statement, Statement] {
  return [
    db.delete(passkeys).where(and(eq(passkeys.userId, userId), condition)),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), condition)),
  ];
}

/** Deletes an account, if the condition holds. The cascade deletes its sessions and all that belongs to it. */
export function deleteUserRow(db: Database, userId: Id, condition: SQL) {
  return db
    .delete(users)
    .where(and(eq(users.id, userId), condition))
    .returning({ id: users.id });
}

/** Gives the account the client role if `condition` is met; idempotent. Name, e-mail and phone come from its profile. */
export function insertClient(db: Database, userId: string, now: number, condition = sql`true`): Statement {
  return db.run(sql`
    insert into cliente (id, name, email, phone, is_premium, created_at)
    select id, case name when ${GOOGLE_FALLBACK_NAMES.person} then ${GOOGLE_FALLBACK_NAMES.client} else name end,
      email, phone, is_premium, ${now} from profiles where id = ${userId} and ${condition}
    on conflict do nothing`);
}
