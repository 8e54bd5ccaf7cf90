import { Hono } from "hono";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { newId } from "../../platform/ids.ts";
import { newImageUrl, PHOTO_SIZES } from "../../platform/images.ts";
import { assertRoom } from "../../platform/storage.ts";
import { answerUpload, receivePhoto } from "../../platform/uploads.ts";
import { idField } from "../../shared/schemas.ts";
import type { UserContext } from "../../trpc/init.ts";
import { TOO_MANY_PHOTOS } from "./messages.ts";
import { insertPhoto, reservePhoto } from "./queries-photos.ts";
import { MAX_PHOTOS } from "./rules.ts";

const FULL = { fields: { photo: TOO_MANY_PHOTOS } };
const placeField = z.coerce
  .number()
  .int()
  .min(0)
  .max(MAX_PHOTOS - 1);

interface Target {
  listingId: string;
  order: string | undefined;
}

/** The position requested with `?ordem=`; null if missing or invalid. */
function wishedPlace(order: string | undefined): number | null {
  return order ? (placeField.safeParse(order).data ?? null) : null;
}

/**
 * Adds a photo to the caller's listing. Throws `listing.not_found`, `photo.limit` and what {@link receivePhoto} throws.
 */
async function addPhoto(ctx: UserContext, request: Request, { listingId, order }: Target) {
  const { db, now, user } = ctx;
  if (!idField.safeParse(listingId).success) throw new DomainError("listing.not_found");
  const photo = {
    id: newId(now),
    url: newImageUrl(`marketplace/${listingId.toLowerCase()}`),
    listingId: listingId.toLowerCase(),
    userId: user.id,
    order: wishedPlace(order),
  };
  const { storage, listing } = await reservePhoto(db, photo, now);
  if (!listing) throw new DomainError("listing.not_found");
  if (listing.photos >= MAX_PHOTOS) throw new DomainError("photo.limit", FULL);
  const bytes = await receivePhoto(ctx, request, { url: photo.url, sizes: PHOTO_SIZES, storage });
  const shown = await insertPhoto(db, { ...photo, bytes }, now);
  if (!shown.isShown) {
    assertRoom(shown.storage, bytes);
    throw new DomainError("photo.limit", FULL);
  }
  return { id: photo.id, url: photo.url };
}

/** `POST /upload/listings/:listingId?ordem=0..7`, with the photo as the body. */
export const listingUploads = new Hono<AppEnv>().post("/:listingId", (c) =>
  answerUpload(c, (ctx, request) =>
    addPhoto(ctx, request, { listingId: c.req.param("listingId"), order: c.req.query("ordem") }),
  ),
);
