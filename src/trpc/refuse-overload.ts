import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { createMiddleware } from "hono/factory";
import { UNAVAILABLE_RETRY_SECONDS } from "../errors.ts";
import type { AppEnv } from "../http.ts";
import { plainAnswer } from "../platform/http/edge-cache.ts";
import { refusesForOverload } from "../platform/limits/overload.ts";
import { requestIdOf } from "../platform/observability/log.ts";
import type { ErrorData } from "./init.ts";

/** Clients take a single error as that of every call in a batch. */
function refusal(requestId: string): string {
  const data: ErrorData = { code: "unavailable", httpStatus: 503, fields: {}, params: {}, requestId };
  return JSON.stringify({ error: { code: TRPC_ERROR_CODES_BY_KEY.SERVICE_UNAVAILABLE, message: data.code, data } });
}

/**
 * Refuses calls during an overload, before they have a context, a session or parsed inputs.
 * @param maxBytes of bodies that are read: a refusal with an unread body would reset the connection
 */
export const refuseOverload = (maxBytes: number) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const isWrite = c.req.method === "POST";
    if (!refusesForOverload(isWrite)) return next();
    // Its sender may be gone already.
    if (isWrite && Number(c.req.header("content-length")) <= maxBytes) await c.req.text().catch(() => undefined);
    const requestId = requestIdOf(c.req.header("cf-ray"));
    return plainAnswer(requestId, refusal(requestId), {
      status: 503,
      headers: { "retry-after": String(UNAVAILABLE_RETRY_SECONDS) },
    });
  });
