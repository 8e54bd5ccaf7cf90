import { connect } from "node:net";
import { eq, gt } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { discardedImages, professionalProfiles, profiles } from "../../../db/schema/index.ts";
import { thumbnailOf } from "../../../src/shared/image-urls.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { sendHostileImages } from "../../attack/uploads.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import {
  makeBomb,
  makePhonePhoto,
  makePhoto,
  pngChunk,
  shownKeys,
  storedBytes,
  storedKeys,
  sweepAll,
  upload,
} from "../../support/photos.ts";
import { eventually, startProduct } from "../../support/product.ts";
import { inFull } from "../../support/size.ts";

const product = startProduct();

let photo: Buffer;
let owner: Person;

beforeAll(async () => {
  photo = await makePhoto();
  owner = await makePerson(product, { client: true });
});

const sweep = () => product.stack.worker.scheduled();
const avatarOf = async ({ id }: Person) =>
  (await product.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.avatarUrl ?? null;
const sendAvatar = (person: Person, bytes: Uint8Array | ReadableStream) =>
  upload(product, "/upload/avatar", bytes, person);

describe("a profile photo", () => {
  test.each(["jpeg", "png", "webp"] as const)("of type %s is stored as square WebP in two sizes", async (format) => {
    const person = await makePerson(product, { provider: true });
    const answer = await sendAvatar(person, await makePhoto(format));
    expect(answer).toMatchObject({
      status: 200,
      roundTrips: 3,
      id: person.id,
      url: expect.stringMatching(/^\/img\/avatars\/.*\.webp$/),
    });
    expect(await avatarOf(person)).toBe(answer.url);
    for (const [url, side] of [
      [answer.url, 512],
      [thumbnailOf(answer.url), 160],
    ] as const) {
      const { format: stored, width, height } = await sharp((await storedBytes(product, url)) ?? undefined).metadata();
      expect([stored, width, height]).toEqual(["webp", side, side]);
    }
    const provider = await product.db
      .select()
      .from(professionalProfiles)
      .where(eq(professionalProfiles.userId, person.id));
    expect(provider[0]?.avatarUrl).toBe(answer.url);
    expect((await product.query("auth.me", undefined, person)).data).toMatchObject({
      avatarUrl: answer.url,
    });
    expect((await product.mutate("profiles.exportData", {}, person)).data).toMatchObject({
      profile: { avatarUrl: answer.url },
    });
    const reserved = await product.db.select().from(discardedImages).where(eq(discardedImages.url, answer.url));
    expect(reserved).toEqual([]);
  });

  test("leaves nothing behind after the sweep when it is replaced or removed", async () => {
    const person = await makePerson(product, { provider: true });
    const first = await sendAvatar(person, photo);
    const second = await sendAvatar(person, photo);
    await sweep();
    expect(await storedBytes(product, first.url)).toBeNull();
    expect(await storedBytes(product, thumbnailOf(first.url))).toBeNull();
    expect(await storedBytes(product, second.url)).not.toBeNull();

    const removed = await product.mutate("profiles.removeAvatar", undefined, person);
    expect([removed.status, removed.roundTrips]).toEqual([200, 2]);
    expect(await avatarOf(person)).toBeNull();
    await sweep();
    expect(await storedBytes(product, second.url)).toBeNull();
  });
});

test("a photo from a phone is stored upright, without location and device", async () => {
  const person = await makePerson(product, { client: true });
  const id = await makeListing(product, person);
  const sent = await makePhonePhoto();
  expect(sent.includes("Canaria") && (await sharp(sent).metadata()).orientation).toBe(6);
  const answer = await upload(product, `/upload/listings/${id}`, sent, person);
  expect(answer.status).toBe(200);
  for (const url of [answer.url, thumbnailOf(answer.url)]) {
    const bytes = await storedBytes(product, url);
    const metadata = await sharp(bytes ?? undefined).metadata();
    expect([metadata.width, metadata.height]).toEqual([200, 400]);
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(Array(4).fill(undefined));
    for (const trace of ["Exif", "EXIF", "GPS", "Canaria", "XMP "]) expect(bytes?.includes(trace)).toBe(false);
    const [red, , blue] = await sharp(bytes ?? undefined)
      .extract({ left: 100, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer();
    // After a clockwise rotation by 90°, the left side (red) is at the top.
    expect(red).toBeGreaterThan(blue ?? 255);
  }
});

describe("an unacceptable photo is refused with the reason", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cases: [string, () => Buffer | Promise<Buffer>, number, string, string][] = [
    ["an empty body", () => Buffer.alloc(0), 415, "image.type", "Selecione apenas imagens."],
    ["SVG", () => Buffer.from(svg), 415, "image.type", "Selecione apenas imagens."],
    ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>"), 415, "image.type", "Selecione"],
    [
      "a GIF",
      async () =>
        sharp(await makePhoto())
          .gif()
          .toBuffer(),
      415,
      "image.type",
      "Selecione",
    ],
    [
      "an AVIF",
      async () =>
        sharp(await makePhoto())
          .avif()
          .toBuffer(),
      415,
      "image.type",
      "Selecione",
    ],
    [
      "HTML after JPEG's first bytes",
      () => Buffer.from("\xff\xd8\xff<html>", "latin1"),
      422,
      "image.unreadable",
      "Não",
    ],
    [
      "SVG after PNG's first bytes",
      () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, "latin1"),
      422,
      "image.unreadable",
      "Não",
    ],
    ["a JPEG cut in half", () => photo.subarray(0, photo.length / 2), 422, "image.unreadable", "Não conseguimos abrir"],
    ["30,000 × 30,000 pixels", () => makeBomb(30_000, 30_000), 422, "image.", ""],
    ["50 megapixels", () => makeBomb(10_000, 5_000), 422, "image.too_many_pixels", "Esta foto tem pixels demais."],
    ["a width of 12,001 pixels", () => makeBomb(12_001, 8), 422, "image.too_many_pixels", "Esta foto"],
    [
      "5 MB and one byte",
      () => Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 + 1 - photo.length)]),
      413,
      "image.too_large",
      "Máximo 5MB.",
    ],
  ];
  test.each(cases)("%s", async (_name, make, status, code, message) => {
    const person = await makePerson(product);
    const answer = await sendAvatar(person, await make());
    expect(answer).toMatchObject({
      status,
      code: expect.stringContaining(code),
      message: expect.stringContaining(message),
    });
    expect(answer.message).not.toMatch(/vips|sharp|node_modules|ERROR/i);
    expect(await avatarOf(person)).toBeNull();
  });

  test("a stream of 6 MB without a length is cut off", async () => {
    const person = await makePerson(product);
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
        if (sent >= 6 * 1024 * 1024) controller.close();
      },
    });
    expect(await sendAvatar(person, stream)).toMatchObject({ status: 413, code: "image.too_large" });
  });
});

