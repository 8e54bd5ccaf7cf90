import { purgeImages } from "../../platform/images/purge-images.ts";
import { imagesIn, imagesOf, portfolioImage, type StoredImages } from "../../platform/images/queries-shown-images.ts";
import type { SubjectKind } from "../../shared/decisions.ts";
import type { Context } from "../../trpc/context.ts";
import { broadcastListing } from "../listings/write-listings.ts";
import { broadcastRequest, prepareBroadcast } from "../requests/broadcast-requests.ts";

/** Photos of a thing that others may have seen. Those of requests are in no shared cache. */
const PHOTOS: Partial<Record<SubjectKind, (id: string) => StoredImages>> = {
  listing: (id) => imagesIn(`marketplace/${id}`),
  card: imagesOf,
  photo: portfolioImage,
};

/**
 * What tells open apps what was hidden, restored or deleted, and lets its photos disappear. To call before the batch; the
 * result, after it.
 */
export async function prepareNews(
  ctx: Context,
  { kind, id, isDeletion }: { kind: SubjectKind; id: string; isDeletion: boolean },
): Promise<() => void> {
  const broadcastGone = kind === "request" && isDeletion ? await prepareBroadcast(ctx, id) : null;
  const photos = PHOTOS[kind]?.(id);
  return () => {
    if (broadcastGone) broadcastGone();
    else if (kind === "request") broadcastRequest(ctx, id);
    else if (kind === "listing") broadcastListing(ctx, id);
    if (photos) purgeImages(ctx, photos);
  };
}
