import type { Context } from "hono";
import type { AppEnv } from "../../http.ts";
import { isAppPath } from "./app-paths.ts";

/** The app's empty page (dev/build/prerender.ts). */
const APP = "/telas/app";
const PRIVATE = new Set(["/admin"]);

/**
 * The app, for all paths that have no file; 404 for those that name one, since a missing file must not be cached as the
 * app. Where the app has no screen, its page comes as a 404, and says so itself.
 */
export async function serveApp(c: Context<AppEnv>): Promise<Response> {
  const { path, raw } = c.req;
  if (/\.[^/]*$/.test(path) || path.startsWith("/assets/")) {
    return c.text("Arquivo não encontrado.", 404, { "cache-control": "no-store" });
  }
  const { env } = c.var.context;
  const address = env.settings.APP_URL + APP;
  if (!isAppPath(path)) {
    // Without the headers of the request, which can make the page an empty "not modified".
    const { body, headers } = await env.ASSETS.fetch(new Request(address));
    const unknown = new Response(body, { status: 404, headers });
    unknown.headers.set("cache-control", "no-store");
    return unknown;
  }
  const page = await env.ASSETS.fetch(new Request(address, raw));
  if (!PRIVATE.has(path)) return page;
  const response = new Response(page.body, page);
  response.headers.set("x-robots-tag", "noindex");
  return response;
}
