import { eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { professionalProfiles } from "#db/schema/index.ts";
import {
  countStored,
  mayBeShown,
  type StoredImage,
  selectStorage,
  settleReservation,
} from "../../platform/queries-images.ts";
import { reservedUntil } from "../../platform/uploads.ts";

export interface NewServicePhoto {
  id: string;
  url: string;
  userId: string;
  title: string;
  /** Null if not given. */
  description: string | null;
}

/** Reserves the photo's URL if the person is a provider; otherwise `provider` is null. */
export async function reserveServicePhoto(db: Database, photo: NewServicePhoto, now: number) {
  const { url, userId } = photo;
  const { storage, providers } = await batchOf(db, {
    storage: selectStorage(db, userId, now),
    providers: db
      .select({
        photos: sql<number>`(select count(*) from service_photos where professional_id = ${userId})`.mapWith(Number),
      })
      .from(professionalProfiles)
      .where(eq(professionalProfiles.userId, userId)),
    reserved: db.run(sql`
      insert into discarded_images (url, due_at)
      select ${url}, ${reservedUntil(now)} from professional_profiles
      where user_id = ${userId}`),
  });
  return { storage, provider: providers[0] ?? null };
}

/**
 * Inserts the row of a stored photo into the first free of three slots. Not shown if all are taken or the account's
 * storage is full.
 */
export async function insertServicePhoto(db: Database, photo: NewServicePhoto & StoredImage, now: number) {
  const { id, url, userId, title, description } = photo;
  const { storage, inserted } = await batchOf(db, {
    storage: selectStorage(db, userId, now),
    counted: countStored(db, photo, now),
    inserted: db.run(sql`
      insert into service_photos (id, professional_id, slot, photo_url, title, description, uploaded_at)
      select ${id}, provider.user_id, min(place.value), ${url}, ${title}, ${description}, ${now}
      from professional_profiles provider join json_each('[1,2,3]') place
      where provider.user_id = ${userId} and ${mayBeShown(photo)}
      and not exists (select 1 from service_photos taken
        where taken.professional_id = ${userId} and taken.slot = place.value)
      group by provider.user_id`),
    settled: settleReservation(db, photo, sql`exists (select 1 from service_photos where id = ${id})`),
  });
  return { isShown: inserted.rowsAffected > 0, storage };
}
