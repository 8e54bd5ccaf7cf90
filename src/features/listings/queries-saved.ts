import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull, readRows } from "#db/rows.ts";
import { savedSearches } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { CARD_FIELDS, cardRow, readJson } from "./queries.ts";
import { ANNOUNCED_MAX, FREQUENT_MAX, FREQUENT_OF, FREQUENT_PEOPLE, PRICE_MAX_CENTS, SAVED_MAX } from "./rules.ts";
import { isPublic } from "./statements.ts";

type NewSearch = typeof savedSearches.$inferInsert & { textKey: string };

/**
 * Saves a search, unless the person has an equal one or too many.
 * @returns `id`: of this or the equal one; null if there are too many
 */
export async function insertSaved(db: Database, search: NewSearch): Promise<{ id: string | null }> {
  const { userId, path } = search;
  const made = sql`(select count(*) from saved_searches where user_id = ${userId})`;
  const { found } = await batchOf(db, {
    inserted: db.run(sql`
      insert into saved_searches (id, user_id, name, path, text, text_key, category, city_id, min_price_cents, max_price_cents,
        created_at)
      select ${search.id}, ${userId}, ${search.name}, ${path}, ${search.text}, ${search.textKey}, ${search.category}, ${search.cityId},
        ${search.minPriceCents}, ${search.maxPriceCents}, ${search.createdAt}
      where ${made} < ${SAVED_MAX} and ${isAccountOpen(userId)}
      on conflict do nothing`),
    settings: db.run(sql`
      insert into saved_search_settings (user_id)
      select user_id from saved_searches where user_id = ${userId} limit 1 on conflict do nothing`),
    found: db
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(and(eq(savedSearches.userId, userId), eq(savedSearches.path, path))),
  });
  return { id: found[0]?.id ?? null };
}

/**
 * Texts beginning with `start` that many people search for, the most frequent ones first; of each, one way to write it.
 */
export async function listFrequentTexts(db: Database, start: string): Promise<string[]> {
  const rows = await readRows(
    db,
    z.object({ text: z.string() }),
    sql`
      select min(text) as text from (
        select text_key, user_id, text from saved_searches indexed by saved_searches_text
        where text_key >= ${start} and text_key < ${`${start}{`} order by text_key limit ${FREQUENT_OF}) bounded_texts
      group by text_key having count(distinct user_id) >= ${FREQUENT_PEOPLE}
      order by count(distinct user_id) desc, text_key limit ${FREQUENT_MAX}`,
  );
  return rows.map(({ text }) => text);
}

/** A person's saved searches, unordered. */
export function listSaved(db: Database, userId: string) {
  return db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      createdAt: savedSearches.createdAt,
      filter: {
        text: savedSearches.text,
        category: orNull(sql`nullif(${savedSearches.category}, '')`.mapWith(String)),
        cityId: orNull(sql`nullif(${savedSearches.cityId}, 0)`.mapWith(Number)),
        minPriceCents: orNull(sql`nullif(${savedSearches.minPriceCents}, 0)`.mapWith(Number)),
        maxPriceCents: orNull(sql`nullif(${savedSearches.maxPriceCents}, ${PRICE_MAX_CENTS})`.mapWith(Number)),
      },
    })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId));
}

/** The listings that the last notice of a person's search tells of and that are still public, unordered. */
export function listAnnounced(db: Database, id: string, userId: string, now: number) {
  return readJson(
    db,
    cardRow,
    sql`
      select json_object(${CARD_FIELDS}) as row
      from saved_searches search
      cross join notices on notices.user_id = search.user_id and notices.kind = 'saved-search'
        and notices.subject_id = search.id
      cross join saved_search_matches told on told.search_id = search.id
        and told.created_at >= coalesce(notices.details ->> 'since', notices.created_at)
      cross join marketplace_listings card on card.id = told.listing_id
      where search.id = ${id} and search.user_id = ${userId} and ${isPublic(now)} limit ${ANNOUNCED_MAX}`,
  );
}

/** Deletes one of a person's searches, if there is one with this id. */
export async function deleteSaved(db: Database, id: string, userId: string): Promise<void> {
  await db.delete(savedSearches).where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
}
