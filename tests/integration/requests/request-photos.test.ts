import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { discardedImages, serviceRequestImages, serviceRequests } from "../../../db/schema/index.ts";
import { CONTACT_RETENTION_MS, MAX_PHOTOS } from "../../../src/features/requests/rules.ts";
import type { RequestDetail, RequestPage, RequestSummary } from "../../../src/features/requests/schemas.ts";
import { thumbnailOf } from "../../../src/shared/image-urls.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { joinRoom } from "../../support/live.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { makePhoto, makeRequestPhotos, requestPhotoUrl, storedBytes, sweepAll, upload } from "../../support/photos.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

let photo: Buffer;
let owner: Person;
let provider: Person;

beforeAll(async () => {
  photo = await makePhoto();
  owner = await makePerson(product, { client: true });
  provider = await makePerson(product, { provider: true });
});

const send = (id: string, person: Person | null = owner, order = "") =>
  upload(product, `/upload/requests/${id}${order}`, photo, person ?? undefined);
const urlsOf = async (id: string) => {
  const rows = await product.db
    .select()
    .from(serviceRequestImages)
    .where(eq(serviceRequestImages.serviceRequestId, id))
    .orderBy(serviceRequestImages.displayOrder);
  return rows.map(({ url }) => url);
};
const detail = async (id: string, person: Person) =>
  (await product.query("requests.byId", { id }, person)).data as RequestDetail;
const listed = async (id: string, person: Person) => {
  const { data } = await product.query("requests.list", { serviceType: null }, person);
  return (data as RequestPage).items.find((request) => request.id === id);
};
const change = (name: "deletePhoto" | "putPhotoFirst", id: string, url: string, person: Person) =>
  product.mutate(`requests.${name}`, { id, url }, person);
const discarded = async (url: string) =>
  (await product.db.select().from(discardedImages).where(eq(discardedImages.url, url))).length === 1;

