import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson, type Id, orNull } from "#db/rows.ts";
import { professionalProfiles, profiles } from "#db/schema/index.ts";
import { publicCredential } from "./schemas-credentials.ts";

/** Condition that a person proved by a code that they have the WhatsApp of their profile. */
export function hasConfirmedPhone(personId: Id) {
  return sql`exists (
    select 1 from profiles confirmed where confirmed.id = ${personId} and confirmed.phone_confirmed_at is not null)`.mapWith(
    Boolean,
  );
}

/**
 * Condition that a person may publish, if the portal demands a confirmed WhatsApp before someone's first request or
 * listing.
 */
export function mayPublish(userId: string, demandsPhone: boolean) {
  if (!demandsPhone) return sql`1`.mapWith(Boolean);
  return sql`(${hasConfirmedPhone(userId)}
    or exists (select 1 from service_requests earlier where earlier.created_by = ${userId})
    or exists (select 1 from marketplace_listings earlier where earlier.user_id = ${userId}))`.mapWith(Boolean);
}

/** Whether the person may publish, as {@link mayPublish} decides. Put it before the insert in its batch. */
export function selectMayPublish(db: Database, userId: string, demandsPhone: boolean) {
  return db.select({ mayPublish: mayPublish(userId, demandsPhone) }).from(sql`(select 1) as one`);
}

/**
 * Condition for cards that are public: with everything that `isComplete` (rules.ts) asks for, except the photo,
 * because the initial stands in for it.
 * @param card name of the professional_profiles in the query
 */
export function isCardComplete(card: string) {
  return sql.raw(`(coalesce(${card}.profession, '') <> ''
    and coalesce(${card}.professional_profile, '') <> '' and ${card}.whatsapp <> ''
    and json_array_length(${card}.specialties) > 0
    and (${card}.whole_state or json_array_length(${card}.service_regions) > 0))`);
}

/** Column of `profiles` and `professional_profiles` with the slug of a card that everybody may see; null without one. */
export const publicSlug = orNull(
  sql`iif(${professionalProfiles.hiddenBecause} is null and ${isCardComplete("professional_profiles")},
    ${profiles.nameSlug}, null)`.mapWith(String),
);

const publicCredentials = fromJson(z.array(publicCredential));

/** Column with a person's confirmed credentials. */
export function confirmedCredentials(personId: SQL) {
  return sql`(
    select json_group_array(json_object('kind', credentials.kind, 'confirmedAt', credentials.decided_at))
    from credentials where credentials.user_id = ${personId} and credentials.status = 'confirmed')`.mapWith(
    publicCredentials,
  );
}

/**
 * Statements that rebuild what admins search a person by: name, e-mail and phone. Every batch that writes one of these
 * must include them after its writes.
 * @param userId an id, or a query for ids
 */
export function indexPerson(db: Database, userId: string | SQLWrapper): [Statement, Statement] {
  return [
    db.run(sql`
      insert into person_entries (user_id, words)
      select id, '  ' || replace(trim(name_key || ' ' || email || ' ' || phone), ' ', '  ')
      from profiles where id in (${userId}) order by id
      on conflict (user_id) do update set words = excluded.words`),
    db.run(sql`
      insert or replace into person_fts (rowid, words)
      select position, words from person_entries where user_id in (${userId})`),
  ];
}

/** Condition that somebody else is an admin, and not blocked. */
export function hasOtherAdmin(userId: Id): SQL {
  return sql`(select 1 from profiles admin cross join users on users.id = admin.id
    where admin.is_admin = 1 and admin.id <> ${userId} and users.blocked_at is null limit 1) is not null`;
}

/** Condition that an account is not the last admin's. */
export function mayBeDeleted(userId: Id): SQL {
  return sql`(not exists (select 1 from profiles where id = ${userId} and is_admin = 1) or ${hasOtherAdmin(userId)})`;
}
