import { Hono } from "hono";
import type { Env } from "../../env.ts";
import type { AppEnv } from "../../http.ts";
import { IMAGE_PATH } from "../../shared/image-urls.ts";
import type { Context } from "../../trpc/context.ts";
import { EMBEDDABLE } from "../http/security-headers.ts";
import { fromBucket } from "./bucket.ts";
import { PICTURE_EDGE_SECONDS } from "./images.ts";
import { findShownImage } from "./queries-shown-images.ts";

const KEY = /^[\w-]+(?:\/[\w-]+)+\.webp$/;
const UNKNOWN_CACHE_CONTROL = "public, max-age=60";

/** Photos never change, so browsers keep them for good, even after deletion. */
const LASTING = `public, max-age=31536000, s-maxage=${PICTURE_EDGE_SECONDS}, immutable`;
/** Those of a request, which is open for two days, stay in no shared cache and not for long in the browser. */
const SHORT_LIVED = `private, max-age=${PICTURE_EDGE_SECONDS}`;
const isShortLived = (key: string) => key.startsWith("requests/");

/** Other sites may embed photos. */
const PHOTO_HEADERS = {
  // Browsers style the page on which they show a photo.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  ...EMBEDDABLE,
};

async function findObject(env: Env, key: string): Promise<Response | null> {
  const object = await fromBucket(env, (bucket) => bucket.get(key));
  if (!object) return null;
  const headers = { etag: object.httpEtag, "content-length": String(object.size), "content-type": "image/webp" };
  const cacheControl = isShortLived(key) ? SHORT_LIVED : LASTING;
  return new Response(object.body, { headers: { ...headers, ...PHOTO_HEADERS, "cache-control": cacheControl } });
}

/** A hidden photo for its owner and admins who logged in lately; null for everyone else. */
async function forOwner(ctx: Context, stored: Response, ownerId: string): Promise<Response | null> {
  const session = await ctx.session();
  if (session?.user.id !== ownerId && !session?.isFreshAdmin) return null;
  const response = new Response(stored.body, stored);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** The photo from the bucket while a row shows it, for the edge cache unless it is hidden; null for all others. */
async function findPhoto(ctx: Context, address: string, key: string): Promise<Response | null> {
  if (!KEY.test(key)) return null;
  const [stored, shown] = await Promise.all([findObject(ctx.env, key), findShownImage(ctx.db, key, ctx.now)]);
  if (!stored) return null;
  const found = shown?.isHidden ? await forOwner(ctx, stored, shown.owner) : shown && stored;
  if (!found) await stored.body?.cancel();
  else if (!shown?.isHidden && !isShortLived(key)) ctx.waitUntil(caches.default.put(address, stored.clone()));
  return found;
}

/** Whether the browser has this version. Supports lists of tags and weak tags (RFC 9110, 13.1.2). */
function hasCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag.replace(/^W\//, ""));
}

/**
 * Serves stored images, from the edge cache if possible. One that was hidden leaves the cache of this data centre at once
 * (purge-images.ts), others after PICTURE_EDGE_SECONDS. Hono handles HEAD as GET without the body.
 */
export const imageRoutes = new Hono<AppEnv>().get("/*", async (c) => {
  const { env } = c.var.context;
  const { pathname } = new URL(c.req.url);
  // The cache key excludes the query and headers of the request.
  const address = env.settings.APP_URL + pathname;
  const cached = await caches.default.match(address);
  const found = cached ?? (await findPhoto(c.var.context, address, pathname.slice(IMAGE_PATH.length)));
  if (!found) return c.text("Imagem não encontrada.", 404, { "cache-control": UNKNOWN_CACHE_CONTROL });
  const etag = found.headers.get("etag");
  if (!etag || !hasCurrent(c.req.header("if-none-match"), etag)) return new Response(found.body, found);
  await found.body?.cancel();
  // A hidden photo is not to be stored, not even by the answer that it has not changed.
  const cacheControl = found.headers.get("cache-control") ?? LASTING;
  return new Response(null, { status: 304, headers: { etag, ...PHOTO_HEADERS, "cache-control": cacheControl } });
});
