import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { marketplaceListings } from "../../../db/schema/index.ts";
import { listingPath } from "../../../src/features/listings/addresses.ts";
import { crawl } from "../../support/crawl.ts";
import { makeListing } from "../../support/listings.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson } from "../../support/people.ts";
import { makePhoto, upload } from "../../support/photos.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const canary = "67955554444";

const pathOf = (id: string) => listingPath({ id, title: "Betoneira 400 L" });

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
    const photo = await upload(product, `/upload/listings/${id}`, await makePhoto(), owner);
    const address = `${product.stack.url}/anuncio/betoneira-400-l-${id}`;
    const path = address.slice(product.stack.url.length);
    for (const former of [
      `/anuncio/um-titulo-de-antes-${id}`,
      `/anuncio/${id}`,
      `/anuncio/${path.slice(9).toUpperCase()}`,
    ]) {
      const moved = await product.fetch(former, { redirect: "manual" });
      expect([moved.status, moved.headers.get("location")]).toEqual([301, path]);
    }
    for (const path of [`/marketplace?anuncio=${id}`, address.slice(product.stack.url.length)]) {
      const page = await crawl(product, path);
      expect(page.status).toBe(200);
      expect(page.titles[0]).toBe("Betoneira 400 L - R$\u00a02.500,00 | Portal da Construção");
      expect(page.meta("description")).toBe("Usado, Campo Grande, MS. Pouco usada. Motor revisado.");
      expect(page.meta("og:type")).toBe("product");
      expect(page.meta("og:url")).toBe(address);
      expect(page.canonicals[0]).toBe(address);
      expect(page.meta("og:image")).toBe(product.stack.url + photo.url);
      expect(page.schema).toMatchObject({
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

  test("comes with what the screen would ask for, as the person would get it", async () => {
    const { owner, id } = await publish();
    expect((await crawl(product, pathOf(id))).answers).toMatchObject([
      { path: ["auth", "me"], data: null },
      { path: ["listings", "byId"], data: { id, isOwn: false } },
    ]);
    expect((await crawl(product, pathOf(id), owner)).answers).toMatchObject([
      { path: ["auth", "me"], data: { id: owner.id } },
      { path: ["listings", "byId"], data: { id, isOwn: true } },
    ]);
  });

  test("is not found if the listing is unknown, expired or malformed, and the page says so", async () => {
    const { id } = await publish({ expiresAt: 1 });
    for (const path of [
      `/anuncio/x-${id}`,
      `/marketplace?anuncio=${id}`,
      `/anuncio/${crypto.randomUUID()}`,
      "/anuncio/x",
    ]) {
      const page = await crawl(product, path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.titles[0]).toContain("Anúncio não encontrado");
      expect(page.meta("robots")).toBe("noindex");
      expect(page.html).toContain('<div id="root">');
    }
  });

  test("says until which day of Campo Grande the price is valid", async () => {
    const { id } = await publish({ expiresAt: Date.parse("2099-01-02T02:00Z") });
    const { schema } = await crawl(product, pathOf(id));
    expect(schema).toMatchObject({ offers: { priceValidUntil: "2099-01-01" } });
  });

  test("escapes any title", async () => {
    const title = `</title><script>alert(1)</script>"'&$1`;
    const { id } = await publish({ title, description: "</script><script>alert(2)</script>" });
    const page = await crawl(product, listingPath({ id, title }));
    expect(page.html).not.toMatch(/<script>alert/);
    expect(page.schema).toMatchObject({ name: title });
    expect(page.answers?.[1]?.data).toMatchObject({ title });
  });
});

test("the list comes with its first page and count, filtered as in the URL", async () => {
  const { id } = await publish({ title: "Escada extensível rara" });
  const page = await crawl(product, "/marketplace?q=extensivel&ordem=menor-preco");
  expect(page.status).toBe(200);
  expect(page.titles[0]).toBe("Compra e Venda | Portal da Construção");
  expect(page.canonicals[0]).toBe(`${product.stack.url}/marketplace`);
  expect(page.answers).toMatchObject([
    { path: ["auth", "me"], data: null },
    {
      path: ["listings", "search"],
      type: "infinite",
      input: { text: "extensivel", sort: "price_asc" },
      data: { pages: [{ items: [{ id }] }] },
    },
    { path: ["listings", "count"], type: "query", data: { count: 1, isMore: false } },
  ]);
});

describe("the directory's link", () => {
  const url = (path: string) => product.stack.url + path;
  const listed = (schema: unknown) =>
    (schema as { mainEntity: { itemListElement: { position: number; name: string; url: string }[] } }).mainEntity
      .itemListElement;

  test("lists the page's professionals, in one round trip for them and one for their number", async () => {
    const person = await makeProvider(product, { name: "Olga Diretório" });
    const page = await crawl(product, "/portal-conexoes");
    expect([page.status, page.roundTrips]).toEqual([200, 2]);
    expect(page.titles).toEqual(["Portal Conexões | Portal da Construção"]);
    expect(page.canonicals).toEqual([url("/portal-conexoes")]);
    expect(page.schema).toMatchObject({ "@type": "CollectionPage", url: url("/portal-conexoes") });
    expect(listed(page.schema)).toContainEqual({
      "@type": "ListItem",
      position: 1,
      name: "Olga Diretório",
      url: url(`/portal-conexoes/perfil/${person.id}`),
    });
    const filter = { text: "", specialty: null, region: null, userType: null };
    const input = { ...filter, page: 1 };
    expect(page.answers).toMatchObject([
      { path: ["auth", "me"], data: null },
      { path: ["networking", "directory"], input },
      { path: ["networking", "directoryCount"], input: filter },
    ]);
    const answers = [
      await product.query("networking.directory", input),
      await product.query("networking.directoryCount", filter),
    ];
    expect(page.answers?.slice(1).map(({ data }) => data)).toEqual(answers.map(({ data }) => data));
  });

  test("names specialty and region, whose pages search engines keep if there is anybody", async () => {
    await makeProvider(product, {
      name: "Ivo Pintor",
      card: { specialties: ["Outros"], serviceRegions: ["Rio Negro"] },
    });
    const found = await crawl(
      product,
      "/portal-conexoes?regiao=Rio+Negro&especialidade=Outros&busca=ivo&tipo=gratuito&utm=x",
    );
    expect(found.titles[0]).toBe("Outros: profissionais em Rio Negro | Portal da Construção");
    expect(found.canonicals).toEqual([url("/portal-conexoes?especialidade=Outros&regiao=Rio+Negro")]);
    expect(found.meta("og:url")).toBe(found.canonicals[0]);
    expect(listed(found.schema).map(({ name }) => name)).toEqual(["Ivo Pintor"]);
    expect(found.meta("robots")).toBeUndefined();
    const nobody = await crawl(product, "/portal-conexoes?regiao=Sonora&pagina=5");
    expect([nobody.status, nobody.meta("robots")]).toEqual([200, "noindex"]);
    expect(nobody.canonicals).toEqual([url("/portal-conexoes?regiao=Sonora")]);
  });

  test("ignores searches that it would refuse", async () => {
    for (const query of ["regiao=%3Cscript%3E", "especialidade=Nada", "busca=%E2%80%AE"]) {
      const page = await crawl(product, `/portal-conexoes?${query}`);
      expect([query, page.status, page.meta("robots")]).toEqual([query, 200, "noindex"]);
      expect(page.canonicals).toEqual([url("/portal-conexoes")]);
    }
  });
});

test("every public page has one complete head, with any names in it", async () => {
  const name = `</title><script>alert(1)</script>"'&$1`;
  const provider = await makeProvider(product, { name, card: { serviceRegions: ["Jateí"] } });
  const { id } = await publish({ title: name });
  const prerendered = ["/", "/lp-clientes", "/landing-prestadores", "/tipo-usuario", "/termos", "/privacidade"];
  const rendered = [
    "/marketplace",
    listingPath({ id, title: name }),
    `/cartao/pessoa-${provider.id}`,
    "/portal-conexoes",
    "/portal-conexoes?regiao=Jate%C3%AD",
    `/portal-conexoes/perfil/${provider.id}`,
  ];
  for (const path of [...prerendered, ...rendered]) {
    const page = await crawl(product, path);
    // The build for the tests does not know the site's URL.
    const withUrls = rendered.includes(path) ? ["og:url", "og:image", "og:image:alt"] : [];
    const once = ["description", "og:type", "og:site_name", "og:title", "og:description", "twitter:card", ...withUrls];
    for (const key of once) expect([path, key, page.metas(key).length]).toEqual([path, key, 1]);
    expect([path, page.titles.length, page.meta("robots")]).toEqual([path, 1, undefined]);
    expect(page.html).not.toContain("<script>alert");
    if (withUrls.length === 0) continue;
    const urls = [...page.canonicals, page.meta("og:url"), page.meta("og:image")];
    expect(urls).toHaveLength(3);
    for (const url of urls) expect(url).toMatch(new RegExp(`^${product.stack.url}/`));
    if (path !== "/marketplace") expect(JSON.stringify(page.schema)).toContain(JSON.stringify(name));
  }
});

test("pages rendered by the worker have the app's own content policy, and must be revalidated", async () => {
  for (const path of ["/marketplace", "/anuncio/x", "/portal-conexoes", "/portal-conexoes/perfil/x"]) {
    const { headers } = await crawl(product, path);
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
