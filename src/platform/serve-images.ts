import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http.ts";
import { IMAGE_PATH } from "./image-urls.ts";

const KEY = /^[\w-]+(?:\/[\w-]+)+\.webp$/;
const UNKNOWN_CACHE_CONTROL = "public, max-age=60";

/** Photos may stand in previews and on other sites, unlike everything else of the worker. */
export const allowEmbedding = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.header("cross-origin-resource-policy", "cross-origin");
});

async function fromBucket(bucket: R2Bucket, key: string): Promise<Response | null> {
  const object = KEY.test(key) ? await bucket.get(key) : null;
  if (!object) return null;
  const headers = new Headers({ etag: object.httpEtag, "content-length": String(object.size) });
  object.writeHttpMetadata(headers);
  return new Response(object.body, { headers });
}

/** Whether the browser has this version; a list of tags and weak ones count, as RFC 9110 (13.1.2) says. */
function hasCurrent(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (!ifNoneMatch || !etag) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag.replace(/^W\//, ""));
}

/** Stored images, from the edge's cache when it has them. HEAD is Hono's answer to GET without its body. */
export const imageRoutes = new Hono<AppEnv>().get("/*", async (c) => {
  const { origin, pathname } = new URL(c.req.url);
  const cacheKey = new Request(origin + pathname);
  let found = await caches.default.match(cacheKey);
  if (!found) {
    const stored = await fromBucket(c.var.context.env.PHOTOS, pathname.slice(IMAGE_PATH.length));
    if (!stored) return c.text("Imagem não encontrada.", 404, { "cache-control": UNKNOWN_CACHE_CONTROL });
    c.var.context.later(caches.default.put(cacheKey, stored.clone()));
    found = stored;
  }
  if (!hasCurrent(c.req.header("if-none-match"), found.headers.get("etag"))) return new Response(found.body, found);
  await found.body?.cancel();
  const { headers } = found;
  const kept = ["etag", "cache-control"].flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value ? [[name, value]] : [];
  });
  return new Response(null, { status: 304, headers: kept });
});