test("5 MB are accepted; trailing data and further frames are dropped", async () => {
  const person = await makePerson(product);
  const tail = Buffer.concat([photo, Buffer.from("<script>canario()</script>PK\x03\x04")]);
  const full = Buffer.concat([tail, Buffer.alloc(5 * 1024 * 1024 - tail.length)]);
  const png = await makePhoto("png", 64, 64);
  const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const apng = Buffer.concat([png.subarray(0, 33), pngChunk("acTL", control), png.subarray(33)]);
  const frames = await Promise.all([makePhoto("png", 80, 60), makePhoto("png", 80, 60)]);
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  for (const bytes of [full, apng, animated]) {
    const answer = await sendAvatar(person, bytes);
    expect(answer.status).toBe(200);
    const stored = await storedBytes(product, answer.url);
    const { pages, width, height } = await sharp(stored ?? undefined, { animated: true }).metadata();
    expect([pages ?? 1, width, height]).toEqual([1, 512, 512]);
    expect(stored?.includes("canario")).toBe(false);
  }
});

describe("a stored image", () => {
  test("is public, cached permanently, and not sent again to clients that have it", async () => {
    const { url } = await sendAvatar(owner, photo);
    // Whether a photo is hidden is asked when it is not at the edge.
    for (const [path, roundTrips] of [
      [url, 1],
      [thumbnailOf(url), 1],
      [url, 0],
    ] as const) {
      const response = await product.fetch(path);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.equals((await storedBytes(product, path)) ?? Buffer.alloc(0))).toBe(true);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, s-maxage=240, immutable",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "cross-origin",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        etag: expect.stringMatching(/^"\w+"$/),
        "server-timing": `db;desc="${roundTrips}"`,
      });
      expect(response.headers.getSetCookie()).toEqual([]);
      const etag = response.headers.get("etag") ?? "";
      for (const tag of [etag, `W/${etag}`, `"x", ${etag}`]) {
        const again = await product.fetch(path, { headers: { "if-none-match": tag } });
        expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
      }
      const other = await product.fetch(path, { headers: { "if-none-match": '"x"' } });
      expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
      const head = await product.fetch(path, { method: "HEAD" });
      expect([head.status, await head.text(), head.headers.get("content-type")]).toEqual([200, "", "image/webp"]);
    }
  });

  test.each([
    "/img/",
    "/img/x.webp",
    "/img/avatars/x.webp",
    "/img/avatars/..%2Fx.webp",
    "/img/a/b.png",
    "/img/%00/a.webp",
  ])("is not found at %s", async (path) => {
    const response = await product.fetch(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "public, max-age=60"]);
  });
});

test("an unfinished upload keeps its reservation for an hour, and then leaves nothing behind", async () => {
  const person = await makePerson(product);
  const { port, hostname, host, origin } = new URL(product.stack.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /upload/avatar HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\ncookie: ${person.cookie}\r\n` +
      `content-type: image/jpeg\r\ncontent-length: ${photo.length}\r\n\r\n`,
  );
  socket.write(photo.subarray(0, photo.length / 2));
  const reserved = await eventually(async () => {
    const [row] = await product.db.select().from(discardedImages).where(gt(discardedImages.dueAt, Date.now()));
    return row;
  }, "a reservation");
  const bucket = await product.stack.worker.miniflare.getR2Bucket("PHOTOS", "portal");
  const key = reserved.url.slice("/img/".length);
  await bucket.put(key, photo);
  await sweep();
  expect(await bucket.head(key)).not.toBeNull();
  expect(reserved.dueAt).toBeGreaterThan(Date.now() + HOUR_MS - MINUTE_MS);
  await sweepAll(product);
  expect(await bucket.head(key)).toBeNull();
  expect(await product.db.select().from(discardedImages)).toEqual([]);
  socket.destroy();
});

test("of hostile images, only what decodes is stored, without metadata", async () => {
  const { sent, stored, failed, undecodable, traces, strays } = await sendHostileImages(
    product,
    inFull(6, 60),
    20261121,
  );
  expect({ failed, undecodable, traces, strays }).toEqual({ failed: [], undecodable: [], traces: [], strays: 0 });
  expect(sent).toBeGreaterThan(inFull(15, 150));
  expect(stored).toBeGreaterThan(inFull(2, 20));
});

test("in the end, the bucket holds exactly what the rows refer to", async () => {
  await sweepAll(product);
  expect(await storedKeys(product)).toEqual(await shownKeys(product));
});
