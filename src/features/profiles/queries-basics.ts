import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { cliente, professionalProfiles, profiles } from "#db/schema/index.ts";
import { nameKey } from "../../platform/database/fold.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import { isBanned } from "../auth/statements.ts";
import { mayAsk, type RequestedChange, requestEmailChange } from "./queries-email-change.ts";
import { RENAMES } from "./rules.ts";
import { indexPerson } from "./statements.ts";

export interface Basics {
  userId: string;
  name: string;
  phone: string;
  /** Keyed hash of a new number, with which nothing is saved if it is banned; null if it stays. */
  phoneHash: string | null;
  /** Candidates for the slug of a new name, best first. */
  slugs: readonly [string, string, string];
  /** The requested change of e-mail, if any; if one of its limits is exceeded, nothing is saved. */
  change: RequestedChange | null;
}

/** Conditions for saving, to be checked before anything is saved. */
function conditions({ userId, name, slugs, change, phoneHash }: Basics, now: number) {
  const keepsSlug = sql`(name = ${name} or name_slug in (${slugs[0]}, ${slugs[1]}, ${slugs[2]}))`;
  const renames = sql`(select count(*) from profile_former_slugs
    where profile_id = ${userId} and created_at > ${now - RENAMES.windowMs})`;
  const isPhoneBanned = phoneHash === null ? sql`false` : isBanned([phoneHash]);
  const mayMail = change ? mayAsk(change, now) : sql`true`;
  return {
    keepsSlug,
    mayRename: sql`${renames} < ${RENAMES.max}`,
    isPhoneBanned,
    mayMail,
    mayAsk: sql`(${mayMail} and not ${isPhoneBanned})`,
  };
}

function selectRefusals(db: Database, basics: Basics, now: number) {
  const { keepsSlug, mayRename, mayMail, isPhoneBanned } = conditions(basics, now);
  return db
    .select({
      isPhoneBanned: isPhoneBanned.mapWith(Boolean),
      hasTooManyNames: sql`not (${keepsSlug} or ${mayRename})`.mapWith(Boolean),
      hasTooManyMails: sql`not ${mayMail}`.mapWith(Boolean),
    })
    .from(profiles)
    .where(eq(profiles.id, basics.userId));
}

/** Condition that the name was saved; valid until the mails of a change are counted. */
function isSaved({ userId, name }: Basics, mayAsk: SQL): SQL {
  return sql`(${mayAsk} and exists (select 1 from profiles where id = ${userId} and name = ${name}))`;
}

/** Saves a new name only if the former slug could be kept for redirects. */
function saveName(db: Database, basics: Basics, now: number): Statement[] {
  const { userId, name, phone, slugs } = basics;
  const { keepsSlug, mayRename, mayAsk } = conditions(basics, now);
  const isFree = (slug: string) => sql`
    not exists (select 1 from profiles other where other.name_slug = ${slug} and other.id <> ${userId})
    and not exists (select 1 from profile_former_slugs former where former.slug = ${slug} and former.profile_id <> ${userId})`;
  return [
    db.run(sql`
      insert into profile_former_slugs (slug, profile_id, created_at)
      select name_slug, id, ${now} from profiles
      where id = ${userId} and not ${keepsSlug} and ${mayRename} and ${mayAsk}
      on conflict (slug) do update set profile_id = excluded.profile_id, created_at = excluded.created_at`),
    db.run(sql`
      update profiles set name = ${name}, name_key = ${nameKey(name)}, phone = ${phone},
        phone_confirmed_at = iif(phone = ${phone}, phone_confirmed_at, null), name_slug = case
        when ${keepsSlug} then name_slug
        when ${isFree(slugs[0])} then ${slugs[0]}
        when ${isFree(slugs[1])} then ${slugs[1]}
        else ${slugs[2]} end
      where id = ${userId} and ${mayAsk} and (${keepsSlug} or exists (
        select 1 from profile_former_slugs former where former.slug = name_slug and former.profile_id = ${userId}))`),
    db.run(sql`delete from profile_former_slugs where slug = (select name_slug from profiles where id = ${userId})`),
  ];
}

/** Mails the person that the number is another one. Put it before the number is saved. */
function notifyOfNewPhone(db: Database, basics: Basics, now: number): Statement {
  const { userId, phone } = basics;
  const { keepsSlug, mayRename, mayAsk } = conditions(basics, now);
  return insertOutboxFrom(
    db,
    "mail.security",
    { userId, what: "phone" },
    sql`from profiles where id = ${userId} and phone <> ${phone} and phone <> '' and ${mayAsk} and (${keepsSlug} or ${mayRename})`,
    now,
  );
}

/**
 * Statements that save name and phone in all copies (for the directory entry: `relistProvider`) and request the change
 * of e-mail: all or nothing. The slug is chosen inside the transaction, so that two people can't take the same one.
 * `refusals` has the reasons; `isSaved` is the condition for statements between `saving` and `asking`.
 */
export function saveBasics(db: Database, basics: Basics, now: number) {
  const { userId, name, phone, change } = basics;
  const saved = isSaved(basics, conditions(basics, now).mayAsk);
  const copies = [
    db
      .update(cliente)
      .set({ name, phone })
      .where(and(eq(cliente.id, userId), saved)),
    db
      .update(professionalProfiles)
      .set({ name, nameKey: nameKey(name), whatsapp: phone })
      .where(and(eq(professionalProfiles.userId, userId), saved)),
  ];
  return {
    refusals: selectRefusals(db, basics, now),
    saving: [notifyOfNewPhone(db, basics, now), ...saveName(db, basics, now), ...copies, ...indexPerson(db, userId)],
    isSaved: saved,
    asking: change ? requestEmailChange(db, change, saved, now) : [],
  };
}
