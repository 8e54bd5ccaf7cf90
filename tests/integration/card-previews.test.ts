import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { professionalProfiles, profileFormerSlugs, profiles } from "../../db/schema/index.ts";
import { makePerson } from "../support/people.ts";
import { makePhoto, upload } from "../support/photos.ts";
import { startProduct } from "../support/product.ts";

const product = startProduct();

async function makeCard(name: string, slug: string) {
  const person = await makePerson(product, { provider: true, name });
  await product.db.update(profiles).set({ nameSlug: slug }).where(eq(profiles.id, person.id));
  await product.db
    .update(professionalProfiles)
    .set({
      profession: "Eletricista",
      professionalProfile: "tecnico",
      specialties: ["Instalação elétrica"],
      wholeState: true,
      averageRating: 4.66,
      totalRatings: 3,
      instagram: "maria.eletrica",
    })
    .where(eq(professionalProfiles.userId, person.id));
  return person;
}

const metaOf = (html: string, key: string) =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(html)?.[1];

/** Fetches a path as WhatsApp's crawler does, without running scripts. */
const crawl = (path: string, cookie = "") =>
  product.fetch(path, { headers: { "user-agent": "WhatsApp/2.23.20.0", ...(cookie ? { cookie } : {}) } });

describe("a business card's link", () => {
  test("shows name, profession and a 1200×630 picture of less than 300 kB", async () => {
    const person = await makeCard("Maria Aparecida Nogueira", "maria-aparecida-nogueira");
    await upload(product, "/upload/avatar", await makePhoto(), { cookie: person.cookie });
    const response = await crawl("/cartao/maria-aparecida-nogueira");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    const html = await response.text();
    expect(metaOf(html, "og:title")).toBe("Maria Aparecida Nogueira - Eletricista");
    expect(metaOf(html, "og:description")).toContain("Instalação elétrica. Atende todo o Estado do MS");
    expect(metaOf(html, "og:url")).toBe(`${product.stack.url}/cartao/maria-aparecida-nogueira`);
    expect([metaOf(html, "og:image:width"), metaOf(html, "og:image:height")]).toEqual(["1200", "630"]);
    const business = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "",
    ) as unknown;
    expect(business).toMatchObject({
      "@type": "LocalBusiness",
      name: "Maria Aparecida Nogueira",
      sameAs: ["https://www.instagram.com/maria.eletrica"],
      aggregateRating: { ratingValue: "4.7", ratingCount: 3 },
    });
    expect(html).not.toContain(person.phone);

    const address = (metaOf(html, "og:image") ?? "").replaceAll("&amp;", "&").replace(product.stack.url, "");
    const picture = await crawl(address);
    expect(picture.headers.get("content-type")).toBe("image/jpeg");
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(300_000);
    const image = sharp(bytes);
    expect(await image.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    // The portrait is red on the left and blue on the right (tests/support/photos.ts).
    const portrait = await image.extract({ left: 100, top: 250, width: 260, height: 20 }).raw().toBuffer();
    const [left, right] = [[...portrait.subarray(0, 3)], [...portrait.subarray(259 * 3, 260 * 3)]];
    expect((left[0] ?? 0) - (left[2] ?? 0)).toBeGreaterThan(80);
    expect((right[2] ?? 0) - (right[0] ?? 0)).toBeGreaterThan(80);
  });

  test("gets another picture when the card changes", async () => {
    const person = await makeCard("José Mudança", "jose-mudanca");
    const before = metaOf(await (await crawl("/cartao/jose-mudanca")).text(), "og:image");
    await product.db
      .update(professionalProfiles)
      .set({ profession: "Pintor" })
      .where(eq(professionalProfiles.userId, person.id));
    const after = metaOf(await (await crawl("/cartao/jose-mudanca")).text(), "og:image");
    expect(after).not.toBe(before);
    const former = await crawl((before ?? "").replace(product.stack.url, ""));
    expect([former.status, product.stack.url + former.headers.get("location")]).toEqual([302, after]);
    expect((await crawl((after ?? "").replace(product.stack.url, ""))).status).toBe(200);
  });

  test("redirects from the id and from a former slug to the current one", async () => {
    const person = await makeCard("Ana Agora", "ana-agora");
    await product.db.insert(profileFormerSlugs).values({ slug: "ana-antes", profileId: person.id, createdAt: 1 });
    for (const path of [`/cartao/${person.id}`, "/cartao/ana-antes"]) {
      const response = await crawl(path);
      expect([response.status, response.headers.get("location")]).toEqual([301, "/cartao/ana-agora"]);
    }
  });

  test("preloads the card for visitors, but not for people with a session", async () => {
    const person = await makeCard("Rui Dono", "rui-dono");
    const answers = (html: string) => /id="respostas">(.*?)<\/script>/.exec(html)?.[1];
    const visitor = JSON.parse(answers(await (await crawl("/cartao/rui-dono")).text()) ?? "null") as unknown;
    expect(visitor).toMatchObject([
      { path: ["networking", "card"], input: { slugOrId: "rui-dono" }, data: { name: "Rui Dono", isOwn: false } },
      { path: ["auth", "me"], data: null },
    ]);
    expect(answers(await (await crawl("/cartao/rui-dono", person.cookie)).text())).toBeUndefined();
  });

  test("is not found if nobody has such a card", async () => {
    const client = await makePerson(product, { client: true });
    for (const slug of ["ninguem", client.id, "%00", "..%2f..", "x".repeat(500)]) {
      expect([slug, (await crawl(`/cartao/${slug}`)).status]).toEqual([slug, 404]);
      expect((await crawl(`/cartao/${slug}/imagem.jpg`)).status).toBe(404);
    }
  });
});

test("cards are in the sitemap once they name profession and profile", async () => {
  await makeCard("Iara Mapa", "iara-mapa");
  const blank = await makePerson(product, { provider: true });
  const xml = await (await product.fetch("/sitemap.xml")).text();
  expect(xml).toContain(`<loc>${product.stack.url}/cartao/iara-mapa</loc>`);
  expect(xml).not.toContain(blank.id);
});
