import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { jsonCell, readRows } from "#db/rows.ts";
import { marketplaceListingImages, marketplaceListings } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { countDeleted, countInserted } from "../../platform/database/queries-counters.ts";
import { countMade, isWithinQuota, ofPerson, selectQuotaReset } from "../../platform/limits/rate-limit.ts";
import { mayPublish, selectMayPublish } from "../profiles/statements.ts";
import { addWords, maskedText } from "./queries-words.ts";
import { FORMER_PRICES_MAX, PUBLISH_LIMITS } from "./rules.ts";
import {
  type CreateListingInput,
  type ListingInput,
  listingDetail,
  listingSummary,
  ownListing,
  usualPrice,
} from "./schemas.ts";
import { isPublic, isShown, lookForSearches } from "./statements.ts";

export const json = (condition: SQL) => sql`json(case when ${condition} then 'true' else 'false' end)`;

/** Whether others see title and description masked. To search the texts for contacts takes longer than to read them. */
const hasContacts = z.boolean();
/** A card as stored; the city's name comes from the catalogue of municipalities. */
export const cardRow = listingSummary.omit({ cityName: true }).extend({ cityId: z.number(), hasContacts });
const ownRow = ownListing.omit({ cityName: true }).extend({ cityId: z.number(), hasContacts });
const detailRow = listingDetail
  .omit({ cityName: true, isCheap: true })
  .extend({ hasContacts, usualPrice: usualPrice.omit({ category: true }).nullable() });

/** Fields of a {@link cardRow} as arguments of json_object; `card` is the listing. */
export const CARD_FIELDS = sql`
  'id', card.id, 'title', card.title, 'priceCents', card.price_cents, 'priceNegotiable', ${json(sql`card.price_negotiable`)},
  'acceptsSwap', ${json(sql`card.accepts_swap`)},
  'condition', card.condition, 'cityId', card.city_id, 'stateId', card.state_id,
  'createdAt', card.created_at, 'hasContacts', ${json(sql`card.masked_text is not null`)}, 'imageUrl',
  (select url from marketplace_listing_images image where image.listing_id = card.id and image.is_primary = 1)`;

const isHidden = json(sql`card.hidden_because is not null`);
export const IS_SOLD = json(sql`card.sold_at is not null`);

/** Reads one JSON cell per row, half the work of separate columns in transfer and decoding. */
export async function readJson<Row extends z.ZodType>(db: Database, row: Row, query: SQL): Promise<z.output<Row>[]> {
  const cells = await readRows(db, z.object({ row: z.string() }), query);
  return cells.map((cell) => jsonCell(row).parse(cell.row));
}

/**
 * A listing whose page is visible to everyone, or the viewer's own in any state; null if there is none. The seller's
 * number is only available through features/contacts.
 */
export async function findVisible(
  db: Database,
  viewerId: string | null,
  id: string,
  now: number,
): Promise<z.output<typeof detailRow> | null> {
  const [listing] = await readJson(
    db,
    detailRow,
    sql`
      select json_object(${CARD_FIELDS}, 'description', card.description, 'category', category.slug,
        'categoryName', category.name, 'stateName', (select name from states where id = card.state_id),
        'neighborhood', card.neighborhood, 'zipCode', card.zip_code, 'expiresAt', card.expires_at,
        'isActive', ${json(isPublic(now))}, 'isSold', ${IS_SOLD}, 'isHidden', ${isHidden}, 'isOwn', ${json(sql`card.user_id = ${viewerId}`)}, 'sellerName', seller.name,
        'hasPhone', ${json(sql`card.show_phone and card.sold_at is null and seller.phone <> ''`)},
        'hasWhatsapp', ${json(sql`card.show_whatsapp and card.sold_at is null and seller.phone <> ''`)},
        'hasConfirmedPhone', ${json(sql`seller.phone_confirmed_at is not null`)},
        'showPhone', ${json(sql`card.show_phone`)}, 'showWhatsapp', ${json(sql`card.show_whatsapp`)},
        'usualPrice', (select json_object('medianCents', median_cents, 'cases', cases) from category_prices
          where category_id = card.category_id),
        'photos', json((select json_group_array(json_object('id', id, 'url', url, 'isPrimary', ${json(sql`is_primary`)}))
          from (select id, url, is_primary from marketplace_listing_images bounded_photos where listing_id = card.id
            order by is_primary desc, place is null, place, display_order))),
        'formerPrices', json((select json_group_array(json_object('priceCents', price_cents, 'endedAt', ended_at)) from (
          select price_cents, ended_at from listing_former_prices where listing_id = card.id and card.user_id = ${viewerId}
          order by ended_at desc limit ${FORMER_PRICES_MAX})))) as row
      from marketplace_listings card
      join marketplace_categories category on category.id = card.category_id
      join profiles seller on seller.id = card.user_id
      where card.id = ${id} and (${isShown(now)} or card.user_id = ${viewerId})`,
  );
  return listing ?? null;
}

