import { DomainError } from "../../errors.ts";
import { addToAlbum } from "../../platform/images/uploads.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastRequest } from "./broadcast-requests.ts";
import { TOO_MANY_PHOTOS } from "./messages.ts";
import { albumOf, deletePhoto, putPhotoFirst } from "./queries-photos.ts";
import type { PhotoInput } from "./schemas.ts";

/** Adds a photo to the caller's open request. Throws `request.not_found` and what {@link addToAlbum} throws. */
export async function addRequestPhoto(
  ctx: UserContext,
  request: Request,
  target: { id: string; order: string | undefined },
) {
  const photo = await addToAlbum(ctx, request, {
    target,
    albumOf,
    folder: "requests",
    missing: "request.not_found",
    full: TOO_MANY_PHOTOS,
  });
  broadcastRequest(ctx, target.id.toLowerCase());
  return photo;
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
