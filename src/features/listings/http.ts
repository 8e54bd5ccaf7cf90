import { Hono } from "hono";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { newId } from "../../platform/ids.ts";
import { newImageUrl, PHOTO_SIZES, readImage, storeImage } from "../../platform/images.ts";
import { assertWithinLimit } from "../../platform/rate-limit.ts";
import { idField } from "../../platform/schemas.ts";
import { answerUpload, UPLOAD_LIMIT } from "../../platform/uploads.ts";
import type { UserContext } from "../../trpc/init.ts";
import { insertPhoto, reservePhoto } from "./queries-photos.ts";
import { MAX_PHOTOS } from "./rules.ts";

const FULL = { fields: { photo: `Máximo de ${MAX_PHOTOS} fotos por anúncio.` } };
const placeField = z.coerce
  .number()
  .int()
  .min(0)
  .max(MAX_PHOTOS - 1);

interface Target {
  listingId: string;
  order: string | undefined;
}

/** The place that `?ordem=` wishes; anything that is no place is no wish. */
function wishedPlace(order: string | undefined): number | null {
  return order ? (placeField.safeParse(order).data ?? null) : null;
}

/** Adds a photo to an own listing. Throws `listing.not_found`, `photo.limit`, `rate_limited` and what storing throws. */
async function addPhoto(ctx: UserContext, request: Request, { listingId, order }: Target) {
  const { db, env, now, user } = ctx;
  if (!idField.safeParse(listingId).success) throw new DomainError("listing.not_found");
  const photo = {
    id: newId(now),
    url: newImageUrl(`marketplace/${listingId.toLowerCase()}`),
    listingId: listingId.toLowerCase(),
    ownerId: user.id,
    order: wishedPlace(order),
  };
  const { calls, listing } = await reservePhoto(db, photo, now);
  assertWithinLimit(UPLOAD_LIMIT, calls);
  if (!listing) throw new DomainError("listing.not_found");
  if (listing.photos >= MAX_PHOTOS) throw new DomainError("photo.limit", FULL);
  await storeImage(env, photo.url, await readImage(request), PHOTO_SIZES);
  if (!(await insertPhoto(db, photo))) throw new DomainError("photo.limit", FULL);
  return { id: photo.id, url: photo.url };
}

/** `POST /upload/listings/:listingId?ordem=0..7`, with the photo as body. */
export const listingUploads = new Hono<AppEnv>().post("/:listingId", (c) =>
  answerUpload(c, (ctx, request) =>
    addPhoto(ctx, request, { listingId: c.req.param("listingId"), order: c.req.query("ordem") }),
  ),
);
