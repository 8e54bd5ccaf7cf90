import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DomainError, type ErrorCode, refusalHeaders, toClientError } from "./errors.ts";
import { isCompleteAccount } from "./features/auth/rules.ts";
import type { AppEnv } from "./http.ts";
import { UNEXPECTED, UPLOAD_REFUSALS } from "./messages.ts";
import { readImage } from "./platform/images/images.ts";
import type { RateLimit } from "./platform/limits/rate-limit.ts";
import { logError } from "./platform/observability/log.ts";
import { DAY_MS, HOUR_MS } from "./shared/time.ts";
import type { UserContext } from "./trpc/init.ts";

/** Limits on the photos that one person may send. */
export const UPLOAD_LIMITS: readonly RateLimit[] = [
  { name: "upload", max: 120, windowMs: HOUR_MS },
  { name: "upload-day", max: 300, windowMs: DAY_MS },
];
/** Accepted content types. Cross-origin requests with any of these need a preflight. */
const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp", "application/octet-stream"];

export function isUploadType(contentType: string | undefined): boolean {
  return UPLOAD_TYPES.includes(contentType?.split(";")[0]?.trim().toLowerCase() ?? "");
}

export function refuseUpload(c: HonoContext<AppEnv>, failure: unknown): Response {
  const error = toClientError(failure);
  if (!(error instanceof DomainError)) {
    logError("upload", error);
    return c.json({ code: "internal" satisfies ErrorCode, message: UNEXPECTED }, 500);
  }
  const status = getHTTPStatusCodeFromError(new TRPCError({ code: error.trpcCode })) as ContentfulStatusCode;
  const [fieldMessage] = Object.values(error.details.fields ?? {});
  const answer = { code: error.code, message: fieldMessage ?? UPLOAD_REFUSALS[error.code] ?? UNEXPECTED };
  return c.json(answer, status, refusalHeaders([error]));
}

/** Handles an upload of a logged-in person and counts it. Responds with the stored photo, or with `{code, message}`. */
export async function answerUpload(
  c: HonoContext<AppEnv>,
  store: (ctx: UserContext, request: Request) => Promise<{ id: string; url: string }>,
): Promise<Response> {
  const { context } = c.var;
  const request = c.req.raw;
  try {
    const session = await context.countCall("person", UPLOAD_LIMITS);
    if (!session) throw new DomainError("auth.required");
    if (!isCompleteAccount(session.user)) throw new DomainError("auth.incomplete");
    return c.json(await store({ ...context, user: session.user, sessionId: session.id }, request));
  } catch (error) {
    // A browser that is still sending treats an early response as a lost connection. Errors in the rest do not matter.
    if (!request.bodyUsed) await readImage(request).catch(() => null);
    return refuseUpload(c, error);
  }
}
