import { purgeImages } from "../../platform/images/purge-images.ts";
import { imagesIn, imagesOf, portfolioImage, type StoredImages } from "../../platform/images/queries-shown-images.ts";
import type { Context } from "../../trpc/context.ts";
import { broadcastModerated } from "../requests/broadcast-requests.ts";
import type { SubjectKind } from "./rules.ts";

/** Photos of a thing that others may have seen. Those of requests are in no shared cache. */
const PHOTOS: Partial<Record<SubjectKind, (id: string) => StoredImages>> = {
  listing: (id) => imagesIn(`marketplace/${id}`),
  card: imagesOf,
  photo: portfolioImage,
};

/** Tells open apps what was hidden, restored or deleted, and lets its photos disappear. To call after the batch. */
export function broadcastSubject(ctx: Context, kind: SubjectKind, id: string): void {
  if (kind === "request") broadcastModerated(ctx, id);
  const photos = PHOTOS[kind]?.(id);
  if (photos) purgeImages(ctx, photos);
}
