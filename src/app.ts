import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { isUploadType, refuseUpload } from "./answer-upload.ts";
import { createContext } from "./create-context.ts";
import { DomainError, refusalHeaders, toClientError } from "./errors.ts";
import { alertStops } from "./features/alerts/http.ts";
import { googleRoutes } from "./features/auth/http.ts";
import { asaasWebhook } from "./features/billing/http.ts";
import { invoiceFrame } from "./features/billing/invoice-frame.ts";
import { certificatePages } from "./features/college/http.ts";
import { contactRoutes } from "./features/contacts/http.ts";
import { listingUploads, savedSearchStops } from "./features/listings/http.ts";
import { listingFilter, searchListingsInput } from "./features/listings/schemas.ts";
import { portfolioUploads } from "./features/networking/http.ts";
import { avatarUploads } from "./features/profiles/http.ts";
import { assistantRoutes, requestUploads } from "./features/requests/http.ts";
import { supportRoutes } from "./features/support/http.ts";
import type { AppEnv } from "./http.ts";
import { joinLive } from "./join-live.ts";
import { UNAVAILABLE, UNEXPECTED } from "./messages.ts";
import { pageRoutes } from "./page-routes.ts";
import { edgeCache } from "./platform/http/edge-cache.ts";
import { type BodyLimits, BodyTimeout, readBody } from "./platform/http/read-body.ts";
import { requestCheck } from "./platform/http/request-check.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { imageRoutes } from "./platform/images/serve-images.ts";
import { healthRoute } from "./platform/observability/health.ts";
import { logError, logInfo, withRequestId } from "./platform/observability/log.ts";
import { serveApp } from "./platform/pages/serve-app.ts";
import { MAX_QUERIES_PER_REQUEST } from "./shared/limits.ts";
import { SECOND_MS } from "./shared/time.ts";
import { sitemap } from "./sitemap.ts";
import { assertBatchSize } from "./trpc/init.ts";
import { refuseOverload } from "./trpc/refuse-overload.ts";
import { appRouter } from "./trpc/router.ts";

const JSON_LIMIT_BYTES = 64 * 1024;
/** For lessons of LESSON_MAX_LENGTH, and for PICTURES_MAX photos. */
const LESSON_CALL = "/trpc/admin.editCourse";
const PICTURES_CALL = "/trpc/requests.propose";
const LARGE_LIMIT_BYTES = 256 * 1024;

const bodyLimits = (maxBytes: number): BodyLimits => ({
  maxBytes,
  patienceBytes: 2 * maxBytes,
  totalMs: 30 * SECOND_MS,
  stallMs: 15 * SECOND_MS,
});

/** Reads the body of a call. Only admins with lessons, and people with photos for the AI service, may send more than others. */
const callBody = createMiddleware<AppEnv>(async (c, next) => {
  const { path } = c.req;
  const isLarge =
    (path === LESSON_CALL || path === PICTURES_CALL) && Number(c.req.header("content-length")) > JSON_LIMIT_BYTES;
  const session = isLarge ? await c.var.context.session() : null;
  const mayBeLarge = session !== null && (path === PICTURES_CALL || session.user.isAdmin);
  const limits = bodyLimits(mayBeLarge ? LARGE_LIMIT_BYTES : JSON_LIMIT_BYTES);
  try {
    const body = await readBody(c.req.raw.body, limits);
    if (body === null) return c.text("Envio grande demais.", 413);
    c.set("body", body);
  } catch (error) {
    // Whoever hung up while sending doesn't read the answer.
    if (!(error instanceof BodyTimeout)) logInfo("http.body", { path: c.req.path });
    return c.text("O envio demorou demais para chegar. Tente de novo.", 408);
  }
  return next();
});

/** Queries that the edge may cache: their responses are the same for every visitor and contain no contact data. */
const CACHED_QUERIES = { "listings.search": searchListingsInput, "listings.count": listingFilter };

