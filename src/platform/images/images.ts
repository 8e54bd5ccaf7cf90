import type { Env } from "../../env.ts";
import { DomainError } from "../../errors.ts";
import { IMAGE_PATH, thumbnailOf } from "../../shared/image-urls.ts";
import { PHOTO_MAX_BYTES, PHOTO_MAX_SIDE } from "../../shared/limits.ts";
import { SECOND_MS } from "../../shared/time.ts";
import { type BodyLimits, BodyTimeout, readBody } from "../http/read-body.ts";
import { inTime } from "../limits/time-limit.ts";
import { logInfo } from "../observability/log.ts";
import { fromBucket, SERVICE_TIMEOUT_MS, unavailable } from "./bucket.ts";

const BODY_LIMITS: BodyLimits = {
  maxBytes: PHOTO_MAX_BYTES,
  patienceBytes: 2 * PHOTO_MAX_BYTES,
  totalMs: 30 * SECOND_MS,
  stallMs: 15 * SECOND_MS,
};
/** Larger images are not decoded, because a few kB can expand to gigabytes. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
const QUALITY = 80;
/**
 * How long the edge may cache an image, in seconds. Edge caches cannot be purged everywhere: with up to a minute until
 * the sweep, a deleted photo is gone within five minutes.
 */
export const PICTURE_EDGE_SECONDS = 240;

export interface ImageSizes {
  display: ImageTransform;
  thumbnail: ImageTransform;
}

const within = (side: number): ImageTransform => ({ width: side, height: side, fit: "scale-down" });
const square = (side: number): ImageTransform => ({ width: side, height: side, fit: "cover" });

export const PHOTO_SIZES: ImageSizes = { display: within(PHOTO_MAX_SIDE), thumbnail: within(480) };
export const AVATAR_SIZES: ImageSizes = { display: square(512), thumbnail: square(160) };

/** URL of a new image's display size, which nobody can guess. */
export function newImageUrl(folder: string): string {
  return `${IMAGE_PATH}${folder}/${crypto.randomUUID()}.webp`;
}

/** Keys of both sizes in the bucket (a card's picture has only one); none for URLs outside this bucket. */
export function imageKeys(url: string): string[] {
  if (!url.startsWith(IMAGE_PATH)) return [];
  return [...new Set([url, thumbnailOf(url)])].map((path) => path.slice(IMAGE_PATH.length));
}

/** Reads the body of an upload. Throws `image.too_large`, or `image.timeout` if it does not arrive in time. */
export async function readImage(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBody(request.body, BODY_LIMITS).catch((error: unknown) => {
    throw error instanceof BodyTimeout ? new DomainError("image.timeout") : error;
  });
  if (!bytes) throw new DomainError("image.too_large");
  return bytes;
}

/** First bytes of the accepted types; null matches any byte. */
const SIGNATURES: readonly [type: string, start: (number | null)[]][] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/webp", [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/** The accepted type that the first bytes identify, regardless of file name and headers; null for all others. */
function typeOf(bytes: Uint8Array): string | null {
  const found = SIGNATURES.find(([, start]) => start.every((byte, at) => byte === null || byte === bytes[at]));
  return found?.[0] ?? null;
}

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

const streamOf = (bytes: Bytes) => new Blob([bytes]).stream();

/**
 * Runs a step of the Images service. Throws `image.unreadable` if it refused the image, and `unavailable` if it failed.
 * Drops the messages of refusals, because they can reveal internals.
 */
export async function withImageErrors<T>(step: string, work: () => Promise<T>): Promise<T> {
  try {
    return await inTime(SERVICE_TIMEOUT_MS, work());
  } catch (error) {
    // Only answers of the service have a code.
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (typeof code !== "number") throw unavailable("images", error);
    logInfo("image.unreadable", { step, code });
    throw new DomainError("image.unreadable");
  }
}

/** Throws `image.type`, `image.unreadable` or `image.too_many_pixels`, without decoding the image. */
async function assertAcceptable(env: Env, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const type = typeOf(bytes);
  if (!type) throw new DomainError("image.type");
  const info = await withImageErrors("info", () => env.IMAGES.info(streamOf(bytes)));
  if (info.format !== type || !("width" in info)) throw new DomainError("image.type");
  const { width, height } = info;
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new DomainError("image.too_many_pixels");
  }
}

/** Encodes one size as WebP: the first frame, rotated as its EXIF says, without metadata. */
function encode(env: Env, bytes: Bytes, transform: ImageTransform): Promise<ArrayBuffer> {
  return withImageErrors("encode", async () => {
    const output = { format: "image/webp", quality: QUALITY, anim: false } as const;
    const result = await env.IMAGES.input(streamOf(bytes)).transform(transform).output(output);
    return new Response(result.image()).arrayBuffer();
  });
}

/** Both sizes of a photo, as they are stored. */
export interface EncodedImage {
  display: ArrayBuffer;
  thumbnail: ArrayBuffer;
  /** Total of both sizes. */
  byteLength: number;
}

/** Re-encodes a photo. Throws `image.type`, `image.unreadable`, `image.too_many_pixels`. */
export async function encodeImage(env: Env, bytes: Uint8Array<ArrayBuffer>, sizes: ImageSizes): Promise<EncodedImage> {
  await assertAcceptable(env, bytes);
  const display = await encode(env, bytes, sizes.display);
  const thumbnail = await encode(env, display, sizes.thumbnail);
  return { display, thumbnail, byteLength: display.byteLength + thumbnail.byteLength };
}

/**
 * Stores both sizes of a photo. Its URL must already be in `discarded_images`; the batch that writes the row showing it
 * removes it there. If anything fails in between, the sweep deletes the objects.
 */
export async function storeImage(env: Env, url: string, { display, thumbnail }: EncodedImage): Promise<void> {
  const options = { httpMetadata: { contentType: "image/webp" } };
  const [displayKey = "", thumbnailKey = ""] = imageKeys(url);
  await fromBucket(env, (bucket) =>
    Promise.all([bucket.put(displayKey, display, options), bucket.put(thumbnailKey, thumbnail, options)]),
  );
}
