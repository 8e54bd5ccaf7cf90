import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Bucket } from "../stack/bucket.ts";
import { PlainFailure } from "../stack/plain-failure.ts";
import {
  imageListPath,
  imagePath,
  type Lines,
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  readLines,
  sha256,
  writeLines,
} from "./files.ts";

/** An image in the list of a backup. */
interface Image {
  key: string;
  bytes: number;
  sha256: string;
  contentType: string;
}

/** Images that are read or written at the same time. */
const AT_ONCE = 8;
/** Keys as the product makes them: no part of a path can lead out of the folder. */
const KEY = /^[\w-]+(\/[\w-]+)*\.\w+$/;

async function* listKeys(bucket: Bucket): AsyncGenerator<string[]> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ limit: 500, ...(cursor ? { cursor } : {}) });
    yield page.objects.map(({ key }) => key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

export async function isEmpty(bucket: Bucket): Promise<boolean> {
  return (await bucket.list({ limit: 1 })).objects.length === 0;
}

async function each<In, Out>(values: readonly In[], work: (value: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  for (let at = 0; at < values.length; at += AT_ONCE) {
    results.push(...(await Promise.all(values.slice(at, at + AT_ONCE).map(work))));
  }
  return results;
}

/** Copies an image into the folder. Null if it was deleted since it was listed. */
async function copyImage(bucket: Bucket, folder: string, key: string): Promise<Image | null> {
  if (!KEY.test(key)) throw new PlainFailure(`A imagem ${JSON.stringify(key)} tem um nome que o portal não usa.`);
  const object = await bucket.get(key);
  if (!object) return null;
  const content = Buffer.from(await object.arrayBuffer());
  const path = imagePath(folder, key);
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  await writeFile(path, content, { mode: PRIVATE_FILE });
  const contentType = object.httpMetadata?.contentType ?? "";
  return { key, bytes: content.length, sha256: sha256(content), contentType };
}

export async function backUpImages(bucket: Bucket, folder: string): Promise<Lines & { bytes: number }> {
  let bytes = 0;
  const pages = async function* () {
    for await (const keys of listKeys(bucket)) {
      const copied = (await each(keys, (key) => copyImage(bucket, folder, key))).filter((image) => image !== null);
      for (const image of copied) bytes += image.bytes;
      yield copied;
    }
  };
  const list = await writeLines(imageListPath(folder), pages());
  return { ...list, bytes };
}

const imagesOf = (folder: string) => readLines<Image>(imageListPath(folder), AT_ONCE);

async function readImage(folder: string, image: Image): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(KEY.test(image.key) ? await readFile(imagePath(folder, image.key)) : []);
  if (sha256(content) === image.sha256) return content;
  throw new PlainFailure(`A imagem ${image.key} da cópia está estragada: use outra cópia.`);
}

/** Throws a plain failure if an image of the backup is not as it was copied. */
export async function checkImageFiles(folder: string): Promise<void> {
  for await (const page of imagesOf(folder)) await Promise.all(page.map((image) => readImage(folder, image)));
}

/** Stores the images of a backup, reads each one back and compares it. */
export async function restoreImages(bucket: Bucket, folder: string): Promise<void> {
  for await (const page of imagesOf(folder)) {
    await Promise.all(page.map(async (image) => restoreImage(bucket, image, await readImage(folder, image))));
  }
}

async function restoreImage(
  bucket: Bucket,
  { key, contentType, sha256: hash }: Image,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await bucket.put(key, content, { sha256: hash, ...(contentType ? { httpMetadata: { contentType } } : {}) });
  const stored = await bucket.get(key);
  if (stored && sha256(Buffer.from(await stored.arrayBuffer())) === hash) return;
  throw new PlainFailure(`A imagem ${key} não foi guardada como está na cópia: rode de novo com --replace.`);
}

export async function deleteImages(bucket: Bucket): Promise<void> {
  // Listed from the start each time, because a cursor may skip what follows deleted keys.
  while (!(await isEmpty(bucket))) {
    for await (const keys of listKeys(bucket)) {
      await bucket.delete(keys);
      break;
    }
  }
}
