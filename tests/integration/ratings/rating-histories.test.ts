import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Statement } from "../../../db/batch.ts";
import {
  cliente,
  directoryEntries,
  directoryFacets,
  hires,
  independentRatings,
  professionalProfiles,
  ratedPeople,
  ratings,
  users,
} from "../../../db/schema/index.ts";
import { answerProposed } from "../../../src/features/hires/queries-hires.ts";
import { blockAccount, unblockAccount } from "../../../src/features/moderation/block-account.ts";
import { deleteSubject, hideSubject, restoreSubject } from "../../../src/features/moderation/statements.ts";
import { deleteRating, saveHireRating, saveRating, setReply } from "../../../src/features/ratings/queries-write.ts";
import { revealRatings } from "../../../src/features/ratings/reveal-ratings.job.ts";
import { RATED_TYPES } from "../../../src/features/ratings/rules.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { makeBareHire } from "../../support/hires.ts";
import { makeProvider } from "../../support/network.ts";
import type { Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";
import { RATING_INPUT } from "../../support/ratings.ts";
import { fileSeed } from "../../support/seed.ts";
import { inFull } from "../../support/size.ts";

/*
 * Random sequences of everything that changes ratings, several at a time. After each round, the stored averages must be
 * those that TypeScript computes from the rows.
 */
const product = sharedProduct();
const SEQUENCES = inFull(400, 1_000);
const seed = fileSeed();
const ROUNDS = 20;
const AT_ONCE = 5;
const PEOPLE = 8;
const START = Date.now();

let people: Person[];
/** Ratings and hires that exist or existed. */
const known = {
  ratings: [] as { id: string; evaluatedId: string }[],
  hires: [] as { id: string; clientId: string; providerId: string }[],
};

const step = fc.record({
  act: fc.constantFrom(
    ...(["rate", "rate", "rate", "edit", "remove", "reply", "hide", "restore", "delete"] as const),
    ...(["hire", "answer", "answer", "rateHire", "rateHire", "rateHire", "block"] as const),
  ),
  by: fc.nat(PEOPLE - 1),
  about: fc.nat(PEOPLE - 1),
  type: fc.constantFrom(...RATED_TYPES),
  stars: fc.integer({ min: 1, max: 5 }),
  choice: fc.nat(1_000),
  isYes: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** One of the newest. */
const oneOf = <T>(values: readonly T[], choice: number) => values.at(-1 - (choice % 10));
const run = async (statements: readonly Statement[]) => {
  const [first, ...others] = statements;
  if (first) await product.db.batch([first, ...others]);
};

async function take({ act, type, stars, choice, isYes, ...who }: Step, now: number): Promise<unknown> {
  const { db } = product;
  const [by, about] = [people[who.by]!, people[who.about]!];
  const rating = oneOf(known.ratings, choice) ?? { id: "none", evaluatedId: about.id };
  const hire = oneOf(known.hires, choice) ?? { id: "none", clientId: by.id, providerId: about.id };
  const rated = { id: about.id, type };
  switch (act) {
    case "rate":
    case "edit":
      return saveRating(db, { id: by.id, marks: [] }, { ...rated, ...RATING_INPUT, stars }, now);
    case "remove":
      return deleteRating(db, by.id, rated);
    case "reply":
      return setReply(db, rating, isYes ? "Obrigado!" : null, now);
    case "hide":
      return run(hideSubject(db, "rating", rating.id));
    case "restore":
      return run(restoreSubject(db, "rating", rating.id, now));
    case "delete":
      return run(deleteSubject(db, "rating", rating.id));
    case "hire":
      if (by === about) return;
      known.hires.push({
        id: await makeBareHire(product, by, about, { status: "proposed" }),
        clientId: by.id,
        providerId: about.id,
      });
      return;
    case "answer":
      return answerProposed(db, hire, choice % 4 > 0 ? "confirmed" : "denied", [], now);
    case "rateHire": {
      // Sometimes by somebody who has nothing to do with it.
      const author = choice % 8 === 0 ? by.id : isYes ? hire.clientId : hire.providerId;
      return saveHireRating(
        db,
        { id: author, marks: [] },
        { hireId: hire.id, stars, comment: "Combinou e cumpriu." },
        now,
      );
    }
    case "block":
      return run(choice % 4 === 0 ? blockAccount(db, by.id, now) : unblockAccount(db, by.id));
  }
}

/** Everything that the checks need, in one transaction. */
async function readAll() {
  const { db } = product;
  const [free, contract, hired, clients, providers, listed, accounts, entries, facets] = await db.batch([
    db.select().from(independentRatings),
    db.select().from(ratings),
    db.select().from(hires),
    db.select().from(cliente),
    db.select().from(professionalProfiles),
    db.select().from(ratedPeople),
    db.select().from(users),
    db.select().from(directoryEntries),
    db.select().from(directoryFacets),
  ]);
  return { free, contract, hired, clients, providers, listed, accounts, entries, facets };
}

type Rows = Awaited<ReturnType<typeof readAll>>;

function averageOf(rows: Rows, id: string, type: string): { averageRating: number; totalRatings: number } {
  const visible = [...rows.free, ...rows.contract.filter(({ revealedAt }) => revealedAt !== null)].filter(
    (rating) => rating.evaluatedId === id && rating.evaluatedType === type && rating.hiddenBecause === null,
  );
  // The test lasts ten days, and within 90 only the newest rating of a pair counts.
  const inOrder = visible.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const counted = [...new Map(inOrder.map((rating) => [rating.evaluatorId, rating])).values()];
  const sum = counted.reduce((total, { stars }) => total + stars, 0);
  return { averageRating: counted.length > 0 ? sum / counted.length : 0, totalRatings: counted.length };
}

function checkAverages(rows: Rows): void {
  for (const { id, averageRating, totalRatings } of rows.clients) {
    expect({ averageRating, totalRatings }).toEqual(averageOf(rows, id, "client"));
  }
  for (const { userId, averageRating, totalRatings } of rows.providers) {
    expect({ averageRating, totalRatings }).toEqual(averageOf(rows, userId, "service_provider"));
  }
  const blocked = new Set(rows.accounts.filter(({ blockedAt }) => blockedAt !== null).map(({ id }) => id));
  const places = people
    .filter(({ id }) => !blocked.has(id))
    .flatMap(({ id }) => RATED_TYPES.map((type) => `${id} ${type} ${averageOf(rows, id, type).averageRating}`));
  expect(rows.listed.map(({ userId, type, rank }) => `${userId} ${type} ${-rank || 0}`).sort()).toEqual(places.sort());
  expect(rows.entries).toHaveLength(people.length - blocked.size);
  for (const { userId, position, rank } of rows.entries) {
    const { averageRating, totalRatings } = averageOf(rows, userId, "service_provider");
    const own = rows.facets.filter(({ entry }) => entry === position);
    const expected = 0 - (Math.round(averageRating * 10_000) * 100_000 + totalRatings);
    expect([rank, ...new Set(own.map((facet) => facet.rank))]).toEqual([expected, expected]);
  }
}

function checkHires(rows: Rows, now: number): void {
  for (const rating of rows.contract) {
    const hire = rows.hired.find(({ id }) => id === rating.hireId) ?? expect.fail("a rating without a hire");
    expect(hire.status).toBe("confirmed");
    const sides = [hire.clientId, hire.providerId];
    const expected = rating.evaluatorType === "client" ? sides : sides.toReversed();
    expect([rating.evaluatorId, rating.evaluatedId]).toEqual(expected);
    if (rating.revealAt <= now) expect(rating.revealedAt).not.toBeNull();
  }
  const pairs = rows.contract.map(({ hireId, evaluatorId }) => `${hireId} ${evaluatorId}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  const free = rows.free.map((rating) => `${rating.evaluatorId} ${rating.evaluatedId} ${rating.evaluatedType}`);
  expect(new Set(free).size).toBe(free.length);
}

beforeAll(async () => {
  people = await Promise.all(
    Array.from({ length: PEOPLE }, () => makeProvider(product, { client: true, ageMs: 2 * DAY_MS })),
  );
});

test("stored averages equal recomputed ones after random sequences, and only confirmed hires are rated", async () => {
  const sequences = fc.sample(fc.array(step, { minLength: 1, maxLength: 5 }), { numRuns: SEQUENCES, seed });
  const seen = { hidden: 0, revealed: 0, waiting: 0, edited: 0, replied: 0 };
  let now = START;
  for (let round = 0; round < ROUNDS; round++) {
    now += 12 * HOUR_MS;
    const own = sequences.filter((_, i) => i % ROUNDS === round);
    const lane = async (number: number) => {
      for (const sequence of own.filter((_, i) => i % AT_ONCE === number)) {
        for (const taken of sequence) await take(taken, now);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => lane(number)));
    await revealRatings(product.db, now);
    const rows = await readAll();
    checkAverages(rows);
    checkHires(rows, now);
    known.ratings = [...rows.free, ...rows.contract].sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const rating of [...rows.free, ...rows.contract]) {
      if (rating.hiddenBecause) seen.hidden++;
      if (rating.reply) seen.replied++;
      if ("editedAt" in rating && rating.editedAt) seen.edited++;
      if ("revealedAt" in rating) seen[rating.revealedAt ? "revealed" : "waiting"]++;
    }
  }
  const few = Object.entries(seen).filter(([, count]) => count < 20);
  expect(few).toEqual([]);
}, 120_000);
