import { PHOTOS } from "./photo-messages.ts";
import { isImage, shrinkImage } from "./shrink-image.ts";
import { UploadError, uploadImage } from "./upload.ts";

/** A photo, from being chosen until it is stored on the server. */
export interface Photo {
  key: string;
  /** Image URL: the local file, or the stored thumbnail. */
  preview: string;
  status: "chosen" | "waiting" | "sending" | "failed" | "stored";
  /** Upload progress, 0 to 1. */
  share: number;
  problem?: string;
  file?: File;
  /** Its intended position when it was published. */
  position?: number;
  /** The server's id and path, once stored. */
  id?: string;
  url?: string;
}

/** Parallel uploads; more would only share the same bandwidth. */
const PARALLEL = 3;

export type PhotoChange = (key: string, change: Partial<Photo>) => void;

export interface SendOptions {
  /** Where to upload, such as `/upload/listings/{id}`. */
  path: string;
  photos: readonly Photo[];
  change: PhotoChange;
  signal: AbortSignal;
}

function problemOf(error: unknown): string {
  return error instanceof UploadError ? error.message : PHOTOS.failed;
}

async function sendOne(photo: Photo, { path, change, signal }: SendOptions): Promise<boolean> {
  const { key, file, position } = photo;
  if (!file || signal.aborted) return false;
  change(key, { status: "sending", share: 0 });
  try {
    const blob = await shrinkImage(file);
    const { id, url } = await uploadImage(position === undefined ? path : `${path}?ordem=${position}`, blob, {
      signal,
      onProgress: (share) => change(key, { share }),
    });
    change(key, { status: "stored", share: 1, id, url });
    return true;
  } catch (error) {
    console.warn("a photo was not sent", error);
    change(key, { status: "failed", share: 0, problem: problemOf(error) });
    return false;
  }
}

/** Uploads photos in parallel and continues if one fails. Returns the failed ones. */
export async function sendPhotos(options: SendOptions): Promise<Photo[]> {
  const queue = options.photos.filter((photo) => photo.status !== "stored");
  for (const { key } of queue) options.change(key, { status: "waiting" });
  const failed: Photo[] = [];
  const work = async () => {
    for (let photo = queue.shift(); photo; photo = queue.shift()) {
      if (!(await sendOne(photo, options))) failed.push(photo);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return failed;
}

/** Picks the images, at most `room`, and counts the other files and the images for which there was no room. */
export async function admitFiles(files: readonly File[], room: number) {
  const isAdmitted = await Promise.all(files.map(isImage));
  const images = files.filter((_file, index) => isAdmitted[index]);
  const admitted = images.slice(0, Math.max(0, room));
  return { admitted, others: files.length - images.length, surplus: images.length - admitted.length };
}

export function chosenPhoto(file: File): Photo {
  return { key: crypto.randomUUID(), preview: URL.createObjectURL(file), status: "chosen", share: 0, file };
}

/** Photos that failed to upload when what they show was published, by its id; its edit view picks them up. */
const unsent = new Map<string, readonly Photo[]>();

export const saveUnsent = (id: string, photos: readonly Photo[]) => void unsent.set(id, photos);
export const forgetUnsent = (id: string) => void unsent.delete(id);

export function unsentOf(id: string): Photo[] {
  return (unsent.get(id) ?? []).flatMap((photo) =>
    photo.file
      ? [
          {
            ...chosenPhoto(photo.file),
            ...(photo.position === undefined ? {} : { position: photo.position }),
            status: "failed" as const,
            problem: PHOTOS.failed,
          },
        ]
      : [],
  );
}
