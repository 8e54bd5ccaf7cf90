import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import {
  certificates,
  learningProgress,
  professionalProfiles,
  profiles,
  rateLimits,
  users,
} from "../../../db/schema/index.ts";
import { LOOKUP_LIMIT } from "../../../src/features/college/rules.ts";
import { blockAccount, unblockAccount } from "../../../src/features/moderation/block-account.ts";
import { hashed, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { makeCertificate, TITLES } from "../../support/certificates.ts";
import { crawl } from "../../support/crawl.ts";
import { COMPLETE_CARD, makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const BASIC = "BCDFG23456";
const EXPERT = "HJKMN78923";
const BASIC_PATH = "/certificado/bcdfg23456";
const EXPERT_PATH = "/certificado/hjkmn78923";
const CANARY_EMAIL = "canario.certificado@exemplo.com";
const CANARY_PHONE = "67987651234";

let owner: Person;

const look = (path: string, address: string = crypto.randomUUID()) =>
  product.fetch(path, { headers: { "cf-connecting-ip": address } });
const badgesOf = async (procedure: string, input: object) =>
  ((await product.query(procedure, input)).data as { badges: unknown }).badges;

beforeAll(async () => {
  owner = await makePerson(product, {
    premium: true,
    name: "Ana Nova Certificada",
    email: CANARY_EMAIL,
    phone: CANARY_PHONE,
  });
  await product.db.update(profiles).set({ nameSlug: "ana-certificada" }).where(eq(profiles.id, owner.id));
  await makeCertificate(product, owner.id, { code: EXPERT, courseId: "eletrica" });
  await makeCertificate(product, owner.id, { code: BASIC, issuedAt: 1 });
  await product.db.insert(learningProgress).values({
    userId: owner.id,
    courseId: "fundamentos",
    completedAt: 1,
    acertosPercentual: 83.21,
    status: "aprovado",
  });
});

describe("a certificate's page", () => {
  test("says who passed what and when, and nothing else about the person", async () => {
    const { status, html, headers, roundTrips } = await crawl(product, EXPERT_PATH);
    expect([status, roundTrips]).toEqual([200, 1]);
    for (const text of [
      "Ana Certificada",
      TITLES.eletrica,
      "22/11/2026",
      "HJKMN-78923",
      "Selo Especialista",
      "35 minutos",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="/cartao/ana-certificada"');
    const basic = await crawl(product, BASIC_PATH);
    expect(basic.html).toContain("Selo Básico");
    for (const secret of [CANARY_EMAIL, CANARY_PHONE, "Nova Certificada", "83.21", "83,21", owner.id]) {
      expect(html + basic.html).not.toContain(secret);
    }
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; style/);
  });

  test("runs only the script and the style that its policy names, and loads no part of the app", async () => {
    const { html, headers } = await crawl(product, BASIC_PATH);
    const policy = headers.get("content-security-policy") ?? "";
    const sources = async (tag: string) =>
      Promise.all(
        [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))].map(async ([, text = ""]) => {
          const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
          return `'sha256-${Buffer.from(digest).toString("base64")}'`;
        }),
      );
    const inline = [...(await sources("script")), ...(await sources("style"))];
    expect(inline).toHaveLength(2);
    for (const source of inline) expect(policy).toContain(source);
    expect(html).not.toMatch(/<script[^>]+src=|modulepreload/);
  });

  test("has a head for previews, and stays out of search engines", async () => {
    const { titles, meta, canonicals, schema } = await crawl(product, EXPERT_PATH);
    const { url } = product.stack;
    expect(titles).toEqual(["Certificado de Ana Certificada | Portal da Construção"]);
    expect(meta("description")).toBe(
      "Ana Certificada concluiu o curso Especialização em Elétrica na Faculdade do Portal da Construção, com aprovação na prova em 22/11/2026.",
    );
    expect(meta("robots")).toBe("noindex");
    expect(canonicals).toEqual([url + EXPERT_PATH]);
    expect(meta("og:image")).toMatch(new RegExp(`^${url}${EXPERT_PATH}/imagem\\.jpg\\?v=[\\w-]{12}$`));
    expect(schema).toMatchObject({
      "@type": "EducationalOccupationalCredential",
      url: url + EXPERT_PATH,
      name: TITLES.eletrica,
      identifier: "HJKMN-78923",
      recognizedBy: { "@type": "Organization", name: "Portal da Construção" },
      about: { "@type": "Person", name: "Ana Certificada", url: `${url}/cartao/ana-certificada` },
    });
  });

  test("has one address", async () => {
    for (const path of ["/certificado/HJKMN78923", "/certificado/hjkmn-78923", "/certificado/HJKMN%2078923"]) {
      const response = await look(path);
      expect([path, response.status, response.headers.get("location")]).toEqual([path, 301, EXPERT_PATH]);
    }
    expect((await look(`${EXPERT_PATH}/`)).headers.get("location")).toBe(`${product.stack.url}${EXPERT_PATH}`);
  });

  test("escapes names", async () => {
    const person = await makePerson(product);
    await makeCertificate(product, person.id, { code: "QRSTV23456", name: `Zé "</script><b>` });
    const { html } = await crawl(product, "/certificado/qrstv23456");
    expect(html).toContain("Zé &quot;&lt;/script&gt;&lt;b&gt;");
    expect(html).not.toContain("<b>Zé");
    expect(html).not.toContain('"</script><b>');
    // Neither a client nor a hidden provider has a card to link to.
    expect(html).not.toContain("/cartao/");
  });
});

describe("a code without a certificate", () => {
  test("gets the form and an explanation", async () => {
    for (const [path, status, text] of [
      ["/certificado/zzzzz23456", 404, "Nenhum certificado com este código."],
      ["/certificado/aeiou", 404, "Este não é um código de certificado."],
      ["/certificado?codigo=aeiou", 400, "Este não é um código de certificado."],
      ["/certificado?codigo=", 400, "Digite o código do certificado."],
    ] as const) {
      const { status: answered, html, meta } = await crawl(product, path);
      expect([path, answered, meta("robots")]).toEqual([path, status, status === 404 ? "noindex" : undefined]);
      expect(html).toContain(text);
      expect(html).toContain('name="codigo"');
    }
    expect((await crawl(product, "/certificado?codigo=%22%3E%3Cscript%3E")).html).toContain(
      'value="&quot;&gt;&lt;script&gt;"',
    );
  });

  test("is counted, and many of them close the lookup for their address", async () => {
    const address = "203.0.113.9";
    await look("/certificado/zzzzz23457", address);
    const isCounted = eq(rateLimits.key, rateLimitKey(LOOKUP_LIMIT, hashed(address)));
    const counted = () => product.db.select({ count: rateLimits.count }).from(rateLimits).where(isCounted);
    await expect.poll(counted).toEqual([{ count: 1 }]);
    await product.db.update(rateLimits).set({ count: LOOKUP_LIMIT.max }).where(isCounted);
    const refused = await look(BASIC_PATH, address);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 3000]).toEqual([429, true]);
    expect(await refused.text()).not.toContain("Ana Certificada");
    expect((await look(`${BASIC_PATH}/imagem.jpg`, address)).status).toBe(404);
    expect((await look(BASIC_PATH, "203.0.113.10")).status).toBe(200);
  });
});

