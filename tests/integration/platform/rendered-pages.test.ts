import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { marketplaceListings } from "../../../db/schema/index.ts";
import { localPath } from "../../../src/features/networking/addresses.ts";
import { TRADES } from "../../../src/features/networking/local-places.ts";
import { crawl } from "../../support/crawl.ts";
import { type FlakyProxy, startFlakyProxy } from "../../support/flaky-proxy.ts";
import { makeListing, newWord } from "../../support/listings.ts";
import { makeConnection, makeProvider } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { Product } from "../../support/product.ts";
import { sendRaw } from "../../support/raw-http.ts";
import { inFull } from "../../support/size.ts";

const product = new Product();
let proxy: FlakyProxy;

beforeAll(async () => {
  proxy = await startFlakyProxy(() => product.stack.databaseUrl);
  await product.start({
    settings: { EDGE_CACHE_SECONDS: "15", DATABASE_URL: proxy.url, DATABASE_TIMEOUT_MS: "5000" },
  });
});

afterAll(async () => {
  await product.stop();
  await proxy.stop();
});

const PEOPLE = inFull(20, 40);
/** Pages that are open to everybody. */
const VISITS = inFull(20, 40);
const AGAIN_MS = 200;

interface Asked {
  path: string;
  cookie?: string;
  /** The person whom the page must know; null for a visitor. */
  me: string | null;
  /** Words that the page must contain; it must contain none of the others'. */
  own: string[];
}

/** Somebody with a name, a listing and, every second one, a card that nobody else asks for. */
async function pagesOfPerson(n: number): Promise<Asked[]> {
  const name = newWord();
  const person = n % 2 ? await makeProvider(product, { name }) : await makePerson(product, { name });
  const { id, cookie } = person;
  const title = newWord();
  const listing = await makeListing(product, person, { title });
  const common = { cookie, me: id };
  const typed = newWord();
  return [
    { ...common, path: `/marketplace?q=${title}&ordem=menor-preco`, own: [name, title] },
    { ...common, path: `/anuncio/${title}-${listing}`, own: [name, title] },
    { ...common, path: `/portal-conexoes?busca=${typed}`, own: [name, typed] },
    n % 2
      ? { ...common, path: `/portal-conexoes/perfil/${id}`, own: [name] }
      : { ...common, path: "/marketplace?ver=meus-anuncios", own: [name, title] },
  ];
}

function pagesOfVisitor(n: number): Asked[] {
  const typed = newWord();
  return [{ path: n % 2 ? `/marketplace?q=${typed}` : `/portal-conexoes?busca=${typed}`, me: null, own: [typed] }];
}

/**
 * Fetches the page until it is served: 200 at once may be too many, and those that are refused say nothing of anybody.
 */
async function crawlUntilServed({ path, cookie }: Asked, words: Set<string>) {
  for (;;) {
    const { status, html, answers } = await crawl(product, path, { cookie });
    const me = (answers?.find(({ path }) => path.join(".") === "auth.me")?.data as { id: string } | null)?.id ?? null;
    const seen = { path, status, me, own: [...words].filter((word) => html.includes(word)).sort() };
    if (status !== 503) return seen;
    expect([seen.me, seen.own]).toEqual([null, []]);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

async function expectOwnPages(asked: Asked[]): Promise<void> {
  const words = new Set(asked.flatMap(({ own }) => own));
  const seen = await Promise.all(asked.map((page) => crawlUntilServed(page, words)));
  expect(seen).toEqual(asked.map(({ path, me, own }) => ({ path, status: 200, me, own: [...own].sort() })));
}

describe("many pages at once, each for somebody else, contain nothing of the others", () => {
  test.each(["none", "slow"] as const)("with a database whose fault is: %s", async (fault) => {
    const ofPeople = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => pagesOfPerson(n)));
    const ofVisitors = Array.from({ length: VISITS }, (_, n) => pagesOfVisitor(n));
    const asked = [...ofPeople, ...ofVisitors].flat().sort((a, b) => (a.path.slice(-3) < b.path.slice(-3) ? -1 : 1));
    expect(asked).toHaveLength(inFull(100, 200));
    proxy.fail(fault);
    await expectOwnPages(asked);
    proxy.fail("none");
  });
});

let asked = 0;

