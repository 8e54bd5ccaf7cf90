import { and, count, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { listingFavorites } from "#db/schema/index.ts";
import { markView } from "../analytics/statements.ts";
import { CARD_FIELDS, cardRow, IS_SOLD, json, readJson } from "./queries.ts";
import { FAVORITES_MAX, OTHERS_SIZE } from "./rules.ts";
import { favoriteListing } from "./schemas.ts";
import { isPublic, isShown } from "./statements.ts";

const favoriteRow = cardRow.extend(favoriteListing.pick({ isActive: true, isSold: true, hasPage: true }).shape);

interface FavoriteKey {
  listingId: string;
  userId: string;
  now: number;
}

const ofPerson = (listingId: string, userId: string) =>
  and(eq(listingFavorites.listingId, listingId), eq(listingFavorites.userId, userId));

/**
 * Adds a public listing of someone else to the person's favourites, unless they have too many.
 * @returns `isFavorite`: whether it is one, also from before; `isFull`: whether they have the most that one may have
 */
export async function insertFavorite(db: Database, { listingId, userId, now }: FavoriteKey) {
  const made = sql`(select count(*) from listing_favorites where user_id = ${userId})`;
  const { found, total } = await batchOf(db, {
    inserted: db.run(sql`
      insert into listing_favorites (user_id, listing_id, created_at)
      select ${userId}, card.id, ${now} from marketplace_listings card
      where card.id = ${listingId} and card.user_id <> ${userId} and ${isPublic(now)} and ${made} < ${FAVORITES_MAX}
      on conflict do nothing`),
    found: db.select({ id: listingFavorites.listingId }).from(listingFavorites).where(ofPerson(listingId, userId)),
    total: db.select({ count: count() }).from(listingFavorites).where(eq(listingFavorites.userId, userId)),
  });
  return { isFavorite: found.length > 0, isFull: (total[0]?.count ?? 0) >= FAVORITES_MAX };
}

export async function deleteFavorite(db: Database, listingId: string, userId: string): Promise<void> {
  await db.delete(listingFavorites).where(ofPerson(listingId, userId));
}

/** Ids of a person's favourites. */
export async function listFavoriteIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: listingFavorites.listingId })
    .from(listingFavorites)
    .where(eq(listingFavorites.userId, userId));
  return rows.map(({ id }) => id);
}

/** A person's favourites, the newest first, also sold and expired ones, but none that is hidden. */
export function listFavorites(db: Database, userId: string, now: number): Promise<z.output<typeof favoriteRow>[]> {
  return readJson(
    db,
    favoriteRow,
    sql`
      select json_object(${CARD_FIELDS}, 'isActive', ${json(isPublic(now))}, 'isSold', ${IS_SOLD},
        'hasPage', ${json(isShown(now))}) as row
      from listing_favorites favorite cross join marketplace_listings card on card.id = favorite.listing_id
      where favorite.user_id = ${userId} and card.hidden_because is null
      order by favorite.created_at desc, favorite.listing_id desc limit ${FAVORITES_MAX}`,
  );
}

/** Counts a view of a listing that others see, unless this address has viewed it today or is above the limit. */
export async function countView(db: Database, view: { id: string; address: string; now: number }): Promise<void> {
  const isThere = sql`from marketplace_listings card where card.id = ${view.id} and ${isShown(view.now)}`;
  await batchOf(db, {
    marked: markView(db, { ...view, subjectId: view.id, isThere }),
    // Changes of the statement before.
    counted: db.run(sql`update marketplace_listings set views = views + 1 where id = ${view.id} and changes() > 0`),
  });
}

/** Newest listings of a person among which {@link listOthers} looks for public ones. */
const OTHERS_WALK = 200;

/** The newest other public listings of the person who sells this one, unordered; none if it isn't visible to everyone. */
export function listOthers(db: Database, id: string, now: number): Promise<z.output<typeof cardRow>[]> {
  return readJson(
    db,
    cardRow,
    sql`
      select json_object(${CARD_FIELDS}) as row from (
        select other.* from marketplace_listings card
        cross join marketplace_listings other on other.user_id = card.user_id and other.seq <> card.seq
        where card.id = ${id} and ${isShown(now)} order by other.seq desc limit ${OTHERS_WALK}) card
      where ${isPublic(now)} limit ${OTHERS_SIZE}`,
  );
}
