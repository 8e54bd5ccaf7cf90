import sharp from "sharp";
import { rateLimits } from "../../db/schema/index.ts";
import { thumbnailOf } from "../../src/shared/image-urls.ts";
import { makePerson, type Person } from "../support/people.ts";
import { makePhoto, shownKeys, storedBytes, storedKeys, sweepAll, upload } from "../support/photos.ts";
import type { Product } from "../support/product.ts";
import { damagedImages, type HostileImage, namedImages, TRACE } from "./hostile-images.ts";

export interface UploadFigures {
  sent: number;
  stored: number;
  /** Uploads with an answer other than success or a refusal with a reason in Portuguese. */
  failed: string[];
  /** Stored images that do not decode, or are no plain WebP. */
  undecodable: string[];
  /** Stored images with metadata, or with a trace of what was sent beside the picture. */
  traces: string[];
  /** Objects without a row or rows without an object at the end. */
  strays: number;
}

const REFUSALS: Record<string, number> = {
  "image.type": 415,
  "image.too_large": 413,
  "image.unreadable": 422,
  "image.too_many_pixels": 422,
  "input.invalid": 400,
};
const SENDERS = 4;
/** The sweep takes a limited number of images at a time. */
const SWEEP_EVERY = 100;

/** Each declares another type than the bytes have; these are accepted or refused before the bytes are read. */
function lies(photo: Buffer) {
  const part = (field: string, name: string, type: string) =>
    `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const form = (...parts: string[]) =>
    Buffer.concat([...parts.flatMap((head) => [Buffer.from(head), photo, Buffer.from("\r\n")]), Buffer.from("--x--")]);
  const type = "multipart/form-data; boundary=x";
  const file = part("file", "../../x.html\0.png", "text/html");
  const octets = "application/octet-stream";
  return [
    { name: "a form with a lying name", type, bytes: form(file), status: 415 },
    { name: "a form with two files", type, bytes: form(file, file), status: 415 },
    { name: "a form without a file", type, bytes: Buffer.from("--x--"), status: 415 },
    { name: "a form that says it is bytes", type: octets, bytes: form(file), status: 415 },
    { name: "a form that says it is a JPEG", type: "image/jpeg", bytes: form(file), status: 415 },
    { name: "a JPEG that says it is SVG", type: "image/svg+xml", bytes: photo, status: 415 },
    { name: "a JPEG that says it is HTML", type: "text/html", bytes: photo, status: 415 },
    { name: "a JPEG with two types", type: "image/png, text/html", bytes: photo, status: 415 },
    { name: "a JPEG that says it is a PNG", type: "image/png; charset=x", bytes: photo, status: 200 },
    { name: "nothing", type: octets, bytes: Buffer.alloc(0), status: 415 },
  ];
}

async function checkStored(product: Product, name: string, url: string, figures: UploadFigures): Promise<void> {
  for (const path of [url, thumbnailOf(url)]) {
    const bytes = (await storedBytes(product, path)) ?? undefined;
    try {
      const { format, pages, exif, xmp, iptc, icc } = await sharp(bytes, { animated: true }).metadata();
      await sharp(bytes, { failOn: "warning" }).stats();
      if (format !== "webp" || (pages ?? 1) > 1) figures.undecodable.push(`${name}: ${format}, ${pages} pages`);
      const kept = Object.entries({ exif, xmp, iptc, icc }).filter(([, value]) => value !== undefined);
      const hasTrace = bytes?.includes(TRACE) || bytes?.includes("Canaria");
      if (kept.length > 0 || hasTrace) figures.traces.push(`${name}: ${kept.map(([kind]) => kind).join()}`);
    } catch (error) {
      figures.undecodable.push(`${name}: ${String(error)}`);
    }
  }
}

async function send(product: Product, sender: Person, image: HostileImage & { type?: string; status?: number }) {
  const headers = image.type === undefined ? {} : { "content-type": image.type };
  const answer = await upload(product, "/upload/avatar", image.bytes, { cookie: sender.cookie, headers });
  const isRefused = answer.status === REFUSALS[answer.code] && answer.message !== "";
  const isExpected = image.status === undefined ? answer.status === 200 || isRefused : answer.status === image.status;
  return { answer, isGood: isExpected && !/vips|sharp|node_modules|error/i.test(answer.message ?? "") };
}

/** Uploads images that are broken on purpose, then `damaged` ones that are broken by chance. */
export async function sendHostileImages(product: Product, damaged: number, seed: number): Promise<UploadFigures> {
  const figures: UploadFigures = { sent: 0, stored: 0, failed: [], undecodable: [], traces: [], strays: 0 };
  const senders = await Promise.all(Array.from({ length: SENDERS }, () => makePerson(product, { provider: true })));
  const images = [...(await namedImages()), ...lies(await makePhoto()), ...(await damagedImages(damaged, seed))];
  for (let next = 0; next < images.length; next += SENDERS) {
    await product.db.delete(rateLimits);
    if (next % SWEEP_EVERY === 0) await sweepAll(product);
    const some = images.slice(next, next + SENDERS);
    await Promise.all(
      some.map(async (image, i) => {
        const { answer, isGood } = await send(product, senders[i] as Person, image);
        figures.sent++;
        if (!isGood) figures.failed.push(`${image.name}: ${answer.status} ${answer.code} ${answer.message ?? ""}`);
        if (answer.status !== 200) return;
        figures.stored++;
        await checkStored(product, image.name, answer.url, figures);
      }),
    );
  }
  await sweepAll(product);
  const [stored, shown] = [await storedKeys(product), await shownKeys(product)];
  figures.strays = [...stored, ...shown].filter((key) => !stored.includes(key) || !shown.includes(key)).length;
  return figures;
}
