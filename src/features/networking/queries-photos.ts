import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { professionalProfiles } from "#db/schema/index.ts";
import { mayBeShown, type StoredImage } from "../../platform/images/queries-images.ts";
import { reserveFor, showStored } from "../../platform/images/queries-photos.ts";

export interface NewServicePhoto {
  id: string;
  url: string;
  userId: string;
  title: string;
  /** Null if not given. */
  description: string | null;
}

/** Reserves the photo's URL if the person is a provider; otherwise `photos` is null. */
export function reserveServicePhoto(db: Database, photo: NewServicePhoto, now: number) {
  const { userId: key } = professionalProfiles;
  const count = sql`select count(*) from service_photos where professional_id = ${photo.userId}`;
  return reserveFor(db, photo, { key, isOwn: eq(key, photo.userId), count }, now);
}

/**
 * Inserts the row of a stored photo into the first free of three slots. Not shown if all are taken or the account's
 * storage is full.
 */
export function insertServicePhoto(db: Database, photo: NewServicePhoto & StoredImage, now: number) {
  const { id, url, userId, title, description } = photo;
  const insert = sql`
    insert into service_photos (id, professional_id, slot, photo_url, title, description, uploaded_at)
    select ${id}, provider.user_id, min(place.value), ${url}, ${title}, ${description}, ${now}
    from professional_profiles provider join json_each('[1,2,3]') place
    where provider.user_id = ${userId} and ${mayBeShown(photo)}
    and not exists (select 1 from service_photos taken
      where taken.professional_id = ${userId} and taken.slot = place.value)
    group by provider.user_id`;
  return showStored(db, photo, { insert, shown: sql`exists (select 1 from service_photos where id = ${id})` }, now);
}