test("a typed code leads to its certificate, in any form", async () => {
  for (const typed of ["hjkmn-78923", "HJKMN78923", " hjkmn 78923 "]) {
    const response = await look(`/certificado?${new URLSearchParams({ codigo: typed })}`);
    expect([typed, response.status, response.headers.get("location")]).toEqual([typed, 303, EXPERT_PATH]);
  }
  const { status, meta, canonicals } = await crawl(product, "/certificado");
  expect([status, meta("robots"), canonicals]).toEqual([200, undefined, [`${product.stack.url}/certificado`]]);
  const sitemap = await (await look("/sitemap.xml")).text();
  expect(sitemap).toContain(`<loc>${product.stack.url}/certificado</loc>`);
  expect(sitemap).not.toContain(EXPERT_PATH);
});

test("a certificate's picture is drawn once, and is for previews on other sites", async () => {
  const path = (await look(`${BASIC_PATH}/imagem.jpg`)).headers.get("location") ?? "";
  const picture = await look(path);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.length).toBeLessThan(300_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const seal = await sharp(bytes).extract({ left: 960, top: 150, width: 80, height: 30 }).png().toBuffer();
  const { dominant } = await sharp(seal).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r + 60);
  expect((await look(path)).status).toBe(200);
  const drawn = product.stack.worker.logs
    .map(({ message }) => message)
    .filter((text) => text.includes("picture.drawn"));
  // Other files draw a certificate with the same code, of somebody else.
  const version = new URL(path, product.stack.url).searchParams.get("v");
  expect(drawn.filter((text) => text.includes(`certificados/${BASIC}/${version}`))).toEqual([expect.any(String)]);
  expect((await look("/certificado/zzzzz23456/imagem.jpg")).status).toBe(404);
});

