import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { marketplaceListingImages, marketplaceListings } from "#db/schema/index.ts";
import { countCall, rateLimitKey } from "../../platform/rate-limit.ts";
import { PUBLISH_LIMIT } from "./rules.ts";
import type { CreateListingInput, ListingDetail, ListingInput, ListingSummary, OwnListing } from "./schemas.ts";

const json = (condition: ReturnType<typeof sql>) => sql`json(case when ${condition} then 'true' else 'false' end)`;

/** A listing as the tables have it; the city's name is in the catalogue of municipalities. */
type WithoutCityName<T> = Omit<T, "cityName"> & { cityId: number };
export type Card = WithoutCityName<ListingSummary>;

/** Fields of a {@link Card}, as arguments of json_object; `l` is the listing. */
export const CARD_FIELDS = sql`
  'id', l.id, 'title', l.title, 'priceCents', l.price_cents, 'priceNegotiable', ${json(sql`l.price_negotiable`)},
  'condition', l.condition, 'cityId', l.city_id, 'stateId', l.state_id,
  'createdAt', l.created_at, 'imageUrl',
  (select url from marketplace_listing_images image where image.listing_id = l.id and image.is_primary = 1)`;

/** Active and not expired: what everyone may see. */
const isPublic = (now: number) => sql`(l.status = 'active' and l.expires_at > ${now})`;

/** Reads rows of one JSON cell each: half the work of as many columns, on the wire and in decoding. */
async function readJson<T>(db: Database, query: ReturnType<typeof sql>): Promise<T[]> {
  const rows = await db.all<{ row: string }>(query);
  return rows.map(({ row }) => JSON.parse(row) as T);
}

/**
 * A listing as everyone may see it, or an own one in any state. A number that the seller hides never leaves the
 * database. Null when there is none.
 */
export async function findVisible(
  db: Database,
  viewerId: string | null,
  id: string,
  now: number,
): Promise<WithoutCityName<ListingDetail> | null> {
  const [listing] = await readJson<WithoutCityName<ListingDetail>>(
    db,
    sql`
      select json_object(${CARD_FIELDS}, 'description', l.description, 'category', category.slug,
        'categoryName', category.name, 'stateName', (select name from states where id = l.state_id),
        'neighborhood', l.neighborhood, 'zipCode', l.zip_code, 'expiresAt', l.expires_at,
        'isActive', ${json(isPublic(now))}, 'isOwn', ${json(sql`l.user_id = ${viewerId}`)}, 'sellerName', seller.name,
        'sellerPhone', case when l.show_phone then nullif(seller.phone, '') end,
        'sellerWhatsapp', case when l.show_whatsapp then nullif(seller.phone, '') end,
        'showPhone', ${json(sql`l.show_phone`)}, 'showWhatsapp', ${json(sql`l.show_whatsapp`)},
        'photos', json((select json_group_array(json_object('id', id, 'url', url, 'isPrimary',
          ${json(sql`is_primary`)}))
          from marketplace_listing_images where listing_id = l.id))) as row
      from marketplace_listings l
      join marketplace_categories category on category.id = l.category_id
      join profiles seller on seller.id = l.user_id
      where l.id = ${id} and (${isPublic(now)} or l.user_id = ${viewerId})`,
  );
  return listing ?? null;
}

/** One's own listings in any state, newest first. */
export function listOwn(
  db: Database,
  userId: string,
  now: number,
  limit: number,
): Promise<WithoutCityName<OwnListing>[]> {
  return readJson(
    db,
    sql`
      select json_object(${CARD_FIELDS}, 'expiresAt', l.expires_at, 'isActive', ${json(isPublic(now))}) as row
      from marketplace_listings l where l.user_id = ${userId} order by l.seq desc limit ${limit}`,
  );
}

/**
 * Counts the publication and stores the listing, in one transaction, unless its submission is stored already or the
 * limit is reached. The category must be in use.
 * @returns the calls counted, and the id of the submission's listing (the given one, or that of the first time), if any
 */
export async function insertOnce(
  db: Database,
  listing: CreateListingInput & { id: string; userId: string; createdAt: number; expiresAt: number },
): Promise<{ calls: { count: number }[]; storedId: string | null }> {
  const { userId, submissionId, createdAt } = listing;
  const limitKey = rateLimitKey(PUBLISH_LIMIT, userId);
  const [calls, , stored] = await db.batch([
    countCall(db, PUBLISH_LIMIT, userId, createdAt),
    db.run(sql`
      insert into marketplace_listings (id, title, description, price_cents, category_id, condition, neighborhood,
        zip_code, show_phone, show_whatsapp, price_negotiable, user_id, city_id, state_id, created_at, expires_at,
        status, submission_id)
      select ${listing.id}, ${listing.title}, ${listing.description}, ${listing.priceCents}, category.id,
        ${listing.condition}, ${listing.neighborhood || null}, ${listing.zipCode || null}, ${listing.showPhone},
        ${listing.showWhatsapp}, ${listing.priceNegotiable}, ${userId}, ${listing.cityId}, ${listing.stateId},
        ${createdAt}, ${listing.expiresAt}, 'active', ${submissionId}
      from marketplace_categories category
      where category.slug = ${listing.category} and category.is_active = 1
      and (select count from rate_limits where key = ${limitKey}) <= ${PUBLISH_LIMIT.max}
      on conflict (user_id, submission_id) do nothing`),
    db
      .select({ id: marketplaceListings.id })
      .from(marketplaceListings)
      .where(and(eq(marketplaceListings.userId, userId), eq(marketplaceListings.submissionId, submissionId))),
  ]);
  return { calls, storedId: stored[0]?.id ?? null };
}

