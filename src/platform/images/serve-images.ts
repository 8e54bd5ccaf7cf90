import { Hono } from "hono";
import type { Env } from "../../env.ts";
import type { AppEnv } from "../../http.ts";
import { IMAGE_PATH } from "../../shared/image-urls.ts";
import type { Context } from "../../trpc/context.ts";
import { EMBEDDABLE } from "../http/security-headers.ts";
import { fromBucket } from "./bucket.ts";
import { PICTURE_EDGE_SECONDS } from "./images.ts";
import { findShownImage, type ShownImage } from "./queries-shown-images.ts";

const KEY = /^[\w-]+(?:\/[\w-]+)+\.webp$/;
const UNKNOWN_CACHE_CONTROL = "public, max-age=60";
const NO_STORE = "private, no-store";

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

/** A hidden photo for those who may see it, and admins who logged in lately; null for everyone else. */
async function forFew(ctx: Context, stored: Response, { owner, chosen }: ShownImage): Promise<Response | null> {
  const session = await ctx.session();
  if (!session || !([owner, ...chosen].includes(session.user.id) || session.isFreshAdmin)) return null;
  const response = new Response(stored.body, stored);
  response.headers.set("cache-control", NO_STORE);
  return response;
}

/** The photo from the bucket while a row shows it, for the edge cache unless it is hidden; null for all others. */
async function findPhoto(ctx: Context, address: string, key: string): Promise<Response | null> {
  if (!KEY.test(key)) return null;
  const [stored, shown] = await Promise.all([findObject(ctx.env, key), findShownImage(ctx.db, key, ctx.now)]);
  if (!stored) return null;
  const found = shown?.isHidden ? await forFew(ctx, stored, shown) : shown && stored;
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
  const key = pathname.slice(IMAGE_PATH.length);
  const found = cached ?? (await findPhoto(c.var.context, address, key));
  // Whoever logs in may see a request's photo after all, and so may everybody once it is open to all.
  const unknown = isShortLived(key) ? NO_STORE : UNKNOWN_CACHE_CONTROL;
  if (!found) return c.text("Imagem não encontrada.", 404, { "cache-control": unknown });
  const etag = found.headers.get("etag");
  if (!etag || !hasCurrent(c.req.header("if-none-match"), etag)) return new Response(found.body, found);
  await found.body?.cancel();
  // A hidden photo is not to be stored, not even by the answer that it has not changed.
  const cacheControl = found.headers.get("cache-control") ?? LASTING;
  return new Response(null, { status: 304, headers: { etag, ...PHOTO_HEADERS, "cache-control": cacheControl } });
});
