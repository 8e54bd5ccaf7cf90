import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";
import {
  CHECK_SOON_MS,
  type Charge,
  CLAIM_MS,
  chargeState,
  chargeToPay,
  compareDueAt,
  EVENTS_KEPT_MS,
  endOfPremium,
  firstDueDateAt,
  isAbandoned,
  isPremiumAt,
  lastDayOf,
  NOTICE_MS,
  nextCheckAt,
  nextDueDate,
  PREMIUM_PERIOD_MS,
  paidUntil,
  premiumAt,
  promotionProblem,
  type Subscription,
  subscriptionState,
} from "./rules.ts";

/** Midnight in Campo Grande, at the beginning of a date. */
const day = (date: string) => Date.parse(date) + 4 * HOUR_MS;

const charge = (dueDate: string, changes: Partial<Charge> = {}): Charge => ({
  dueDate,
  paidAt: day(dueDate) + 10 * HOUR_MS,
  revokedAt: null,
  ...changes,
});
const subscription = (charges: Charge[], changes: Partial<Subscription> = {}): Subscription => ({
  firstDueDate: charges[0]?.dueDate ?? null,
  charges,
  grantedAt: null,
  grantedUntil: null,
  cancelledAt: null,
  revokedAt: null,
  ...changes,
});
const only = (charges: Charge[], changes: Partial<Subscription> = {}) => ({
  subscriptions: [subscription(charges, changes)],
  promotions: [],
});
const granted = (from: string, until: string, changes: Partial<Subscription> = {}) =>
  subscription([], { grantedAt: day(from), grantedUntil: day(until), ...changes });

test.each([
  ["2026-01-15", "2026-01-15", "2026-02-15"],
  ["2026-01-31", "2026-01-31", "2026-02-28"],
  ["2026-02-28", "2026-01-31", "2026-03-31"],
  ["2028-01-31", "2028-01-31", "2028-02-29"],
  ["2028-02-29", "2028-02-29", "2028-03-29"],
  ["2026-12-31", "2026-12-31", "2027-01-31"],
  ["2026-02-20", "2026-01-15", "2026-03-15"],
])("after %s, in a subscription since %s, the next due date is %s", (dueDate, first, expected) => {
  expect(nextDueDate(dueDate, first)).toBe(expected);
});

test.each([
  ["2026-01-15", "2026-01-15", "2026-02-16"],
  ["2026-01-31", "2026-01-31", "2026-03-03"],
  ["2028-02-29", "2028-02-29", "2028-03-31"],
  ["2026-02-28", "2026-01-31", "2026-04-01"],
  ["2026-04-30", "2026-04-30", "2026-05-31"],
])("a charge of %s, in a subscription since %s, is paid until %s begins", (dueDate, first, expected) => {
  expect(paidUntil(dueDate, first)).toBe(day(expected));
});

