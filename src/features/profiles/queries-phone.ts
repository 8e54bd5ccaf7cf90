import { and, eq, gt, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { phoneCodes, profiles } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { insertOutboxFrom, newIdPerRow } from "../../platform/delivery/outbox.ts";
import { countMade, isWithinQuota, type Subject, selectQuotaReset } from "../../platform/limits/rate-limit.ts";
import { insertNotices } from "../notices/statements.ts";
import { CODE_LIFETIME_MS, CODE_LIMIT, CODE_TRIES } from "./rules.ts";

/**
 * Puts a new code, still without its digits, in place of the former one, and enqueues its delivery; unless one of
 * `subjects` had too many today.
 * @returns `isAsked`; `freeAt`: when the limits allow one more
 */
export async function askCode(
  db: Database,
  code: {
    codeId: string;
    userId: string;
    phone: string;
    subjects: Record<"person" | "number" | "address", Subject>;
    now: number;
  },
): Promise<{ isAsked: boolean; freeAt: number | null }> {
  const { codeId, userId, phone, subjects, now } = code;
  const all = Object.values(subjects);
  const mayAsk = all.map((subject) => isWithinQuota([CODE_LIMIT], subject, now));
  const freeAt = (subject: Subject) => selectQuotaReset(db, [CODE_LIMIT], subject, now);
  const isAsked = sql`exists (select 1 from phone_codes where user_id = ${userId} and code_id = ${codeId})`;
  const { asked, byPerson, byNumber, byAddress } = await batchOf(db, {
    asked: db.run(sql`
      insert into phone_codes (user_id, code_id, phone, expires_at, created_at)
      select id, ${codeId}, phone, ${now + CODE_LIFETIME_MS}, ${now} from profiles
      where id = ${userId} and phone = ${phone} and phone_confirmed_at is null and ${isAccountOpen(userId)}
        and ${sql.join(mayAsk, sql` and `)}
      on conflict (user_id) do update set code_id = excluded.code_id, phone = excluded.phone, code_hash = null, tries = 0,
        expires_at = excluded.expires_at, created_at = excluded.created_at`),
    enqueued: insertOutboxFrom(db, "n8n.phone-code", { userId, codeId }, sql`where ${isAsked}`, now),
    byPerson: freeAt(subjects.person),
    byNumber: freeAt(subjects.number),
    byAddress: freeAt(subjects.address),
    counted: all.flatMap((subject) => countMade(db, [CODE_LIMIT], subject, now, isAsked)),
  });
  const latest = Math.max(...[...byPerson, ...byNumber, ...byAddress].map((row) => row.freeAt ?? 0));
  return { isAsked: asked.rowsAffected > 0, freeAt: latest > 0 ? latest : null };
}

const codeOf = (userId: string, codeId: string) => and(eq(phoneCodes.userId, userId), eq(phoneCodes.codeId, codeId));

/** The number that a code is sent to; null if the code was used, replaced or is over, or the number is another now. */
export async function findCodeReceiver(db: Database, userId: string, codeId: string, now: number) {
  const [row] = await db
    .select({ phone: phoneCodes.phone })
    .from(phoneCodes)
    .innerJoin(profiles, and(eq(profiles.id, phoneCodes.userId), eq(profiles.phone, phoneCodes.phone)))
    .where(and(codeOf(userId, codeId), gt(phoneCodes.expiresAt, now)));
  return row?.phone ?? null;
}

/** @returns whether the code is still the newest one of its person */
export async function putCodeHash(db: Database, userId: string, codeId: string, codeHash: string): Promise<boolean> {
  const { rowsAffected } = await db.update(phoneCodes).set({ codeHash }).where(codeOf(userId, codeId));
  return rowsAffected > 0;
}

/** Ends the confirmation of the number in another account, and tells its owner. */
function moveFromFormer(db: Database, userId: string, phone: string, isRight: ReturnType<typeof sql>, now: number) {
  const former = sql`
    from profiles former where former.phone = ${phone} and former.phone_confirmed_at is not null
      and former.id <> ${userId} and ${isRight}`;
  const id = sql`former.id`;
  return {
    formers: db.select({ id: sql`former.id`.mapWith(String) }).from(sql`(select former.id ${former}) former`),
    told: insertNotices(
      db,
      {
        kind: "phone-moved",
        to: id,
        subjectId: id,
        details: {},
        source: former,
        among: sql`notices.user_id in (select id from profiles where phone = ${phone})`,
      },
      now,
    ),
    mailed: insertOutboxFrom(db, "mail.phone-moved", { userId: id }, former, now, newIdPerRow(now)),
    dropped: db.run(sql`
      update profiles set phone_confirmed_at = null
      where phone = ${phone} and phone_confirmed_at is not null and id <> ${userId} and ${isRight}`),
  };
}

/**
 * Counts a try of the newest code, and confirms the number if the code is right.
 * @returns null if there is no code for this number; otherwise its state, and who had confirmed the number before
 */
export async function tryCode(
  db: Database,
  { userId, phone, codeHash, now }: { userId: string; phone: string; codeHash: string; now: number },
) {
  const ofNumber = sql`user_id = ${userId} and phone = ${phone}
    and exists (select 1 from profiles where id = ${userId} and profiles.phone = ${phone})`;
  const isRight = sql`exists (
    select 1 from phone_codes where ${ofNumber} and code_hash = ${codeHash} and tries <= ${CODE_TRIES}
      and expires_at > ${now})`;
  const { tried, formers } = await batchOf(db, {
    tried: db
      .update(phoneCodes)
      .set({ tries: sql`${phoneCodes.tries} + 1` })
      .where(ofNumber)
      .returning({
        tries: phoneCodes.tries,
        isOver: sql`expires_at <= ${now}`.mapWith(Boolean),
        isSame: sql`code_hash is ${codeHash}`.mapWith(Boolean),
      }),
    ...moveFromFormer(db, userId, phone, isRight, now),
    confirmed: db.run(sql`
      update profiles set phone_confirmed_at = ${now} where id = ${userId} and phone = ${phone} and ${isRight}`),
    used: db.run(sql`delete from phone_codes where user_id = ${userId} and ${isRight}`),
  });
  const [code] = tried;
  return code ? { ...code, formerIds: formers.map(({ id }) => id) } : null;
}

/** Name and e-mail of a person; null if the account is gone. */
export async function findPhoneOwner(db: Database, userId: string) {
  const [row] = await db
    .select({ name: profiles.name, email: profiles.email, phoneConfirmedAt: profiles.phoneConfirmedAt })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row ?? null;
}