/**
 * Accepts writes only from our own origin, and only as JSON or, for uploads, with an upload's content type. Forms on
 * other sites cannot send these types, and their scripts would need a CORS preflight.
 */
const originCheck = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  if (c.req.header("origin") !== c.var.context.env.settings.APP_URL) return c.text("Origem não permitida.", 403);
  const contentType = c.req.header("content-type");
  if (c.req.path.startsWith("/upload/")) {
    return isUploadType(contentType) ? next() : refuseUpload(c, new DomainError("image.type"));
  }
  if (!contentType?.startsWith("application/json")) return c.text("Envie JSON.", 415);
  return next();
});

/** The request for tRPC, without headers with which the client could choose the response format. */
function bareRequest({ url, method, signal }: Request, body: Uint8Array<ArrayBuffer>, canonicalUrl = url): Request {
  const sent = method === "GET" || method === "HEAD" ? null : body;
  return new Request(canonicalUrl, { method, body: sent, signal, headers: { "content-type": "application/json" } });
}

/** Creates one context per request. Its cookies and counts go into the response. */
const context = createMiddleware<AppEnv>(async (c, next) => {
  const { context, finish } = createContext(c);
  c.set("context", context);
  await withRequestId(context.requestId, async () => {
    await next();
    finish();
  });
});

export const app = new Hono<AppEnv>()
  .onError((error, c) => {
    logError("http.unhandled", error, { path: new URL(c.req.url).pathname });
    const told = toClientError(error);
    if (told instanceof DomainError && told.code === "unavailable") {
      return c.text(UNAVAILABLE, 503, refusalHeaders([told]));
    }
    // There is no context if the settings are invalid.
    const { requestId } = c.get("context") ?? { requestId: "?" };
    return c.text(`${UNEXPECTED} Código do erro: ${requestId}`, 500);
  })
  .use(securityHeaders)
  .use("/trpc/*", edgeCache(CACHED_QUERIES), refuseOverload(LARGE_LIMIT_BYTES))
  .use(context)
  .use(requestCheck)
  .route("/", pageRoutes)
  .route("/", contactRoutes)
  .route("/", certificatePages)
  // Asaas sends no origin, but a token.
  .route("/webhooks/asaas", asaasWebhook)
  .route("/", assistantRoutes)
  // Mail programs send no origin, but the key of a letter.
  .route("/alertas/parar", alertStops)
  .route("/buscas/parar", savedSearchStops)
  .use(originCheck)
  .use("/trpc/*", callBody)
  .all("/trpc/*", async (c) => {
    const req = bareRequest(c.req.raw, c.var.body, c.var.canonicalUrl);
    return await fetchRequestHandler({
      endpoint: "/trpc",
      req,
      router: appRouter,
      createContext: ({ info }) => {
        assertBatchSize(info);
        return c.var.context;
      },
      allowMethodOverride: false,
      maxBatchSize: MAX_QUERIES_PER_REQUEST,
      responseMeta: ({ errors }) => ({ headers: refusalHeaders(errors.map(({ cause }) => cause)) }),
      onError: ({ error, path }) => {
        const isOutage = error.cause instanceof DomainError && error.cause.code === "unavailable";
        if (error.code !== "INTERNAL_SERVER_ERROR" && !isOutage) return;
        logError("trpc", (isOutage && error.cause?.cause) || (error.cause ?? error), path ? { path } : {});
      },
    });
  })
  .route("/auth/google", googleRoutes)
  .route("/suporte", supportRoutes)
  .route("/health", healthRoute)
  .route("/fatura", invoiceFrame)
  .route("/", sitemap)
  .get("/live", joinLive)
  .route("/upload/listings", listingUploads)
  .route("/upload/requests", requestUploads)
  .route("/upload/avatar", avatarUploads)
  .route("/upload/portfolio", portfolioUploads)
  .route("/img", imageRoutes)
  .all("*", serveApp);
