import { Hono } from "hono";
import { answerUpload } from "../../answer-upload.ts";
import type { AppEnv } from "../../http.ts";
import { stopRoutes } from "../../platform/delivery/stop-routes.ts";
import { addToAlbum } from "../../platform/images/uploads.ts";
import { STOP_PAGE, TOO_MANY_PHOTOS } from "./messages.ts";
import { albumOf } from "./queries-photos.ts";

/** `POST /upload/listings/:listingId?ordem=0..7`, with the photo as the body. */
export const listingUploads = new Hono<AppEnv>().post("/:listingId", (c) =>
  answerUpload(c, (ctx, request) =>
    addToAlbum(ctx, request, {
      target: { id: c.req.param("listingId"), order: c.req.query("ordem") },
      albumOf,
      folder: "marketplace",
      missing: "listing.not_found",
      full: TOO_MANY_PHOTOS,
    }),
  ),
);

/** `/buscas/parar/{key}`: stops the mails about a person's saved searches. */
export const savedSearchStops = stopRoutes("/marketplace?ver=buscas", async () => ({
  texts: STOP_PAGE,
  stopMails: (await import("./queries-mails.ts")).stopMails,
}));