async function publicPages(): Promise<{ owner: Person; paths: Record<string, string> }> {
  // One that has not been asked for.
  const trade = TRADES[asked++];
  if (!trade) throw new Error("there are no more specialties");
  const owner = await makeProvider(product, { name: newWord(), card: { specialties: [trade.value] } });
  const title = newWord();
  const id = await makeListing(product, owner, { title });
  return {
    owner,
    paths: {
      marketplace: `/marketplace?q=${title}`,
      listing: `/anuncio/${title}-${id}`,
      card: `/cartao/pessoa-${owner.id}`,
      local: localPath(trade.slug, "dourados"),
      directory: `/portal-conexoes?busca=${owner.name}`,
      profile: `/portal-conexoes/perfil/${owner.id}`,
    },
  };
}

test("a page takes one round trip for each of its queries, one more with a session, and none from the edge", async () => {
  const { owner, paths } = await publicPages();
  const other = await makeProvider(product);
  await makeConnection(product, other, owner);
  const trips: Record<string, number[]> = {};
  for (const [name, path] of Object.entries(paths)) {
    trips[name] = [];
    for (const cookie of [undefined, undefined, "outro=1", owner.cookie, other.cookie])
      trips[name].push((await crawl(product, path, { cookie })).roundTrips);
  }
  expect(trips).toEqual({
    marketplace: [2, 0, 2, 3, 3],
    listing: [1, 0, 1, 2, 2],
    card: [3, 0, 3, 4, 4],
    local: [1, 0, 1, 2, 2],
    directory: [2, 0, 2, 3, 3],
    profile: [3, 0, 3, 4, 4],
  });
});

test("a person's page stays with that person, whoever comes first", async () => {
  const { owner, paths } = await publicPages();
  const reader = await makePerson(product, { name: newWord() });
  const asOwner = /"isOwn":true/;
  for (const path of Object.values(paths)) {
    const [own, read] = [await crawl(product, path, owner), await crawl(product, path, reader)];
    const visits = [await crawl(product, path), await crawl(product, path)];
    const again = await crawl(product, path, reader);
    for (const { html } of [read, again]) expect(html).toContain(reader.name);
    expect(own.html).not.toContain(reader.name);
    for (const { html, headers } of visits) {
      for (const secret of [reader.name, reader.id, reader.email, owner.email, owner.phone])
        expect(html).not.toContain(secret);
      expect(html).not.toMatch(asOwner);
      expect([headers.getSetCookie(), headers.get("cache-control")]).toEqual([[], "no-cache"]);
    }
    expect(visits.map(({ roundTrips }) => roundTrips > 0)).toEqual([true, false]);
  }
});

