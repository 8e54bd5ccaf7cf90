import { connect } from "node:net";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { discardedImages, rateLimits, storedImages, users } from "../../../db/schema/index.ts";
import { UPLOAD_LIMITS } from "../../../src/answer-upload.ts";
import { DAILY_BYTES, STORAGE_MAX_BYTES } from "../../../src/platform/images/storage.ts";
import { ofPerson, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { thumbnailOf } from "../../../src/shared/image-urls.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { makePhoto, storedBytes, storedKeys, sweepAll, upload } from "../../support/photos.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct();
let photo: Buffer;
/** Bytes that the photo takes once stored, as an avatar and as a photo of a listing. */
const taken = { avatar: 0, listing: 0 };

const FULL = {
  status: 409,
  code: "storage.full",
  message: "Você já usou os 200 MB de fotos da sua conta. Apague fotos antigas para enviar novas.",
};
const DAILY = {
  status: 429,
  code: "storage.daily",
  message: "Você já enviou 60 MB de fotos em 24 horas. Tente de novo amanhã.",
};

const sendAvatar = (person: Person) => upload(product, "/upload/avatar", photo, person);
const sendPhoto = (person: Person, listingId: string) =>
  upload(product, `/upload/listings/${listingId}`, photo, person);
const sendWork = (person: Person) => upload(product, "/upload/portfolio?titulo=Muro", photo, person);

async function sizeOf(url: string): Promise<number> {
  const sizes = [url, url.replace(".webp", "-p.webp")].map(
    async (path) => (await storedBytes(product, path))?.length ?? 0,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size);
}

const rowsOf = ({ id }: Person) => product.db.select().from(storedImages).where(eq(storedImages.userId, id));
/** Makes an account look as if it had already stored this many bytes. */
const fill = ({ id }: Person, bytes: number) =>
  product.db.insert(storedImages).values({ url: `/img/antes/${crypto.randomUUID()}.webp`, userId: id, bytes });
const setToday = ({ id }: Person, count: number) =>
  product.db
    .insert(rateLimits)
    .values({ key: rateLimitKey(DAILY_BYTES, ofPerson(id)), count, windowEndsAt: Date.now() + HOUR_MS })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count } });
/** Reservations that are not due for the sweep yet. */
const pendingReservations = () => product.db.select().from(discardedImages).where(sql`due_at > ${Date.now()}`);

beforeAll(async () => {
  photo = await makePhoto("jpeg", 300, 200);
  const person = await makePerson(product);
  taken.avatar = await sizeOf((await sendAvatar(person)).url);
  taken.listing = await sizeOf((await sendPhoto(person, await makeListing(product, person))).url);
});

