import { beforeAll, describe, expect, test } from "vitest";
import { compareListings, periodStart, SORTS, type Sort } from "../../../src/features/listings/rules.ts";
import type { ListingPage } from "../../../src/features/listings/schemas.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { ALL_LISTINGS, CAMPO_GRANDE, DOURADOS, makeListing } from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const MADE = 90;

interface Made {
  id: string;
  seq: number;
  title: string;
  category: string;
  cityId: number;
  priceCents: number;
  createdAt: number;
}

type Filter = typeof ALL_LISTINGS;

let seller: Person;
const made: Made[] = [];
const CATEGORIES = ["materiais-usados", "sobras-obra"] as const;

beforeAll(async () => {
  seller = await makePerson(product);
  const now = Date.now();
  // Created in order of age, as in production; the older ones look renewed.
  for (let seq = 1; seq <= MADE; seq++) {
    const listing = {
      title: `${seq % 3 ? "Piso" : "Azulejo"} número ${seq}`,
      category: CATEGORIES[seq % 2] ?? "",
      cityId: seq % 5 ? CAMPO_GRANDE : DOURADOS,
      priceCents: (seq % 7) * 1_000,
      ageMs: (MADE - seq) * 11 * HOUR_MS,
      description: "Para retirar.",
    };
    const { ageMs, description: _, ...columns } = listing;
    const id = await makeListing(product, seller, { ...listing, expiresAt: now + DAY_MS });
    made.push({ ...columns, id, seq, createdAt: now - ageMs });
  }
  const dead = { title: "Piso número 0", category: "sobras-obra", priceCents: 1_000 };
  await makeListing(product, seller, { ...dead, status: "inactive" });
  await makeListing(product, seller, { ...dead, expiresAt: now - 1 });
});

/** Reads all pages of a search by following its cursors. */
async function walk(filter: Partial<Filter>, sort: Sort): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const answer = await product.query("listings.search", { ...ALL_LISTINGS, ...filter, sort, cursor });
    const page = answer.data as ListingPage;
    // Only if nothing is found, words to correct it and similar listings take others.
    const isNothing = filter.text && (page.items.length === 0 || page.isSimilar);
    expect(answer.status).toBe(200);
    expect(isNothing ? [2, 3] : [1]).toContain(answer.roundTrips);
    if (page.isSimilar) break;
    expect(page.items.length).toBeLessThanOrEqual(24);
    ids.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}

function expected(filter: Partial<Filter>, sort: Sort): string[] {
  const { text, category, cityId, period, minPriceCents, maxPriceCents } = { ...ALL_LISTINGS, ...filter };
  return made
    .filter((listing) => listing.title.toLowerCase().includes(text.toLowerCase().replace(/s$/, "")))
    .filter((listing) => category === null || listing.category === category)
    .filter((listing) => cityId === null || listing.cityId === cityId)
    .filter((listing) => period === null || listing.createdAt >= periodStart(period, Date.now()))
    .filter((listing) => minPriceCents === null || listing.priceCents >= minPriceCents)
    .filter((listing) => maxPriceCents === null || listing.priceCents <= maxPriceCents)
    .sort((a, b) => compareListings(sort, a, b))
    .map((listing) => listing.id);
}

const FILTERS: Partial<Filter>[] = [
  {},
  { stateId: "MS" },
  { category: "sobras-obra" },
  { cityId: CAMPO_GRANDE },
  { category: "sobras-obra", cityId: DOURADOS },
  { period: "7_days" },
  { period: "30_days", category: "materiais-usados" },
  { minPriceCents: 2_000, maxPriceCents: 4_000 },
  { minPriceCents: 6_000, cityId: CAMPO_GRANDE },
  { maxPriceCents: 0 },
  { period: "30_days", minPriceCents: 1_000, maxPriceCents: 5_000 },
  { text: "Azulejo" },
  { text: "piso", category: "sobras-obra" },
  { text: "piso", minPriceCents: 3_000 },
  { text: "piso", period: "7_days" },
  { text: "PISOS" },
  { text: "pi" },
  { text: "pi", cityId: DOURADOS, maxPriceCents: 3_000 },
];

describe.each(FILTERS)("a search for %j", (filter) => {
  test.each(SORTS)("in order %s finds each listing once, even where a page ends between equal prices", async (sort) => {
    expect(await walk(filter, sort)).toEqual(expected(filter, sort));
  });

  test("counts its results", async () => {
    const { data, roundTrips } = await product.query("listings.count", { ...ALL_LISTINGS, ...filter });
    expect(data).toEqual({ count: expected(filter, "price_asc").length, isMore: false });
    expect(roundTrips).toBe(1);
  });
});

test("a search that can have no results costs no round trip", async () => {
  const nowhere = [
    { stateId: "SP" },
    { cityId: 3550308 },
    { minPriceCents: 2, maxPriceCents: 1 },
    { text: "🔨" },
    { text: "?!" },
  ];
  for (const filter of nowhere) {
    const found = await product.query("listings.search", { ...ALL_LISTINGS, ...filter, sort: "price_asc" });
    const counted = await product.query("listings.count", { ...ALL_LISTINGS, ...filter });
    expect([found.data, found.roundTrips]).toEqual([
      { items: [], nextCursor: null, corrected: null, isSimilar: false },
      0,
    ]);
    expect([counted.data, counted.roundTrips]).toEqual([{ count: 0, isMore: false }, 0]);
  }
});

