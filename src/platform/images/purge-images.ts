import type { Env } from "../../env.ts";
import { IMAGE_PATH } from "../../shared/image-urls.ts";
import type { Context } from "../../trpc/context.ts";
import { imageKeys } from "./images.ts";
import { listDue } from "./queries-images.ts";
import { listImages, type StoredImages } from "./queries-shown-images.ts";

/** Removes both sizes of images from the edge cache of this data centre. */
export async function purgeUrls({ settings }: Pick<Env, "settings">, urls: readonly string[]): Promise<void> {
  const addresses = urls.flatMap(imageKeys).map((key) => settings.APP_URL + IMAGE_PATH + key);
  await Promise.all(addresses.map((address) => caches.default.delete(address)));
}

/**
 * Removes photos that have just been hidden or deleted from the edge cache of this data centre, once the response is
 * ready. If that fails, they stay there for PICTURE_EDGE_SECONDS, as in other data centres.
 */
export function purgeImages(ctx: Context, which: StoredImages): void {
  ctx.afterResponse(async () => purgeUrls(ctx.env, await listImages(ctx.db, which)));
}

/** An account seldom has as many photos. */
const PURGED_MAX = 300;

/**
 * The same for photos that no row shows any more, and of which none may say whose they were: all that wait for the sweep,
 * up to a number.
 */
export function purgeDiscarded(ctx: Context): void {
  ctx.afterResponse(async () => purgeUrls(ctx.env, await listDue(ctx.db, ctx.now, PURGED_MAX)));
}
