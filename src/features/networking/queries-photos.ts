import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { professionalProfiles } from "#db/schema/index.ts";
import { mayBeShown, type StoredImage } from "../../platform/images/queries-images.ts";
import { reserveFor, showStored } from "../../platform/images/queries-photos.ts";
import { PORTFOLIO_MAX } from "./rules.ts";

export interface NewServicePhoto {
  id: string;
  url: string;
  userId: string;
  title: string;
  /** Null if not given. */
  description: string | null;
}

/** How many photos a portfolio may get, and others see, at this time. */
export const photosAllowed = (ownerId: SQL | string, now: number) =>
  sql`iif((select premium_until from profiles where id = ${ownerId}) > ${now}, ${PORTFOLIO_MAX.premium},
    ${PORTFOLIO_MAX.free})`.mapWith(Number);

const countPhotos = (ownerId: string) => sql`(select count(*) from service_photos where professional_id = ${ownerId})`;

/** Reserves the photo's URL if the person is a provider; otherwise `photos` is null. */
export function reserveServicePhoto(db: Database, photo: NewServicePhoto, now: number) {
  const { userId: key } = professionalProfiles;
  return reserveFor(db, photo, { key, isOwn: eq(key, photo.userId), count: countPhotos(photo.userId) }, now);
}

/**
 * Inserts the row of a stored photo into the first free slot. Not shown if the plan allows no more, or the account's
 * storage is full. Whoever had premium may have more photos than allowed, with gaps between them.
 */
export function insertServicePhoto(db: Database, photo: NewServicePhoto & StoredImage, now: number) {
  const { id, url, userId, title, description } = photo;
  const places = JSON.stringify(Array.from({ length: PORTFOLIO_MAX.premium }, (_, i) => i + 1));
  const insert = sql`
    insert into service_photos (id, professional_id, slot, photo_url, title, description, uploaded_at)
    select ${id}, provider.user_id, min(place.value), ${url}, ${title}, ${description}, ${now}
    from professional_profiles provider join json_each(${places}) place
    where provider.user_id = ${userId} and ${mayBeShown(photo)} and ${countPhotos(userId)} < ${photosAllowed(userId, now)}
    and not exists (select 1 from service_photos taken
      where taken.professional_id = ${userId} and taken.slot = place.value)
    group by provider.user_id`;
  return showStored(db, photo, { insert, shown: sql`exists (select 1 from service_photos where id = ${id})` }, now);
}
