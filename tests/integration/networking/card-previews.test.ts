import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  professionalProfiles,
  professionalReferences,
  profileFormerSlugs,
  profiles,
  users,
} from "../../../db/schema/index.ts";
import { relistProvider } from "../../../src/features/networking/statements.ts";
import { crawl } from "../../support/crawl.ts";
import { makeReference } from "../../support/network.ts";
import { makePerson } from "../../support/people.ts";
import { makePhoto, upload } from "../../support/photos.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

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

/** Fetches the path of an absolute URL, with its binary body. */
const picture = (url: string | undefined) => product.fetch((url ?? "").replace(product.stack.url, ""));

describe("a business card's link", () => {
  test("shows name, profession and a 1200×630 picture of less than 300 kB", async () => {
    const person = await makeCard("Maria Aparecida Nogueira", "maria-aparecida-nogueira");
    await upload(product, "/upload/avatar", await makePhoto(), person);
    const { status, headers, html, meta, schema } = await crawl(product, "/cartao/maria-aparecida-nogueira");
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(meta("og:title")).toBe("Maria Aparecida Nogueira - Eletricista");
    expect(meta("og:description")).toContain("Instalação elétrica. Atende todo o Estado do MS");
    expect(meta("og:url")).toBe(`${product.stack.url}/cartao/maria-aparecida-nogueira`);
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
    expect(meta("og:image:alt")).toBe("Cartão de visita de Maria Aparecida Nogueira");
    expect(schema).toMatchObject({
      "@type": "LocalBusiness",
      name: "Maria Aparecida Nogueira",
      sameAs: ["https://www.instagram.com/maria.eletrica"],
      aggregateRating: { ratingValue: "4.7", ratingCount: 3 },
    });
    expect(html).not.toContain(person.phone);

    const response = await picture(meta("og:image"));
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const bytes = Buffer.from(await response.arrayBuffer());
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
    const before = (await crawl(product, "/cartao/jose-mudanca")).meta("og:image");
    await product.db
      .update(professionalProfiles)
      .set({ profession: "Pintor" })
      .where(eq(professionalProfiles.userId, person.id));
    const after = (await crawl(product, "/cartao/jose-mudanca")).meta("og:image");
    expect(after).not.toBe(before);
    const former = await picture(before);
    expect([former.status, product.stack.url + former.headers.get("location")]).toEqual([302, after]);
    expect((await picture(after)).status).toBe(200);
  });

  test("redirects from the id and from a former slug to the current one", async () => {
    const person = await makeCard("Ana Agora", "ana-agora");
    await product.db.insert(profileFormerSlugs).values({ slug: "ana-antes", profileId: person.id, createdAt: 1 });
    for (const path of [`/cartao/${person.id}`, "/cartao/ana-antes", "/cartao/ANA-Agora"]) {
      const response = await crawl(product, path);
      expect([response.status, response.headers.get("location")]).toEqual([301, "/cartao/ana-agora"]);
    }
    const page = await crawl(product, "/cartao/ana-agora");
    const picturePath = page.meta("og:image")?.replace(product.stack.url, "");
    const former = await product.fetch(picturePath?.replace("ana-agora", "ana-antes") ?? "");
    expect([former.status, former.headers.get("location")]).toEqual([302, picturePath]);
  });

  test("leads from a page's readable address to the page, also after a rename", async () => {
    const person = await makeCard("Bia Agora", "bia-agora");
    await product.db.insert(profileFormerSlugs).values({ slug: "bia-antes", profileId: person.id, createdAt: 1 });
    for (const slug of ["bia-agora", "bia-antes"]) {
      const response = await crawl(product, `/portal-conexoes/perfil/${slug}`);
      expect([response.status, response.headers.get("location")]).toEqual([
        302,
        `/portal-conexoes/perfil/${person.id}`,
      ]);
    }
    expect((await crawl(product, "/portal-conexoes/perfil/bia-nunca")).status).toBe(404);
  });

  test("comes with what the screen would ask for, as the person would get it", async () => {
    const person = await makeCard("Rui Dono", "rui-dono");
    const below = [
      { path: ["networking", "references"], input: { id: person.id }, data: { pages: [{ items: [] }] } },
      { path: ["networking", "portfolio"], input: { id: person.id }, data: [] },
    ];
    expect((await crawl(product, "/cartao/rui-dono")).answers).toMatchObject([
      { path: ["auth", "me"], data: null },
      { path: ["networking", "card"], input: { slugOrId: "rui-dono" }, data: { name: "Rui Dono", isOwn: false } },
      ...below,
    ]);
    expect((await crawl(product, "/cartao/rui-dono", person)).answers).toMatchObject([
      { path: ["auth", "me"], data: { id: person.id } },
      { path: ["networking", "card"], data: { name: "Rui Dono", isOwn: true } },
      ...below,
    ]);
  });

  test("is not found if nobody has such a card", async () => {
    const client = await makePerson(product, { client: true });
    for (const slug of ["ninguem", client.id, "%00", "..%2f..", "x".repeat(500)]) {
      expect([slug, (await crawl(product, `/cartao/${slug}`)).status]).toEqual([slug, 404]);
      expect((await crawl(product, `/cartao/${slug}/imagem.jpg`)).status).toBe(404);
    }
  });
});