describe("premium", () => {
  test("lasts for the paid period, then three days of grace, to the millisecond", () => {
    const facts = only([charge("2026-01-15")]);
    const end = day("2026-02-19");
    expect(premiumAt(facts, day("2026-02-16") - 1)).toEqual({ source: "subscription", until: end });
    expect(premiumAt(facts, day("2026-02-16"))).toEqual({ source: "grace", until: end });
    expect(premiumAt(facts, end - 1)).toEqual({ source: "grace", until: end });
    expect(premiumAt(facts, end)).toBeNull();
  });

  test("needs a payment", () => {
    expect(premiumAt(only([charge("2026-01-15", { paidAt: null })]), day("2026-01-16"))).toBeNull();
    expect(premiumAt(only([]), day("2026-01-16"))).toBeNull();
  });

  test("goes on with the next payment, also of a charge that was paid early or during the grace", () => {
    const early = charge("2026-02-15", { paidAt: day("2026-01-20") });
    const late = charge("2026-02-15", { paidAt: day("2026-02-19") - 1 });
    for (const next of [early, late]) {
      const facts = only([charge("2026-01-15"), next]);
      expect(premiumAt(facts, day("2026-03-01"))).toEqual({ source: "subscription", until: day("2026-03-21") });
    }
  });

  test.each([
    ["the first one after its due date", [["2026-01-15", "2026-01-20"]], "2026-02-21"],
    ["one when the grace is over", [["2026-01-15"], ["2026-02-15", "2026-02-19"]], "2026-03-22"],
    ["one long after", [["2026-01-15"], ["2026-02-15", "2026-06-01"]], "2026-07-02"],
    ["the next one after a late one", [["2026-01-15"], ["2026-02-15", "2026-03-01"], ["2026-03-15"]], "2026-04-30"],
    [
      "a missed one while another goes on",
      [["2026-01-15"], ["2026-03-15"], ["2026-02-15", "2026-03-20"]],
      "2026-05-16",
    ],
    ["two of the same day", [["2026-01-15"], ["2026-01-15", "2026-01-16"]], "2026-03-18"],
    ["one that is due later", [["2026-01-15"], ["2026-03-15", "2026-03-01"]], "2026-04-16"],
  ] as [string, [string, string?][], string][])("gives its days to whoever pays %s", (_, paid, end) => {
    const charges = paid.map(([due, paidOn = due]) => charge(due, { paidAt: day(paidOn) }));
    for (const inAnyOrder of [charges, charges.toReversed()]) {
      const facts = [subscription(inAnyOrder, { firstDueDate: "2026-01-15" })];
      const until = day(end) + 3 * DAY_MS;
      expect(premiumAt({ subscriptions: facts, promotions: [] }, day(end) - 1)).toEqual({
        source: "subscription",
        until,
      });
    }
  });

  test("begins anew with a payment after a cancelled subscription has ended, without grace", () => {
    const charges = [charge("2026-01-15"), charge("2026-02-15", { paidAt: day("2026-02-16") })];
    const facts = only(charges, { cancelledAt: day("2026-01-20") });
    expect(premiumAt(facts, day("2026-02-20"))).toEqual({ source: "subscription", until: day("2026-03-19") });
  });

  test("has the end of the latest paid charge, in whatever order the charges are", () => {
    const facts = { subscriptions: [subscription([charge("2026-01-31"), charge("2026-02-28")])], promotions: [] };
    const reversed = { ...facts.subscriptions[0]!, charges: facts.subscriptions[0]!.charges.toReversed() };
    const premium = { source: "subscription", until: day("2026-04-04") };
    expect(premiumAt(facts, day("2026-03-15"))).toEqual(premium);
    expect(premiumAt({ ...facts, subscriptions: [reversed] }, day("2026-03-15"))).toEqual(premium);
  });

  test("keeps its grace while the next charge is unpaid, or if one of two payments for a charge is refunded", () => {
    const unpaid = charge("2026-02-15", { paidAt: null });
    const twice = charge("2026-01-15", { revokedAt: day("2026-01-16") });
    for (const other of [unpaid, twice]) {
      expect(premiumAt(only([charge("2026-01-15"), other]), day("2026-02-16"))?.source).toBe("grace");
    }
  });

  test("ends with the paid period, without grace, if the renewal was cancelled", () => {
    const facts = only([charge("2026-01-15")], { cancelledAt: day("2026-01-20") });
    expect(premiumAt(facts, day("2026-02-16") - 1)).toEqual({ source: "subscription", until: day("2026-02-16") });
    expect(premiumAt(facts, day("2026-02-16"))).toBeNull();
  });

  test("ends with a refund, and after a refunded renewal at the end of the former period, without grace", () => {
    const refunded = { revokedAt: day("2026-02-17") };
    expect(premiumAt(only([charge("2026-01-15", refunded)]), day("2026-02-01"))).toBeNull();
    const facts = only([charge("2026-01-15"), charge("2026-02-15", refunded)]);
    expect(premiumAt(facts, day("2026-02-15"))).toEqual({ source: "subscription", until: day("2026-02-16") });
    expect(premiumAt(facts, day("2026-02-17"))).toBeNull();
  });

  test("is unaffected by the refund of a former charge", () => {
    const facts = only([charge("2026-01-15", { revokedAt: day("2026-02-20") }), charge("2026-02-15")]);
    expect(premiumAt(facts, day("2026-02-21"))).toEqual({ source: "subscription", until: day("2026-03-21") });
  });

  test("ends when an admin takes it away, until the next payment or grant", () => {
    const revokedAt = day("2026-01-20");
    expect(premiumAt(only([charge("2026-01-15")], { revokedAt }), day("2026-01-21"))).toBeNull();
    const renewed = only([charge("2026-01-15"), charge("2026-02-15")], { revokedAt });
    expect(premiumAt(renewed, day("2026-02-16"))?.source).toBe("subscription");
    const gift = granted("2026-01-01", "2026-01-31", { revokedAt });
    expect(premiumAt({ subscriptions: [gift], promotions: [] }, day("2026-01-21"))).toBeNull();
    const atOnce = { ...gift, grantedAt: revokedAt };
    expect(premiumAt({ subscriptions: [atOnce], promotions: [] }, day("2026-01-21"))).toBeNull();
    const again = { ...gift, grantedAt: revokedAt + 1 };
    expect(premiumAt({ subscriptions: [again], promotions: [] }, day("2026-01-21"))?.source).toBe("manual");
  });

  test("ends with what an admin had added to a payment that is refunded, but not with a later grant", () => {
    const grant = { grantedAt: day("2026-01-20"), grantedUntil: day("2026-02-23") };
    const refundedOn = (date: string) => only([charge("2026-01-15", { revokedAt: day(date) })], grant);
    expect(premiumAt(refundedOn("2026-01-25"), day("2026-01-26"))).toBeNull();
    expect(premiumAt(refundedOn("2026-01-19"), day("2026-01-26"))?.source).toBe("manual");
  });

  test("is given by a grant of unknown time, unless an admin took it away", () => {
    const gift = granted("2026-01-01", "2026-01-31", { grantedAt: null });
    expect(premiumAt({ subscriptions: [gift], promotions: [] }, day("2026-01-21"))?.source).toBe("manual");
    const revoked = { ...gift, revokedAt: day("2026-01-20") };
    expect(premiumAt({ subscriptions: [revoked], promotions: [] }, day("2026-01-21"))).toBeNull();
  });

  test("takes the latest end of overlapping sources, and names a paid one first and grace last", () => {
    const paid = subscription([charge("2026-01-15")]);
    const gift = granted("2026-02-01", "2026-02-18");
    const promotions = [{ expiresAt: day("2026-02-17") }];
    const facts = { subscriptions: [gift, paid], promotions };
    const until = day("2026-02-19");
    expect(premiumAt(facts, day("2026-02-15"))).toEqual({ source: "subscription", until });
    expect(premiumAt(facts, day("2026-02-16"))).toEqual({ source: "manual", until });
    expect(premiumAt({ subscriptions: [paid], promotions }, day("2026-02-16"))).toEqual({ source: "promotion", until });
    expect(premiumAt(facts, day("2026-02-18"))).toEqual({ source: "grace", until });
  });

  test("of two subscriptions, lasts as long as the longer one", () => {
    const former = subscription([charge("2026-01-15")], { cancelledAt: day("2026-01-16") });
    const present = subscription([charge("2026-01-31")]);
    const facts = { subscriptions: [present, former], promotions: [] };
    expect(premiumAt(facts, day("2026-02-20"))).toEqual({
      source: "subscription",
      until: day("2026-03-03") + 3 * DAY_MS,
    });
  });
});

