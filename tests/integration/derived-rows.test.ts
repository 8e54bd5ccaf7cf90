import { beforeAll, expect, test } from "vitest";
import {
  cliente,
  consents,
  directoryEntries,
  directoryFacets,
  marketplaceListings,
  professionalProfiles,
  profiles,
  ratedPeople,
  serviceRequests,
  users,
} from "../../db/schema/index.ts";
import { switchPremium } from "../../dev/fakes/premium.ts";
import { deleteUnconfirmed } from "../../src/features/auth/delete-unconfirmed.job.ts";
import { isPremiumAt } from "../../src/features/billing/rules.ts";
import { expireListings } from "../../src/features/listings/expire-listings.job.ts";
import { maskedText as maskedTextOf } from "../../src/features/listings/queries-words.ts";
import { clearAvatar, reserveAvatar, setAvatar } from "../../src/features/profiles/queries-photos.ts";
import { SERVICE_TYPES } from "../../src/features/requests/catalogue.ts";
import { countOpenByType } from "../../src/features/requests/queries.ts";
import { cardWords, nameKey } from "../../src/platform/database/fold.ts";
import { dayOf } from "../../src/shared/day.ts";
import { SERVICE_REGIONS } from "../../src/shared/municipalities.ts";
import { LISTING_INPUT, newListing } from "../support/listings.ts";
import { makePerson, newSubmission, type Person, REQUEST_INPUT } from "../support/people.ts";
import { sharedProduct } from "../support/product.ts";

/*
 * Compares derived data (counters, mirrored columns, the directory, text indexes) with its source, after many random
 * writes, six at a time.
 */
const product = sharedProduct();
const ROUNDS = 40;
const AT_ONCE = 6;

/** Pseudo-random integers from 0 to below `count`, equal in each run (a linear congruential generator). */
let state = 20_261_122;
function random(count: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
}
function oneOf<T>(values: readonly T[]): T {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error("there is nothing to choose from");
  return value;
}
const someOf = (values: readonly string[]) => [...new Set([oneOf(values), oneOf(values)])];

const NAMES = ["Ávila Façanha", "José-Carlos", "(Zé) da Silva", "ávila façanha", "Íris D'Ávila", "Bento"];
const rows = async (statement: string) => (await product.db.$client.execute(statement)).rows;

let people: Person[];
const known = { requests: [] as string[], listings: [] as string[] };
let requestsMade = 0;

type Operation = (person: Person) => Promise<unknown>;

/** Calls a procedure. Refusals are fine, server errors are not. */
async function call(procedure: string, input: unknown, person: Person): Promise<unknown> {
  const answer = await product.mutate(procedure, input, person);
  expect(answer.status).toBeLessThan(500);
  return answer.data;
}
const basics = (person: Person) => ({ name: oneOf(NAMES), email: person.email, whatsapp: person.phone });

/** The cards viewed, by visitor. */
const viewed = new Set<string>();

const operations: Operation[] = [
  async (person) => {
    const [card, address] = [oneOf(people.slice(3, 6)), `visitor-${random(5)}`];
    await product.query("networking.card", { slugOrId: card.id }, { cookie: person.cookie, address });
    if (card !== person) viewed.add(`${card.id} ${address} ${dayOf(Date.now())}`);
  },
  (person) => call("profiles.updateBasics", basics(person), person),
  (person) =>
    call(
      "profiles.saveProfessional",
      {
        ...basics(person),
        profession: oneOf(["Técnico", "Pintora (óleo)", "Ar-condicionado"]),
        professionalProfile: "tecnico",
        specialties: someOf(SERVICE_TYPES.slice(0, 4)),
        serviceRegions: someOf(SERVICE_REGIONS.slice(0, 4)),
        wholeState: random(3) === 0,
        instagram: "",
      },
      person,
    ),
  (person) => call("auth.chooseRole", { role: "provider", whatsapp: person.phone, termsAccepted: true }, person),
  (person) => switchPremium(product.db, person.email, random(2) === 0, Date.now()),
  async (person) => {
    const url = `/img/avatars/${crypto.randomUUID()}.webp`;
    await reserveAvatar(product.db, person.id, url, Date.now());
    await setAvatar(product.db, { url, userId: person.id, bytes: 9 }, Date.now());
  },
  (person) => clearAvatar(product.db, person.id),
  async (person) => {
    const submission = newSubmission();
    const sent = [call("requests.create", submission, person), call("requests.create", submission, person)];
    const [made] = (await Promise.all(sent)) as ({ id: string } | undefined)[];
    if (!made) return;
    requestsMade++;
    known.requests.push(made.id);
  },
  (person) => call("requests.setInterest", { id: oneOf(known.requests), interested: true }, person),
  (person) => call("requests.setInterest", { id: oneOf(known.requests), interested: true }, person),
  (person) => call("requests.setInterest", { id: oneOf(known.requests), interested: random(2) === 0 }, person),
  (person) => call("requests.delete", { id: oneOf(known.requests) }, person),
  async (person) => {
    const description = "Ligue 67 99812-3456";
    const made = (await call("listings.create", { ...newListing(), description }, person)) as
      | { id: string }
      | undefined;
    if (made) known.listings.push(made.id);
  },
  (person) => {
    const changes = { ...LISTING_INPUT, title: `Anúncio ${random(1000)}` };
    return call("listings.update", { id: oneOf(known.listings), changes }, person);
  },
  (person) => call("listings.renew", { id: oneOf(known.listings) }, person),
  (person) => call("listings.delete", { id: oneOf(known.listings) }, person),
  async (person) => {
    const email = `novo-${random(3)}@exemplo.com`;
    const registration = { name: oneOf(NAMES), whatsapp: person.phone, email, termsAccepted: true, role: "client" };
    const passwords = { password: "Tijolo#42x", passwordConfirmation: "Tijolo#42x" };
    await call("auth.signUp", { ...registration, ...passwords }, person);
    if (random(3) > 0) return;
    await rows(`update users set created_at = 1 where email = '${email}' and email_confirmed_at is null`);
    await deleteUnconfirmed(product.db, Date.now());
  },
  async () => {
    await rows(`update marketplace_listings set expires_at = 1 where seq % 3 = ${random(3)}`);
    await expireListings(product.db, Date.now());
  },
];