describe("text", () => {
  let id: string;
  beforeAll(async () => {
    id = await makeListing(product, seller, {
      title: 'Pá de bico "Tramontina" 100%_nova',
      description: "Cabo de ÔNIX\\ lixado;\nnão é [usada] *? 50kg",
    });
  });

  const finds = async (text: string) => (await walk({ text }, "created_at_desc")).includes(id);

  test.each([
    ["without accents", "onix"],
    ["with accents that the text lacks", "trâmontína"],
    ["in capitals", "TRAMONTINA"],
    ["the start of a word", "tramon"],
    ["in another number", "pás bicos"],
    ["with letters that sound alike", "tramontyna"],
    ["beside a size that it lacks", "bico 20kg"],
    ["in the description", "50kg"],
    ["words of title and description, in any order", "lixado bico"],
    ["a quotation mark", '"tramontina"'],
    ["a short word", "pá"],
    ["a short word without its accent", "PA"],
    ["a short word beside a long one", "pa tramontina"],
    ["percent and underscore", "100%_nova"],
    ["a backslash", "\\ lixado"],
    ["brackets and asterisks", "[usada *?"],
    ["a size with a space", "50 kg"],
  ])("finds %s", async (_, text) => {
    expect(await finds(text)).toBe(true);
  });

  test.each([
    ["two words of which one is missing", "tramontina trincada"],
    ["a short word that is missing", "pá xk"],
    ["percent as a wildcard", "tra%na"],
    ["underscore as a wildcard", "tram_ntina"],
    ["an asterisk as a wildcard", "p*b"],
    ["an operator of the index", "tramontina OR trincada"],
    ["a column filter of the index", "title:bico"],
    ["an unclosed quotation mark with a missing word", '"trincada'],
  ])("does not match %s", async (_, text) => {
    expect(await finds(text)).toBe(false);
  });
});

describe("a cursor", () => {
  const ask = (sort: Sort, cursor: unknown) => product.query("listings.search", { ...ALL_LISTINGS, sort, cursor });

  test("is refused if it was tampered with or belongs to another order", async () => {
    const { nextCursor } = (await ask("price_asc", null)).data as ListingPage;
    expect((await ask("price_asc", nextCursor)).status).toBe(200);
    const wrong = [
      "",
      "x",
      `${nextCursor}0.`,
      `${nextCursor} `,
      "l.1",
      "l1.1.1",
      "l01.1",
      "n1.1",
      "lzzzzzzzzzzz.1",
      7,
      {},
    ];
    for (const cursor of wrong) {
      const { status, error } = await ask("price_asc", cursor);
      expect([cursor, status, error?.code]).toEqual([cursor, 400, "input.invalid"]);
    }
    expect((await ask("price_desc", nextCursor)).error?.code).toBe("input.invalid");
  });

  test("can begin a list, which then goes on with its own cursors", async () => {
    const whole = await walk({}, "price_asc");
    const { nextCursor } = (await ask("price_asc", null)).data as ListingPage;
    const input = { ...ALL_LISTINGS, sort: "price_asc", from: nextCursor };
    const second = (await product.query("listings.search", input)).data as ListingPage;
    const third = (await product.query("listings.search", { ...input, cursor: second.nextCursor })).data as ListingPage;
    expect([...second.items, ...third.items].map(({ id }) => id)).toEqual(whole.slice(24, 72));
    for (const from of ["", "x", "l.1", "n1.1", "lzzzzzzzzzzz.1", `l1.${"1".repeat(99)}`, 7, null, {}, [nextCursor]]) {
      const { status, error } = await product.query("listings.search", { ...input, from });
      expect([from, status, error?.code]).toEqual([from, 400, "input.invalid"]);
    }
  });

  test("does not lead outside the price range", async () => {
    const range = { minPriceCents: 3_000, maxPriceCents: 3_000 };
    for (const [sort, cursor] of [
      ["price_asc", "l0.0"],
      ["price_desc", "hzzz.zzz"],
    ] as const) {
      const { data } = await product.query("listings.search", { ...ALL_LISTINGS, ...range, sort, cursor });
      expect(new Set((data as ListingPage).items.map((item) => item.priceCents))).toEqual(new Set([3_000]));
    }
  });

  test("continues where it was although listings were added and deleted meanwhile", async () => {
    const first = (await ask("created_at_desc", null)).data as ListingPage;
    await makeListing(product, seller, { title: "Bancada nova" });
    await product.mutate("listings.delete", { id: first.items.at(-1)?.id }, seller);
    const second = (await ask("created_at_desc", first.nextCursor)).data as ListingPage;
    const seqs = [...first.items, ...second.items].map((item) => made.find(({ id }) => id === item.id)?.seq);
    const known = seqs.filter((seq) => seq !== undefined);
    expect(known).toEqual(known.map((_, i) => MADE - i));
  });
});
