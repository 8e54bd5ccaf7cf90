import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http.ts";

const JSON_TYPE = "application/json";

/** Public queries whose answer is the same for every visitor. */
const CACHEABLE: ReadonlySet<string> = new Set(["listings.search", "listings.count", "listings.byId"]);

function isCacheable(url: string): boolean {
  return new URL(url).pathname
    .replace(/^\/trpc\//, "")
    .split(",")
    .every((procedure) => CACHEABLE.has(procedure));
}

/**
 * Answers visitors from the cache of the data centre, for some seconds: only GET without any cookie, only batches of
 * public queries, only success. Body and type alone are kept, so every answer has headers of its own; browsers keep none.
 */
export const edgeCache = createMiddleware<AppEnv>(async (c, next) => {
  const seconds = c.var.context.env.settings.EDGE_CACHE_SECONDS;
  const isForEveryone = c.req.method === "GET" && !c.req.header("cookie") && !c.req.header("trpc-accept");
  if (seconds === 0 || !isForEveryone || !isCacheable(c.req.url)) return next();
  const key = new Request(c.req.url);
  const kept = await caches.default.match(key);
  if (kept) {
    return new Response(kept.body, { headers: { "content-type": kept.headers.get("content-type") ?? JSON_TYPE } });
  }
  await next();
  if (c.res.status !== 200) return;
  const headers = {
    "content-type": c.res.headers.get("content-type") ?? JSON_TYPE,
    "cache-control": `max-age=${seconds}`,
  };
  c.var.context.later(caches.default.put(key, new Response(c.res.clone().body, { headers })));
});
