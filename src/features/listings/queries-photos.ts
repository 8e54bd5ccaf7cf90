import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { marketplaceListingImages, marketplaceListings } from "#db/schema/index.ts";
import type { Album, PlacedPhoto } from "../../platform/images/queries-photos.ts";
import { MAX_PHOTOS, PHOTO_RETENTION_MS } from "./rules.ts";

/** The photos of a listing whose photos were not deleted yet: the job that does it never looks back. */
export const albumOf = (id: string, userId: string, now: number): Album => ({
  id,
  key: marketplaceListings.id,
  isOwn: and(
    eq(marketplaceListings.id, id),
    eq(marketplaceListings.userId, userId),
    gt(marketplaceListings.expiresAt, now - PHOTO_RETENTION_MS),
  ),
  holder: marketplaceListingImages.listingId,
  max: MAX_PHOTOS,
  onInsert: choosePrimary(id),
});

/** A new photo becomes primary if there is none, or if it was requested for a position before the primary one. */
const choosePrimary =
  (listingId: string) =>
  (db: Database, { id, order }: PlacedPhoto) => {
    // Uploads run in parallel, so the first to arrive may not be the first that the person chose.
    const standsBefore = sql`${order !== null ? 1 : 0} and exists (select 1 from marketplace_listing_images mine
    where mine.id = ${id} and mine.display_order < marketplace_listing_images.display_order)`;
    const { listingId: listing, isPrimary } = marketplaceListingImages;
    return [
      db
        .update(marketplaceListingImages)
        .set({ isPrimary: false })
        .where(and(eq(listing, listingId), eq(isPrimary, true), standsBefore)),
      db.run(sql`
      update marketplace_listing_images set is_primary = 1 where id = ${id}
      and not exists (select 1 from marketplace_listing_images other where other.listing_id = ${listingId} and other.is_primary = 1)`),
    ];
  };
