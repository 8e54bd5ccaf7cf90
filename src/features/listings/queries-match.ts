import { sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { readRows, selectValues } from "#db/rows.ts";
import { newId } from "../../platform/database/ids.ts";
import { mailTimes } from "../../shared/mail-wishes.ts";
import type { Understood } from "../../shared/search/understand.ts";
import { DAY_MS } from "../../shared/time.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { expressions, textTables } from "./queries-words.ts";
import { MAILED_MAX } from "./rules.ts";
import { categoryOf, isPublic, PLACES } from "./statements.ts";

/** Longer than listings are edited and renewed as a rule. */
const KEPT_MS = 60 * DAY_MS;
const SWEPT = 100;

const candidate = z.object({
  id: z.string(),
  userId: z.string(),
  text: z.string(),
  cityId: z.number(),
  isMatch: z.number().transform(Boolean),
});

/**
 * A page of the searches in a listing's category and city, by id, and whether they have the listing, apart
 * from their text. It is nothing for its seller, nor for people who blocked the seller, whom the seller blocked, or
 * whom an admin blocked; nor for searches that were saved after it was published.
 */
export function listSearches(
  db: Database,
  listingId: string,
  { after, size, now }: { after: string; size: number; now: number },
) {
  const from = sql`from marketplace_listings card where card.id = ${listingId}`;
  const walks = PLACES.map(
    ({ hasCategory, hasCity }) => sql`
      select id from saved_searches
      where category = ${hasCategory ? sql`(select ${categoryOf} ${from})` : ""}
        and city_id = ${hasCity ? sql`(select card.city_id ${from})` : 0} and id > ${after}`,
  );
  return readRows(
    db,
    candidate,
    sql`
      with bounded_searches as materialized (${sql.join(walks, sql` union all `)} order by id limit ${size})
      select search.id as id, search.user_id as userId, search.text as text, card.city_id as cityId,
        ${isPublic(now)} and card.user_id <> search.user_id and account.blocked_at is null
          and ${areUnblocked(sql`card.user_id`, sql`search.user_id`)}
          and card.created_at >= search.created_at
          and card.price_cents between search.min_price_cents and search.max_price_cents as isMatch
      from bounded_searches
      cross join saved_searches search on search.id = bounded_searches.id
      cross join users account on account.id = search.user_id
      cross join marketplace_listings card on card.id = ${listingId}`,
  );
}

/** Those of the searches that find a listing by their text, with the means of the list. */
export async function withWords<Search extends { id: string; text: Understood }>(
  db: Database,
  listingId: string,
  searches: readonly Search[],
): Promise<Search[]> {
  const seq = sql`(select seq from marketplace_listings where id = ${listingId})`;
  const asked = searches.map(({ id, text }) => {
    if (text.terms.length === 0) return sql`select ${id} as id`;
    const found = sql`select rowid from marketplace_listings_fts
      where marketplace_listings_fts match ${sql.join(expressions(text, "all"))} and rowid = ${seq}`;
    return sql`select ${id} as id where (with ${textTables(text, sql`''`)} select exists (${found}))`;
  });
  if (asked.length === 0) return [];
  const rows = await readRows(db, z.object({ id: z.string() }), sql.join(asked, sql` union all `));
  return searches.filter((search) => rows.some(({ id }) => id === search.id));
}

/** Listings of `search` that wait for a letter: no more than it lists, and one that says that there are more. */
const countWaiting = sql`(
  select count(*) from saved_search_matches waiting indexed by saved_search_matches_waiting
  where waiting.search_id = search.id and waiting.mail_due_at is not null)`;

/** Tells the people with these searches of a listing, those who were not told of it before. */
export async function notifyOfListing(db: Database, listingId: string, searchIds: readonly string[], now: number) {
  const mails = JSON.stringify(mailTimes(now));
  const telling = newId(now);
  const told = sql`from saved_search_matches told where told.listing_id = ${listingId} and told.telling = ${telling}`;
  const notices = {
    kind: "saved-search" as const,
    to: sql`search.user_id`,
    subjectId: sql`search.id`,
    details: { name: sql`search.name`, count: sql`1`, path: sql`search.path`, since: now },
    source: sql`from (select told.search_id ${told}) new_match cross join saved_searches search
      on search.id = new_match.search_id where true`,
    among: sql`notices.subject_id in (select told.search_id ${told})`,
  };
  await batchOf(db, {
    swept: db.run(sql`
      delete from saved_search_matches where rowid in (
        select rowid from saved_search_matches where created_at < ${now - KEPT_MS} order by created_at limit ${SWEPT})`),
    matched: db.run(sql`
      insert into saved_search_matches (search_id, listing_id, telling, mail_due_at, created_at)
      select search.id, card.id, ${telling},
        iif(${countWaiting} <= ${MAILED_MAX}, ${mails} ->> settings.by_mail, null), ${now}
      from (${selectValues(searchIds)}) chosen
      cross join saved_searches search on search.id = chosen.value
      cross join marketplace_listings card on card.id = ${listingId}
      left join saved_search_settings settings on settings.user_id = search.user_id
      where true on conflict do nothing`),
    told: insertNotices(db, notices, now),
  });
}
