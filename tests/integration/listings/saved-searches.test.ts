import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  marketplaceListings,
  notices,
  outbox,
  personBlocks,
  pushSubscriptions,
  savedSearches,
  savedSearchMatches,
  users,
} from "../../../db/schema/index.ts";
import { LISTING_LIFETIME_MS, SAVED_MAX } from "../../../src/features/listings/rules.ts";
import type { ListingPage, SavedFilter, SavedSearch } from "../../../src/features/listings/schemas.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import {
  ALL_LISTINGS,
  CAMPO_GRANDE,
  DOURADOS,
  LISTING_INPUT,
  makeListing,
  newListing,
  newWord,
} from "../../support/listings.ts";
import { matchAt, pushesOf, readNotices } from "../../support/notices.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";
import { newBrowser } from "../../support/pushes.ts";
import { inFull } from "../../support/size.ts";

const product = sharedProduct();

const ANY: SavedFilter = { text: "", category: null, cityId: null, minPriceCents: null, maxPriceCents: null };
const change = (name: string, input: unknown, person: Person) => product.mutate(`listings.${name}`, input, person);
const save = (person: Person, filter: Partial<SavedFilter>) => change("saveSearch", { ...ANY, ...filter }, person);
const savedId = async (person: Person, filter: Partial<SavedFilter>) =>
  ((await save(person, filter)).data as { id: string }).id;
const savedOf = async (person: Person) =>
  (await product.query("listings.savedSearches", undefined, person)).data as SavedSearch[];
const matchesOf = async (searchId: string) => {
  const rows = await product.db.select().from(savedSearchMatches).where(eq(savedSearchMatches.searchId, searchId));
  return rows.map(({ listingId }) => listingId);
};
const looksFor = async (listingId: string) => {
  const rows = await product.db.select().from(outbox).where(eq(outbox.kind, "searches.listing"));
  return rows.filter(({ payload }) => payload["listingId"] === listingId).length;
};

describe("suggestions", () => {
  const suggested = async (start: string) => (await product.query("listings.frequentTexts", { start })).data;
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => makePerson(product)));

  test("are what five people search for, however they write it", async () => {
    const five = await people(5);
    for (const [n, person] of five.slice(1).entries())
      await save(person, { text: n % 2 ? "Torneira  Elétrica" : "torneira eletrica", minPriceCents: 100 + n });
    expect(await suggested("tor")).toEqual([]);
    for (const minPriceCents of [1, 2, 3]) await save(five[1] as Person, { text: "torneira eletrica", minPriceCents });
    expect(await suggested("tor")).toEqual([]);
    await save(five[0] as Person, { text: "TORNEIRA ELETRICA" });
    expect(await suggested("Tor")).toEqual(["torneira eletrica"]);
    expect(await suggested("ele")).toEqual([]);
  });

  test("have no names and no contacts, and their misspellings are corrected", async () => {
    for (const person of await people(5))
      for (const text of ["betonera", "beto quevedo", "bet 67 99812-3456", "betumo"]) await save(person, { text });
    expect(await suggested("bet")).toEqual(["betoneira"]);
  });
});

describe("saving", () => {
  test("keeps what was searched under a name, once", async () => {
    const person = await makePerson(product);
    const filter = { text: "Betoneira  400", category: "sobras-obra", cityId: DOURADOS, maxPriceCents: 90_000 };
    const first = await save(person, filter);
    expect([first.status, first.roundTrips]).toEqual([200, 2]);
    expect((await save(person, { ...filter, text: " betoneira 400 ", minPriceCents: 0 })).data).toEqual(first.data);
    const second = await savedId(person, { text: "12" });
    expect(await savedOf(person)).toMatchObject([
      { id: second, name: "“12”", filter: { ...ANY, text: "12" } },
      { name: "“Betoneira 400”, Sobras de obra, Dourados, até R$\u00a0900,00", filter: { minPriceCents: null } },
    ]);
    for (const _ of [1, 2]) expect((await change("deleteSearch", { id: second }, person)).status).toBe(200);
    expect(await savedOf(person)).toHaveLength(1);
  });

  test("refuses what leaves nothing out, unknown cities, and more than the limit", async () => {
    const person = await makePerson(product);
    for (const filter of [{}, { text: " " }, { minPriceCents: 0 }, { cityId: 123 }])
      expect((await save(person, filter)).error?.code).toBe("input.invalid");
    for (let n = 1; n <= SAVED_MAX; n++) expect((await save(person, { maxPriceCents: n })).status).toBe(200);
    expect((await save(person, { maxPriceCents: 99 })).error?.code).toBe("search.limit");
    expect((await save(person, { maxPriceCents: 1 })).status).toBe(200);
    expect(await savedOf(person)).toHaveLength(SAVED_MAX);
  });

  test("shows and deletes only one's own", async () => {
    const [owner, other] = [await makePerson(product), await makePerson(product)];
    const id = await savedId(owner, { text: newWord() });
    await change("deleteSearch", { id }, other);
    expect(await savedOf(other)).toEqual([]);
    expect((await savedOf(owner)).map((search) => search.id)).toEqual([id]);
    const { data } = await product.mutate("profiles.exportData", {}, owner);
    expect(data).toMatchObject({ savedSearches: [{ path: expect.stringMatching(/^\/marketplace\?q=zq/) }] });
  });
});

