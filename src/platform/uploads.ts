import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DomainError, type ErrorCode, toTold } from "../errors.ts";
import type { AppEnv } from "../http.ts";
import type { UserContext } from "../trpc/init.ts";
import { readImage } from "./images.ts";
import { logError } from "./log.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Photos that one person may send. */
export const UPLOAD_LIMIT: RateLimit = { name: "upload", max: 120, windowMs: 3_600_000 };
/** What the browser may say that it sends; none of these passes between origins without being asked for. */
const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp", "application/octet-stream"];
/** An upload that is not finished by then never will be: its objects may be swept. */
const RESERVED_MS = 3_600_000;

/** When the reservation of an upload that began `now` falls due. */
export const reservedUntil = (now: number): number => now + RESERVED_MS;

export function isUploadType(contentType: string | undefined): boolean {
  return UPLOAD_TYPES.includes(contentType?.split(";")[0]?.trim().toLowerCase() ?? "");
}

const TEXTS: Partial<Record<ErrorCode, string>> = {
  "auth.required": "Sua sessão terminou. Entre de novo na sua conta.",
  "listing.not_found": "Anúncio não encontrado.",
  "image.type": "Selecione apenas imagens.",
  "image.too_large": "Máximo 5MB.",
  "image.too_many_pixels": "Esta foto tem pixels demais. Envie uma de até 12.000 pixels de lado e 40 megapixels.",
  "image.unreadable": "Não conseguimos abrir esta foto. Tente de novo ou escolha outra.",
  unavailable: "O portal está fora do ar por um momento. Tente de novo em instantes.",
  rate_limited: "Você enviou muitas fotos seguidas. Aguarde alguns minutos e tente de novo.",
};
const UNEXPECTED = "Algo deu errado. Tente de novo em instantes.";

export function refuseUpload(c: HonoContext<AppEnv>, failure: unknown): Response {
  const error = toTold(failure);
  if (!(error instanceof DomainError)) {
    logError("upload", error, { requestId: c.var.context.requestId });
    return c.json({ code: "internal" satisfies ErrorCode, message: UNEXPECTED }, 500);
  }
  const status = getHTTPStatusCodeFromError(new TRPCError({ code: error.trpcCode })) as ContentfulStatusCode;
  const [fieldMessage] = Object.values(error.details.fields ?? {});
  return c.json({ code: error.code, message: fieldMessage ?? TEXTS[error.code] ?? UNEXPECTED }, status);
}

/** Answers an upload of whoever is logged in: where the photo is, or `{code, message}` of the refusal. */
export async function answerUpload(
  c: HonoContext<AppEnv>,
  store: (ctx: UserContext, request: Request) => Promise<{ id: string; url: string }>,
): Promise<Response> {
  const { context } = c.var;
  const request = c.req.raw;
  try {
    const session = await context.session();
    if (!session) throw new DomainError("auth.required");
    return c.json(await store({ ...context, user: session.user }, request));
  } catch (error) {
    // A browser that is still sending takes an early answer for a lost connection; how the rest reads is no matter.
    if (!request.bodyUsed) await readImage(request).catch(() => null);
    return refuseUpload(c, error);
  }
}
