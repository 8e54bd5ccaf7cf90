import { DomainError, type DomainErrorCode } from "../../errors.ts";
import { idField } from "../../shared/schemas.ts";
import type { UserContext } from "../../trpc/init.ts";
import { newId } from "../database/ids.ts";
import { encodeImage, type ImageSizes, newImageUrl, PHOTO_SIZES, readImage, storeImage } from "./images.ts";
import { releaseReservation } from "./queries-images.ts";
import { type Album, insertPlaced, reservePlaced } from "./queries-photos.ts";
import { assertRoom, type StorageUse } from "./storage.ts";

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

interface AlbumUpload {
  /** What the photo is added to, and the requested position, as in the address. */
  target: { id: string; order: string | undefined };
  albumOf: (id: string, userId: string, now: number) => Album;
  /** Where its photos are stored. */
  folder: string;
  /** The refusal if the caller may not add a photo to it. */
  missing: DomainErrorCode;
  /** Text for the refusal if there is no room for another photo. */
  full: string;
}

/** Adds a photo to an album of the caller's. Throws `missing`, and what {@link addPhoto} throws. */
export async function addToAlbum(ctx: UserContext, request: Request, upload: AlbumUpload) {
  const { db, now, user } = ctx;
  const { target, folder, missing, full } = upload;
  const known = idField.safeParse(target.id);
  if (!known.success) throw new DomainError(missing);
  const album = upload.albumOf(known.data.toLowerCase(), user.id, now);
  const { id, max } = album;
  const photo = {
    id: newId(now),
    url: newImageUrl(`${folder}/${id}`),
    userId: user.id,
    order: requestedPosition(target.order, max),
  };
  await addPhoto(ctx, request, {
    url: photo.url,
    full,
    reserve: async () => {
      const { storage, photos } = await reservePlaced(db, photo, album, now);
      if (photos === null) throw new DomainError(missing);
      return { storage, hasRoom: photos < max };
    },
    insert: (bytes) => insertPlaced(db, { ...photo, bytes }, album, now),
  });
  return { id: photo.id, url: photo.url };
}

/** The position requested with `?ordem=`, below `max`; null if missing or invalid. */
function requestedPosition(order: string | undefined, max: number): number | null {
  return order !== undefined && /^\d$/.test(order) && Number(order) < max ? Number(order) : null;
}