const changesOfRequests: Operation[] = [
  async (person) => {
    const serviceType = oneOf(SERVICE_TYPES.slice(0, 4));
    const made = (await call("requests.create", { ...newSubmission(), serviceType }, person)) as
      | { id: string }
      | undefined;
    if (made) known.requests.push(made.id);
  },
  (person) => {
    const changes = { ...REQUEST_INPUT, serviceType: oneOf(SERVICE_TYPES.slice(0, 4)) };
    return call("requests.update", { id: oneOf(known.requests), changes }, person);
  },
  (person) => call("requests.setClosed", { id: oneOf(known.requests), closed: random(2) === 0 }, person),
  (person) => call("requests.delete", { id: oneOf(known.requests) }, person),
  () => {
    const reason = oneOf(["'decision'", "null"]);
    return rows(`update service_requests set hidden_because = ${reason} where id = '${oneOf(known.requests)}'`);
  },
];

/** What parallel calls leave depends on their order, so the states that the tests look for are made at the end. */
async function makeOneOfEachState(): Promise<void> {
  const [premium, free] = [
    await makePerson(product, { provider: true }),
    await makePerson(product, { provider: true }),
  ];
  await switchPremium(product.db, premium.email, true, Date.now());
  await switchPremium(product.db, free.email, false, Date.now());
  for (const url of ["/img/avatars/before.webp", "/img/avatars/now.webp"]) {
    await reserveAvatar(product.db, free.id, url, Date.now());
    await setAvatar(product.db, { url, userId: free.id, bytes: 9 }, Date.now());
  }
  for (const description of ["Pouco usada", "Ligue 67 99812-3456", "Já vendida"]) {
    await call("listings.create", { ...newListing(), description }, free);
  }
  await rows("update marketplace_listings set expires_at = 1 where description = 'Já vendida'");
  await expireListings(product.db, Date.now());
}

beforeAll(async () => {
  const [before] = await rows(
    "select metric_value as made from platform_stats where metric_name = 'total_service_requests'",
  );
  requestsMade = Number(before?.["made"]);
  const active = await Promise.all(
    Array.from({ length: 11 }, (_, i) => makePerson(product, { provider: i < 6, client: i > 4 })),
  );
  // Accounts without a confirmed e-mail can't log in, but have a card.
  const unconfirmed = await Promise.all(
    Array.from({ length: 3 }, () => makePerson(product, { provider: true, confirmed: false })),
  );
  people = [...active, ...unconfirmed];
  for (const person of active) {
    known.requests.push(((await call("requests.create", newSubmission(), person)) as { id: string }).id);
    known.listings.push(((await call("listings.create", newListing(), person)) as { id: string }).id);
    requestsMade++;
  }
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => oneOf(operations)(oneOf(people))));
  }
  for (const person of people.splice(0, 3)) {
    await call("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, person);
  }
  await makeOneOfEachState();
}, 120_000);

