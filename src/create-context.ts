import type { Context as HonoContext } from "hono";
import type { Database } from "#db/client.ts";
import { readEnv } from "./env.ts";
import { isBot } from "./features/analytics/rules.ts";
import { deviceOf } from "./features/auth/device.ts";
import { readDeviceMarks } from "./features/auth/device-marks.ts";
import { createPasswordTurn } from "./features/auth/password-queue.ts";
import { type CurrentSession, readSession, readSessionCounting } from "./features/auth/sessions.ts";
import type { AppEnv } from "./http.ts";
import { openWorkerDatabase } from "./platform/database/worker-database.ts";
import type { OutboxRow } from "./platform/delivery/outbox.ts";
import { rateLimitSubject } from "./platform/http/client-address.ts";
import { logError, requestIdOf } from "./platform/observability/log.ts";
import { writeJobFailure } from "./platform/observability/queries-health.ts";
import type { Context } from "./trpc/context.ts";

async function reportLost(db: Database, error: unknown): Promise<void> {
  logError("afterResponse", error);
  await writeJobFailure(db, "after-response", Date.now()).catch((failure: unknown) =>
    logError("afterResponse.failure", failure),
  );
}

/** Replaces the response by one with these cookies and the headers that every response has. */
function completeResponse(
  c: HonoContext<AppEnv>,
  headers: { cookies: string[]; roundTrips: number; requestId: string },
) {
  // Headers of static files and cached responses are immutable, so change those of a copy.
  const response = new Response(c.res.body, c.res);
  // Hono would merge the headers of the previous response into the new one.
  c.res = undefined;
  c.res = response;
  if (response.webSocket) return;
  for (const cookie of headers.cookies) response.headers.append("set-cookie", cookie);
  response.headers.set("server-timing", `db;desc="${headers.roundTrips}"`);
  response.headers.set("x-request-id", headers.requestId);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
}

/**
 * Creates the context of a request.
 * @returns `finish`, to call once the response exists: sets cookies and headers, and starts the deferred work
 */
export function createContext(c: HonoContext<AppEnv>): { context: Context; finish(): void } {
  const env = readEnv(c.env);
  const now = Date.now();
  const cookies: string[] = [];
  let roundTrips = 0;
  const deliveries = new Set<readonly OutboxRow[] | undefined>();
  const finished = Promise.withResolvers<void>();
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const db = openWorkerDatabase(env.settings, {
    waitUntil,
    onRoundTrip: () => {
      roundTrips++;
    },
  });
  const deps = { db, secure: env.settings.APP_URL.startsWith("https://"), now };
  const cookieHeader = c.req.header("cookie") ?? "";
  const userAgent = c.req.header("user-agent") ?? "";
  const address = rateLimitSubject(c.req.header("cf-connecting-ip") ?? "local");
  let session: Promise<CurrentSession | null> | undefined;
  let turns: Promise<unknown> = Promise.resolve();
  const keep = (found: CurrentSession | null) => {
    if (found?.setCookie) cookies.push(found.setCookie);
    return found;
  };

  const context: Context = {
    ...deps,
    env,
    requestId: requestIdOf(c.req.header("cf-ray")),
    address,
    device: deviceOf(userAgent),
    deviceMarks: readDeviceMarks(cookieHeader, deps.secure),
    isVisit: c.req.method === "GET" && !isBot(userAgent),
    passwordTurn: createPasswordTurn(env.settings.PASSWORD_ROUNDS, c.req.raw.signal),
    session: () => {
      session ??= readSession(deps, cookieHeader).then(keep);
      return session;
    },
    countCall: async (by, limits) => {
      const found = await readSessionCounting(deps, cookieHeader, limits, by === "address" ? address : null);
      session = Promise.resolve(keep(found.session));
      found.assertWithinLimits();
      return session;
    },
    withQueueSlot: (work) => {
      const turn = turns.then(work);
      turns = turn.catch(() => undefined);
      return turn;
    },
    setCookie: (cookie) => cookies.push(cookie),
    waitUntil,
    afterResponse: (work) => waitUntil(finished.promise.then(work).catch((error: unknown) => reportLost(db, error))),
    deliverSoon: (taken) => {
      if (taken?.length !== 0) deliveries.add(taken);
    },
  };

  return {
    context,
    finish() {
      finished.resolve();
      for (const taken of deliveries)
        context.waitUntil(
          import("./deliveries.ts").then(({ deliverAfterResponse }) => deliverAfterResponse(env, db, now, taken)),
        );
      completeResponse(c, { cookies, roundTrips, requestId: context.requestId });
    },
  };
}
