import { eq, like } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { discardedImages, professionalProfiles, profiles, rateLimits } from "../../../db/schema/index.ts";
import { MINUTE_MS } from "../../../src/shared/time.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { storedKeys, sweepAll } from "../../support/photos.ts";
import { eventually, startProduct } from "../../support/product.ts";

const product = startProduct();

async function makeCard(slug: string): Promise<Person> {
  const person = await makePerson(product, { provider: true, name: `Cartão ${slug}` });
  await product.db.update(profiles).set({ nameSlug: slug }).where(eq(profiles.id, person.id));
  await product.db
    .update(professionalProfiles)
    .set({ profession: "Eletricista" })
    .where(eq(professionalProfiles.userId, person.id));
  return person;
}

const ask = (path: string, headers: Record<string, string> = {}) => product.fetch(path, { headers });
/** The canonical URL of the picture, taken from the redirect. */
const pathOf = async (slug: string) => (await ask(`/cartao/${slug}/imagem.jpg`)).headers.get("location") ?? "";
const keysOf = async ({ id }: Person) => (await storedKeys(product)).filter((key) => key.startsWith(`cartoes/${id}/`));
/** How many times a person's picture was rendered. */
const drawingsOf = ({ id }: Person) =>
  product.stack.worker.logs.filter(({ message }) => message.includes("picture.drawn") && message.includes(id)).length;

/** Deletes the edge's copy, which the worker writes after its response. */
async function forgetAtEdge(path: string): Promise<void> {
  const caches = await product.stack.worker.miniflare.getCaches();
  const isKept = () => caches.default.match(product.stack.url + path);
  await eventually(isKept, "the copy at the edge");
  await caches.default.delete(product.stack.url + path);
}

test("only the current version is a picture, and every other URL redirects to it", async () => {
  const person = await makeCard("unica");
  const path = await pathOf("unica");
  expect(path).toMatch(/^\/cartao\/unica\/imagem\.jpg\?v=[\w-]{12}$/);
  for (const other of [
    "/cartao/unica/imagem.jpg?v=",
    "/cartao/unica/imagem.jpg?v=AAAAAAAAAAAA",
    "/cartao/unica/imagem.jpg?v=%",
    `/cartao/UNICA/imagem.jpg${path.slice(path.indexOf("?"))}`,
    `/cartao/${person.id}/imagem.jpg${path.slice(path.indexOf("?"))}`,
  ]) {
    const response = await ask(other);
    expect([other, response.status, response.headers.get("location")]).toEqual([other, 302, path]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  }
  expect(drawingsOf(person)).toBe(0);
  for (const same of [path, `${path}&x=1`, `${path}&v=AAAAAAAAAAAA`]) {
    const response = await ask(same);
    expect([same, response.status, response.headers.get("content-type")]).toEqual([same, 200, "image/jpeg"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400, s-maxage=240");
  }
  await expect.poll(() => drawingsOf(person)).toBe(1);
});

test("parallel requests share one rendering", async () => {
  const person = await makeCard("muitos");
  const path = await pathOf("muitos");
  const pictures = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const response = await ask(`${path}&n=${n}`, { "cf-connecting-ip": `198.51.100.${n}` });
      const bytes = Buffer.from(await response.arrayBuffer()).toString("base64");
      return { status: response.status, type: response.headers.get("content-type"), bytes };
    }),
  );
  expect(new Set(pictures.map(({ status }) => status))).toEqual(new Set([200]));
  // On a busy machine, requests that waited too long get the generic picture, which is a PNG.
  const drawn = pictures.filter(({ type }) => type === "image/jpeg");
  expect(new Set(drawn.map(({ bytes }) => bytes)).size).toBe(1);
  await expect.poll(() => drawingsOf(person)).toBe(1);
  expect(await keysOf(person)).toHaveLength(1);
});

test("a rendered picture is read from the bucket when the edge has no copy", async () => {
  const person = await makeCard("guardada");
  const path = await pathOf("guardada");
  await ask(path);
  await forgetAtEdge(path);
  const again = await ask(path);
  expect([again.status, again.headers.get("server-timing")]).toEqual([200, 'db;desc="1"']);
  await expect.poll(() => drawingsOf(person)).toBe(1);
});

test("a picture is deleted after a day, and rendered again on the next request", async () => {
  const person = await makeCard("amanha");
  const path = await pathOf("amanha");
  await ask(path);
  await forgetAtEdge(path);
  await product.stack.worker.scheduled();
  expect(await keysOf(person)).toHaveLength(1);
  await sweepAll(product);
  expect(await keysOf(person)).toEqual([]);
  expect((await ask(path)).status).toBe(200);
  await expect.poll(() => drawingsOf(person)).toBe(2);
});

test.each([
  ["one address", "draw-card"],
  ["all together", "draw-card-total"],
])("above the limit for %s, the generic picture is shown and not cached", async (name, key) => {
  const slug = name.replaceAll(" ", "-");
  const person = await makeCard(slug);
  const path = await pathOf(slug);
  await makeCard(`${slug}-antes`);
  await ask(await pathOf(`${slug}-antes`));
  await product.db
    .update(rateLimits)
    .set({ count: 10_000, windowEndsAt: Date.now() + MINUTE_MS })
    .where(like(rateLimits.key, `%:${key}`));
  const refused = await ask(path);
  expect([refused.status, refused.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await sharp(Buffer.from(await refused.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await keysOf(person)).toEqual([]);
  await product.db.delete(rateLimits);
  expect((await ask(path)).headers.get("content-type")).toBe("image/jpeg");
});

test("an unfinished rendering is taken over after a minute", async () => {
  const person = await makeCard("caida");
  const path = await pathOf("caida");
  const version = new URLSearchParams(path.split("?")[1]).get("v");
  const url = `/img/cartoes/${person.id}/${version}.jpg`;
  await product.db.insert(discardedImages).values({ url, dueAt: Date.now() + 50_000 });
  expect((await ask(path)).headers.get("content-type")).toBe("image/png");
  await product.db.update(discardedImages).set({ dueAt: 1 }).where(eq(discardedImages.url, url));
  expect((await ask(path)).headers.get("content-type")).toBe("image/jpeg");
});

test("a request does not take over the rendering of one that began just after it", async () => {
  const person = await makeCard("depois");
  const path = await pathOf("depois");
  const version = new URLSearchParams(path.split("?")[1]).get("v");
  await product.db
    .insert(discardedImages)
    .values({ url: `/img/cartoes/${person.id}/${version}.jpg`, dueAt: Date.now() + 65_000 });
  expect((await ask(path)).headers.get("content-type")).toBe("image/png");
  expect(drawingsOf(person)).toBe(0);
});

test("stored card pictures are not served as photos", async () => {
  const person = await makeCard("lugar");
  await ask(await pathOf("lugar"));
  const [key] = await keysOf(person);
  expect((await ask(`/img/${key}`)).status).toBe(404);
});