describe("a listing", () => {
  test("is told of once, in the bell, whatever happens to it later", async () => {
    const [seller, person] = [await makePerson(product), await makePerson(product)];
    const title = newWord();
    const subjectId = await savedId(person, { text: title, cityId: CAMPO_GRANDE });
    const created = await change("create", { ...newListing(), title }, seller);
    expect([created.status, created.roundTrips]).toEqual([200, 2]);
    const { id } = created.data as { id: string };
    await eventually(async () => (await readNotices(product, person))[0], "the notice");
    const details = { name: `“${title}”, Campo Grande`, count: 1, path: `/marketplace?q=${title}&cidade=campo-grande` };
    expect(await readNotices(product, person)).toMatchObject([
      { kind: "saved-search", subjectId, details, isRead: false },
    ]);
    await change("update", { id, changes: { ...LISTING_INPUT, title: `${title} x` } }, seller);
    await change("renew", { id }, seller);
    expect(await looksFor(id)).toBe(2);
    for (const now of [Date.now(), Date.now() + 1]) await matchAt(product, id, now);
    expect(await readNotices(product, person)).toMatchObject([{ details: { count: 1 } }]);
    const second = await makeListing(product, seller, { title });
    await matchAt(product, second, Date.now());
    expect(await readNotices(product, person)).toMatchObject([{ details: { count: 2 } }]);
  });

  test("that was changed while it was over is told of when it is renewed", async () => {
    const [seller, person] = [await makePerson(product), await makePerson(product)];
    const title = newWord();
    await savedId(person, { text: title });
    const id = await makeListing(product, seller, { expiresAt: Date.now() - 1, ageMs: -HOUR_MS });
    await change("update", { id, changes: { ...LISTING_INPUT, title } }, seller);
    await matchAt(product, id, Date.now());
    expect(await readNotices(product, person)).toEqual([]);
    await change("renew", { id }, seller);
    await eventually(async () => (await readNotices(product, person))[0], "the notice");
  });

  test("that nobody looks for, or whose edit changes nothing that is searched, is not looked for", async () => {
    const [seller, person] = [await makePerson(product), await makePerson(product)];
    const category = "moveis-outros";
    const changes = { ...LISTING_INPUT, category, cityId: DOURADOS };
    const { id } = (await change("create", { ...newListing(), category, cityId: DOURADOS }, seller)).data as {
      id: string;
    };
    await change("update", { id, changes: { ...changes, priceCents: 1 } }, seller);
    expect(await looksFor(id)).toBe(await isWatchedElsewhere());
    await save(person, { category, cityId: DOURADOS });
    const before = await looksFor(id);
    await change("update", { id, changes: { ...changes, priceCents: 1, showPhone: false } }, seller);
    expect(await looksFor(id)).toBe(before);
    await change("update", { id, changes: { ...changes, priceCents: 2 } }, seller);
    expect(await looksFor(id)).toBe(before + 1);
    await change("setSold", { id, sold: true }, seller);
    expect(await looksFor(id)).toBe(before + 1);
    await change("setSold", { id, sold: false }, seller);
    expect(await looksFor(id)).toBe(before + 2);
  });

  test("is looked for where an edit moves it to", async () => {
    const [seller, person] = [await makePerson(product), await makePerson(product)];
    const [from, to] = ["materiais-construcao", "moveis-outros"];
    const places = { category: from, cityId: DOURADOS };
    const { id } = (await change("create", { ...newListing(), ...places }, seller)).data as { id: string };
    await save(person, { category: to, cityId: DOURADOS });
    const before = await looksFor(id);
    await change("update", { id, changes: { ...LISTING_INPUT, ...places, category: to } }, seller);
    expect(await looksFor(id)).toBe(before + 1);
  });

  test("is nothing for its seller, for people apart, and once it is hidden or over", async () => {
    const [seller, blocked, blocker, banned, person] = [
      await makePerson(product),
      await makePerson(product),
      await makePerson(product),
      await makePerson(product),
      await makePerson(product),
    ];
    const text = newWord();
    const searches = new Map<string, string>();
    for (const [name, one] of Object.entries({ seller, blocked, blocker, banned, person }))
      searches.set(await savedId(one, { text }), name);
    await product.db.insert(personBlocks).values([
      { blockerId: seller.id, blockedId: blocked.id, createdAt: 1 },
      { blockerId: blocker.id, blockedId: seller.id, createdAt: 1 },
    ]);
    await product.db.update(users).set({ blockedAt: 1 }).where(eq(users.id, banned.id));
    const told = async () => {
      const all = await product.db.select().from(savedSearchMatches);
      return all.flatMap(({ searchId }) => searches.get(searchId) ?? []);
    };
    const id = await makeListing(product, seller, { title: text, hiddenBecause: "decision" });
    await matchAt(product, id, Date.now());
    await product.db.update(marketplaceListings).set({ hiddenBecause: null }).where(eq(marketplaceListings.id, id));
    await matchAt(product, id, Date.now() + LISTING_LIFETIME_MS);
    expect(await told()).toEqual([]);
    await matchAt(product, id, Date.now());
    expect(await told()).toEqual(["person"]);
  });

  test("is told of when it is shown again, to those who were not told before it was hidden", async () => {
    const [seller, person, late] = [await makePerson(product), await makePerson(product), await makePerson(product)];
    const admin = await makePerson(product, { admin: true });
    const title = newWord();
    await savedId(person, { text: title });
    // Newer than both searches.
    const id = await makeListing(product, seller, { title, ageMs: -HOUR_MS });
    await matchAt(product, id, Date.now());
    const act = (name: "hide" | "restore") =>
      product.mutate(`admin.${name}`, { kind: "listing", id, reason: "Conferido" }, admin);
    expect((await act("hide")).status).toBe(200);
    await savedId(late, { text: title });
    expect(await looksFor(id)).toBe(0);
    expect((await act("restore")).status).toBe(200);
    await eventually(async () => (await readNotices(product, late))[0], "the notice");
    expect(await looksFor(id)).toBe(1);
    expect(await readNotices(product, person)).toMatchObject([{ details: { count: 1 } }]);
  });

  test("is not told of by searches that were saved after it was published, even when it is renewed or edited", async () => {
    const [seller, person] = [await makePerson(product), await makePerson(product)];
    const title = newWord();
    const id = await makeListing(product, seller, { title, ageMs: HOUR_MS });
    await savedId(person, { text: title });
    await change("renew", { id }, seller);
    await change("update", { id, changes: { ...LISTING_INPUT, title: `${title} x` } }, seller);
    await matchAt(product, id, Date.now());
    expect(await readNotices(product, person)).toEqual([]);
  });

  test("that is sold, hidden or gone is no longer counted, and the notice goes with the last one", async () => {
    const [seller, person] = [await makePerson(product), await makePerson(product)];
    const title = newWord();
    const subjectId = await savedId(person, { text: title });
    const ids = [];
    for (const n of [1, 2, 3]) {
      const id = await makeListing(product, seller, { title: `${title} ${n}`, ageMs: -HOUR_MS });
      await matchAt(product, id, Date.now());
      ids.push(id);
    }
    const [sold = "", hidden = "", deleted = ""] = ids;
    const counts = async () => (await readNotices(product, person)).map(({ details }) => details);
    const announced = async () => {
      const { data } = await product.query("listings.announced", { id: subjectId }, person);
      return (data as ListingPage["items"]).map(({ id }) => id).sort();
    };
    expect([await counts(), await announced()]).toMatchObject([[{ count: 3 }], ids.toSorted()]);
    await change("setSold", { id: sold, sold: true }, seller);
    expect([await counts(), await announced()]).toMatchObject([[{ count: 2 }], [hidden, deleted].toSorted()]);
    await product.db
      .update(marketplaceListings)
      .set({ hiddenBecause: "decision" })
      .where(eq(marketplaceListings.id, hidden));
    expect(await counts()).toMatchObject([{ count: 1 }]);
    await change("delete", { id: deleted }, seller);
    expect([await counts(), await announced()]).toEqual([[], []]);
    const who = await makePerson(product);
    expect((await product.query("listings.announced", { id: subjectId }, who)).data).toEqual([]);
  });

  test("is pushed to the browsers of those whom it concerns, also if several come at the same time", async () => {
    const seller = await makePerson(product);
    const people = [await makePerson(product), await makePerson(product)];
    const words = [newWord(), newWord()];
    for (const [n, { id: userId }] of people.entries()) {
      await product.db.insert(savedSearches).values(row(userId, words[n] ?? ""));
      const { subscription } = newBrowser();
      await product.db.insert(pushSubscriptions).values({ ...subscription, id: newId(1), userId, createdAt: 1 });
    }
    const now = Date.now();
    const ids = [];
    for (const title of words) ids.push(await makeListing(product, seller, { title }));
    await Promise.all([...ids, ...ids].map((id) => matchAt(product, id, now)));
    for (const person of people) {
      const rows = await product.db.select().from(notices).where(eq(notices.userId, person.id));
      expect(rows).toMatchObject([{ details: { count: 1 } }]);
      expect(await pushesOf(product, rows)).toHaveLength(1);
    }
  });

  test("reaches more people than fit into one batch, with few round trips each", async () => {
    const [seller, person] = [await makePerson(product), await makePerson(product)];
    const word = newWord();
    await product.db.insert(savedSearches).values(Array.from({ length: 120 }, (_, n) => row(person.id, word, n)));
    const id = await makeListing(product, seller, { title: word });
    await matchAt(product, id, Date.now());
    const told = await product.db.select().from(savedSearchMatches).where(eq(savedSearchMatches.listingId, id));
    expect(told).toHaveLength(120);
  });

  /** A search as it is stored. */
  function row(userId: string, word: string, n = 0) {
    const place = { category: "", cityId: 0, minPriceCents: 0, maxPriceCents: 1e10 };
    const path = `/marketplace?q=${word}&min=${n}`;
    return {
      ...place,
      id: newId(Date.now()),
      userId,
      name: word,
      path,
      text: word,
      createdAt: 1,
    };
  }

  /** Searches of the tests before that are open to all places. */
  async function isWatchedElsewhere(): Promise<number> {
    const open = await product.db.select().from(savedSearches).where(eq(savedSearches.cityId, 0));
    return open.some(({ category }) => category === "") ? 2 : 0;
  }
});

