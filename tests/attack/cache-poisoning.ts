import { makeListing } from "../support/listings.ts";
import { makePerson } from "../support/people.ts";
import { makePhoto, storedBytes, storedKeys, upload } from "../support/photos.ts";
import type { Product } from "../support/product.ts";
import { sendRaw } from "../support/raw-http.ts";

export interface PoisoningFigures {
  attempts: number;
  /** Names of the attempts after which a visitor got a different response. */
  poisoned: string[];
}

const FILTER = { text: "", category: null, stateId: null, cityId: null, period: null, maxPriceCents: null };

/** URL of a visitor's batched search. Each attempt uses another minimum price: a new cache key with equal results. */
const question = (minPriceCents: number) => {
  const filter = { ...FILTER, minPriceCents };
  const input = JSON.stringify({ 0: { ...filter, sort: "price_asc" }, 1: filter });
  return `/trpc/listings.search,listings.count?batch=1&input=${encodeURIComponent(input)}`;
};

const inputOf = (address: string) => new URLSearchParams(address.split("?")[1]).get("input") ?? "";
const withInput = (address: string, input: string) => `${address.split("input=")[0]}input=${encodeURIComponent(input)}`;

/** Headers that could make the server respond differently. */
const HEADERS: Record<string, string>[] = [
  { accept: "application/jsonl" },
  { "trpc-accept": "application/jsonl" },
  { accept: "text/html", "accept-language": "en" },
  { "accept-encoding": "br;q=0, gzip;q=0, identity" },
  { range: "bytes=0-3" },
  { "if-none-match": "*" },
  { "if-modified-since": "Sun, 22 Nov 2099 00:00:00 GMT" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/octet-stream" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", "x-original-url": "/trpc/auth.me" },
  { "x-http-method-override": "POST", "x-trpc-source": "evil" },
  { origin: "https://evil.example" },
  { "cf-connecting-ip": "203.0.113.7", "cf-ray": "evil" },
  { authorization: "Bearer x" },
  { "cache-control": "no-cache", pragma: "no-cache" },
];

/** Variants of a URL, some of them invalid, that must not replace the cached response of the original. */
const SPELLINGS: ((address: string) => string)[] = [
  (address) => `${address}&x=1`,
  (address) => `${address}&input=${encodeURIComponent('{"0":{}}')}`,
  (address) => `${address}&batch=0`,
  (address) => address.replace("batch=1", "batch=2"),
  (address) => address.replace("batch=1&", ""),
  (address) => address.replace("listings.search,listings.count", "listings.count,listings.search"),
  (address) => address.replace("listings.search,listings.count", "listings.search,listings.search"),
  (address) => address.replace("listings.search,listings.count", "listings.search,listings.count,auth.me"),
  (address) => address.replace("listings.search,listings.count", "listings.search,listings.nothing"),
  (address) => address.replace("listings.search", "listings%2Esearch"),
  (address) => withInput(address, inputOf(address).replace('"sort":"price_asc"', '"sort":"price_desc"')),
  (address) => withInput(address, inputOf(address).replace('"sort":"price_asc"', '"sort":"x"')),
  (address) => withInput(address, inputOf(address).replace('"0":{', '"0":{"__proto__":{"x":1},"evil":1,')),
  (address) => withInput(address, inputOf(address).replaceAll('"text":""', '"text":"nada"')),
  (address) => withInput(address, inputOf(address).replaceAll('"text":""', '"text":"  "')),
  (address) => withInput(address, `${inputOf(address)}${" ".repeat(2000)}`),
  (address) => withInput(address, inputOf(address).replace('{"0"', '{"0":{"text":"other"},"0"')),
  (address) => withInput(address, inputOf(address).slice(0, -1)),
];

interface Seen {
  status: number;
  type: string | null;
  bytes: Buffer;
}

async function look(product: Product, address: string, headers: Record<string, string> = {}): Promise<Seen> {
  const response = await product.fetch(address, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get("content-type"), bytes };
}

const isSame = (a: Seen, b: Seen) => a.status === b.status && a.type === b.type && a.bytes.equals(b.bytes);

interface Attempt {
  name: string;
  /** The URL that other visitors request. */
  address: string;
  poison(): Promise<unknown>;
  /** The response that they should get. */
  right(): Promise<Seen>;
}

