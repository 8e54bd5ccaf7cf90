import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { professionalProfiles } from "../../../db/schema/index.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { endPremiumAt, makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const list = (person: Person, input: Record<string, unknown> = {}) =>
  product.query("requests.list", { serviceType: null, ...input }, person);
const byId = (person: Person, id: string) => product.query("requests.byId", { id }, person);

interface Page {
  items: { id: string }[];
  nextCursor: string | null;
}

test("lists highlight the requests of people with premium in an unchanged order, until it ends", async () => {
  const reader = await makePerson(product, { provider: true });
  const [premium, free] = [await makePerson(product, { premium: true }), await makePerson(product, { client: true })];
  const serviceType = "Instalação de luminárias e lustres";
  const ids = [];
  for (const [i, owner] of [premium, free].entries()) {
    ids.push(await makeRequest(product, owner, { serviceType, ageMs: (2 - i) * MINUTE_MS }));
  }
  const highlighted = async () =>
    ((await list(reader, { serviceType })).data as { items: { id: string; isHighlighted: boolean }[] }).items;
  expect(await highlighted()).toMatchObject([
    { id: ids[1], isHighlighted: false },
    { id: ids[0], isHighlighted: true },
  ]);
  expect((await byId(reader, ids[0] ?? "")).data).toMatchObject({ isHighlighted: true });
  const mine = await product.query("requests.mine", undefined, premium);
  expect(mine.data).toMatchObject([{ isHighlighted: true }]);
  await endPremiumAt(product, premium, Date.now());
  expect(await highlighted()).toMatchObject([{ isHighlighted: false }, { isHighlighted: false }]);
});

test("lists show open requests, newest first, in pages without repetitions or gaps", async () => {
  const [owner, reader] = [await makePerson(product, { client: true }), await makePerson(product, { provider: true })];
  const serviceType = "Limpeza pós-obra";
  const made: string[] = [];
  for (let i = 70; i > 0; i--) made.unshift(await makeRequest(product, owner, { serviceType, ageMs: i * MINUTE_MS }));
  const expired = await makeRequest(product, owner, { serviceType, ageMs: 48 * HOUR_MS });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = (await list(reader, { serviceType, cursor })).data as Page;
    seen.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(made);
  expect(seen).not.toContain(expired);
  const counts = await product.query("requests.typeCounts", undefined, reader);
  expect((counts.data as { types: unknown[] }).types).toContainEqual({ serviceType, count: 70 });
});

interface Fitting {
  owner: Person;
  provider: Person;
  idsOf: (input?: Record<string, unknown>) => Promise<{ ids: string[]; nextCursor: string | null }>;
  change: (values: Partial<typeof professionalProfiles.$inferInsert>) => Promise<unknown>;
}

/** A client, and a provider who looks at what fits them. */
async function makeFitting(): Promise<Fitting> {
  const [owner, provider] = [await makePerson(product), await makePerson(product, { provider: true })];
  return {
    owner,
    provider,
    idsOf: async (input = {}) => {
      const { items, nextCursor } = (await list(provider, { forMe: true, ...input })).data as Page;
      return { ids: items.map(({ id }) => id), nextCursor };
    },
    change: (values) =>
      product.db.update(professionalProfiles).set(values).where(eq(professionalProfiles.userId, provider.id)),
  };
}

