import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  alertSettings,
  announcedRequests,
  personBlocks,
  professionalProfiles,
  requestAlerts,
  serviceRequests,
  users,
} from "../../../db/schema/index.ts";
import { listReceivers } from "../../../src/features/alerts/queries-due.ts";
import { pairsOf } from "../../../src/features/alerts/queries-summary.ts";
import { rewriteAlertTopics } from "../../../src/features/alerts/statements.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { expandAt } from "../../support/alerts.ts";
import { makePerson, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";
import { fileSeed } from "../../support/seed.ts";

/*
 * Who is told of a request equals what this file says in plain words, over generated profiles, choices and requests.
 */

const product = sharedProduct();
const NOW = Date.parse("2026-03-10T10:00-04:00");
const SERVICES = ["Pintura de muro", "Troca de telhas", "Outros"];
const CITIES = ["Campo Grande (Capital)", "Dourados", "Bonito"];
const PEOPLE = 12;
const RUNS = 25;
const seed = fileSeed();

const some = <T>(values: readonly T[], minLength = 0) => fc.subarray([...values], { minLength });
const rarely = fc.integer({ min: 0, max: 5 }).map((number) => number === 0);

const profile = fc.record({
  specialties: some(SERVICES),
  cities: some(CITIES),
  wholeState: fc.boolean(),
  ownServices: fc.option(some(SERVICES, 1), { freq: 3 }),
  /** Blank for the whole state. */
  ownCities: fc.option(some(CITIES), { freq: 3 }),
  isOff: rarely,
  hasNoWay: rarely,
  isAbsent: rarely,
  isHidden: rarely,
  isBlockedByAdmin: rarely,
  isUnconfirmed: rarely,
  blocksOwner: rarely,
  isBlockedByOwner: rarely,
  isOwner: rarely,
});
type Profile = typeof profile extends fc.Arbitrary<infer T> ? T : never;

const request = fc.record({
  serviceType: fc.constantFrom(...SERVICES),
  city: fc.constantFrom(...CITIES),
});
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never;

/** The rule: services and region must fit, and nothing must speak against it. */
function isNotified(person: Profile, { serviceType, city }: Request): boolean {
  const services = person.ownServices ?? person.specialties;
  const servesState = person.ownCities === null ? person.wholeState : person.ownCities.length === 0;
  const cities = person.ownCities ?? (person.wholeState ? [] : person.cities);
  const fits = services.includes(serviceType) && (servesState || cities.includes(city));
  const { isOff, hasNoWay, isAbsent, isHidden, isBlockedByAdmin, isUnconfirmed, ...ties } = person;
  const isAway = isOff || hasNoWay || isAbsent || isHidden || isBlockedByAdmin || isUnconfirmed;
  return fits && !isAway && !ties.blocksOwner && !ties.isBlockedByOwner && !ties.isOwner;
}

/** Gives the people these profiles, in place of what they had. */
async function assign(people: readonly Person[], profiles: readonly Profile[], owner: Person): Promise<void> {
  const { db } = product;
  await db.delete(personBlocks);
  for (const [place, { id }] of people.entries()) {
    const chosen = profiles[place];
    if (!chosen) continue;
    const { ownServices, ownCities, cities, wholeState } = chosen;
    await db.batch([
      db
        .update(professionalProfiles)
        .set({
          specialties: chosen.specialties,
          serviceRegions: wholeState ? [] : cities,
          wholeState,
          unavailableUntil: chosen.isAbsent ? "2026-03-10" : "2026-03-09",
          hiddenBecause: chosen.isHidden ? "decision" : null,
        })
        .where(eq(professionalProfiles.userId, id)),
      db
        .update(users)
        .set({
          blockedAt: chosen.isBlockedByAdmin ? 1 : null,
          emailConfirmedAt: chosen.isUnconfirmed ? null : 1,
        })
        .where(eq(users.id, id)),
      db
        .update(alertSettings)
        .set({
          isOn: !chosen.isOff,
          byPush: !chosen.hasNoWay,
          byMail: chosen.hasNoWay ? "never" : "digest",
          choseMail: true,
          services: ownServices,
          regions: ownCities?.length === 0 ? ["estado"] : ownCities,
        })
        .where(eq(alertSettings.userId, id)),
      ...rewriteAlertTopics(db, id),
      ...(chosen.blocksOwner
        ? [db.insert(personBlocks).values({ blockerId: id, blockedId: owner.id, createdAt: 1 }).onConflictDoNothing()]
        : []),
      ...(chosen.isBlockedByOwner
        ? [db.insert(personBlocks).values({ blockerId: owner.id, blockedId: id, createdAt: 1 }).onConflictDoNothing()]
        : []),
    ]);
  }
}

/** Whom a summary tells of a request, by mail. */
async function summarised(requestId: string): Promise<string[]> {
  const { db } = product;
  const page = { summaryAt: NOW, afterId: "", lastId: "~", dueAt: NOW };
  await db
    .update(announcedRequests)
    .set({ summaryAt: page.summaryAt })
    .where(eq(announcedRequests.serviceRequestId, requestId));
  const receivers = await listReceivers(db, "mail", pairsOf(page, "mail"), NOW);
  const told = receivers.filter(({ requests }) => requests.some(({ id }) => id === requestId));
  return told.map(({ userId }) => userId);
}

test("who is told equals the plain rule", async () => {
  const people: Person[] = [];
  for (let made = 0; made < PEOPLE; made++) {
    people.push(await makePerson(product, { provider: true, premium: made % 2 === 0 }));
  }
  const stranger = await makePerson(product);
  let told = 0;
  const inputs = fc.record({
    profiles: fc.array(profile, { minLength: PEOPLE, maxLength: PEOPLE }),
    requests: fc.array(request, { minLength: 2, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(inputs, async ({ profiles, requests }) => {
      // At most one can own the requests.
      const place = profiles.findIndex(({ isOwner }) => isOwner);
      const owner = people[place] ?? stranger;
      const assigned = profiles.map((one, index) => ({
        ...one,
        isOwner: index === place,
        blocksOwner: one.blocksOwner && index !== place,
        isBlockedByOwner: one.isBlockedByOwner && index !== place,
      }));
      await assign(people, assigned, owner);
      for (const asked of requests) {
        const id = newId(NOW);
        const times = { createdAt: NOW, expiresAt: NOW + 2 * DAY_MS };
        await product.db
          .insert(serviceRequests)
          .values({ ...REQUEST_INPUT, ...asked, ...times, id, createdBy: owner.id });
        await expandAt(product, id, NOW);
        const rows = await product.db.select().from(requestAlerts).where(eq(requestAlerts.serviceRequestId, id));
        const atOnce = rows.map(({ userId }) => userId);
        const inSummary = await summarised(id);
        const isExpected = (index: number) => isNotified(assigned[index] as Profile, asked);
        // Every second has premium.
        const expected = (premium: boolean) =>
          people.filter((_, index) => isExpected(index) && (index % 2 === 0) === premium).map((one) => one.id);
        expect(atOnce.sort()).toEqual(expected(true).sort());
        expect(inSummary.sort()).toEqual(expected(false).sort());
        told += atOnce.length + inSummary.length;
      }
    }),
    { numRuns: RUNS, seed, endOnFailure: true },
  );
  expect(told).toBeGreaterThan(RUNS);
}, 120_000);
