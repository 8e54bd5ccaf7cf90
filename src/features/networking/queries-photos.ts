import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { professionalProfiles } from "#db/schema/index.ts";
import { isReserved, settleReservation } from "../../platform/queries-images.ts";
import { countCall } from "../../platform/rate-limit.ts";
import { reservedUntil, UPLOAD_LIMIT } from "../../platform/uploads.ts";

export interface NewServicePhoto {
  id: string;
  url: string;
  professionalId: string;
  title: string;
  /** Null when none was written. */
  description: string | null;
}

/** Counts the upload and, for a provider, reserves the photo's address; `provider` is null for anyone else. */
export async function reserveServicePhoto(db: Database, photo: NewServicePhoto, now: number) {
  const { url, professionalId } = photo;
  const [calls, providers] = await db.batch([
    countCall(db, UPLOAD_LIMIT, professionalId, now),
    db
      .select({
        photos: sql<number>`(select count(*) from service_photos where professional_id = ${professionalId})`.mapWith(
          Number,
        ),
      })
      .from(professionalProfiles)
      .where(eq(professionalProfiles.userId, professionalId)),
    db.run(sql`
      insert into discarded_images (url, due_at)
      select ${url}, ${reservedUntil(now)} from professional_profiles where user_id = ${professionalId}`),
  ]);
  return { calls, provider: providers[0] ?? null };
}

/** Writes the row of a stored photo into the first free of the three places; nothing when all are taken. */
export async function insertServicePhoto(db: Database, photo: NewServicePhoto, now: number): Promise<boolean> {
  const { id, url, professionalId, title, description } = photo;
  const [inserted] = await db.batch([
    db.run(sql`
      insert into service_photos (id, professional_id, slot, photo_url, title, description, uploaded_at)
      select ${id}, provider.user_id, min(place.value), ${url}, ${title}, ${description}, ${now}
      from professional_profiles provider join json_each('[1,2,3]') place
      where provider.user_id = ${professionalId} and ${isReserved(url)}
      and not exists (select 1 from service_photos taken
        where taken.professional_id = ${professionalId} and taken.slot = place.value)
      group by provider.user_id`),
    ...settleReservation(db, url, sql`exists (select 1 from service_photos where id = ${id})`),
  ]);
  return inserted.rowsAffected > 0;
}
