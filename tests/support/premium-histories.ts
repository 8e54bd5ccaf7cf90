import fc from "fast-check";
import {
  type Charge,
  GRACE_MS,
  nextDueDate,
  PREMIUM_PERIOD_MS,
  type PremiumFacts,
  paidUntil,
  type Subscription,
} from "../../src/features/billing/rules.ts";
import { DAY_MS, HOUR_MS } from "../../src/shared/time.ts";

const FIRST = Date.parse("2026-10-01");
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);
const orNever = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 });

/** Times within 200 days, often at midnight. */
function timeSince(start: number): fc.Arbitrary<number> {
  const anyTime = fc.integer({ min: 0, max: 200 * DAY_MS });
  const midnight = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: -1, max: 1 }));
  return fc
    .oneof(
      anyTime,
      midnight.map(([days, around]) => days * DAY_MS + 4 * HOUR_MS + around),
    )
    .map((passed) => start + passed);
}

/** Any day of a time with all lengths of months and 29 February 2028, more often one of the last days of a month. */
const startArbitrary = fc.oneof(
  fc.integer({ min: 0, max: 600 }).map((days) => FIRST + days * DAY_MS),
  fc.constantFrom("2027-01-29", "2027-01-30", "2027-01-31", "2028-01-30", "2028-01-31", "2028-02-29").map(Date.parse),
);

function chargeArbitrary(dueDate: string): fc.Arbitrary<Charge> {
  const due = Date.parse(dueDate);
  return fc.record({
    dueDate: fc.oneof({ weight: 5, arbitrary: fc.constant(dueDate) }, fc.constant(toDate(due + 5 * DAY_MS))),
    paidAt: fc.option(
      fc.integer({ min: -40 * DAY_MS, max: 40 * DAY_MS }).map((late) => due + late),
      { nil: null, freq: 5 },
    ),
    revokedAt: fc.option(
      fc.integer({ min: 0, max: 60 * DAY_MS }).map((after) => due + after),
      { nil: null, freq: 1 },
    ),
  });
}

function dueDates(firstDueDate: string, count: number): string[] {
  const dates: string[] = [];
  for (let due = firstDueDate; dates.length < count; due = nextDueDate(due, firstDueDate)) dates.push(due);
  return dates;
}

function subscriptionArbitrary(start: number): fc.Arbitrary<Subscription> {
  return fc
    .record({
      count: fc.integer({ min: 0, max: 5 }),
      delay: fc.integer({ min: 0, max: 40 }),
      grantedAt: orNever(timeSince(start)),
      cancelledAt: orNever(timeSince(start)),
      revokedAt: orNever(timeSince(start)),
    })
    .chain(({ count, delay, grantedAt, ...ends }) => {
      const firstDueDate = toDate(start + delay * DAY_MS);
      return fc.tuple(...dueDates(firstDueDate, count).map(chargeArbitrary)).map((charges) => ({
        firstDueDate,
        charges,
        grantedAt,
        grantedUntil: grantedAt === null ? null : grantedAt + PREMIUM_PERIOD_MS,
        ...ends,
      }));
    });
}

/** What one person may have paid and been given, from `start` on. */
function factsArbitrary(start: number): fc.Arbitrary<PremiumFacts> {
  return fc.record({
    subscriptions: fc.array(subscriptionArbitrary(start), { maxLength: 3 }),
    promotions: fc.array(
      timeSince(start).map((expiresAt) => ({ expiresAt })),
      { maxLength: 1 },
    ),
  });
}

/** When something ends, or would if it counts. */
function endsOf({ subscriptions, promotions }: PremiumFacts): number[] {
  return [
    ...subscriptions.flatMap(({ charges, firstDueDate, grantedUntil }) => [
      ...charges.map(({ dueDate }) => paidUntil(dueDate, firstDueDate ?? dueDate)),
      ...(grantedUntil === null ? [] : [grantedUntil]),
    ]),
    ...promotions.map(({ expiresAt }) => expiresAt),
  ];
}

/** What three people may have paid and been given, and a time, often around one of the ends. */
export const histories = startArbitrary
  .chain((start) => fc.tuple(timeSince(start), fc.array(factsArbitrary(start), { minLength: 3, maxLength: 3 })))
  .chain(([anyTime, people]) => {
    const ends = people.flatMap(endsOf);
    const around = fc
      .tuple(fc.constantFrom(...ends, anyTime), fc.constantFrom(-1, 0, DAY_MS, GRACE_MS - 1, GRACE_MS))
      .map(([end, after]) => end + after);
    return fc.record({ people: fc.constant(people), now: fc.oneof(fc.constant(anyTime), around) });
  });
