import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { newImageUrl } from "../../platform/images/images.ts";
import { addPhoto, requestedPosition } from "../../platform/images/uploads.ts";
import { idField } from "../../shared/schemas.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastRequest } from "./broadcast-requests.ts";
import { TOO_MANY_PHOTOS } from "./messages.ts";
import { deletePhoto, insertPhoto, putPhotoFirst, reservePhoto } from "./queries-photos.ts";
import { MAX_PHOTOS } from "./rules.ts";
import type { PhotoInput } from "./schemas.ts";

interface Target {
  requestId: string;
  order: string | undefined;
}

/** Adds a photo to the caller's open request. Throws `request.not_found` and what {@link addPhoto} throws. */
export async function addRequestPhoto(ctx: UserContext, request: Request, { requestId, order }: Target) {
  const { db, now, user } = ctx;
  const known = idField.safeParse(requestId);
  if (!known.success) throw new DomainError("request.not_found");
  const id = known.data.toLowerCase();
  const photo = {
    id: newId(now),
    url: newImageUrl(`requests/${id}`),
    requestId: id,
    userId: user.id,
    order: requestedPosition(order, MAX_PHOTOS),
  };
  await addPhoto(ctx, request, {
    url: photo.url,
    full: TOO_MANY_PHOTOS,
    reserve: async () => {
      const { storage, photos } = await reservePhoto(db, photo, now);
      if (photos === null) throw new DomainError("request.not_found");
      return { storage, hasRoom: photos < MAX_PHOTOS };
    },
    insert: (bytes) => insertPhoto(db, { ...photo, bytes }, now),
  });
  broadcastRequest(ctx, id);
  return { id: photo.id, url: photo.url };
}

/** Applies a change to a photo of the caller's request. Throws `request.not_found`, also if there is no such photo. */
async function changePhoto(ctx: UserContext, { id, url }: PhotoInput, change: typeof deletePhoto): Promise<void> {
  const isDone = await change(ctx.db, { requestId: id, url, ownerId: ctx.user.id });
  if (!isDone) throw new DomainError("request.not_found");
  broadcastRequest(ctx, id);
}

export const deleteRequestPhoto = (ctx: UserContext, photo: PhotoInput) => changePhoto(ctx, photo, deletePhoto);

/** Makes a photo the one that lists show. */
export const putRequestPhotoFirst = (ctx: UserContext, photo: PhotoInput) => changePhoto(ctx, photo, putPhotoFirst);