test("names, premium and photos are the same wherever they are stored", async () => {
  const own = await product.db.select().from(profiles);
  const cards = await product.db.select().from(professionalProfiles);
  expect(cards.length).toBeGreaterThan(5);
  expect(new Set(own.map(({ isPremium }) => isPremium)).size).toBe(2);
  for (const profile of own) {
    expect(profile.nameKey).toBe(nameKey(profile.name));
    expect(profile.isPremium).toBe(isPremiumAt(profile.premiumUntil, Date.now()));
  }
  for (const client of await product.db.select().from(cliente)) {
    expect(client.isPremium).toBe(own.find(({ id }) => id === client.id)?.isPremium);
  }
  for (const card of cards) {
    const profile = own.find(({ id }) => id === card.userId);
    expect([card.name, card.nameKey, card.isPremium, card.avatarUrl, card.cardWords]).toEqual([
      profile?.name,
      profile?.nameKey,
      profile?.isPremium,
      profile?.avatarUrl,
      cardWords(card),
    ]);
  }
});

test("the terms that accounts accepted are among their consents", async () => {
  const accepted = (await product.db.select().from(users)).filter(({ termsAcceptedAt }) => termsAcceptedAt !== null);
  expect(accepted.length).toBeGreaterThan(10);
  const stored = await product.db.select().from(consents);
  for (const { id: userId, termsVersion: version, termsAcceptedAt: acceptedAt } of accepted) {
    expect(stored).toContainEqual({ userId, version, acceptedAt });
  }
});

test("the directory lists those with a card and a confirmed e-mail, under their specialties and regions", async () => {
  const accounts = await product.db.select().from(users);
  const listed = (await product.db.select().from(professionalProfiles)).filter(
    ({ userId, profession }) => profession && accounts.find(({ id }) => id === userId)?.emailConfirmedAt,
  );
  const entries = await product.db.select().from(directoryEntries);
  expect(entries.map(({ userId }) => userId).sort()).toEqual(listed.map(({ userId }) => userId).sort());
  const facets = await product.db.select().from(directoryFacets);
  for (const card of listed) {
    const entry = entries.find(({ userId }) => userId === card.userId) ?? expect.fail();
    const order = { isFree: !card.isPremium, nameKey: card.nameKey, rank: 0 };
    expect(entry).toMatchObject({
      ...order,
      words: `  ${card.nameKey} ${card.cardWords}`.trimEnd().replace(/(?<=\S) /g, "  "),
    });
    const regions = ["", ...(card.wholeState ? ["estado"] : card.serviceRegions)];
    const expected = ["", ...card.specialties].flatMap((specialty) =>
      regions.map((region) => ({ specialty, region, ...order, entry: entry.position })),
    );
    const own = facets.filter((facet) => facet.entry === entry.position);
    expect(own).toHaveLength(expected.length);
    expect(own).toEqual(expect.arrayContaining(expected));
    const found = await rows(
      `select rowid from directory_fts where directory_fts match '"${entry.words.replaceAll("'", "''")}"'`,
    );
    expect(found.map((row) => row["rowid"])).toContain(entry.position);
  }
  expect(facets.every(({ entry }) => entries.some(({ position }) => position === entry))).toBe(true);
  expect(await rows("select count(*) as count from directory_fts")).toMatchObject([{ count: entries.length }]);
});

test("people who can be rated are listed once for each role, under their average and name", async () => {
  const confirmed = new Set(
    (await product.db.select().from(users)).filter((user) => user.emailConfirmedAt).map(({ id }) => id),
  );
  const own = await product.db.select().from(profiles);
  const expected = [
    ...(await product.db.select().from(cliente)).map(({ id }) => ({ userId: id, type: "client" })),
    ...(await product.db.select().from(professionalProfiles)).map(({ userId }) => ({
      userId,
      type: "service_provider",
    })),
  ].filter(({ userId }) => confirmed.has(userId));
  const listed = await product.db.select().from(ratedPeople);
  expect(listed).toHaveLength(expected.length);
  for (const { userId, type } of expected) {
    const person = listed.find((row) => row.userId === userId && row.type === type) ?? expect.fail();
    expect(person).toMatchObject({ rank: 0, nameKey: own.find(({ id }) => id === userId)?.nameKey });
    const words = `  ${person.nameKey}`.replace(/(?<=\S) /g, "  ").replaceAll("'", "''");
    const found = await rows(`select rowid from rated_people_fts where rated_people_fts match '"${words}"'`);
    expect(found.map((row) => row["rowid"])).toContain(person.position);
  }
  expect(await rows("select count(*) as count from rated_people_fts")).toMatchObject([{ count: listed.length }]);
});

