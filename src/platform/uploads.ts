import type { Context as HonoContext } from "hono";
import { DomainError, type ErrorCode, refusalHeaders, refusalStatus, toTold } from "../errors.ts";
import { isCompleteAccount } from "../features/auth/rules.ts";
import type { AppEnv } from "../http.ts";
import { DAY_MS, HOUR_MS } from "../shared/time.ts";
import type { UserContext } from "../trpc/init.ts";
import { encodeImage, type ImageSizes, PHOTO_SIZES, readImage, storeImage } from "./images.ts";
import { logError } from "./log.ts";
import { UNEXPECTED, UPLOAD_REFUSALS } from "./messages.ts";
import { releaseReservation } from "./queries-images.ts";
import type { RateLimit } from "./rate-limit.ts";
import { assertRoom, type StorageUse } from "./storage.ts";

/** Limits on the photos that one person may send. */
export const UPLOAD_LIMITS: readonly RateLimit[] = [
  { name: "upload", max: 120, windowMs: HOUR_MS },
  { name: "upload-day", max: 300, windowMs: DAY_MS },
];
/** Accepted content types. Cross-origin requests with any of these need a preflight. */
const UPLOAD_TYPES = ["image/jpeg", "image/png", "image/webp", "application/octet-stream"];
/** An upload that has not finished by then never will, so its objects may be swept. */
const RESERVED_MS = HOUR_MS;

/** When the reservation of an upload that started at `now` expires, in milliseconds since the epoch. */
export const reservedUntil = (now: number): number => now + RESERVED_MS;

export function isUploadType(contentType: string | undefined): boolean {
  return UPLOAD_TYPES.includes(contentType?.split(";")[0]?.trim().toLowerCase() ?? "");
}

export function refuseUpload(c: HonoContext<AppEnv>, failure: unknown): Response {
  const error = toTold(failure);
  if (!(error instanceof DomainError)) {
    logError("upload", error);
    return c.json({ code: "internal" satisfies ErrorCode, message: UNEXPECTED }, 500);
  }
  const status = refusalStatus(error);
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
    return c.json(await store({ ...context, user: session.user }, request));
  } catch (error) {
    // A browser that is still sending treats an early response as a lost connection. Errors in the rest do not matter.
    if (!request.bodyUsed) await readImage(request).catch(() => null);
    return refuseUpload(c, error);
  }
}

interface Target {
  /** The reserved URL of the photo. */
  url: string;
  sizes: ImageSizes;
  /** As returned by `selectStorage` in the batch that reserved the URL. */
  storage: readonly StorageUse[];
}

/**
 * Reads, re-encodes and stores the photo of a request, and returns its stored size in bytes. A refusal releases
 * the reservation. Throws `storage.full`, `storage.daily`, `image.timeout`, `image.too_large`, `image.type`,
 * `image.unreadable`, `image.too_many_pixels`.
 */
export async function receivePhoto({ db, env }: UserContext, request: Request, target: Target): Promise<number> {
  const { url, sizes, storage } = target;
  try {
    assertRoom(storage, 1);
    const image = await encodeImage(env, await readImage(request), sizes);
    assertRoom(storage, image.byteLength);
    await storeImage(env, url, image);
    return image.byteLength;
  } catch (error) {
    await releaseReservation(db, url);
    throw error;
  }
}

interface NewPhoto {
  url: string;
  /** Text for the refusal if there is no room for another photo. */
  full: string;
  /** Reserves the URL, or throws if the caller may not add a photo there. */
  reserve: () => Promise<{ storage: readonly StorageUse[]; hasRoom: boolean }>;
  /** Writes the row that shows the photo, with its stored size in bytes. */
  insert: (bytes: number) => Promise<{ storage: readonly StorageUse[]; isShown: boolean }>;
}

/** Stores and shows a photo. Throws `photo.limit`, and what `reserve` and {@link receivePhoto} throw. */
export async function addPhoto(ctx: UserContext, request: Request, photo: NewPhoto): Promise<void> {
  const limit = () => new DomainError("photo.limit", { fields: { photo: photo.full } });
  const { storage, hasRoom } = await photo.reserve();
  if (!hasRoom) throw limit();
  const bytes = await receivePhoto(ctx, request, { url: photo.url, sizes: PHOTO_SIZES, storage });
  const shown = await photo.insert(bytes);
  if (shown.isShown) return;
  assertRoom(shown.storage, bytes);
  throw limit();
}

/** The position requested with `?ordem=`, below `max`; null if missing or invalid. */
export function wishedPlace(order: string | undefined, max: number): number | null {
  return order !== undefined && /^\d$/.test(order) && Number(order) < max ? Number(order) : null;
}