/** Numbers from 0 to `end - 1`, the same in each run. */
function generator(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
}

test("a listing is told of exactly if the list with the filters of the search has it", async () => {
  const random = generator(20_261_123);
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const WORDS = [
    "Betoneira",
    "piso",
    "PISÃO",
    "tê",
    "cão",
    "a",
    "12",
    "m²",
    '"aspas"',
    "*",
    "[x]",
    "50%",
    "d'água",
    "né?",
  ];
  const CATEGORIES = ["sobras-obra", "materiais-usados"];
  const CITIES = [CAMPO_GRANDE, DOURADOS];
  const PRICES = [0, 100, 5_000, 5_001, 90_000];
  const words = () => Array.from({ length: 1 + random(3) }, () => pick(WORDS)).join(" ");
  const PHONE = "67 98765-4312";
  const seller = await makePerson(product);
  const searches: { id: string; filter: SavedFilter; person: Person }[] = [];
  for (let p = 0; p < inFull(3, 5); p++) {
    const person = await makePerson(product);
    for (let n = 0; n < SAVED_MAX; n++) {
      const filter = {
        text: random(4) ? words() : "",
        category: random(2) ? pick(CATEGORIES) : null,
        cityId: random(2) ? pick(CITIES) : null,
        minPriceCents: random(3) ? null : pick(PRICES),
        maxPriceCents: random(3) ? null : pick(PRICES),
      };
      const { data } = await save(person, filter);
      const id = (data as { id: string } | undefined)?.id;
      if (id !== undefined && !searches.some((search) => search.id === id)) searches.push({ id, filter, person });
    }
  }
  expect(searches.length).toBeGreaterThan(inFull(15, 35));
  const listings = [];
  for (let n = 0; n < inFull(20, 60); n++) {
    const listing = {
      title: `${words()} anúncio`,
      description: `${random(2) ? words() : "nada"}${random(4) ? "" : ` ${PHONE}`}`,
      category: pick(CATEGORIES),
      cityId: pick(CITIES),
      priceCents: pick(PRICES),
    };
    const id = await makeListing(product, seller, listing);
    listings.push({ id, ...listing });
    await matchAt(product, id, Date.now());
  }
  const own = new Set(listings.map(({ id }) => id));
  let found = 0;
  for (const { id, filter } of searches) {
    const told = (await matchesOf(id)).filter((listing) => own.has(listing)).sort();
    const listed: string[] = [];
    let cursor: string | null = null;
    do {
      const input = { ...ALL_LISTINGS, ...filter, sort: "created_at_desc", cursor };
      const page = (await product.query("listings.search", input)).data as ListingPage;
      if (!page.isSimilar) listed.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor;
    } while (cursor);
    expect([filter, told]).toEqual([filter, listed.filter((listing) => own.has(listing)).sort()]);
    found += told.length;
  }
  expect(found).toBeGreaterThan(inFull(10, 100));
});
