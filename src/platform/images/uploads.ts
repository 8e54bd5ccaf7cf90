import { DomainError } from "../../errors.ts";
import { HOUR_MS } from "../../shared/time.ts";
import type { UserContext } from "../../trpc/init.ts";
import { encodeImage, type ImageSizes, PHOTO_SIZES, readImage, storeImage } from "./images.ts";
import { releaseReservation } from "./queries-images.ts";
import { assertRoom, type StorageUse } from "./storage.ts";

/** An upload that has not finished by then never will, so its objects may be swept. */
const RESERVED_MS = HOUR_MS;

/** When the reservation of an upload that started at `now` expires, in milliseconds since the epoch. */
export const reservedUntil = (now: number): number => now + RESERVED_MS;

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
export function requestedPosition(order: string | undefined, max: number): number | null {
  return order !== undefined && /^\d$/.test(order) && Number(order) < max ? Number(order) : null;
}
