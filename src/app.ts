import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { createContext } from "./create-context.ts";
import { googleRoutes } from "./features/auth/http.ts";
import { supportRoutes } from "./features/support/http.ts";
import type { AppEnv } from "./http.ts";
import { joinLive } from "./join-live.ts";
import { edgeCache } from "./platform/edge-cache.ts";
import { describeError, logError } from "./platform/log.ts";
import { appRouter } from "./trpc/router.ts";

const JSON_LIMIT_BYTES = 64 * 1024;
const MAX_CALLS_PER_REQUEST = 10;

/** Only our own pages may write, and only JSON: a form of another site can send neither. */
const originCheck = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  if (c.req.header("origin") !== c.var.context.env.settings.APP_URL) return c.text("Origem não permitida.", 403);
  if (!c.req.header("content-type")?.startsWith("application/json")) return c.text("Envie JSON.", 415);
  return next();
});

/** One context a request; cookies and counts that calls left in it go into the response. */
const context = createMiddleware<AppEnv>(async (c, next) => {
  const { context, finish } = createContext(c);
  c.set("context", context);
  await next();
  finish();
});

export const app = new Hono<AppEnv>()
  .onError((error, c) => {
    logError("http.unhandled", error, { path: new URL(c.req.url).pathname });
    return c.text("Algo deu errado. Tente de novo em instantes.", 500);
  })
  .use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      referrerPolicy: "strict-origin-when-cross-origin",
    }),
  )
  .use(context)
  .use(originCheck)
  .use("/trpc/*", bodyLimit({ maxSize: JSON_LIMIT_BYTES, onError: (c) => c.text("Pedido grande demais.", 413) }))
  .use("/trpc/*", edgeCache)
  .all("/trpc/*", (c) =>
    fetchRequestHandler({
      endpoint: "/trpc",
      req: c.req.raw,
      router: appRouter,
      createContext: () => c.var.context,
      allowMethodOverride: false,
      maxBatchSize: MAX_CALLS_PER_REQUEST,
      onError: ({ error, path }) => {
        if (error.code !== "INTERNAL_SERVER_ERROR") return;
        const { requestId } = c.var.context;
        console.error(
          JSON.stringify({
            level: "error",
            event: "trpc",
            path,
            requestId,
            error: describeError(error.cause ?? error),
          }),
        );
      },
    }),
  )
  .route("/auth/google", googleRoutes)
  .route("/suporte", supportRoutes)
  .get("/live", joinLive)
  .all("*", (c) => c.env.ASSETS.fetch(c.req.raw));
