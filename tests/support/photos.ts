import { deflateSync } from "node:zlib";
import sharp from "sharp";
import {
  discardedImages,
  marketplaceListingImages,
  profiles,
  servicePhotos,
  serviceRequestImages,
} from "../../db/schema/index.ts";
import { newId } from "../../src/platform/database/ids.ts";
import { thumbnailOf } from "../../src/shared/image-urls.ts";
import type { Product } from "./product.ts";

type Format = "jpeg" | "png" | "webp";

/** A test image, red on the left and blue on the right so that a rotation is visible. */
export async function makePhoto(format: Format = "jpeg", width = 640, height = 480): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: "#1030c0" } })
    .png()
    .toBuffer();
  const red = { ...half, width, background: "#c01030" };
  return sharp({ create: red })
    .composite([{ input: blue, left: width - half.width, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** A JPEG as a phone takes it in portrait: stored in landscape with an EXIF rotation, plus GPS coordinates. */
export async function makePhonePhoto(): Promise<Buffer> {
  return sharp(await makePhoto("jpeg", 400, 200))
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Telefone da Canaria" },
      IFD3: {
        GPSLatitudeRef: "S",
        GPSLatitude: "20/1 26/1 34/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "54/1 38/1 47/1",
      },
    })
    .jpeg()
    .toBuffer();
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

const PNG_START = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** A PNG of a few kB that decompresses to one bit per pixel of the given size. */
export function makeBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    PNG_START,
    pngChunk("IHDR", header),
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export const requestPhotoUrl = (requestId: string, place = 0) => `/img/requests/${requestId}/${place}.webp`;

/** Inserts rows of photos, without objects. */
export async function makeRequestPhotos({ db }: Pick<Product, "db">, requestId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, place) => ({
    id: newId(Date.now()),
    serviceRequestId: requestId,
    url: requestPhotoUrl(requestId, place),
    displayOrder: place,
  }));
  await db.insert(serviceRequestImages).values(rows);
}

export interface UploadAnswer {
  status: number;
  id: string;
  url: string;
  code: string;
  message: string;
  /** Round trips to the database, from the Server-Timing header; -1 without it. */
  roundTrips: number;
}

export interface UploadOptions {
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

/** Uploads a photo the way the app does. */
export async function upload(
  product: Product,
  path: string,
  bytes: Uint8Array | ReadableStream,
  { cookie, headers = {} }: UploadOptions = {},
): Promise<UploadAnswer> {
  const response = await product.fetch(path, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      origin: product.stack.url,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: bytes as BodyInit,
    ...(bytes instanceof ReadableStream ? { duplex: "half" } : {}),
  } as RequestInit);
  const text = await response.text();
  const body = text.startsWith("{") ? (JSON.parse(text) as Partial<UploadAnswer>) : { message: text };
  const roundTrips = Number(/db;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? -1);
  return { id: "", url: "", code: "", ...body, status: response.status, roundTrips } as UploadAnswer;
}

/** Sorted keys of all stored objects. */
export async function storedKeys(product: Product): Promise<string[]> {
  const bucket = await product.stack.worker.miniflare.getR2Bucket("PHOTOS", "portal");
  const { objects } = await bucket.list({ limit: 1000 });
  return objects.map(({ key }) => key).sort();
}

/** The stored bytes behind an image URL; null if there are none. */
export async function storedBytes(product: Product, url: string): Promise<Buffer | null> {
  const bucket = await product.stack.worker.miniflare.getR2Bucket("PHOTOS", "portal");
  const object = await bucket.get(url.replace("/img/", ""));
  return object && Buffer.from(await object.arrayBuffer());
}

/** Sorted keys of all objects that a row refers to, thumbnails included. */
export async function shownKeys({ db }: Product): Promise<string[]> {
  const rows = await db.batch([
    db.select({ url: profiles.avatarUrl }).from(profiles),
    db.select({ url: marketplaceListingImages.url }).from(marketplaceListingImages),
    db.select({ url: serviceRequestImages.url }).from(serviceRequestImages),
    db.select({ url: servicePhotos.photoUrl }).from(servicePhotos),
  ]);
  const shown = rows.flat().flatMap(({ url }) => (url ? [url, thumbnailOf(url)] : []));
  return shown.map((url) => url.slice("/img/".length)).sort();
}

/** Makes every row of `discarded_images` due and runs the scheduled job that deletes those images. */
export async function sweepAll({ db, stack }: Product): Promise<void> {
  await db.update(discardedImages).set({ dueAt: 0 });
  await stack.worker.scheduled();
}
