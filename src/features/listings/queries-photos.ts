import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { marketplaceListingImages, marketplaceListings } from "#db/schema/index.ts";
import type { StoredImage } from "../../platform/images/queries-images.ts";
import { insertPlaced, type PlacedPhoto, reservePlaced } from "../../platform/images/queries-photos.ts";
import { MAX_PHOTOS, PHOTO_RETENTION_MS } from "./rules.ts";

export interface NewPhoto extends PlacedPhoto {
  listingId: string;
}

/** The photos of a listing whose photos were not deleted yet: the job that does it never looks back. */
const albumOf = ({ listingId, userId }: NewPhoto, now: number) => ({
  id: listingId,
  key: marketplaceListings.id,
  isOwn: and(
    eq(marketplaceListings.id, listingId),
    eq(marketplaceListings.userId, userId),
    gt(marketplaceListings.expiresAt, now - PHOTO_RETENTION_MS),
  ),
  holder: marketplaceListingImages.listingId,
  max: MAX_PHOTOS,
});

/** Reserves the photo's URL if the person owns the listing; otherwise `photos` is null. */
export function reservePhoto(db: Database, photo: NewPhoto, now: number) {
  return reservePlaced(db, photo, albumOf(photo, now), now);
}

/**
 * Inserts the row of a stored photo. It becomes primary if there is none, or if it was requested for a position before the
 * primary one.
 */
export function insertPhoto(db: Database, photo: NewPhoto & StoredImage, now: number) {
  const { id, listingId, order } = photo;
  // Uploads run in parallel, so the first to arrive may not be the first that the person chose.
  const standsBefore = sql`${order !== null ? 1 : 0} and exists (select 1 from marketplace_listing_images mine
    where mine.id = ${id} and mine.display_order < marketplace_listing_images.display_order)`;
  const { listingId: listing, isPrimary } = marketplaceListingImages;
  return insertPlaced(db, photo, albumOf(photo, now), now, [
    db
      .update(marketplaceListingImages)
      .set({ isPrimary: false })
      .where(and(eq(listing, listingId), eq(isPrimary, true), standsBefore)),
    db.run(sql`
      update marketplace_listing_images set is_primary = 1 where id = ${id}
      and not exists (select 1 from marketplace_listing_images other where other.listing_id = ${listingId} and other.is_primary = 1)`),
  ]);
}