async function* attemptsOnLists(product: Product): AsyncGenerator<Attempt> {
  await makeListing(product, await makePerson(product));
  let price = 200_000;
  // Requests with a cookie bypass the cache.
  const expected = await look(product, question(price), { cookie: "x=1" });
  const right = async () => expected;
  const attempt = (name: string, poison: (address: string) => Promise<unknown>): Attempt => {
    const address = question(++price);
    return { name, address, right, poison: () => poison(address) };
  };
  for (const headers of HEADERS) {
    yield attempt(`list: ${Object.keys(headers)}`, (address) => product.fetch(address, { headers }));
  }
  for (const [n, spell] of SPELLINGS.entries()) {
    yield attempt(`list: spelling ${n}`, (address) => product.fetch(spell(address)));
  }
  yield attempt("list: HEAD", (address) => product.fetch(address, { method: "HEAD" }));
  yield attempt("list: Host", (target) => sendRaw(product, { target, headers: ["host: evil.example"] }));
}

/** Unusual ways to request a page or a file. */
const DETOURS: [name: string, headers: Record<string, string>, search: string][] = [
  ["range", { range: "bytes=0-3" }, ""],
  ["if-none-match", { "if-none-match": "*" }, ""],
  ["accept", { accept: "application/jsonl", "accept-encoding": "br;q=0", "accept-language": "en" }, ""],
  ["another host", { "x-forwarded-host": "evil.example", "x-original-url": "/" }, ""],
  ["unknown query", {}, "x=1&_=%00&x[]=2"],
  ["another version", {}, "v=AAAAAAAAAAAA"],
];

const detour = (product: Product, address: string, headers: Record<string, string>, search: string) =>
  product.fetch(`${address}${search && `${address.includes("?") ? "&" : "?"}${search}`}`, { headers });

async function stored(product: Product, type: string, key: string | undefined): Promise<Seen> {
  return { status: 200, type, bytes: (await storedBytes(product, key ?? "")) ?? Buffer.alloc(0) };
}

/** Each attempt uses a new photo and a new card picture, which no cache holds yet. */
async function* attemptsOnPictures(product: Product): AsyncGenerator<Attempt> {
  const photo = await makePhoto("jpeg", 90, 60);
  for (const [name, headers, search] of DETOURS) {
    const person = await makePerson(product, { provider: true });
    const { url } = await upload(product, "/upload/avatar", photo, person);
    yield {
      name: `photo: ${name}`,
      address: url,
      poison: () => detour(product, url, headers, search),
      right: () => stored(product, "image/webp", url),
    };
    const redirect = await product.fetch(`/cartao/${person.id}/imagem.jpg`);
    const address = redirect.headers.get("location") ?? "";
    yield {
      name: `card's picture: ${name}`,
      address,
      poison: () => detour(product, address, headers, search),
      right: async () => {
        const key = (await storedKeys(product)).find((key) => key.includes(`cartoes/${person.id}/`));
        return stored(product, "image/jpeg", key);
      },
    };
  }
}

async function* attemptsOnPages(product: Product): AsyncGenerator<Attempt> {
  const owner = await makePerson(product, { provider: true });
  const id = await makeListing(product, owner);
  for (const address of ["/marketplace", `/anuncio/${id}`, `/cartao/pessoa-${owner.id}`]) {
    const expected = await look(product, address);
    for (const [name, headers, search] of DETOURS) {
      const poison = () => detour(product, address, headers, search);
      yield { name: `${address}: ${name}`, address, poison, right: async () => expected };
    }
  }
}

/**
 * Requests each URL in an unusual way first, then twice as an ordinary visitor, and compares the responses with the
 * expected ones. Throws if EDGE_CACHE_SECONDS is 0. The local cache works like that of a single data centre.
 */
export async function poisonCaches(product: Product): Promise<PoisoningFigures> {
  if (product.stack.settings.EDGE_CACHE_SECONDS === "0") throw new Error("the product has no edge cache to poison");
  const figures: PoisoningFigures = { attempts: 0, poisoned: [] };
  for (const attempts of [attemptsOnLists(product), attemptsOnPictures(product), attemptsOnPages(product)]) {
    for await (const { name, address, poison, right } of attempts) {
      await poison();
      const seen = [await look(product, address), await look(product, address)];
      const expected = await right();
      figures.attempts++;
      if (!seen.every((one) => isSame(one, expected))) figures.poisoned.push(name);
    }
  }
  return figures;
}
