import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { marketplaceListings } from "../../db/schema/index.ts";
import { makeListing } from "../support/listings.ts";
import { makePerson } from "../support/people.ts";
import { makePhoto, upload } from "../support/photos.ts";
import { startProduct } from "../support/product.ts";

const product = startProduct();

/** Fetches a page as WhatsApp's crawler does, without running scripts. */
async function crawl(path: string, headers: Record<string, string> = {}) {
  const response = await product.fetch(path, { headers: { "user-agent": "WhatsApp/2.23.20.0", ...headers } });
  const html = await response.text();
  const meta = (key: string) => new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(html)?.[1];
  const json = (pattern: RegExp) => {
    const text = pattern.exec(html)?.[1];
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  };
  return {
    status: response.status,
    headers: response.headers,
    html,
    meta,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    product: json(/<script type="application\/ld\+json">(.*?)<\/script>/),
    answers: json(/id="respostas">(.*?)<\/script>/) as { path: string[]; data: unknown }[] | undefined,
  };
}

const canary = "67955554444";

async function publish(changes: Partial<typeof marketplaceListings.$inferInsert> = {}) {
  const owner = await makePerson(product, { client: true, phone: canary });
  const id = await makeListing(product, owner);
  if (Object.keys(changes).length > 0) {
    await product.db.update(marketplaceListings).set(changes).where(eq(marketplaceListings.id, id));
  }
  return { owner, id };
}

describe("a listing's link", () => {
  test("shows crawlers title, text, price and picture, at all of its URLs", async () => {
    const { owner, id } = await publish({ showPhone: false, showWhatsapp: false });
    const photo = await upload(product, `/upload/listings/${id}`, await makePhoto(), { cookie: owner.cookie });
    const address = `${product.stack.url}/anuncio/betoneira-400-l-${id}`;
    for (const path of [`/marketplace?anuncio=${id}`, `/anuncio/um-titulo-de-antes-${id}`, `/anuncio/${id}`]) {
      const page = await crawl(path);
      expect(page.status).toBe(200);
      expect(page.title).toBe("Betoneira 400 L - R$\u00a02.500,00 | Portal da Construção");
      expect(page.meta("description")).toBe("Usado, Campo Grande, MS. Pouco usada. Motor revisado.");
      expect(page.meta("og:type")).toBe("product");
      expect(page.meta("og:url")).toBe(address);
      expect(page.canonical).toBe(address);
      expect(page.meta("og:image")).toBe(product.stack.url + photo.url);
      expect(page.product).toMatchObject({
        "@type": "Product",
        name: "Betoneira 400 L",
        image: [product.stack.url + photo.url],
        offers: { price: "2500.00", priceCurrency: "BRL", itemCondition: "https://schema.org/UsedCondition" },
      });
      expect(page.html).not.toContain(canary);
    }
    const picture = await fetch(product.stack.url + photo.url);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(300_000);
  });

  test("preloads the screen's queries for visitors, but not for people with a session", async () => {
    const { owner, id } = await publish();
    const visitor = await crawl(`/anuncio/${id}`);
    expect(visitor.answers).toMatchObject([
      { path: ["listings", "byId"], data: { id, isOwn: false } },
      { path: ["auth", "me"], data: null },
    ]);
    expect((await crawl(`/anuncio/${id}`, { cookie: owner.cookie })).answers).toBeUndefined();
  });

  test("is not found if the listing is unknown, expired or malformed, and the page says so", async () => {
    const { id } = await publish({ expiresAt: 1 });
    for (const path of [
      `/anuncio/x-${id}`,
      `/marketplace?anuncio=${id}`,
      `/anuncio/${crypto.randomUUID()}`,
      "/anuncio/x",
    ]) {
      const page = await crawl(path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.title).toContain("Anúncio não encontrado");
      expect(page.meta("robots")).toBe("noindex");
      expect(page.html).toContain('<div id="root">');
    }
  });

  test("escapes any title", async () => {
    const title = `</title><script>alert(1)</script>"'&$1`;
    const { id } = await publish({ title, description: "</script><script>alert(2)</script>" });
    const page = await crawl(`/anuncio/${id}`);
    expect(page.html).not.toMatch(/<script>alert/);
    expect(page.product).toMatchObject({ name: title });
    expect(page.answers?.[0]?.data).toMatchObject({ title });
  });
});

test("the list comes with its first page and count, filtered as in the URL", async () => {
  const { id } = await publish({ title: "Escada extensível rara" });
  const page = await crawl("/marketplace?q=extensivel&ordem=menor-preco");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Compra e Venda | Portal da Construção");
  expect(page.canonical).toBe(`${product.stack.url}/marketplace`);
  expect(page.answers).toMatchObject([
    {
      path: ["listings", "search"],
      type: "infinite",
      input: { text: "extensivel", sort: "price_asc" },
      data: { items: [{ id }] },
    },
    { path: ["listings", "count"], type: "query", data: { count: 1, isMore: false } },
    { path: ["auth", "me"], data: null },
  ]);
});

test("pages rendered by the worker have the app's own content policy, and must be revalidated", async () => {
  for (const path of ["/marketplace", "/anuncio/x"]) {
    const { headers } = await crawl(path);
    expect(headers.get("content-type")).toContain("text/html");
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-cache");
  }
});

test("the sitemap lists public pages and listings, and robots.txt names the sitemap", async () => {
  const [shown, expired] = [await publish(), await publish({ expiresAt: 1 })];
  const response = await product.fetch("/sitemap.xml");
  expect(response.headers.get("content-type")).toContain("application/xml");
  const xml = await response.text();
  expect(xml).toContain(`<loc>${product.stack.url}/marketplace</loc>`);
  expect(xml).toContain(`/anuncio/betoneira-400-l-${shown.id}</loc>`);
  expect(xml).not.toContain(expired.id);
  const robots = await (await product.fetch("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${product.stack.url}/sitemap.xml`);
});