/** A person's own listings in any state, newest first. */
export function listOwn(db: Database, userId: string, now: number, limit: number): Promise<z.output<typeof ownRow>[]> {
  return readJson(
    db,
    ownRow,
    sql`
      with openings as materialized (
        select subject_id, count(distinct coalesce(opened_by, id)) as people from contact_openings
        where owner_id = ${userId} and kind = 'listing' group by subject_id)
      select json_object(${CARD_FIELDS}, 'expiresAt', card.expires_at, 'isActive', ${json(isPublic(now))},
        'isSold', ${IS_SOLD}, 'isHidden', ${isHidden}, 'views', card.views,
        'favorites', (select count(*) from listing_favorites where listing_id = card.id),
        'openings', coalesce((select people from openings where subject_id = card.id), 0),
        'waiting', (select count(*) from listing_comments question
          where question.listing_id = card.id and question.answer_to is null and question.hidden_because is null
          and not exists (select 1 from listing_comments answer where answer.answer_to = question.id))) as row
      from marketplace_listings card where card.user_id = ${userId} order by card.seq desc limit ${limit}`,
  );
}

/**
 * Stores and counts a listing, unless its submission is stored, the owner published too many or, if `demandsPhone`, has
 * to confirm their WhatsApp first. The category must be active.
 * @returns `storedId`: the submission's listing, this or an earlier one; `freeAt`: when the limit allows one more;
 * `mayPublish`: false if the number is not confirmed
 */
export async function insertOnce(
  db: Database,
  listing: CreateListingInput & { id: string; userId: string; createdAt: number; expiresAt: number },
  demandsPhone: boolean,
): Promise<{ storedId: string | null; freeAt: number | null; mayPublish: boolean }> {
  const { userId, submissionId, createdAt } = listing;
  const owner = ofPerson(userId);
  const isStored = sql`exists (select 1 from marketplace_listings where id = ${listing.id})`;
  const { allowed, stored, free } = await batchOf(db, {
    allowed: selectMayPublish(db, userId, demandsPhone),
    inserted: db.run(sql`
      insert into marketplace_listings (id, title, description, masked_text, price_cents, category_id, condition, neighborhood,
        zip_code, show_phone, show_whatsapp, price_negotiable, accepts_swap, user_id, city_id, state_id, created_at, expires_at,
        status, submission_id)
      select ${listing.id}, ${listing.title}, ${listing.description}, ${maskedText(listing)}, ${listing.priceCents}, category.id,
        ${listing.condition}, ${listing.neighborhood || null}, ${listing.zipCode || null}, ${listing.showPhone},
        ${listing.showWhatsapp}, ${listing.priceNegotiable}, ${listing.acceptsSwap}, ${userId}, ${listing.cityId}, ${listing.stateId},
        ${createdAt}, ${listing.expiresAt}, 'active', ${submissionId}
      from marketplace_categories category
      where category.slug = ${listing.category} and category.is_active = 1
      and ${isWithinQuota(PUBLISH_LIMITS, owner, createdAt)} and ${isAccountOpen(userId)}
      and ${mayPublish(userId, demandsPhone)}
      on conflict (user_id, submission_id) do nothing`),
    total: countInserted(db, "listings"),
    words: addWords(db, listing),
    stored: db
      .select({ id: marketplaceListings.id })
      .from(marketplaceListings)
      .where(and(eq(marketplaceListings.userId, userId), eq(marketplaceListings.submissionId, submissionId))),
    looked: lookForSearches(db, listing.id, sql`true`, createdAt),
    free: selectQuotaReset(db, PUBLISH_LIMITS, owner, createdAt),
    counted: countMade(db, PUBLISH_LIMITS, owner, createdAt, isStored),
  });
  const isAllowed = allowed[0]?.mayPublish ?? false;
  return { storedId: stored[0]?.id ?? null, freeAt: free[0]?.freeAt ?? null, mayPublish: isAllowed };
}

