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
/** A value, or null in `weight` of `weight + 1` cases. */
function orNull<T>(arbitrary: fc.Arbitrary<T>, weight: number): fc.Arbitrary<T | null> {
  return fc.oneof({ weight, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

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
    paidAt: fc.oneof(
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 4, arbitrary: fc.integer({ min: -40 * DAY_MS, max: 40 * DAY_MS }).map((late) => due + late) },
    ),
    revokedAt: orNull(
      fc.integer({ min: 0, max: 60 * DAY_MS }).map((after) => due + after),
      3,
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
      grantedAt: orNull(timeSince(start), 2),
      cancelledAt: orNull(timeSince(start), 2),
      revokedAt: orNull(timeSince(start), 3),
      isRevokedWithPayment: fc.integer({ min: 0, max: 4 }).map((of) => of === 0),
    })
    .chain(({ count, delay, grantedAt, revokedAt, isRevokedWithPayment, cancelledAt }) => {
      const firstDueDate = toDate(start + delay * DAY_MS);
      // The last one twice, as after a refunded charge that was paid again.
      const dates = dueDates(firstDueDate, count).flatMap((date, i) => (i === count - 1 ? [date, date] : [date]));
      return fc.tuple(...dates.map(chargeArbitrary)).map((charges) => ({
        firstDueDate,
        charges,
        grantedAt,
        grantedUntil: grantedAt === null ? null : grantedAt + PREMIUM_PERIOD_MS,
        cancelledAt,
        revokedAt: isRevokedWithPayment ? (charges.at(-1)?.paidAt ?? grantedAt) : revokedAt,
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
