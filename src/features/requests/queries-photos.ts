import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { serviceRequestImages, serviceRequests } from "#db/schema/index.ts";
import type { Album } from "../../platform/images/queries-photos.ts";
import { isOpen } from "./queries.ts";
import { MAX_PHOTOS } from "./rules.ts";

/** The photos of a person's open request. */
export const albumOf = (id: string, userId: string, now: number): Album => ({
  id,
  key: serviceRequests.id,
  isOwn: and(eq(serviceRequests.id, id), eq(serviceRequests.createdBy, userId), isOpen(now)),
  holder: serviceRequestImages.serviceRequestId,
  max: MAX_PHOTOS,
});

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