describe("badges", () => {
  const EXPECTED = [
    { courseId: "fundamentos", code: BASIC },
    { courseId: "eletrica", code: EXPERT },
  ];
  const listed = async () => {
    const input = { text: "nova certificada", specialty: null, region: null, userType: null, page: 1 };
    const answer = await product.query("networking.directory", input);
    const { items } = answer.data as { items: { badges: unknown }[] };
    return { badges: items[0]?.badges, roundTrips: answer.roundTrips };
  };

  test("are on card, profile page and directory, and stay when premium ends", async () => {
    for (const premiumUntil of [Date.now() + 1_000_000, 1]) {
      await product.db.update(profiles).set({ premiumUntil }).where(eq(profiles.id, owner.id));
      expect(await badgesOf("networking.card", { slugOrId: owner.id })).toEqual(EXPECTED);
      expect(await badgesOf("networking.profile", { id: owner.id })).toEqual(EXPECTED);
      expect(await listed()).toEqual({ badges: EXPECTED, roundTrips: 1 });
      expect((await look(EXPERT_PATH)).status).toBe(200);
    }
    const { html } = await crawl(product, "/cartao/ana-certificada");
    expect(html).toContain(`href="${BASIC_PATH}"`);
    expect(html).toContain("Selo Especialista em Elétrica");
  });

  test("certificates are hidden with a blocked account, and have no link to a hidden or unfinished card", async () => {
    const { db } = product;
    const changeCard = (changes: Partial<typeof professionalProfiles.$inferInsert>) =>
      db.update(professionalProfiles).set(changes).where(eq(professionalProfiles.userId, owner.id));
    const page = async () => (await look(EXPERT_PATH)).text();
    await changeCard({ hiddenBecause: "decision" });
    expect(await page()).not.toContain("/cartao/");
    await changeCard({ hiddenBecause: null, specialties: [] });
    expect(await page()).not.toContain("/cartao/");
    await changeCard({ specialties: COMPLETE_CARD.specialties });
    expect(await page()).toContain("/cartao/");
    const [first, ...others] = blockAccount(db, owner.id, Date.now());
    await db.batch([first!, ...others]);
    for (const path of [EXPERT_PATH, `${BASIC_PATH}/imagem.jpg?v=x`]) {
      const response = await look(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toContain("Ana Certificada");
    }
    const [undo, ...rest] = unblockAccount(db, owner.id);
    await db.batch([undo!, ...rest]);
    expect((await look(EXPERT_PATH)).status).toBe(200);
  });

  test("certificates go with a deleted account", async () => {
    const person = await makePerson(product, { premium: true });
    await makeCertificate(product, person.id, { code: "WXYZB23456" });
    expect((await look("/certificado/wxyzb23456")).status).toBe(200);
    await product.db.delete(users).where(eq(users.id, person.id));
    expect((await look("/certificado/wxyzb23456")).status).toBe(404);
    expect(await product.db.select().from(certificates).where(eq(certificates.userId, person.id))).toEqual([]);
  });
});