/** The path of a professional's page. */
const pageOf = ({ id }: { id: string }) => `/portal-conexoes/perfil/${id}`;

describe("a professional's page", () => {
  test("shows the person as the card does, and names the card's URL as the canonical one", async () => {
    const person = await makeCard("Célia Página", "celia-pagina");
    const [page, card] = [await crawl(product, pageOf(person)), await crawl(product, "/cartao/celia-pagina")];
    // Page, references and photos, all at once.
    expect([page.status, page.roundTrips]).toEqual([200, 3]);
    expect(page.titles).toEqual(["Célia Página - Eletricista | Portal da Construção"]);
    expect(page.canonicals).toEqual([`${product.stack.url}/cartao/celia-pagina`]);
    expect(page.meta("og:url")).toBe(product.stack.url + pageOf(person));
    expect(page.meta("og:image")).toBe(card.meta("og:image"));
    expect(page.meta("description")).toContain("Instalação elétrica. Atende todo o Estado do MS");
    const { "@context": context, ...business } = card.schema as Record<string, unknown>;
    expect(page.schema).toEqual({
      "@context": context,
      "@type": "ProfilePage",
      url: product.stack.url + pageOf(person),
      mainEntity: business,
    });
    expect(page.html).not.toContain(person.phone);
  });

  test("comes with the responses that the screen would request, without hidden references", async () => {
    const [person, author] = [await makeCard("Nair Dados", "nair-dados"), await makePerson(product, { client: true })];
    const shown = await makeReference(product, author, person);
    const hidden = await makeReference(product, author, person);
    await product.db.update(professionalReferences).set({ hiddenAt: 1 }).where(eq(professionalReferences.id, hidden));
    const { html, answers } = await crawl(product, pageOf(person));
    expect(html).toContain(shown);
    expect(html).not.toContain(hidden);
    const id = person.id;
    const paths = ["networking.profile", "networking.references", "networking.portfolio"];
    expect(answers?.[0]).toMatchObject({ path: ["auth", "me"], data: null });
    for (const [place, path] of paths.entries()) {
      const { data } = await product.query(path, { id });
      const answer = answers?.[place + 1];
      expect(answer).toMatchObject({ path: path.split("."), input: { id } });
      expect(answer?.data).toEqual(path === "networking.references" ? { pages: [data], pageParams: [null] } : data);
    }
    const own = await crawl(product, pageOf(person), person);
    expect(own.html).toContain(hidden);
    expect(own.answers?.[1]?.data).toMatchObject({ isOwn: true });
  });

  test("has one URL: capitals, a slash at the end and HEAD requests are treated as such", async () => {
    const person = await makeCard("Lia Endereço", "lia-endereco");
    const capitals = await crawl(product, pageOf({ id: person.id.toUpperCase() }));
    expect([capitals.status, capitals.headers.get("location")]).toEqual([301, pageOf(person)]);
    const paths = [pageOf(person), "/cartao/lia-endereco", "/portal-conexoes", "/marketplace"];
    for (const path of paths) {
      const slash = await crawl(product, `${path}/?a=b`);
      expect([slash.status, slash.headers.get("location")]).toEqual([301, `${product.stack.url}${path}?a=b`]);
      const head = await crawl(product, path, { method: "HEAD" });
      expect([head.status, head.html]).toEqual([200, ""]);
      expect(head.headers.get("content-type")).toContain("text/html");
    }
  });

  test("is not found, and tells nothing, if there is no such professional or the e-mail is unconfirmed", async () => {
    const [client, gone] = [
      await makePerson(product, { client: true }),
      await makeCard("Beto Apagado", "beto-apagado"),
    ];
    await product.db.delete(users).where(eq(users.id, gone.id));
    const hidden = await makeCard("Rosa Escondida", "rosa-escondida");
    await product.db.batch([
      product.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, hidden.id)),
      ...relistProvider(product.db, hidden.id),
    ]);
    const ids = [client.id, gone.id, hidden.id, crypto.randomUUID(), "x", "%00", "..%2f..", `%25${hidden.id}`];
    for (const path of [...ids.map((id) => pageOf({ id })), "/cartao/rosa-escondida", "/cartao/beto-apagado"]) {
      const page = await crawl(product, path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.titles[0]).toMatch(/^(Profissional|Cartão) não encontrado/);
      expect(page.meta("robots")).toBe("noindex");
      expect(page.canonicals).toEqual([]);
      expect(page.schema).toBeUndefined();
      expect(page.html).not.toMatch(/Rosa|Beto/);
      expect(page.html).not.toContain(client.name);
    }
    for (const path of ["/portal-conexoes", "/sitemap.xml"]) {
      expect((await crawl(product, path)).html).not.toMatch(/Rosa|Beto|rosa-|beto-/);
    }
  });
});

test("cards are in the sitemap once they are complete", async () => {
  await makeCard("Iara Mapa", "iara-mapa");
  const blank = await makePerson(product, { provider: true, card: { profession: null } });
  const xml = await (await product.fetch("/sitemap.xml")).text();
  expect(xml).toContain(`<loc>${product.stack.url}/cartao/iara-mapa</loc>`);
  expect(xml).not.toContain(blank.id);
});
