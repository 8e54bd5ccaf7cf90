import { and, eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { marketplaceListingImages, marketplaceListings } from "#db/schema/index.ts";
import {
  countStored,
  freePlace,
  mayBeShown,
  placesBelow,
  type StoredImage,
  selectStorage,
  settleReservation,
} from "../../platform/queries-images.ts";
import { reservedUntil } from "../../platform/uploads.ts";
import { MAX_PHOTOS } from "./rules.ts";

export interface NewPhoto {
  id: string;
  url: string;
  listingId: string;
  userId: string;
  /** Requested position, 0 to 7; null for the first free one. */
  order: number | null;
}

/** Reserves the photo's URL if the person owns the listing; otherwise `listing` is null. */
export async function reservePhoto(db: Database, photo: NewPhoto, now: number) {
  const { url, listingId, userId } = photo;
  const { storage, listings } = await batchOf(db, {
    storage: selectStorage(db, userId, now),
    listings: db
      .select({
        photos: sql<number>`(select count(*) from marketplace_listing_images where listing_id = ${listingId})`.mapWith(
          Number,
        ),
      })
      .from(marketplaceListings)
      .where(and(eq(marketplaceListings.id, listingId), eq(marketplaceListings.userId, userId))),
    reserved: db.run(sql`
      insert into discarded_images (url, due_at)
      select ${url}, ${reservedUntil(now)} from marketplace_listings
      where id = ${listingId} and user_id = ${userId}`),
  });
  return { storage, listing: listings[0] ?? null };
}

const PLACES = placesBelow(MAX_PHOTOS);

/**
 * Inserts the row of a stored photo at the requested position, else the next free one, else the first free one. It
 * becomes primary if there is none, or if it was requested for a position before the primary one. Not shown if all
 * positions are taken or the account's storage is full.
 */
export async function insertPhoto(db: Database, photo: NewPhoto & StoredImage, now: number) {
  const { id, url, listingId, userId, order } = photo;
  const isShown = sql`exists (select 1 from marketplace_listing_images where id = ${id})`;
  // Uploads run in parallel, so the first to arrive may not be the first that the person chose.
  const standsBefore = sql`${order !== null ? 1 : 0} and exists (select 1 from marketplace_listing_images mine
    where mine.id = ${id} and mine.display_order < marketplace_listing_images.display_order)`;
  const { listingId: listing, isPrimary } = marketplaceListingImages;
  const { storage, inserted } = await batchOf(db, {
    storage: selectStorage(db, userId, now),
    counted: countStored(db, photo, now),
    inserted: db.run(sql`
      insert into marketplace_listing_images (id, listing_id, url, is_primary, display_order)
      select ${id}, listing.id, ${url}, 0, ${freePlace(order)}
      from marketplace_listings listing join json_each(${PLACES}) place
      where listing.id = ${listingId} and listing.user_id = ${userId} and ${mayBeShown(photo)}
      and not exists (select 1 from marketplace_listing_images taken
        where taken.listing_id = ${listingId} and taken.display_order = place.value)
      group by listing.id`),
    formerPrimary: db
      .update(marketplaceListingImages)
      .set({ isPrimary: false })
      .where(and(eq(listing, listingId), eq(isPrimary, true), standsBefore)),
    newPrimary: db.run(sql`
      update marketplace_listing_images set is_primary = 1 where id = ${id}
      and not exists (select 1 from marketplace_listing_images other where other.listing_id = ${listingId} and other.is_primary = 1)`),
    settled: settleReservation(db, photo, isShown),
  });
  return { isShown: inserted.rowsAffected > 0, storage };
}
