import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { demandStats } from "../../../db/schema/index.ts";
import { CAPITAL_LABEL } from "../../../src/shared/municipalities.ts";
import { crawl } from "../../support/crawl.ts";
import { storedKeys } from "../../support/photos.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct();
const TRADE = "Pintura, gesso e drywall";

beforeAll(async () => {
  await product.db.insert(demandStats).values([
    { trade: TRADE, city: CAPITAL_LABEL, requests: 1234 },
    { trade: TRADE, city: "Dourados", requests: 30 },
    { trade: "Reformas", city: "Corumbá", requests: 5 },
  ]);
});

const picture = (url: string | undefined) => product.fetch((url ?? "").replace(product.stack.url, ""));
const drawings = () => product.stack.worker.logs.filter(({ message }) => message.includes("picture.drawn")).length;

test.each([
  ["/demanda", "todos os serviços"],
  [`/demanda?servico=${encodeURIComponent(TRADE)}`, TRADE],
])("%s has a 1200×630 picture of less than 300 kB, drawn once", async (path, what) => {
  const { meta } = await crawl(product, path);
  expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
  expect(meta("og:image:alt")).toBe(`Mapa da demanda em Mato Grosso do Sul: ${what}`);
  const before = drawings();
  const response = await picture(meta("og:image"));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400, s-maxage=240");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.byteLength).toBeLessThan(300_000);
  const image = sharp(bytes);
  expect(await image.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  // The squares of the capital, in the darkest shade, and of Sonora, which has no number.
  const shadeAt = async (left: number, top: number) =>
    [...(await image.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((part) => part > 128);
  expect(await shadeAt(886, 219)).toEqual([false, false, false]);
  expect(await shadeAt(886, 47)).toEqual([true, true, true]);
  await picture(meta("og:image"));
  await expect.poll(drawings).toBe(before + 1);
});

test("other versions redirect to the current picture, which changes with the stats", async () => {
  const locationOf = async (path: string) => {
    const response = await product.fetch(path);
    expect([path, response.status]).toEqual([path, 302]);
    return response.headers.get("location") ?? "";
  };
  const former = await locationOf("/demanda/imagem.jpg?v=AAAAAAAAAAAA");
  expect(former).toMatch(/^\/demanda\/imagem\.jpg\?v=[\w-]{12}$/);
  await product.db.insert(demandStats).values({ trade: "Marcenaria", city: "Bonito", requests: 7 });
  expect(await locationOf("/demanda/imagem.jpg")).not.toBe(former);
  const ofTrade = await locationOf("/demanda/Marcenaria/imagem.jpg");
  expect((await crawl(product, "/demanda?servico=Marcenaria")).meta("og:image")).toBe(product.stack.url + ofTrade);
  expect((await product.fetch(ofTrade)).status).toBe(200);
});

test("a trade that doesn't exist has no picture, and nothing is stored for it", async () => {
  const before = await storedKeys(product);
  for (const path of [
    "/demanda/Pesca/imagem.jpg",
    "/demanda/%00/imagem.jpg?v=x",
    `/demanda/${"x".repeat(500)}/imagem.jpg`,
  ]) {
    expect([path, (await product.fetch(path)).status]).toEqual([path, 404]);
  }
  expect((await crawl(product, "/demanda?servico=Pesca")).meta("og:image")).toContain("/apple-touch-icon.png");
  expect(await storedKeys(product)).toEqual(before);
});

test("paths below the board are no pages of their own", async () => {
  const response = await product.fetch("/demanda/");
  expect([response.status, response.headers.get("location")]).toEqual([301, `${product.stack.url}/demanda`]);
  expect((await product.fetch("/demanda/Reformas")).headers.get("content-type")).toContain("text/html");
});
