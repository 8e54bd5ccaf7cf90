import type { Context } from "hono";
import type { AppEnv } from "../../http.ts";

/** The app's empty page (dev/build/prerender.ts). */
const APP = "/telas/app";
const PRIVATE = new Set(["/admin"]);

/** The app, for all paths that have no file; 404 for those that name one. A missing file must not be cached as the app. */
export async function serveApp(c: Context<AppEnv>): Promise<Response> {
  const { path, raw } = c.req;
  if (/\.[^/]*$/.test(path) || path.startsWith("/assets/")) {
    return c.text("Arquivo não encontrado.", 404, { "cache-control": "no-store" });
  }
  const { env } = c.var.context;
  const page = await env.ASSETS.fetch(new Request(env.settings.APP_URL + APP, raw));
  if (!PRIVATE.has(path)) return page;
  const response = new Response(page.body, page);
  response.headers.set("x-robots-tag", "noindex");
  return response;
}
