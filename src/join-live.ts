import type { Context } from "hono";
import { isCompleteAccount } from "./features/auth/rules.ts";
import type { AppEnv } from "./http.ts";
import { LIVE_SESSION_HEADERS, liveRoom } from "./platform/live.ts";

/** Connects a logged-in person's app to the live room. WebSockets have no CORS preflight, so it checks the origin. */
export async function joinLive(c: Context<AppEnv>): Promise<Response> {
  const { env, session } = c.var.context;
  if (c.req.header("upgrade") !== "websocket") return c.text("Só por WebSocket.", 426);
  if (c.req.header("origin") !== env.settings.APP_URL) return c.text("Origem não permitida.", 403);
  const current = await session();
  if (!current) return c.text("Entre na sua conta.", 401);
  if (!isCompleteAccount(current.user)) return c.text("Termine seu cadastro.", 403);
  const joined = await liveRoom(env).fetch(
    // A new request, because headers from the client could name the connection, and would be echoed on failure.
    new Request(`${env.settings.APP_URL}/live`, {
      headers: {
        upgrade: "websocket",
        [LIVE_SESSION_HEADERS.sessionId]: current.id,
        [LIVE_SESSION_HEADERS.userId]: current.user.id,
        [LIVE_SESSION_HEADERS.expiresAt]: String(current.expiresAt),
      },
    }),
  );
  return new Response(null, { status: joined.status, webSocket: joined.webSocket });
}