const ownedBy = (ownerId: string) => sql`card.user_id = ${ownerId}`;

const own = (id: string, ownerId: string) =>
  and(eq(marketplaceListings.id, id), eq(marketplaceListings.userId, ownerId));

/** @returns whether the owner has such a listing */
export async function updateOwn(
  db: Database,
  id: string,
  ownerId: string,
  changes: ListingInput,
  now: number,
): Promise<boolean> {
  const { category, ...columns } = changes;
  const categoryId = sql`(select id from marketplace_categories where slug = ${category})`;
  const found = sql`(card.title, card.description, card.price_cents, card.category_id, card.city_id)`;
  const changed = sql`(${changes.title}, ${changes.description}, ${changes.priceCents}, ${categoryId}, ${changes.cityId})`;
  const { updated } = await batchOf(db, {
    looked: lookForSearches(db, id, sql`${ownedBy(ownerId)} and ${found} <> ${changed}`, now, {
      category: sql`${category}`,
      cityId: sql`${changes.cityId}`,
    }),
    priced: db.run(sql`
      insert into listing_former_prices (listing_id, price_cents, ended_at)
      select card.id, card.price_cents, ${now} from marketplace_listings card
      where card.id = ${id} and ${ownedBy(ownerId)} and card.price_cents <> ${changes.priceCents}
      on conflict do nothing`),
    updated: db
      .update(marketplaceListings)
      .set({
        ...columns,
        maskedText: maskedText(changes),
        neighborhood: changes.neighborhood || null,
        zipCode: changes.zipCode || null,
        categoryId,
      })
      .where(own(id, ownerId))
      .returning({ id: marketplaceListings.id }),
    words: addWords(db, { id, title: changes.title }),
  });
  return updated.length > 0;
}

/** Publishes an owner's listing, active, sold or expired, until `expiresAt`; returns whether it exists. */
export async function renewOwn(
  db: Database,
  id: string,
  ownerId: string,
  { expiresAt, now }: { expiresAt: number; now: number },
): Promise<boolean> {
  // It may have been changed while nobody saw it.
  const wasGone = sql`${ownedBy(ownerId)} and (card.status <> 'active' or card.expires_at <= ${now})`;
  const { renewed } = await batchOf(db, {
    looked: lookForSearches(db, id, wasGone, now),
    renewed: db
      .update(marketplaceListings)
      .set({ status: "active", expiresAt, soldAt: null })
      .where(own(id, ownerId))
      .returning({ id: marketplaceListings.id }),
  });
  return renewed.length > 0;
}

/** Marks an owner's listing as sold; a repetition keeps its time. @returns whether the owner has such a listing */
export async function markSold(db: Database, id: string, ownerId: string, now: number): Promise<boolean> {
  const sold = await db
    .update(marketplaceListings)
    .set({ status: "inactive", soldAt: sql`coalesce(${marketplaceListings.soldAt}, ${now})` })
    .where(own(id, ownerId))
    .returning({ id: marketplaceListings.id });
  return sold.length > 0;
}

/** Takes {@link markSold} back. @returns whether the owner has such a listing that has not expired */
export async function offerAgain(db: Database, id: string, ownerId: string, now: number): Promise<boolean> {
  const { offered } = await batchOf(db, {
    offered: db
      .update(marketplaceListings)
      .set({ status: "active", soldAt: null })
      .where(and(own(id, ownerId), sql`${marketplaceListings.expiresAt} > ${now}`))
      .returning({ id: marketplaceListings.id }),
    looked: lookForSearches(db, id, ownedBy(ownerId), now),
  });
  return offered.length > 0;
}

/** @returns whether the owner has such a listing */
export async function deleteOwn(db: Database, id: string, ownerId: string): Promise<boolean> {
  const { deleted } = await batchOf(db, {
    deleted: db.delete(marketplaceListings).where(own(id, ownerId)).returning({ id: marketplaceListings.id }),
    counted: countDeleted(db, "listings"),
  });
  return deleted.length > 0;
}

interface PhotoKey {
  listingId: string;
  photoId: string;
  ownerId: string;
}

/** The listing's id if it belongs to the owner and has the photo, else null. */
const ownWithPhoto = ({ listingId, photoId, ownerId }: PhotoKey) => sql`(
  select listing.id from marketplace_listings listing
  join marketplace_listing_images photo on photo.listing_id = listing.id
  where listing.id = ${listingId} and listing.user_id = ${ownerId} and photo.id = ${photoId})`;

