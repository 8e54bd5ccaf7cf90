import type { Context as HonoContext } from "hono";
import { openDatabase } from "#db/client.ts";
import { deliverOutbox } from "./deliveries.ts";
import { readEnv } from "./env.ts";
import { type CurrentSession, readSession } from "./features/auth/sessions.ts";
import type { AppEnv } from "./http.ts";
import type { Context } from "./trpc/context.ts";

/**
 * Makes the context of a request.
 * @returns `finish` puts cookies and the number of database round trips into the response that was made
 */
export function createContext(c: HonoContext<AppEnv>): { context: Context; finish(): void } {
  const env = readEnv(c.env);
  const now = Date.now();
  const cookies: string[] = [];
  let roundTrips = 0;
  let hasDeliveries = false;
  const db = openDatabase({
    url: env.settings.DATABASE_URL,
    authToken: env.settings.DATABASE_AUTH_TOKEN,
    onRoundTrip: () => {
      roundTrips++;
    },
  });
  const deps = { db, secure: env.settings.APP_URL.startsWith("https://"), now };
  let session: Promise<CurrentSession | null> | undefined;

  const context: Context = {
    ...deps,
    env,
    requestId: c.req.header("cf-ray") ?? crypto.randomUUID(),
    address: c.req.header("cf-connecting-ip") ?? "local",
    session: () => {
      session ??= readSession(deps, c.req.header("cookie") ?? "").then((found) => {
        if (found?.setCookie) cookies.push(found.setCookie);
        return found;
      });
      return session;
    },
    setCookie: (cookie) => cookies.push(cookie),
    later: (work) => c.executionCtx.waitUntil(work),
    deliverSoon: () => {
      hasDeliveries = true;
    },
  };

  return {
    context,
    finish() {
      if (hasDeliveries) context.later(deliverOutbox(env, db, now));
      if (c.res.webSocket) return;
      for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
      c.header("server-timing", `db;desc="${roundTrips}"`);
      c.header("x-request-id", context.requestId);
      if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
    },
  };
}
