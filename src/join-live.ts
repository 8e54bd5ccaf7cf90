import type { Context } from "hono";
import type { AppEnv } from "./http.ts";
import { LIVE_SESSION_HEADERS, liveRoom } from "./platform/live.ts";

/** Lets a logged-in person's app into the live room. Browsers send no preflight for WebSockets: the origin is checked here. */
export async function joinLive(c: Context<AppEnv>): Promise<Response> {
  const { env, session } = c.var.context;
  if (c.req.header("upgrade") !== "websocket") return c.text("Só por WebSocket.", 426);
  if (c.req.header("origin") !== env.settings.APP_URL) return c.text("Origem não permitida.", 403);
  const current = await session();
  if (!current) return c.text("Entre na sua conta.", 401);
  const request = new Request(c.req.raw);
  request.headers.delete("cookie");
  request.headers.set(LIVE_SESSION_HEADERS.sessionId, current.id);
  request.headers.set(LIVE_SESSION_HEADERS.userId, current.user.id);
  request.headers.set(LIVE_SESSION_HEADERS.expiresAt, String(current.expiresAt));
  const joined = await liveRoom(env).fetch(request);
  // A copy, with headers that the middleware can add to.
  return new Response(joined.body, joined);
}