describe("the bytes of an account's photos", () => {
  test("are counted while the photo is stored, however it is added or removed", async () => {
    const person = await makePerson(product, { provider: true });
    const listingId = await makeListing(product, person);
    const sent = [await sendAvatar(person), await sendPhoto(person, listingId), await sendWork(person)];
    const expected = await Promise.all(
      sent.map(async ({ url }) => ({ url, userId: person.id, bytes: await sizeOf(url) })),
    );
    expect(new Set(await rowsOf(person))).toEqual(new Set(expected));

    const replaced = await sendAvatar(person);
    await product.mutate("listings.delete", { id: listingId }, person);
    await product.mutate("networking.deletePhoto", { id: sent[2]?.id }, person);
    await product.stack.worker.scheduled();
    expect(await rowsOf(person)).toEqual([{ url: replaced.url, userId: person.id, bytes: await sizeOf(replaced.url) }]);
    const keys = (await storedKeys(product)).filter((key) => key.includes(person.id) || key.includes(listingId));
    expect(keys.map((key) => `/img/${key}`).sort()).toEqual([replaced.url, thumbnailOf(replaced.url)].sort());

    await product.db.delete(users).where(eq(users.id, person.id));
    expect(await rowsOf(person)).toEqual([]);
  });

  test("may reach exactly 200 MB", async () => {
    const person = await makePerson(product);
    await fill(person, STORAGE_MAX_BYTES - taken.avatar + 1);
    expect(await sendAvatar(person)).toMatchObject({ ...FULL, roundTrips: 3 });
    await product.db.update(storedImages).set({ bytes: sql`bytes - 1` }).where(eq(storedImages.userId, person.id));
    expect((await sendAvatar(person)).status).toBe(200);
  });

  test("are freed as soon as a photo is deleted, before its objects are removed", async () => {
    const person = await makePerson(product);
    await fill(person, STORAGE_MAX_BYTES - taken.listing);
    const listingId = await makeListing(product, person);
    const first = await sendPhoto(person, listingId);
    expect(first.status).toBe(200);
    expect(await sendPhoto(person, listingId)).toMatchObject(FULL);
    await product.mutate("listings.deletePhoto", { listingId, photoId: first.id }, person);
    expect((await sendPhoto(person, listingId)).status).toBe(200);
  });

  test("stay within the limit during parallel uploads", async () => {
    const person = await makePerson(product);
    await fill(person, STORAGE_MAX_BYTES - Math.ceil(taken.listing * 2.5));
    const listingId = await makeListing(product, person);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendPhoto(person, listingId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) expect(answer).toMatchObject(FULL);
    await product.stack.worker.scheduled();
    const keys = (await storedKeys(product)).filter((key) => key.includes(listingId));
    expect(keys).toHaveLength(4);
  });

  test("may reach 60 MB a day, including photos that were deleted since", async () => {
    const person = await makePerson(product);
    await setToday(person, DAILY_BYTES.max - taken.avatar);
    expect((await sendAvatar(person)).status).toBe(200);
    expect(await sendAvatar(person)).toMatchObject(DAILY);
    await product.mutate("profiles.removeAvatar", undefined, person);
    expect(await sendAvatar(person)).toMatchObject(DAILY);
    await product.db
      .update(rateLimits)
      .set({ windowEndsAt: 1 })
      .where(eq(rateLimits.key, rateLimitKey(DAILY_BYTES, ofPerson(person.id))));
    expect((await sendAvatar(person)).status).toBe(200);
  });

  test("of one account do not count for another", async () => {
    const [full, other] = [await makePerson(product), await makePerson(product)];
    await fill(full, STORAGE_MAX_BYTES);
    await setToday(full, DAILY_BYTES.max);
    expect((await sendAvatar(other)).status).toBe(200);
  });
});

describe("a refused upload", () => {
  test("releases its reservation at once", async () => {
    const person = await makePerson(product);
    expect((await upload(product, "/upload/avatar", photo.subarray(0, 50), person)).status).toBe(422);
    await fill(person, STORAGE_MAX_BYTES);
    expect(await sendAvatar(person)).toMatchObject(FULL);
    expect(await pendingReservations()).toEqual([]);
    await sweepAll(product);
    expect(await product.db.select().from(discardedImages)).toEqual([]);
  });

  test("leaves no reservation once the upload limit is reached", async () => {
    const person = await makePerson(product, { provider: true });
    const listingId = await makeListing(product, person);
    await sendAvatar(person);
    await product.db
      .update(rateLimits)
      .set({ count: UPLOAD_LIMITS[0]!.max })
      .where(eq(rateLimits.key, rateLimitKey(UPLOAD_LIMITS[0]!, ofPerson(person.id))));
    await product.db.delete(discardedImages);
    for (const send of [sendAvatar, sendWork, (who: Person) => sendPhoto(who, listingId)]) {
      expect(await send(person)).toMatchObject({ status: 429, code: "rate_limited" });
    }
    expect(await product.db.select().from(discardedImages)).toEqual([]);
    await product.db.delete(rateLimits);
  });
});

test("an upload that stalls gets a 408 response, and its reservation is released", async () => {
  const person = await makePerson(product);
  const { hostname, port, host, origin } = new URL(product.stack.url);
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  const head = [
    "POST /upload/avatar HTTP/1.1",
    `host: ${host}`,
    `origin: ${origin}`,
    `cookie: ${person.cookie}`,
    "content-type: image/jpeg",
    `content-length: ${photo.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(photo.subarray(0, 100));
  const answer = await new Promise<string>((resolve, reject) => {
    let received = "";
    socket.on("data", (data) => {
      received += String(data);
      if (received.endsWith("}")) resolve(received);
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("closed without an answer")));
  });
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"image.timeout"');
  expect(answer).toContain("O envio da foto demorou demais.");
  expect(await pendingReservations()).toEqual([]);
  expect(await rowsOf(person)).toEqual([]);
}, 60_000);
