import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";

/** Active, not expired and not hidden: in the lists. */
export const isPublic = (now: number) =>
  sql`(card.status = 'active' and card.expires_at > ${now} and card.hidden_because is null)`;
/** Public, or sold a short time ago: its page is visible to everyone. */
export const isShown = (now: number) =>
  sql`((card.status = 'active' or card.sold_at is not null) and card.expires_at > ${now} and card.hidden_because is null)`;
/** Where a listing is looked for: its category and city, and each open. */
export const PLACES = [true, false].flatMap((hasCategory) =>
  [true, false].map((hasCity) => ({ hasCategory, hasCity })),
);

/** Slug of the category of `card`. */
export const categoryOf = sql`(select slug from marketplace_categories where id = card.category_id)`;

interface Place {
  /** Slug. */
  category: SQL;
  cityId: SQL;
}

/** Condition that somebody saved a search in a category and city. */
const isWatched = ({ category, cityId }: Place) =>
  sql.join(
    PLACES.map(
      ({ hasCategory, hasCity }) => sql`exists (select 1 from saved_searches
        where category = ${hasCategory ? category : ""} and city_id = ${hasCity ? cityId : 0})`,
    ),
    sql` or `,
  );

/**
 * The delivery that looks for searches with a listing, if there may be any.
 * @param condition on `card`, the listing
 * @param place where the listing will be, if the batch moves it
 */
export function lookForSearches(
  db: Database,
  id: Id,
  condition: SQL,
  now: number,
  place: Place = { category: categoryOf, cityId: sql`card.city_id` },
) {
  return insertOutboxFrom(
    db,
    "searches.listing",
    { listingId: sql`card.id` },
    sql`from marketplace_listings card where card.id = ${id} and ${condition} and (${isWatched(place)})`,
    now,
  );
}