test.each([
  [null, false],
  [99, false],
  [100, false],
  [101, true],
])("premium until %s at 100", (premiumUntil, expected) => {
  expect(isPremiumAt(premiumUntil, 100)).toBe(expected);
});

test.each([
  [{}, null],
  [{ hasReferral: false }, "promotion.referral_missing"],
  [{ isProfileComplete: false, hasReferral: false }, "promotion.profile_incomplete"],
  [{ campaign: null, isProfileComplete: false }, "promotion.over"],
  [{ isUsed: true, campaign: null, isProfileComplete: false, hasReferral: false }, "promotion.used"],
])("the promotion with %o", (changes, expected) => {
  const ready = { campaign: { title: "Agosto" }, isUsed: false, isProfileComplete: true, hasReferral: true };
  expect(promotionProblem({ ...ready, ...changes })).toBe(expected);
});

const open = (dueDate: string, changes: Partial<ReturnType<typeof charge>> & { status?: string } = {}) => ({
  ...charge(dueDate, { paidAt: null }),
  status: "PENDING",
  invoiceUrl: "https://exemplo.com",
  ...changes,
});

test.each([
  ["open", open("2026-11-22")],
  ["open", open("2026-11-22", { status: "AWAITING_RISK_ANALYSIS" })],
  ["overdue", open("2026-11-22", { status: "OVERDUE" })],
  ["cancelled", open("2026-11-22", { status: "DELETED" })],
  ["paid", open("2026-11-22", { status: "RECEIVED", paidAt: 1 })],
  ["refunded", open("2026-11-22", { status: "REFUNDED", paidAt: 1, revokedAt: 2 })],
])("a charge is %s", (state, one) => {
  expect(chargeState(one)).toBe(state);
});