/** Requests that must not change what visitors get afterwards. */
const TRICKS: [name: string, send: (path: string) => Promise<unknown>][] = [
  ...[
    { accept: "application/json", "accept-language": "en", "accept-encoding": "br;q=0" },
    { range: "bytes=0-3" },
    { "if-none-match": "*" },
    { "if-modified-since": "Sun, 22 Nov 2099 00:00:00 GMT" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", "x-original-url": "/entrar" },
    { "x-http-method-override": "POST", origin: "https://evil.example", referer: "https://evil.example" },
    { "cf-connecting-ip": "203.0.113.7", "cf-ray": "evil", "user-agent": "evil" },
    { "cache-control": "no-store", pragma: "no-cache" },
    { authorization: "Bearer evil" },
    { cookie: "sessao=evil; tema=evil" },
  ].map((headers): (typeof TRICKS)[number] => [
    Object.keys(headers).join(),
    (path) => product.fetch(path, { headers: headers as Record<string, string> }),
  ]),
  ...["HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PROPFIND"].map((method): (typeof TRICKS)[number] => [
    method,
    (path) => product.fetch(path, { method }),
  ]),
  ["host", (target) => sendRaw(product, { target, headers: ["host: evil.example"] })],
  ["absolute form", (path) => sendRaw(product, { target: `http://evil.example${path}` })],
  ["unknown parameters", (path) => product.fetch(`${path}&x=evil&utm_source=evil&ordem=evil&x[]=1&_=%00`)],
  ["parameters of another screen", (path) => product.fetch(`${path}&busca=evil&editar=evil&ver=evil`)],
  ["a fragment of a state", (path) => product.fetch(`${path}&__proto__={"ver":"evil"}&constructor=evil`)],
  ["the same parameter twice", (path) => product.fetch(`${path}&q=evil&busca=evil`)],
];

test.each(TRICKS)("a request with an unusual %s changes nothing for others", async (_name, send) => {
  for (const path of ["/marketplace?q=", "/portal-conexoes?busca="]) {
    const [word, other] = [newWord(), newWord()];
    await send(path + word);
    const pages = [await crawl(product, path + word), await crawl(product, path + word)];
    const usual = await crawl(product, path + other, { cookie: "outro=1" });
    const [first, second, expected] = [...pages, usual].map(({ status, html, headers }) => ({
      status,
      html: html.replaceAll(word, other).replace(/"now":\d+/, ""),
      headers: ["content-type", "content-security-policy", "cache-control", "vary"].map((name) => headers.get(name)),
    }));
    expect(first).toEqual(expected);
    expect(second).toEqual(expected);
  }
});

describe("the edge keeps", () => {
  const isKept = async (path: string) => {
    const { default: cache } = await product.stack.worker.miniflare.getCaches();
    return (await cache.match(product.stack.url + path)) !== undefined;
  };

  test("one page for all URLs with the same known parameters", async () => {
    const word = newWord();
    const path = `/marketplace?q=${word}&ordem=menor-preco`;
    // Nothing fits the word, so what is similar is looked for, too.
    expect((await crawl(product, path)).roundTrips).toBe(3);
    for (const variant of [`/marketplace?ordem=menor-preco&q=${word}`, `${path}&fbclid=1`, `${path}&max=abc&cidade=x`])
      expect((await crawl(product, variant)).roundTrips).toBe(0);
    expect([await isKept(path), await isKept(`${path}&fbclid=1`)]).toEqual([true, false]);
  });

  test("pages of visitors also in the isolate's memory, where people with a cookie neither find nor leave any", async () => {
    const { owner, paths } = await publicPages();
    const { default: cache } = await product.stack.worker.miniflare.getCaches();
    const path = paths["listing"] ?? "";
    const describeAs = (description: string) =>
      product.db.update(marketplaceListings).set({ description }).where(eq(marketplaceListings.userId, owner.id));
    const textFor = async (asked: string, cookie?: string) => {
      // What is served now comes from memory or is made.
      await cache.delete(`${product.stack.url + path}?`);
      const { html, roundTrips } = await crawl(product, asked, { cookie });
      return [/<p [^>]*whitespace-pre-line">([^<]*)/.exec(html)?.[1], roundTrips > 0];
    };
    await describeAs("Primeiro");
    expect(await textFor(path, owner.cookie)).toEqual(["Primeiro", true]);
    await describeAs("Segundo");
    expect(await textFor(path)).toEqual(["Segundo", true]);
    await describeAs("Terceiro");
    for (const asked of [path, `${path}?utm_source=x&q=y`]) expect(await textFor(asked)).toEqual(["Segundo", false]);
    for (const cookie of [owner.cookie, "outro=1"]) expect(await textFor(path, cookie)).toEqual(["Terceiro", true]);
    expect(await textFor(path)).toEqual(["Segundo", false]);
  });

  test("no page with a long address, and none that is missing or moved", async () => {
    const { id } = await makePerson(product, { provider: true });
    const long = `/portal-conexoes?regiao=${"x".repeat(1100)}`;
    for (const path of [long, `/cartao/${newWord()}`, `/cartao/${id}`, "/cartao/Jo%C3%A3o", `/anuncio/${id}`]) {
      await crawl(product, path);
      expect([path, await isKept(path), await isKept(`${path}?`)]).toEqual([path, false, false]);
    }
  });
});

describe("a page that cannot be made", () => {
  test.each(["bad-gateway", "reset", "cut"] as const)(
    "is empty and comes with 503 while the database fails with: %s; afterwards it is back at once",
    async (fault) => {
      const { owner, paths } = await publicPages();
      for (const path of Object.values(paths)) {
        for (const cookie of [undefined, owner.cookie]) {
          proxy.fail(fault);
          const failed = await crawl(product, path, { cookie });
          proxy.fail("none");
          expect([failed.status, Number(failed.headers.get("retry-after"))]).toEqual([503, 2]);
          expect(failed.html).toContain('<div id="root"></div>');
          expect([failed.answers, failed.meta("robots")]).toEqual([undefined, "noindex"]);
          const back = await crawl(product, path, { cookie });
          expect([back.status, back.answers === undefined]).toEqual([200, false]);
        }
      }
    },
  );

  test("because rendering threw, is empty, and nobody gets it from the edge", async () => {
    const id = await makeListing(product, await makePerson(product), { createdAt: 9e15 });
    const path = `/anuncio/betoneira-400-l-${id}`;
    const failed = await crawl(product, path);
    expect([failed.status, failed.answers, failed.meta("robots")]).toEqual([500, undefined, "noindex"]);
    expect(failed.html).toContain('<div id="root"></div>');
    await product.db.update(marketplaceListings).set({ createdAt: 1 }).where(eq(marketplaceListings.id, id));
    expect((await crawl(product, path)).status).toBe(200);
  });
});
