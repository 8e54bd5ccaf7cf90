import { Hono } from "hono";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { AVATAR_SIZES, newImageUrl, readImage, storeImage } from "../../platform/images.ts";
import { assertWithinLimit } from "../../platform/rate-limit.ts";
import { answerUpload, UPLOAD_LIMIT } from "../../platform/uploads.ts";
import type { UserContext } from "../../trpc/init.ts";
import { reserveAvatar, setAvatar } from "./queries-photos.ts";

/** Replaces the own photo. Throws `auth.required` when the account was deleted meanwhile, and what storing throws. */
async function replaceAvatar({ db, env, now, user }: UserContext, request: Request) {
  const url = newImageUrl("avatars");
  assertWithinLimit(UPLOAD_LIMIT, await reserveAvatar(db, user.id, url, now));
  await storeImage(env, url, await readImage(request), AVATAR_SIZES);
  if (!(await setAvatar(db, user.id, url))) throw new DomainError("auth.required");
  return { id: user.id, url };
}

/** `POST /upload/avatar`, with the photo as body. */
export const avatarUploads = new Hono<AppEnv>().post("/", (c) => answerUpload(c, replaceAvatar));
