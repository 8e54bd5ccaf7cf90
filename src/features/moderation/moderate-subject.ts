import { purgeImages } from "../../platform/images/purge-images.ts";
import { imagesIn, imagesOf, portfolioImage, type StoredImages } from "../../platform/images/queries-shown-images.ts";
import type { Context } from "../../trpc/context.ts";
import { announceModerated } from "../requests/announce-requests.ts";
import type { SubjectKind } from "./rules.ts";

/** Photos of a thing that others may have seen. Those of requests are in no shared cache. */
const PHOTOS: Partial<Record<SubjectKind, (id: string) => StoredImages>> = {
  listing: (id) => imagesIn(`marketplace/${id}`),
  card: imagesOf,
  photo: portfolioImage,
};

/** Tells open apps what was hidden, restored or deleted, and lets its photos disappear. To call after the batch. */
export function announceSubject(ctx: Context, kind: SubjectKind, id: string): void {
  if (kind === "request") announceModerated(ctx, id);
  const photos = PHOTOS[kind]?.(id);
  if (photos) purgeImages(ctx, photos);
}
