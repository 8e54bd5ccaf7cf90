import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { marketplaceListings, profiles, serviceRequests } from "../../../db/schema/index.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { startContacts } from "../../support/contacts.ts";
import { makeListing } from "../../support/listings.ts";
import { makeProvider } from "../../support/network.ts";
import { endPremiumAt, makePerson, makeRequest, type Person } from "../../support/people.ts";
import { upload } from "../../support/photos.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const { open, openings } = startContacts(product);

const changeListing = (id: string, changes: Partial<typeof marketplaceListings.$inferInsert>) =>
  product.db.update(marketplaceListings).set(changes).where(eq(marketplaceListings.id, id));

const textOf = (location: string | null) => new URL(location ?? "").searchParams.get("text");

describe("a listing's contact", () => {
  test("redirects visitors and people to WhatsApp with the seller's number and the text, and is recorded", async () => {
    const seller = await makePerson(product, { name: "Zé & Filhos" });
    const viewer = await makePerson(product, { client: true });
    const id = await makeListing(product, seller);
    for (const [by, roundTrips] of [
      [undefined, 1],
      [viewer, 2],
    ] as const) {
      const answer = await open(`anuncio/${id}`, by ? { by } : {});
      expect([answer.status, answer.roundTrips]).toEqual([302, roundTrips]);
      expect(answer.location).toMatch(new RegExp(`^https://wa\\.me/55${seller.phone}\\?text=`));
      expect(textOf(answer.location)).toBe(
        `Olá, Zé & Filhos! Vi no Portal da Construção o anúncio “Betoneira 400 L” (R$\u00a02.500,00) e tenho interesse. ` +
          `Ainda está disponível? ${product.stack.url}/anuncio/betoneira-400-l-${id}`,
      );
      expect((await openings(id))[0]).toMatchObject({
        openedBy: by?.id ?? null,
        ownerId: seller.id,
        kind: "listing",
        way: "whatsapp",
      });
    }
    expect(await openings(id)).toHaveLength(2);
  });

  test("shows the number on a page that needs no script, or as JSON if the client accepts it", async () => {
    const seller = await makePerson(product, { phone: "67981234567", name: "<b>Zé</b>" });
    const id = await makeListing(product, seller);
    const page = await open(`anuncio/${id}?via=telefone`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<a href="tel:+5567981234567"');
    expect(page.text).toContain("(67) 98123-4567");
    expect(page.text).toContain("Telefone de &lt;b&gt;Zé&lt;/b&gt;");
    expect(page.text).toContain(`href="/anuncio/${id}"`);
    expect(page.text).toMatch(/<link rel="stylesheet"[^>]*href="\/assets\//);
    expect(page.text).not.toContain("<script");
    const json = await open(`anuncio/${id}?via=telefone`, { accept: "application/json" });
    expect(JSON.parse(json.text)).toEqual({ phone: "67981234567" });
    expect((await openings(id)).map(({ way }) => way)).toEqual(["phone", "phone"]);
  });

  test.each([
    [{ showPhone: true, showWhatsapp: true }, [302, 200]],
    [{ showPhone: true, showWhatsapp: false }, [404, 200]],
    [{ showPhone: false, showWhatsapp: true }, [302, 404]],
    [{ showPhone: false, showWhatsapp: false }, [404, 404]],
    [{ status: "inactive" as const }, [404, 404]],
    [{ expiresAt: 1 }, [404, 404]],
  ])("with %j responds with %j", async (changes, statuses) => {
    const seller = await makePerson(product);
    const id = await makeListing(product, seller);
    await changeListing(id, changes);
    for (const by of [undefined, await makePerson(product, { premium: true, admin: true }), seller]) {
      const answers = [
        await open(`anuncio/${id}`, by ? { by } : {}),
        await open(`anuncio/${id}?via=telefone`, by ? { by } : {}),
      ];
      expect(answers.map(({ status }) => status)).toEqual(statuses);
      for (const { status, text, location } of answers) {
        if (status === 404) expect(text + location).not.toContain(seller.phone);
      }
    }
    expect(await openings(id)).toHaveLength(3 * statuses.filter((status) => status !== 404).length);
  });

  test("does not exist for a seller without a number", async () => {
    const id = await makeListing(product, await makePerson(product, { phone: "" }));
    expect([(await open(`anuncio/${id}`)).status, (await open(`anuncio/${id}?via=telefone`)).status]).toEqual([
      404, 404,
    ]);
  });
});

describe("a card's contact", () => {
  test("redirects anyone to WhatsApp with the text", async () => {
    const provider = await makeProvider(product, { name: "Ana Pinta" });
    const answer = await open(`cartao/${provider.id.toUpperCase()}`);
    expect(answer.status).toBe(302);
    expect(answer.location).toMatch(new RegExp(`^https://wa\\.me/55${provider.phone}\\?text=`));
    expect(textOf(answer.location)).toBe(
      "Olá, Ana Pinta! Vi seu perfil no Portal da Construção e gostaria de conversar.",
    );
    expect(await openings(provider.id)).toMatchObject([
      { openedBy: null, ownerId: provider.id, kind: "card", way: "whatsapp" },
    ]);
  });

  test("can be downloaded as a vCard", async () => {
    const provider = await makeProvider(product, { name: "Ana Pinta", card: { instagram: "ana.pinta" } });
    await product.db.update(profiles).set({ nameSlug: "ana-pinta" }).where(eq(profiles.id, provider.id));
    const file = await open(`cartao/${provider.id}?via=vcard`);
    expect(file.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="ana-pinta.vcf"');
    const card = new ICAL.Component(ICAL.parse(file.text) as unknown[]);
    const value = (name: string) => card.getFirstPropertyValue(name);
    expect([value("fn"), value("role"), value("org"), value("tel")]).toEqual([
      "Ana Pinta",
      "Pedreiro",
      "Portal da Construção",
      `+55${provider.phone}`,
    ]);
    expect(card.getAllProperties("url").map((url) => url.getFirstValue())).toEqual([
      `${product.stack.url}/cartao/ana-pinta`,
      "https://www.instagram.com/ana.pinta",
    ]);
    expect(await openings(provider.id)).toMatchObject([{ way: "vcard" }]);
  });

  test("has the person's photo in the vCard, as a JPEG that keeps the file below 50 kB", async () => {
    const provider = await makeProvider(product);
    const vcard = async () => (await open(`cartao/${provider.id}?via=vcard`)).text;
    expect(await vcard()).not.toContain("PHOTO");
    const raw = { width: 600, height: 600, channels: 3 } as const;
    const noise = await sharp(randomBytes(600 * 600 * 3), { raw })
      .jpeg()
      .toBuffer();
    expect((await upload(product, "/upload/avatar", noise, provider)).status).toBe(200);
    const text = await vcard();
    expect(text.length).toBeLessThan(50_000);
    const property = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstProperty("photo");
    expect([property?.getParameter("encoding"), property?.getParameter("type")]).toEqual(["b", "JPEG"]);
    const photo = Buffer.from(String(property?.getFirstValue()), "base64");
    expect(await sharp(photo).metadata()).toMatchObject({ format: "jpeg", width: 192, height: 192 });
  });

  test("without a number is available only as a vCard", async () => {
    const provider = await makeProvider(product, { phone: "" });
    expect((await open(`cartao/${provider.id}`)).status).toBe(404);
    expect((await open(`cartao/${provider.id}?via=telefone`)).status).toBe(404);
    const file = await open(`cartao/${provider.id}?via=vcard`);
    expect([file.status, file.text.includes("TEL")]).toEqual([200, false]);
  });

  test("does not exist for clients and for accounts without a confirmed e-mail", async () => {
    const client = await makePerson(product, { client: true });
    const unconfirmed = await makeProvider(product, { confirmed: false });
    for (const { id } of [client, unconfirmed]) {
      for (const way of ["whatsapp", "telefone", "vcard"]) {
        expect((await open(`cartao/${id}?via=${way}`)).status).toBe(404);
      }
      expect(await openings(id)).toEqual([]);
    }
  });
});

describe("a request's contact", () => {
  const CANARY = { contactName: "Dona Clara", contactPhone: "67933334444" };

  test("redirects the owner, premium users and admins to WhatsApp; others see what they lack, unrecorded", async () => {
    const owner = await makePerson(product, { client: true });
    const id = await makeRequest(product, owner, CANARY);
    const entitled = [await makePerson(product, { premium: true }), await makePerson(product, { admin: true }), owner];
    for (const by of entitled) {
      const answer = await open(`solicitacao/${id}`, { by });
      expect([answer.status, answer.roundTrips]).toEqual([302, 2]);
      expect(answer.location).toMatch(/^https:\/\/wa\.me\/5567933334444\?text=/);
      expect(textOf(answer.location)).toBe(
        "Olá, Dona Clara! Vi no Portal da Construção a sua solicitação de “Reforma de banheiro” (Tiradentes, Campo Grande) e tenho interesse. Podemos conversar?",
      );
      expect((await openings(id))[0]).toMatchObject({ openedBy: by.id, ownerId: owner.id, kind: "request" });
    }
    const refused = [
      await open(`solicitacao/${id}`),
      await open(`solicitacao/${id}`, { by: await makePerson(product, { client: true }) }),
      await open(`solicitacao/${id}?via=telefone`, { by: await makePerson(product, { provider: true }) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 403]);
    expect(refused[0]?.text).toContain(`href="/oportunidades?solicitacao=${id}"`);
    expect(refused[1]?.text).toContain(
      `href="/premium?voltar=${encodeURIComponent(`/oportunidades?solicitacao=${id}`)}"`,
    );
    expect(refused[1]?.text).toContain("Contato liberado no Premium");
    for (const { text } of refused) expect(text).not.toMatch(/Clara|67933334444/);
    expect(await openings(id)).toHaveLength(3);
  });

  test("ends for others with the request, for the owner with its erasure, for subscribers with premium", async () => {
    const [owner, premium] = [
      await makePerson(product, { client: true }),
      await makePerson(product, { premium: true }),
    ];
    const statusesOf = async (id: string) =>
      Promise.all([owner, premium].map(async (by) => (await open(`solicitacao/${id}`, { by })).status));
    const [expired, running] = [
      await makeRequest(product, owner, { ...CANARY, ageMs: 3 * DAY_MS }),
      await makeRequest(product, owner, CANARY),
    ];
    expect(await statusesOf(expired)).toEqual([302, 404]);
    await product.db
      .update(serviceRequests)
      .set({ contactName: null, contactPhone: null })
      .where(eq(serviceRequests.id, expired));
    expect(await statusesOf(expired)).toEqual([404, 404]);
    expect(await statusesOf(running)).toEqual([302, 302]);
    await endPremiumAt(product, premium, 1);
    expect(await statusesOf(running)).toEqual([302, 403]);
  });

  test("is recorded once per person when the detail shows it, after the response, but not for the owner", async () => {
    const [owner, premium] = [
      await makePerson(product, { client: true }),
      await makePerson(product, { premium: true }),
    ];
    const plain = await makePerson(product, { provider: true });
    const [id, marker] = [await makeRequest(product, owner, CANARY), await makeRequest(product, plain)];
    for (const by of [owner, plain, premium, premium]) {
      const detail = await product.query("requests.byId", { id }, by);
      expect([detail.status, detail.roundTrips]).toEqual([200, 2]);
    }
    await product.query("requests.byId", { id: marker }, premium);
    await eventually(async () => ((await openings(marker)).length > 0 ? true : undefined), "the detail's record");
    expect(await openings(id)).toMatchObject([
      { openedBy: premium.id, ownerId: owner.id, kind: "request", way: "detail" },
    ]);
    expect((await open(`solicitacao/${id}`, { by: premium })).status).toBe(302);
    expect(await openings(id)).toHaveLength(2);
  });
});

const ID = "01a1fbc9-fded-7150-9213-603e069f2b11";

test.each([
  `anuncio/${ID}`,
  `cartao/${ID}?via=vcard`,
  `anuncio/${ID}?via=vcard`,
  `anuncio/${ID}?via=fax`,
  `anuncio/${ID}?via=`,
  `anuncio/${ID}'--`,
  `pessoa/${ID}`,
  `__proto__/${ID}`,
  "anuncio/1",
  "anuncio/%00",
  "anuncio/..%2f..%2fmarketplace",
  `anuncio/${"x".repeat(300)}`,
  "anuncio",
  "anuncio//x",
  `anuncio/${ID}/x`,
  "",
])("/contato/%s is not found, and shows the product's own page", async (path) => {
  const answer = await open(path);
  expect(answer.status).toBe(404);
  expect(answer.text).toContain("Contato não encontrado");
  expect(answer.text).not.toContain("<script");
});

test("every response is kept out of caches and search engines, and has security headers", async () => {
  const seller = await makeProvider(product);
  const id = await makeListing(product, seller);
  const request = await makeRequest(product, seller);
  const client = await makePerson(product, { client: true });
  for (const [path, by] of [
    [`anuncio/${id}`],
    [`anuncio/${id}?via=telefone`],
    [`cartao/${seller.id}?via=vcard`],
    [`anuncio/${ID}`],
    [`solicitacao/${request}`],
    [`solicitacao/${request}`, client],
    ["x"],
  ] as [string, Person?][]) {
    const { headers } = await open(path, by ? { by } : {});
    expect([path, headers.get("cache-control")]).toEqual([path, "no-store"]);
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("vary")).toBe("Accept");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  }
  expect(await (await product.fetch("/robots.txt")).text()).toContain("Disallow: /contato/\n");
});

test("no method but GET and HEAD opens a contact, and HEAD is counted and recorded like GET", async () => {
  const id = await makeListing(product, await makePerson(product));
  for (const method of ["POST", "PUT", "DELETE"]) {
    const answer = await open(`anuncio/${id}`, { method });
    expect([answer.status >= 400, answer.location]).toEqual([true, null]);
  }
  expect(await openings(id)).toEqual([]);
  expect((await open(`anuncio/${id}`, { method: "HEAD" })).status).toBe(302);
  expect(await openings(id)).toHaveLength(1);
});

describe("a link to a contact", () => {
  const prepare = async () => {
    const [seller, by] = [await makePerson(product), await makePerson(product, { client: true })];
    return { id: await makeListing(product, seller), by };
  };

  test.each(["cross-site", "same-site"])(
    "on a page that is %s leads to the listing and opens no contact",
    async (site) => {
      const { id, by } = await prepare();
      const answer = await open(`anuncio/${id}`, { by, headers: { "sec-fetch-site": site } });
      expect([answer.status, answer.location]).toEqual([302, `/anuncio/${id}`]);
      expect(await openings(id)).toEqual([]);
    },
  );

  test("that the browser only prefetches opens no contact", async () => {
    const { id, by } = await prepare();
    const headers = { "sec-fetch-site": "same-origin", "sec-purpose": "prefetch;prerender" };
    const answer = await open(`anuncio/${id}`, { by, headers });
    expect([answer.status, answer.location, answer.text]).toEqual([503, null, ""]);
    expect(await openings(id)).toEqual([]);
  });

  test("that is followed on our own page opens the contact, and later from anywhere", async () => {
    const { id, by } = await prepare();
    for (const [site, first] of [
      ["same-origin", false],
      ["none", true],
    ] as const) {
      const answer = await open(`anuncio/${id}`, { by, first, headers: { "sec-fetch-site": site } });
      expect(answer.location).toMatch(/wa\.me/);
    }
    expect(await openings(id)).toHaveLength(2);
  });
});
