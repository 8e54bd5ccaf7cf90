import { Hono } from "hono";
import { answerUpload } from "../../answer-upload.ts";
import { DomainError } from "../../errors.ts";
import type { AppEnv } from "../../http.ts";
import { newId } from "../../platform/database/ids.ts";
import { stopRoutes } from "../../platform/delivery/stop-routes.ts";
import { newImageUrl } from "../../platform/images/images.ts";
import { addPhoto, requestedPosition } from "../../platform/images/uploads.ts";
import { idField } from "../../shared/schemas.ts";
import type { UserContext } from "../../trpc/init.ts";
import { STOP_PAGE, TOO_MANY_PHOTOS } from "./messages.ts";
import { insertPhoto, reservePhoto } from "./queries-photos.ts";
import { MAX_PHOTOS } from "./rules.ts";

interface Target {
  listingId: string;
  order: string | undefined;
}

/** Adds a photo to the caller's listing. Throws `listing.not_found` and what {@link addPhoto} throws. */
async function addListingPhoto(ctx: UserContext, request: Request, { listingId, order }: Target) {
  const { db, now, user } = ctx;
  if (!idField.safeParse(listingId).success) throw new DomainError("listing.not_found");
  const photo = {
    id: newId(now),
    url: newImageUrl(`marketplace/${listingId.toLowerCase()}`),
    listingId: listingId.toLowerCase(),
    userId: user.id,
    order: requestedPosition(order, MAX_PHOTOS),
  };
  await addPhoto(ctx, request, {
    url: photo.url,
    full: TOO_MANY_PHOTOS,
    reserve: async () => {
      const { storage, photos } = await reservePhoto(db, photo, now);
      if (photos === null) throw new DomainError("listing.not_found");
      return { storage, hasRoom: photos < MAX_PHOTOS };
    },
    insert: (bytes) => insertPhoto(db, { ...photo, bytes }, now),
  });
  return { id: photo.id, url: photo.url };
}

/** `POST /upload/listings/:listingId?ordem=0..7`, with the photo as the body. */
export const listingUploads = new Hono<AppEnv>().post("/:listingId", (c) =>
  answerUpload(c, (ctx, request) =>
    addListingPhoto(ctx, request, { listingId: c.req.param("listingId"), order: c.req.query("ordem") }),
  ),
);

/** `/buscas/parar/{key}`: stops the mails about a person's saved searches. */
export const savedSearchStops = stopRoutes("/marketplace?ver=buscas", async () => ({
  texts: STOP_PAGE,
  stopMails: (await import("./queries-mails.ts")).stopMails,
}));