const own = (id: string, ownerId: string) =>
  and(eq(marketplaceListings.id, id), eq(marketplaceListings.userId, ownerId));

/** @returns whether there was such a listing of this owner */
export async function updateOwn(db: Database, id: string, ownerId: string, changes: ListingInput): Promise<boolean> {
  const { category, ...columns } = changes;
  const updated = await db
    .update(marketplaceListings)
    .set({
      ...columns,
      neighborhood: changes.neighborhood || null,
      zipCode: changes.zipCode || null,
      categoryId: sql`(select id from marketplace_categories where slug = ${category})`,
    })
    .where(own(id, ownerId))
    .returning({ id: marketplaceListings.id });
  return updated.length > 0;
}

/** Puts an own listing, active or not, into the public list until `expiresAt`; returns whether there was one. */
export async function renewOwn(db: Database, id: string, ownerId: string, expiresAt: number): Promise<boolean> {
  const renewed = await db
    .update(marketplaceListings)
    .set({ status: "active", expiresAt })
    .where(own(id, ownerId))
    .returning({ id: marketplaceListings.id });
  return renewed.length > 0;
}

/** @returns whether there was such a listing of this owner */
export async function deleteOwn(db: Database, id: string, ownerId: string): Promise<boolean> {
  const deleted = await db
    .delete(marketplaceListings)
    .where(own(id, ownerId))
    .returning({ id: marketplaceListings.id });
  return deleted.length > 0;
}

interface PhotoKey {
  listingId: string;
  photoId: string;
  ownerId: string;
}

/** The listing's id if it is the owner's and has the photo, else null. */
const ownWithPhoto = ({ listingId, photoId, ownerId }: PhotoKey) => sql`(
  select listing.id from marketplace_listings listing
  join marketplace_listing_images photo on photo.listing_id = listing.id
  where listing.id = ${listingId} and listing.user_id = ${ownerId} and photo.id = ${photoId})`;

/** Makes the photo the primary one of an own listing; returns whether there was such a photo. */
export async function setPrimaryPhoto(db: Database, key: PhotoKey): Promise<boolean> {
  const { id, listingId, isPrimary } = marketplaceListingImages;
  // The former one first: the index allows one primary photo a listing at any moment.
  const [, changed] = await db.batch([
    db
      .update(marketplaceListingImages)
      .set({ isPrimary: false })
      .where(and(eq(listingId, ownWithPhoto(key)), eq(isPrimary, true))),
    db
      .update(marketplaceListingImages)
      .set({ isPrimary: true })
      .where(and(eq(id, key.photoId), eq(listingId, ownWithPhoto(key))))
      .returning({ id }),
  ]);
  return changed.length > 0;
}

/** Deletes a photo of an own listing; of the others the first becomes the primary one, if the primary one went. */
export async function deletePhoto(db: Database, key: PhotoKey): Promise<boolean> {
  const { id, listingId } = marketplaceListingImages;
  const [deleted] = await db.batch([
    db
      .delete(marketplaceListingImages)
      .where(and(eq(id, key.photoId), eq(listingId, ownWithPhoto(key))))
      .returning({ id }),
    db.run(sql`
      update marketplace_listing_images set is_primary = 1
      where id = (
        select photo.id from marketplace_listings listing
        join marketplace_listing_images photo on photo.listing_id = listing.id
        where listing.id = ${key.listingId} and listing.user_id = ${key.ownerId}
        order by photo.display_order limit 1)
      and not exists (select 1 from marketplace_listing_images other
        where other.listing_id = ${key.listingId} and other.is_primary = 1)`),
  ]);
  return deleted.length > 0;
}

/** Takes up to `limit` expired listings out of the public list; returns how many. */
export async function closeExpired(db: Database, now: number, limit: number): Promise<number> {
  const due = db
    .select({ seq: marketplaceListings.seq })
    .from(marketplaceListings)
    .where(and(eq(marketplaceListings.status, "active"), sql`${marketplaceListings.expiresAt} <= ${now}`))
    .limit(limit);
  const { rowsAffected } = await db
    .update(marketplaceListings)
    .set({ status: "inactive" })
    .where(inArray(marketplaceListings.seq, due));
  return rowsAffected;
}
