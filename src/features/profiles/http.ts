import { Hono } from "hono";
import { answerUpload } from "../../answer-upload.ts";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { AVATAR_SIZES, newImageUrl } from "../../platform/images/images.ts";
import { purgeDiscarded } from "../../platform/images/purge-images.ts";
import { assertRoom } from "../../platform/images/storage.ts";
import { receivePhoto } from "../../platform/images/uploads.ts";
import type { UserContext } from "../../trpc/init.ts";
import { reserveAvatar, setAvatar } from "./queries-photos.ts";

/**
 * Replaces the caller's photo.
 * Throws `auth.required` if the account was just deleted, and what {@link receivePhoto} throws.
 */
async function replaceAvatar(ctx: UserContext, request: Request) {
  const { db, now, user } = ctx;
  const url = newImageUrl(`avatars/${ctx.user.id}`);
  const storage = await reserveAvatar(db, user.id, url, now);
  const bytes = await receivePhoto(ctx, request, { url, sizes: AVATAR_SIZES, storage });
  const shown = await setAvatar(db, { url, userId: user.id, bytes }, now);
  if (!shown.isShown) {
    assertRoom(shown.storage, bytes);
    throw new DomainError("auth.required");
  }
  purgeDiscarded(ctx);
  return { id: user.id, url };
}

/** `POST /upload/avatar`, with the photo as the body. */
export const avatarUploads = new Hono<AppEnv>().post("/", (c) => answerUpload(c, replaceAvatar));