test("the charge to pay is the earliest open one", () => {
  const [paid, overdue, next] = [
    open("2026-09-22", { paidAt: 1 }),
    open("2026-10-22", { status: "OVERDUE" }),
    open("2026-11-22"),
  ];
  expect(chargeToPay([next, overdue, paid])).toBe(overdue);
  expect(chargeToPay([next, paid])).toBe(next);
  expect(chargeToPay([paid])).toBeNull();
  expect(chargeToPay([{ ...next, invoiceUrl: null }])).toBeNull();
});

test.each([
  ["pending", {}],
  ["active", { lastPaymentDate: 1, expiresAt: 6, accessUntil: 9 }],
  ["active", { expiresAt: 6, accessUntil: 6 }],
  ["expired", { lastPaymentDate: 1 }],
  ["grace", { lastPaymentDate: 1, expiresAt: 5, accessUntil: 9 }],
  ["expired", { lastPaymentDate: 1, expiresAt: 2, accessUntil: 5 }],
  ["cancelled", { lastPaymentDate: 1, expiresAt: 6, accessUntil: 6, cancelledAt: 2 }],
])("a subscription is %s", (state, changes) => {
  const nothing = { lastPaymentDate: null, expiresAt: null, accessUntil: null, cancelledAt: null };
  expect(subscriptionState({ ...nothing, ...changes }, 5)).toBe(state);
});

test("the first charge is due today in Brasília, or on the last day of premium", () => {
  const lateEvening = day("2026-11-22") + 23.5 * HOUR_MS;
  expect(firstDueDateAt(null, lateEvening)).toBe("2026-11-23");
  expect(firstDueDateAt(null, lateEvening - HOUR_MS)).toBe("2026-11-22");
  expect(firstDueDateAt(day("2026-11-10"), day("2026-11-22"))).toBe("2026-11-22");
  expect(firstDueDateAt(day("2026-12-06"), day("2026-11-22"))).toBe("2026-12-05");
  expect(lastDayOf(day("2026-12-06"))).toBe("2026-12-05");
});