/**
 * Puts all photos of the owner's listing into an order; the first becomes the primary one.
 * @returns whether these are its photos
 */
export async function orderPhotos(
  db: Database,
  photos: { listingId: string; photoIds: readonly string[]; ownerId: string },
) {
  const { listingId, ownerId } = photos;
  const wanted = sql`(select key as place, value as id from json_each(${JSON.stringify(photos.photoIds)})) wanted`;
  const isWhole = sql`listing_id = (select id from marketplace_listings where id = ${listingId} and user_id = ${ownerId})
    and not exists (select 1 from marketplace_listing_images photo where photo.listing_id = ${listingId}
      and photo.id not in (select id from ${wanted}))
    and (select count(*) from marketplace_listing_images photo where photo.listing_id = ${listingId})
      = (select count(*) from ${wanted})`;
  // Clears the primary one first, because an index allows only one.
  const { placed } = await batchOf(db, {
    cleared: db.run(sql`update marketplace_listing_images set is_primary = 0 where ${isWhole} and is_primary = 1`),
    placed: db.run(sql`
      update marketplace_listing_images
      set place = wanted.place, is_primary = wanted.place = 0
      from ${wanted} where marketplace_listing_images.id = wanted.id and ${isWhole}`),
  });
  return placed.rowsAffected > 0;
}

/** Deletes a photo of the owner's listing. If it was the primary one, the first of the others replaces it. */
export async function deletePhoto(db: Database, key: PhotoKey): Promise<boolean> {
  const { id, listingId } = marketplaceListingImages;
  const { deleted } = await batchOf(db, {
    deleted: db
      .delete(marketplaceListingImages)
      .where(and(eq(id, key.photoId), eq(listingId, ownWithPhoto(key))))
      .returning({ id }),
    newPrimary: db.run(sql`
      update marketplace_listing_images set is_primary = 1
      where id = (
        select bounded_photos.id from marketplace_listings listing
        join marketplace_listing_images bounded_photos on bounded_photos.listing_id = listing.id
        where listing.id = ${key.listingId} and listing.user_id = ${key.ownerId}
        order by place is null, place, bounded_photos.display_order limit 1)
      and not exists (select 1 from marketplace_listing_images other
        where other.listing_id = ${key.listingId} and other.is_primary = 1)`),
  });
  return deleted.length > 0;
}

/** Removes up to `limit` expired listings from the public list; returns their ids. */
export async function closeExpired(db: Database, now: number, limit: number): Promise<string[]> {
  const due = db
    .select({ seq: marketplaceListings.seq })
    .from(marketplaceListings)
    .where(and(eq(marketplaceListings.status, "active"), sql`${marketplaceListings.expiresAt} <= ${now}`))
    .limit(limit);
  const closed = await db
    .update(marketplaceListings)
    .set({ status: "inactive" })
    .where(inArray(marketplaceListings.seq, due))
    .returning({ id: marketplaceListings.id });
  return closed.map(({ id }) => id);
}

/** Progress of the deletion of old photos: the last expiry time handled. */
const PHOTOS_DELETED_UNTIL = "listing_photos_deleted_until";

/**
 * Deletes the photos of the next `limit` listings that expired up to `expiredUntil`; returns how many photos. Resumes
 * where the last call ended, so that it doesn't scan all expired listings each time.
 */
export async function deleteOldPhotos(db: Database, expiredUntil: number, limit: number): Promise<number> {
  const from = sql`coalesce((select metric_value from platform_stats where metric_name = ${PHOTOS_DELETED_UNTIL}), 0)`;
  const expired = sql`from marketplace_listings indexed by marketplace_listings_expiry_job
    where status = 'inactive' and expires_at > ${from}`;
  const until = sql`(select max(expires_at) from (
    select expires_at ${expired} and expires_at <= ${expiredUntil} order by expires_at limit ${limit}))`;
  const { deleted } = await batchOf(db, {
    deleted: db.run(sql`delete from marketplace_listing_images
      where listing_id in (select id ${expired} and expires_at <= ${until})`),
    reached: db.run(sql`insert into platform_stats (metric_name, metric_value)
      select ${PHOTOS_DELETED_UNTIL}, until from (select ${until} as until) where until is not null
      on conflict (metric_name) do update set metric_value = excluded.metric_value`),
  });
  return deleted.rowsAffected;
}
