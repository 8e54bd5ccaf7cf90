import type { Context as HonoContext } from "hono";
import { DomainError, refusalHeaders } from "./errors.ts";
import { isCompleteAccount } from "./features/auth/rules.ts";
import type { CurrentSession } from "./features/auth/sessions.ts";
import type { AppEnv } from "./http.ts";
import type { RateLimit } from "./platform/limits/rate-limit.ts";
import { LIVE_SESSION_HEADERS, liveRoomOf } from "./platform/live/live.ts";
import { MINUTE_MS } from "./shared/time.ts";
import type { Context } from "./trpc/context.ts";

/** Connections that a person opens, or that one address tries to open without a session. */
export const JOIN_LIMIT: RateLimit = { name: "live-join", max: 60, windowMs: MINUTE_MS };

/** The person's session, or null; visitors who keep trying are counted by their address. */
async function countJoin({ countCall }: Context): Promise<CurrentSession | null> {
  return (await countCall("person", [JOIN_LIMIT])) ?? (await countCall("address", [JOIN_LIMIT]));
}

async function join(c: HonoContext<AppEnv>): Promise<Response> {
  const { env } = c.var.context;
  if (c.req.header("upgrade") !== "websocket") return c.text("Só por WebSocket.", 426);
  if (c.req.header("origin") !== env.settings.APP_URL) return c.text("Origem não permitida.", 403);
  if (!c.req.header("cookie")) return c.text("Entre na sua conta.", 401);
  const current = await countJoin(c.var.context);
  if (!current) return c.text("Entre na sua conta.", 401);
  if (!isCompleteAccount(current.user)) return c.text("Termine seu cadastro.", 403);
  const joined = await liveRoomOf(env, current.user.id).fetch(
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

/** Connects a logged-in person's app to the live room. WebSockets have no CORS preflight, so it checks the origin. */
export async function joinLive(c: HonoContext<AppEnv>): Promise<Response> {
  try {
    return await join(c);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return c.text("Tentativas demais. Aguarde um pouco.", 429, refusalHeaders([error]));
  }
}
