import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { serviceRequests } from "../../../db/schema/index.ts";
import { thumbnailOf } from "../../../src/shared/image-urls.ts";
import { makeListing } from "../../support/listings.ts";
import { makeAdmin } from "../../support/moderation.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, newSubmission, type Person } from "../../support/people.ts";
import { makePhoto, upload } from "../../support/photos.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const REASON = "Foto de outra pessoa.";

let photo: Buffer;
let admin: Person;
beforeAll(async () => {
  [photo, admin] = [await makePhoto(), await makeAdmin(product)];
});

async function statusOf(url: string, cookie?: string): Promise<number> {
  const response = await product.fetch(url, { headers: cookie ? { cookie } : {} });
  await response.arrayBuffer();
  return response.status;
}
async function send(path: string, person: Person): Promise<string> {
  const { status, url } = await upload(product, path, photo, person);
  expect(status).toBe(200);
  return url;
}
const act = (path: string, input: unknown, person: Person) => product.mutate(path, input, person);
const idOfPhoto = async ({ id }: Person) =>
  ((await product.query("networking.portfolio", { id })).data as { id: string }[])[0]?.id;

interface Kept {
  owner: Person;
  /** A photo that visitors have seen, so that the edge has it. */
  url: string;
  hide(): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** Everything that photos belong to, with how it is hidden and deleted. */
const KINDS: Record<string, () => Promise<Kept>> = {
  "a listing": async () => {
    const owner = await makePerson(product);
    const id = await makeListing(product, owner);
    return {
      owner,
      url: await send(`/upload/listings/${id}`, owner),
      hide: () => act("admin.hide", { kind: "listing", id, reason: REASON }, admin),
      remove: () => act("listings.delete", { id }, owner),
    };
  },
  "a request": async () => {
    const owner = await makePerson(product);
    const id = await makeRequest(product, owner);
    return {
      owner,
      url: await send(`/upload/requests/${id}`, owner),
      hide: () => act("admin.hide", { kind: "request", id, reason: REASON }, admin),
      remove: () => act("requests.delete", { id }, owner),
    };
  },
  "a portfolio": async () => {
    const owner = await makePerson(product, { provider: true });
    const url = await send("/upload/portfolio?titulo=Muro", owner);
    const id = await idOfPhoto(owner);
    return {
      owner,
      url,
      hide: () => act("admin.hide", { kind: "photo", id, reason: REASON }, admin),
      remove: () => act("networking.deletePhoto", { id }, owner),
    };
  },
  "a person": async () => {
    const owner = await makePerson(product, { provider: true });
    return {
      owner,
      url: await send("/upload/avatar", owner),
      hide: () => act("admin.hide", { kind: "card", id: owner.id, reason: REASON }, admin),
      remove: () => act("profiles.removeAvatar", undefined, owner),
    };
  },
};

test.each(Object.entries(KINDS))(
  "photos of %s leave the edge when it is hidden, and nobody gets them back by a deletion",
  async (_, make) => {
    const { owner, url, hide, remove } = await make();
    const sizes = [url, thumbnailOf(url)];
    for (const size of sizes) expect(await statusOf(size)).toBe(200);
    expect(await hide()).toMatchObject({ status: 200 });
    for (const size of sizes) {
      await eventually(async () => (await statusOf(size)) === 404 || undefined, "the edge to forget it");
      expect([await statusOf(size, owner.cookie), await statusOf(size, admin.cookie)]).toEqual([200, 200]);
    }
    expect(await remove()).toMatchObject({ status: 200 });
    for (const size of sizes) {
      for (const cookie of [undefined, owner.cookie, admin.cookie]) expect(await statusOf(size, cookie)).toBe(404);
    }
  },
);

const CONFIRMATION = { password: null, confirmation: "EXCLUIR" };
/** What takes photos away, by whoever does it. */
const ENDS: Record<string, (kept: Kept) => Promise<unknown>> = {
  "it is deleted": ({ remove }) => remove(),
  "the person deletes the account": ({ owner }) => act("profiles.deleteAccount", CONFIRMATION, owner),
  "an admin deletes the account": ({ owner }) => act("admin.deleteUser", { userId: owner.id, reason: REASON }, admin),
};

test.each(Object.keys(ENDS).flatMap((end) => Object.keys(KINDS).map((kind) => ({ kind, end }))))(
  "photos of $kind leave the edge at once when $end",
  async ({ kind, end }) => {
    const kept = await KINDS[kind]!();
    const sizes = [kept.url, thumbnailOf(kept.url)];
    for (const size of sizes) expect(await statusOf(size)).toBe(200);
    expect(await ENDS[end]!(kept)).toMatchObject({ status: 200 });
    for (const size of sizes)
      await eventually(async () => (await statusOf(size)) === 404 || undefined, "the edge to forget it");
  },
);

test("a replaced photo of a person leaves the edge at once", async () => {
  const owner = await makePerson(product);
  const former = await send("/upload/avatar", owner);
  expect(await statusOf(former)).toBe(200);
  const present = await send("/upload/avatar", owner);
  await eventually(async () => (await statusOf(former)) === 404 || undefined, "the edge to forget it");
  expect(await statusOf(present)).toBe(200);
});

test.each(Object.entries(KINDS))("photos of %s leave the edge when the person is blocked", async (_, make) => {
  const { owner, url } = await make();
  expect(await statusOf(url)).toBe(200);
  await act("admin.blockUser", { userId: owner.id, reason: REASON }, admin);
  await eventually(async () => (await statusOf(url)) === 404 || undefined, "the edge to forget it");
  await act("admin.deleteUser", { userId: owner.id, reason: REASON }, admin);
  expect(await statusOf(url)).toBe(404);
});

test("photos of a request end with it, and browsers keep them only for minutes", async () => {
  const owner = await makePerson(product);
  const id = await makeRequest(product, owner);
  const url = await send(`/upload/requests/${id}`, owner);
  const { headers } = await product.fetch(url);
  expect(headers.get("cache-control")).toBe("private, max-age=240");
  await product.db.update(serviceRequests).set({ createdAt: 1, expiresAt: 2 }).where(eq(serviceRequests.id, id));
  expect([await statusOf(url), await statusOf(url, owner.cookie)]).toEqual([404, 200]);
});

test("photos of a reserved request are for its owner, addressees and admins, until everybody may know of it", async () => {
  const [owner, asked, other] = [await makePerson(product), await makeProvider(product), await makeProvider(product)];
  const input = { ...newSubmission(), addresseeIds: [asked.id], isForAll: false };
  const { id } = (await act("requests.create", input, owner)).data as { id: string };
  const url = await send(`/upload/requests/${id}`, owner);
  const answerTo = async (size: string, cookie?: string, headers: Record<string, string> = {}) => {
    const response = await product.fetch(size, { headers: { ...headers, ...(cookie ? { cookie } : {}) } });
    await response.arrayBuffer();
    return [response.status, response.headers.get("cache-control"), response.headers.get("etag") ?? ""];
  };
  for (const size of [url, thumbnailOf(url)]) {
    for (const { cookie } of [asked, owner, admin]) {
      const [status, cacheControl, etag] = await answerTo(size, cookie);
      expect([status, cacheControl]).toEqual([200, "private, no-store"]);
      // What somebody who may see it has asked for is in no cache for others, nor confirmed by its tag.
      for (const stranger of [undefined, other.cookie, "session=x"]) {
        const tagged = { "if-none-match": String(etag) };
        expect(await answerTo(size, stranger, tagged)).toEqual([404, "private, no-store", ""]);
      }
    }
  }
  await product.db.update(serviceRequests).set({ openToAllAt: Date.now() }).where(eq(serviceRequests.id, id));
  for (let run = 0; run < 2; run++) {
    for (const cookie of [undefined, other.cookie, asked.cookie])
      expect((await answerTo(url, cookie)).slice(0, 2)).toEqual([200, "private, max-age=240"]);
    await product.stack.worker.scheduled();
  }
});

test("photos of a reserved request that is hidden or over are its owner's and the admins' alone", async () => {
  const [owner, asked] = [await makePerson(product), await makeProvider(product)];
  for (const end of [{ hiddenBecause: "decision" as const }, { createdAt: 1, expiresAt: 2 }]) {
    const input = { ...newSubmission(), addresseeIds: [asked.id], isForAll: false };
    const { id } = (await act("requests.create", input, owner)).data as { id: string };
    const url = await send(`/upload/requests/${id}`, owner);
    await product.db.update(serviceRequests).set(end).where(eq(serviceRequests.id, id));
    for (const { cookie } of [owner, admin]) expect(await statusOf(url, cookie)).toBe(200);
    expect(await statusOf(url, asked.cookie)).toBe(404);
  }
});