test("requests count their interests, and the total counts every request ever made", async () => {
  const requests = await product.db.select().from(serviceRequests);
  expect(requests.some(({ interestCount }) => interestCount > 1)).toBe(true);
  for (const { id, interestCount } of requests) {
    expect(
      await rows(`select count(*) as count from service_request_interests where service_request_id = '${id}'`),
    ).toMatchObject([{ count: interestCount }]);
  }
  expect(
    await rows("select metric_value as made from platform_stats where metric_name = 'total_service_requests'"),
  ).toMatchObject([{ made: requestsMade }]);
});

test("the counts of open requests are those of the rows, without what has ended since", async () => {
  const makeOne = () => oneOf(changesOfRequests)(oneOf(people));
  for (let round = 0; round < ROUNDS; round++) await Promise.all(Array.from({ length: AT_ONCE }, makeOne));
  const isOpen = "status = 'open' and hidden_because is null";
  const counted = await rows(`select service_type, count(*) as count from service_requests where ${isOpen} group by 1`);
  const types = counted.map((row) => ({ serviceType: row["service_type"], count: row["count"] }));
  expect(types.length).toBeGreaterThan(2);
  expect(await countOpenByType(product.db, Date.now())).toEqual(types);
  await rows(`update service_requests set expires_at = created_at + 1 where service_type = '${types[0]?.serviceType}'`);
  const [first, ...others] = types;
  expect(await countOpenByType(product.db, Date.now())).toEqual([{ ...first, count: 0 }, ...others]);
});

test("views of a card are counted once for each visitor and day", async () => {
  const marks = await rows("select count(*) as count from rate_limits where key like '%:card-view'");
  const counted = await rows("select coalesce(sum(views), 0) as count from card_views");
  expect(viewed.size).toBeGreaterThan(5);
  expect([counted, marks]).toMatchObject([[{ count: viewed.size }], [{ count: viewed.size }]]);
});

test("the totals of the admin panel count the rows", async () => {
  for (const [counter, table] of [
    ["users", "users"],
    ["subscriptions", "user_subscriptions"],
    ["requests", "service_requests"],
    ["listings", "marketplace_listings"],
  ]) {
    const [total] = await rows(`select metric_value as count from platform_stats where metric_name = '${counter}'`);
    expect([counter, ...(await rows(`select count(*) as count from ${table}`))]).toEqual([counter, total]);
  }
});

test("admins find everyone by what their profile says", async () => {
  const own = await product.db.select().from(profiles);
  expect(await rows("select count(*) as count from person_fts")).toMatchObject([{ count: own.length }]);
  expect(await rows("select count(*) as count from person_entries")).toMatchObject([{ count: own.length }]);
  for (const { id, name, email, phone } of own) {
    const words = [...nameKey(name).split(" "), email, phone].filter(Boolean);
    const query = words.map((word) => `"${word.replaceAll('"', '""').padStart(3)}"`).join(" AND ");
    const found = await product.db.$client.execute({
      sql: "select user_id from person_fts join person_entries on position = person_fts.rowid where person_fts match ?",
      args: [query],
    });
    expect(found.rows.map((row) => row["user_id"])).toContain(id);
  }
});

test("the text of a listing is indexed only while it is active", async () => {
  const listings = await product.db.select().from(marketplaceListings);
  const active = listings.filter(({ status }) => status === "active");
  expect([active.length > 0, active.length < listings.length]).toEqual([true, true]);
  expect(await rows("select count(*) as count from marketplace_listings_fts")).toMatchObject([
    { count: active.length },
  ]);
  for (const { seq, title, description, maskedText, cityId, categoryId } of active) {
    const text =
      maskedText === null ? `title : "${title}" AND description : "${description}"` : `description : "${maskedText}"`;
    const indexed = `${text} AND place : city${cityId} AND place : category${categoryId}`;
    const found = await rows(`select 1 from marketplace_listings_fts
      where marketplace_listings_fts match '${indexed}' and rowid = ${seq}`);
    expect(found).toHaveLength(1);
  }
});

test("listings with contacts are searched by their masked texts", async () => {
  const listings = await product.db.select().from(marketplaceListings);
  expect(listings.map((listing) => listing.maskedText)).toEqual(listings.map(maskedTextOf));
  expect(listings.some((listing) => listing.maskedText !== null)).toBe(true);
});

test("no avatar in use waits for the sweep", async () => {
  const shown = (await product.db.select().from(profiles)).flatMap(({ avatarUrl }) => avatarUrl ?? []);
  const discarded = (await rows("select url, due_at from discarded_images")).map(({ url }) => String(url));
  expect(shown.length).toBeGreaterThan(0);
  expect(discarded.length).toBeGreaterThan(0);
  expect(discarded.filter((url) => shown.includes(url))).toEqual([]);
});