describe("photos of a request", () => {
  test("are in the list, the detail, the owner's list and the export, in the requested order", async () => {
    const id = await makeRequest(product, owner);
    const [third, first] = [await send(id, owner, "?ordem=2"), await send(id, owner, "?ordem=0")];
    expect(first).toMatchObject({
      status: 200,
      roundTrips: 3,
      url: expect.stringMatching(new RegExp(`^/img/requests/${id}/[\\w-]{36}\\.webp$`)),
    });
    const photos = [first.url, third.url];
    expect(await detail(id, provider)).toMatchObject({ photos, imageUrl: first.url, photoCount: 2 });
    expect(await listed(id, provider)).toMatchObject({ imageUrl: first.url, photoCount: 2 });
    const { data } = await product.query("requests.mine", undefined, owner);
    expect((data as RequestSummary[]).find((mine) => mine.id === id)).toMatchObject({ photoCount: 2 });
    const exported = await product.mutate("profiles.exportData", {}, owner);
    const { requests } = exported.data as { requests: { id: string; photos: string[] }[] };
    expect(requests.find((request) => request.id === id)?.photos.toSorted()).toEqual(photos.toSorted());
    expect((await product.fetch(thumbnailOf(first.url))).status).toBe(200);
  });

  test("are at most four, also if five are sent at once", async () => {
    const id = await makeRequest(product, owner);
    const answers = await Promise.all(Array.from({ length: MAX_PHOTOS + 1 }, () => send(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409]);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ code: "photo.limit", message: "Máximo de 4 fotos por solicitação." });
    expect(await urlsOf(id)).toHaveLength(4);
    expect(await send(id)).toMatchObject({ status: 409, code: "photo.limit" });
  });

  test("can only be added by the owner, and only while the request is open", async () => {
    const id = await makeRequest(product, owner);
    const expired = await makeRequest(product, owner, { ageMs: 49 * HOUR_MS });
    const closed = await makeRequest(product, owner);
    await product.mutate("requests.setClosed", { id: closed, closed: true }, owner);
    expect((await send(id, null)).status).toBe(401);
    expect(await send(id, provider)).toMatchObject({ status: 404, code: "request.not_found" });
    for (const ended of [expired, closed, "x"]) {
      expect(await send(ended)).toMatchObject({
        status: 404,
        message: "Solicitação não encontrada ou encerrada.",
      });
    }
    for (const request of [id, expired, closed]) expect(await urlsOf(request)).toEqual([]);
  });

  test("are put first and deleted by the owner alone, and the others keep their order", async () => {
    const [id, other] = [await makeRequest(product, owner), await makeRequest(product, provider)];
    await makeRequestPhotos(product, id, 4);
    await makeRequestPhotos(product, other, 2);
    const [a = "", b = "", c = "", d = ""] = await urlsOf(id);
    for (const name of ["putPhotoFirst", "deletePhoto"] as const) {
      expect((await change(name, id, c, provider)).error?.code).toBe("request.not_found");
      expect((await change(name, id, requestPhotoUrl(other), owner)).error?.code).toBe("request.not_found");
    }
    expect(await urlsOf(id)).toEqual([a, b, c, d]);
    expect((await change("putPhotoFirst", id, c, owner)).status).toBe(200);
    expect(await urlsOf(id)).toEqual([c, a, b, d]);
    expect((await change("putPhotoFirst", id, c, owner)).status).toBe(200);
    expect(await urlsOf(id)).toEqual([c, a, b, d]);
    expect((await change("deletePhoto", id, a, owner)).status).toBe(200);
    expect((await change("deletePhoto", id, a, owner)).error?.code).toBe("request.not_found");
    expect((await change("putPhotoFirst", id, d, owner)).status).toBe(200);
    expect(await urlsOf(id)).toEqual([d, c, b]);
    expect([await discarded(a), await discarded(b)]).toEqual([true, false]);
    expect(await urlsOf(other)).toHaveLength(2);
  });

  test("reach open apps with the news of the request", async () => {
    const id = await makeRequest(product, owner);
    const listener = await joinRoom(product.stack.url, provider.cookie);
    const { url } = await send(id);
    const request = expect.objectContaining({ id, imageUrl: url, photoCount: 1 });
    const news = expect.objectContaining({ kind: "requests", open: [request] });
    await expect.poll(() => listener.messages).toContainEqual(news);
    listener.close();
  });

  test("are served to others only while these see the request", async () => {
    const id = await makeRequest(product, owner);
    const { url } = await send(id);
    await product.db.update(serviceRequests).set({ expiresAt: Date.now() }).where(eq(serviceRequests.id, id));
    expect((await product.fetch(url, { headers: { cookie: provider.cookie } })).status).toBe(404);
    const own = await product.fetch(url, { headers: { cookie: owner.cookie } });
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  test("go with the request, with its contact data and with the account", async () => {
    const person = await makePerson(product, { client: true });
    const [deleted, erased, kept] = [
      await makeRequest(product, person),
      await makeRequest(product, person, { ageMs: CONTACT_RETENTION_MS }),
      await makeRequest(product, person, { ageMs: CONTACT_RETENTION_MS - DAY_MS }),
    ];
    const { url } = await send(deleted, person);
    await makeRequestPhotos(product, erased, 2);
    await makeRequestPhotos(product, kept, 1);
    await product.mutate("requests.delete", { id: deleted }, person);
    await product.db
      .update(serviceRequests)
      .set({ expiresAt: Date.now() - CONTACT_RETENTION_MS })
      .where(eq(serviceRequests.id, erased));
    await product.stack.worker.scheduled();
    expect([await urlsOf(erased), (await urlsOf(kept)).length]).toEqual([[], 1]);
    await sweepAll(product);
    expect([await storedBytes(product, url), await storedBytes(product, thumbnailOf(url))]).toEqual([null, null]);
    const input = { password: null, confirmation: "EXCLUIR" };
    await product.mutate("profiles.deleteAccount", input, person);
    expect(await discarded(requestPhotoUrl(kept))).toBe(true);
  });
});
