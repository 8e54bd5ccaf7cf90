import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { readRows } from "#db/rows.ts";
import { savedSearchMatches, savedSearchSettings } from "#db/schema/index.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import type { MailWish } from "../../shared/mail-wishes.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { isPublic } from "./statements.ts";

const dueMatch = z.object({ searchId: z.string(), listingId: z.string(), userId: z.string() });
const mailedMatch = dueMatch.extend({
  name: z.string(),
  email: z.string(),
  stopKey: z.string(),
  searchName: z.string(),
  path: z.string(),
  title: z.string().transform(maskContacts),
  priceCents: z.number(),
  cityId: z.number(),
});

/** A listing of which a person is to be told by mail, because one of their searches has it. */
export type DueMatch = z.output<typeof dueMatch>;
export type MailedMatch = z.output<typeof mailedMatch>;

/**
 * Takes what is due for up to `size` people and postpones it to `until` in the same statement, so that no two workers
 * take the same.
 */
export function takeDueMatches(db: Database, size: number, now: number, until: number): Promise<DueMatch[]> {
  return readRows(
    db,
    dueMatch,
    sql`
      update saved_search_matches indexed by saved_search_matches_waiting set mail_due_at = ${until}
      where mail_due_at <= ${now} and search_id in (
        select own.id from saved_searches own where own.user_id in (
          select search.user_id from saved_search_matches due
          cross join saved_searches search on search.id = due.search_id
          where due.mail_due_at <= ${now} order by due.mail_due_at limit ${size}))
      returning search_id as searchId, listing_id as listingId,
        (select user_id from saved_searches where id = search_id) as userId`,
  );
}

/** The rows of a list, as a table with columns `search` and `listing`. */
function rowsOf(due: readonly DueMatch[]): SQL {
  const pairs = JSON.stringify(due.map(({ searchId, listingId }) => [searchId, listingId]));
  return sql`select value ->> 0 as search, value ->> 1 as listing from json_each(${pairs})`;
}

/** What of it to tell. Listings that have ended or are hidden, and people who may no longer be told, are left out. */
export function listMailed(db: Database, due: readonly DueMatch[], now: number): Promise<MailedMatch[]> {
  return readRows(
    db,
    mailedMatch,
    sql`
      select search.id as searchId, card.id as listingId, account.id as userId, profiles.name as name,
        account.email as email, settings.stop_key as stopKey, search.name as searchName, search.path as path,
        card.title as title, card.price_cents as priceCents, card.city_id as cityId
      from (${rowsOf(due)}) due
      cross join saved_searches search on search.id = due.search
      cross join marketplace_listings card on card.id = due.listing
      cross join users account on account.id = search.user_id
      cross join profiles on profiles.id = account.id
      cross join saved_search_settings settings on settings.user_id = account.id
      where ${isPublic(now)} and settings.by_mail <> 'never'
        and account.blocked_at is null and account.email_confirmed_at is not null
        and ${areUnblocked(sql`card.user_id`, sql`account.id`)}`,
  );
}

/** Marks what was taken as done. */
export function finishMatches(db: Database, due: readonly DueMatch[]) {
  return db
    .update(savedSearchMatches)
    .set({ mailDueAt: null })
    .where(sql`(${savedSearchMatches.searchId}, ${savedSearchMatches.listingId}) in (${rowsOf(due)})`);
}

/** How a person wants to be told by mail; null if they never saved a search. */
export async function findMailWish(db: Database, userId: string): Promise<MailWish | null> {
  const [row] = await db
    .select({ byMail: savedSearchSettings.byMail })
    .from(savedSearchSettings)
    .where(eq(savedSearchSettings.userId, userId));
  return row?.byMail ?? null;
}

export async function saveMailWish(db: Database, userId: string, byMail: MailWish): Promise<void> {
  await db
    .insert(savedSearchSettings)
    .values({ userId, byMail })
    .onConflictDoUpdate({ target: savedSearchSettings.userId, set: { byMail } });
}

/** Stops the mails to the person with this key. @returns whether there is one */
export async function stopMails(db: Database, stopKey: string): Promise<boolean> {
  const stopped = await db
    .update(savedSearchSettings)
    .set({ byMail: "never" })
    .where(eq(savedSearchSettings.stopKey, stopKey))
    .returning({ userId: savedSearchSettings.userId });
  return stopped.length > 0;
}
