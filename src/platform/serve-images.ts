import { Hono } from "hono";
import type { AppEnv } from "../http.ts";
import { IMAGE_PATH } from "../shared/image-urls.ts";
import { PICTURE_EDGE_SECONDS } from "./images.ts";
import { EMBEDDABLE } from "./security-headers.ts";

const KEY = /^[\w-]+(?:\/[\w-]+)+\.webp$/;
const UNKNOWN_CACHE_CONTROL = "public, max-age=60";

/** Photos never change, so browsers keep them for good, even after deletion. Other sites may embed them. */
const PHOTO_HEADERS = {
  "cache-control": `public, max-age=31536000, s-maxage=${PICTURE_EDGE_SECONDS}, immutable`,
  // Browsers style the page on which they show a photo.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  ...EMBEDDABLE,
};

async function fromBucket(bucket: R2Bucket, key: string): Promise<Response | null> {
  const object = KEY.test(key) ? await bucket.get(key) : null;
  if (!object) return null;
  const headers = { etag: object.httpEtag, "content-length": String(object.size), "content-type": "image/webp" };
  return new Response(object.body, { headers: { ...headers, ...PHOTO_HEADERS } });
}

/** Whether the browser has this version. Supports lists of tags and weak tags (RFC 9110, 13.1.2). */
function hasCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag.replace(/^W\//, ""));
}

/** Serves stored images, from the edge cache if possible. Hono handles HEAD as GET without the body. */
export const imageRoutes = new Hono<AppEnv>().get("/*", async (c) => {
  const { env, later } = c.var.context;
  const { pathname } = new URL(c.req.url);
  // The cache key excludes the query and headers of the request.
  const address = env.settings.APP_URL + pathname;
  let found = await caches.default.match(address);
  if (!found) {
    const stored = await fromBucket(env.PHOTOS, pathname.slice(IMAGE_PATH.length));
    if (!stored) return c.text("Imagem não encontrada.", 404, { "cache-control": UNKNOWN_CACHE_CONTROL });
    later(caches.default.put(address, stored.clone()));
    found = stored;
  }
  const etag = found.headers.get("etag");
  if (!etag || !hasCurrent(c.req.header("if-none-match"), etag)) return new Response(found.body, found);
  await found.body?.cancel();
  return new Response(null, { status: 304, headers: { etag, ...PHOTO_HEADERS } });
});