test("lists for a provider begin with their specialties, and have other people's open requests of their cities", async () => {
  const { owner, provider, idsOf, change } = await makeFitting();
  const fitting: string[] = [];
  for (let age = 35; age > 0; age--) {
    const serviceType = age % 2 === 0 ? "Pintura de muro" : "Troca de fiação";
    fitting.unshift(await makeRequest(product, owner, { serviceType, city: "Dourados", ageMs: age * 1000 }));
  }
  const elsewhere = await makeRequest(product, owner, { serviceType: "Pintura de muro", city: "Bonito" });
  const past = { serviceType: "Pintura de muro", city: "Dourados", ageMs: 3 * DAY_MS };
  await makeRequest(product, owner, past);
  await makeRequest(product, owner, { ...past, ageMs: 0, hiddenBecause: "decision" });
  await makeRequest(product, owner, { ...past, ageMs: 0, hiredAt: Date.now() });
  await makeRequest(product, provider, { ...past, ageMs: 0 });
  const other = await makeRequest(product, owner, { serviceType: "Outros", city: "Dourados" });

  expect(await idsOf()).toEqual({ ids: [], nextCursor: null });
  await change({ specialties: ["Pintura de muro", "Troca de fiação"], serviceRegions: ["Dourados", "Naviraí"] });
  const first = await idsOf();
  const second = await idsOf({ cursor: first.nextCursor });
  expect([...first.ids, ...second.ids]).toEqual([...fitting, other]);
  expect([first.ids.length, second.nextCursor]).toEqual([30, null]);
  expect((await idsOf({ serviceType: "Troca de fiação" })).ids).toEqual(fitting.filter((_, index) => index % 2 === 0));
  expect((await idsOf({ serviceType: "Outros" })).ids).toEqual([other]);
  expect((await idsOf({ city: "Bonito" })).ids).toEqual([]);
  await change({ serviceRegions: [], wholeState: true });
  expect((await idsOf()).ids.slice(0, 2)).toEqual([elsewhere, fitting[0]]);
  expect((await idsOf({ city: "Bonito" })).ids).toEqual([elsewhere]);
  expect(((await list(owner, { forMe: true })).data as Page).items).toEqual([]);
});

test("a cursor is refused in the other kind of list", async () => {
  const person = await makePerson(product, { provider: true });
  const id = crypto.randomUUID();
  for (const input of [{ cursor: `0.${id}` }, { forMe: true, cursor: id }]) {
    expect((await list(person, input)).error?.fields).toHaveProperty("cursor");
  }
  for (const input of [{ cursor: id }, { forMe: true, cursor: `0.${id}` }]) {
    expect((await list(person, input)).status).toBe(200);
  }
});

test.each([
  ["some cities", { serviceRegions: ["Iguatemi", "Japorã"], wholeState: false }, ["Iguatemi", "Japorã"]],
  ["one of the cities of the whole state", { serviceRegions: [], wholeState: true }, ["Tacuru"]],
])(
  "lists for a provider go from specialties to the same trades to others, in %s, without gaps",
  async (_, where, cities) => {
    const { owner, idsOf, change } = await makeFitting();
    const ranks = [
      ["Pintura epóxi", "Móveis planejados"],
      ["Forro de PVC", "Pintura predial", "Deck de madeira"],
      ["Limpeza de terreno", "Outros"],
    ];
    await change({ specialties: ranks[0] ?? [], ...where });
    const expected: string[][] = [];
    for (const services of ranks) {
      const ids: string[] = [];
      for (let age = 25; age > 0; age--) {
        const [serviceType, city] = [services[age % services.length] ?? "", cities[age % cities.length] ?? ""];
        ids.unshift(await makeRequest(product, owner, { serviceType, city, ageMs: age * MINUTE_MS }));
      }
      expected.push(ids);
    }
    const input = cities.length === 1 ? { city: cities[0] } : {};
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await idsOf({ ...input, cursor });
      expect(page.ids.length).toBeLessThanOrEqual(30);
      seen.push(...page.ids);
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(expected.flat());
  },
);

test("lists of own requests include those that expired in the last 30 days, and nobody else's; all ever made are counted", async () => {
  const [owner, other] = [await makePerson(product, { client: true }), await makePerson(product, { client: true })];
  const open = await makeRequest(product, owner);
  const expired = await makeRequest(product, owner, { ageMs: 10 * DAY_MS });
  await makeRequest(product, owner, { ageMs: 33 * DAY_MS });
  await makeRequest(product, other);
  const mine = await product.query("requests.mine", undefined, owner);
  expect((mine.data as { id: string }[]).map((item) => item.id)).toEqual([open, expired]);
  const stats = await product.query("requests.stats", undefined, owner);
  expect(stats.data).toMatchObject({ ownRequests: 3 });
  expect((await byId(other, expired)).error?.code).toBe("request.not_found");
  expect((await byId(owner, expired)).data).toMatchObject({ isOwn: true });
});