test("a subscription is abandoned 15 days after nobody paid, and a creation after an hour", () => {
  const created = { asaasSubscriptionId: "sub_1", firstDueDate: "2026-11-22", accessUntil: null, cancelledAt: null };
  const unpaid = { ...created, createdAt: day("2026-11-22") };
  expect(isAbandoned(unpaid, Date.parse("2026-12-07"))).toBe(false);
  expect(isAbandoned(unpaid, Date.parse("2026-12-07") + 1)).toBe(true);
  expect(isAbandoned({ ...unpaid, firstDueDate: null }, day("2027-01-01"))).toBe(false);
  expect(isAbandoned({ ...unpaid, cancelledAt: 1 }, day("2027-01-01"))).toBe(false);
  expect(isAbandoned({ ...unpaid, accessUntil: day("2026-12-25") }, day("2027-01-08"))).toBe(false);
  const intent = { ...unpaid, asaasSubscriptionId: null };
  expect(isAbandoned(intent, intent.createdAt + HOUR_MS)).toBe(false);
  expect(isAbandoned(intent, intent.createdAt + HOUR_MS + 1)).toBe(true);
});

test("an unpaid subscription is checked often on its first day, and a cancelled one until its end", () => {
  const now = day("2026-11-22");
  const unpaid = { asaasSubscriptionId: "s", firstDueDate: null, accessUntil: null, cancelledAt: null, createdAt: now };
  expect(nextCheckAt(unpaid, now)).toBe(now + HOUR_MS / 6);
  expect(nextCheckAt(unpaid, now + DAY_MS)).toBe(now + DAY_MS + 12 * HOUR_MS);
  expect(nextCheckAt({ ...unpaid, cancelledAt: now }, now)).toBeNull();
  expect(nextCheckAt(unpaid, now + DAY_MS - 1)).toBe(now + DAY_MS - 1 + HOUR_MS / 6);
  expect(nextCheckAt({ ...unpaid, accessUntil: now + 1 }, now)).toBe(now + 12 * HOUR_MS);
  expect(nextCheckAt({ ...unpaid, accessUntil: now + 1, cancelledAt: now }, now)).toBe(now + 12 * HOUR_MS);
  expect(nextCheckAt({ ...unpaid, accessUntil: now, cancelledAt: now }, now)).toBeNull();
});

test("what is given lasts 30 days, and people are told three days before an end", () => {
  expect([PREMIUM_PERIOD_MS, NOTICE_MS]).toEqual([30 * DAY_MS, 3 * DAY_MS]);
});

test("a creation is claimed longer than its calls last, and asked about soon; events outlive their repetition", () => {
  expect([CLAIM_MS, CHECK_SOON_MS]).toEqual([3 * MINUTE_MS, 10 * MINUTE_MS]);
  expect(EVENTS_KEPT_MS).toBe(30 * DAY_MS);
});

test.each([
  ["what was paid", "subscription", { paidUntil: 5 }, 5],
  ["a subscription that an admin granted", "subscription", { paidUntil: null }, 8],
  ["a subscription that is gone", "subscription", null, 8],
  ["running grace", "grace", { paidUntil: 5 }, 8],
  ["a promotion during a paid period", "promotion", { paidUntil: 5 }, 8],
  ["a gift", "manual", null, 8],
] as const)("the shown end of %s", (_, source, subscription, end) => {
  expect(endOfPremium({ source, premiumUntil: 8, subscription })).toBe(end);
});

test("without premium, no end is shown", () => {
  expect(endOfPremium({ source: null, premiumUntil: null, subscription: null })).toBeNull();
});

test("payments are compared from five o'clock in Campo Grande on", () => {
  const [today, yesterday] = [Date.UTC(2026, 10, 22, 9), Date.UTC(2026, 10, 21, 9)];
  expect([today, today + 1, today + 23 * HOUR_MS].map(compareDueAt)).toEqual([today, today, today]);
  expect([today - 1, today - 9 * HOUR_MS].map(compareDueAt)).toEqual([yesterday, yesterday]);
});
