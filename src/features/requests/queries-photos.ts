import { and, eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { serviceRequestImages, serviceRequests } from "#db/schema/index.ts";
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
import { isOpen } from "./queries.ts";
import { MAX_PHOTOS } from "./rules.ts";

export interface NewPhoto {
  id: string;
  url: string;
  requestId: string;
  userId: string;
  /** Requested position, 0 to 3; null for the first free one. */
  order: number | null;
}

const ownOpen = ({ requestId, userId }: NewPhoto, now: number) =>
  and(eq(serviceRequests.id, requestId), eq(serviceRequests.createdBy, userId), isOpen(now));

/** Reserves the photo's URL if the person has such an open request; otherwise `request` is null. */
export async function reservePhoto(db: Database, photo: NewPhoto, now: number) {
  const { url, requestId, userId } = photo;
  const isOwnOpen = ownOpen(photo, now);
  const { storage, requests } = await batchOf(db, {
    storage: selectStorage(db, userId, now),
    requests: db
      .select({
        photos:
          sql<number>`(select count(*) from service_request_images where service_request_id = ${requestId})`.mapWith(
            Number,
          ),
      })
      .from(serviceRequests)
      .where(isOwnOpen),
    reserved: db.run(sql`
      insert into discarded_images (url, due_at)
      select ${url}, ${reservedUntil(now)} from service_requests where ${isOwnOpen}`),
  });
  return { storage, request: requests[0] ?? null };
}

/**
 * Inserts the row of a stored photo at the requested position, else the next free one, else the first free one. Not
 * shown if all positions are taken, the request has ended or the account's storage is full.
 */
export async function insertPhoto(db: Database, photo: NewPhoto & StoredImage, now: number) {
  const { id, url, requestId, userId, order } = photo;
  const { storage, inserted } = await batchOf(db, {
    storage: selectStorage(db, userId, now),
    counted: countStored(db, photo, now),
    inserted: db.run(sql`
      insert into service_request_images (id, service_request_id, url, display_order)
      select ${id}, ${requestId}, ${url}, ${freePlace(order)}
      from service_requests join json_each(${placesBelow(MAX_PHOTOS)}) place
      where ${ownOpen(photo, now)} and ${mayBeShown(photo)}
      and not exists (select 1 from service_request_images taken
        where taken.service_request_id = ${requestId} and taken.display_order = place.value)
      group by service_requests.id`),
    settled: settleReservation(db, photo, sql`exists (select 1 from service_request_images where id = ${id})`),
  });
  return { isShown: inserted.rowsAffected > 0, storage };
}

export interface PhotoKey {
  requestId: string;
  url: string;
  ownerId: string;
}

/** The request's id if it belongs to the owner and has the photo, else null. */
const ownWithPhoto = ({ requestId, url, ownerId }: PhotoKey) => sql`(
  select request.id from service_requests request
  join service_request_images photo on photo.service_request_id = request.id
  where request.id = ${requestId} and request.created_by = ${ownerId} and photo.url = ${url})`;

/** Deletes a photo of the owner's request; the sweep deletes its objects. @returns whether there was one */
export async function deletePhoto(db: Database, key: PhotoKey): Promise<boolean> {
  const deleted = await db
    .delete(serviceRequestImages)
    .where(and(eq(serviceRequestImages.serviceRequestId, ownWithPhoto(key)), eq(serviceRequestImages.url, key.url)))
    .returning({ id: serviceRequestImages.id });
  return deleted.length > 0;
}

/** Moves a photo of the owner's request before all others, which keep their order. @returns whether it exists */
export async function putPhotoFirst(db: Database, key: PhotoKey): Promise<boolean> {
  // The rows stay at their positions, which are unique, and the photos change rows.
  const photos = sql`from service_request_images where service_request_id = ${ownWithPhoto(key)}`;
  const { rowsAffected } = await db.run(sql`
    update service_request_images set url = moved.url from (
      select place.id, photo.url
      from (select id, row_number() over (order by display_order) as rank ${photos}) place
      join (select url, row_number() over (order by url <> ${key.url}, display_order) as rank ${photos}) photo
        on photo.rank = place.rank) moved
    where service_request_images.id = moved.id`);
  return rowsAffected > 0;
}
