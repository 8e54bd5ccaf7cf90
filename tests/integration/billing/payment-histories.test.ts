import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { billingNotices, profiles, subscriptionPayments, userSubscriptions, users } from "../../../db/schema/index.ts";
import { receiveEvent } from "../../../src/features/billing/receive-event.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/shared/time.ts";
import type { Context } from "../../../src/trpc/context.ts";
import { envOf } from "../../support/asaas.ts";
import { sharedProduct } from "../../support/product.ts";
import { fileSeed } from "../../support/seed.ts";
import { inFull } from "../../support/size.ts";

/** One event of a subscription, but for the ids in it. */
interface HistoryEvent {
  /** Repetitions have the same key. */
  key: string;
  event: string;
  /** Seconds matter, since Asaas tells no more. */
  at: number;
  /** Number of the charge; null for the subscription. */
  charge: number | null;
  status: string;
  deleted: boolean;
}

const START = Date.parse("2026-01-15T12:00:00Z");

/** Each step may follow the one before in the same second. */
const gap = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 20 * 86_400 }));

type Step = readonly [event: string, status: string, deleted?: boolean];
const CREATED: Step = ["CREATED", "PENDING"];
const VIEWED: Step = ["CHECKOUT_VIEWED", "PENDING"];
const OVERDUE: Step = ["OVERDUE", "OVERDUE"];
const REFUSED: Step = ["CREDIT_CARD_CAPTURE_REFUSED", "PENDING"];
const CONFIRMED: Step = ["CONFIRMED", "CONFIRMED"];
const RECEIVED: Step = ["RECEIVED", "RECEIVED"];
const REFUNDED: Step = ["REFUNDED", "REFUNDED"];
const DISPUTED: Step[] = [
  ["CHARGEBACK_REQUESTED", "CHARGEBACK_REQUESTED"],
  ["CHARGEBACK_DISPUTE", "CHARGEBACK_DISPUTE"],
];

/** What can happen to a charge. */
const chargeLife = fc.constantFrom<Step[]>(
  [CREATED],
  [CREATED, VIEWED, RECEIVED],
  [CREATED, CONFIRMED, RECEIVED],
  [CREATED, REFUSED, CONFIRMED],
  [CREATED, OVERDUE],
  [CREATED, OVERDUE, CONFIRMED, RECEIVED],
  [CREATED, VIEWED, CONFIRMED, RECEIVED, REFUNDED],
  [CREATED, OVERDUE, RECEIVED, REFUNDED],
  [CREATED, CONFIRMED, ...DISPUTED],
  [CREATED, CONFIRMED, ...DISPUTED, RECEIVED],
  [CREATED, ["DELETED", "PENDING", true]],
  [CREATED, ["DELETED", "PENDING", true], ["RESTORED", "PENDING"], RECEIVED],
);

function timed(steps: readonly Step[], charge: number, gaps: readonly number[]): HistoryEvent[] {
  let at = START + charge * 30 * DAY_MS;
  return steps.map(([event, status, deleted = false], i) => {
    at += (gaps[i] ?? 0) * SECOND_MS;
    return { key: `${charge}-${i}`, event: `PAYMENT_${event}`, at, charge, status, deleted };
  });
}

const gaps = fc.array(gap, { minLength: 8, maxLength: 8 });
const charges = fc
  .array(fc.tuple(chargeLife, gaps), { minLength: 1, maxLength: 4 })
  .map((lives) => lives.flatMap(([steps, seconds], charge) => timed(steps, charge, seconds)));

const ending = fc.option(
  fc.record({ event: fc.constantFrom("INACTIVATED", "DELETED"), days: fc.integer({ min: 0, max: 150 }) }),
);

const history = fc.tuple(charges, ending).map(([events, end]): HistoryEvent[] => {
  const of = { charge: null, deleted: false } as const;
  const created = { key: "s", event: "SUBSCRIPTION_CREATED", at: START, status: "ACTIVE", ...of };
  if (end === null) return [created, ...events];
  const at = START + end.days * DAY_MS;
  return [created, ...events, { key: "e", event: `SUBSCRIPTION_${end.event}`, at, status: "INACTIVE", ...of }];
});

/** Events that arrive, in the order of their times and in another with repetitions; some never arrive. */
const deliveries = history
  .chain((events) => fc.subarray(events, { minLength: 1 }))
  .chain((events) => {
    const ordered = [...events].sort((a, b) => a.at - b.at);
    const all = { minLength: events.length, maxLength: events.length };
    const received = fc.tuple(fc.shuffledSubarray(events, all), fc.subarray(events)).chain(([shuffled, repeated]) => {
      const both = [...shuffled, ...repeated];
      return fc.shuffledSubarray(both, { minLength: both.length, maxLength: both.length });
    });
    return fc.record({ ordered: fc.constant(ordered), received });
  });

const product = sharedProduct();
const RUNS = Number(process.env["BILLING_RUNS"] ?? inFull(20, 200));
const seed = fileSeed();
const FIRST_DUE = "2026-01-15";
/** After all events, since those from the future have no effect. */
const NOW = Date.parse("2027-06-01T12:00:00Z");

const brasilia = (at: number) => new Date(at - 3 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
const dueDateOf = (charge: number) => new Date(Date.parse(FIRST_DUE) + charge * 30 * DAY_MS).toISOString().slice(0, 10);

/** A person with a subscription that the payment provider does not know yet. */
async function makeSubscriber() {
  const id = newId(NOW);
  const email = `${id}@exemplo.com`;
  const { db } = product;
  await db.batch([
    db.insert(users).values({ id, email, createdAt: NOW }),
    db.insert(profiles).values({ id, name: "Ana", nameKey: "ana", email, phone: "", nameSlug: id, createdAt: NOW }),
    db.insert(userSubscriptions).values({
      id,
      userId: id,
      status: "PENDING",
      valueCents: 4999,
      firstDueDate: FIRST_DUE,
      autoRenew: true,
      paymentMethod: "asaas",
      createdAt: NOW,
      updatedAt: NOW,
    }),
  ]);
  return id;
}

function bodyOf(person: string, { key, event, at, charge, status, deleted }: HistoryEvent) {
  const common = { customer: `cus_${person}`, value: 49.99, externalReference: person, status, deleted };
  const subject =
    charge === null
      ? { subscription: { ...common, id: `sub_${person}`, nextDueDate: "22/11/2024" } }
      : {
          payment: {
            ...common,
            id: `pay_${person}_${charge}`,
            subscription: `sub_${person}`,
            billingType: "PIX",
            dueDate: dueDateOf(charge),
            invoiceUrl: `https://exemplo.com/i/${charge}`,
          },
        };
  return { id: `evt_${person}_${key}`, event, dateCreated: brasilia(at), ...subject };
}

async function receive(person: string, events: readonly HistoryEvent[]): Promise<void> {
  const env = envOf(product.stack.settings);
  const context = { db: product.db, now: NOW, env, deliverSoon: () => {}, waitUntil: () => {} } as unknown as Context;
  for (const event of events) expect(await receiveEvent(context, bodyOf(person, event))).toBe(true);
}

/** Everything that events decide, without ids. */
async function stateOf(person: string) {
  const { db } = product;
  const [subscription] = await db.select().from(userSubscriptions).where(eq(userSubscriptions.id, person));
  const { status, expiresAt, accessUntil, cancelledAt, lastPaymentDate, autoRenew } = subscription ?? {};
  const charges = await db
    .select()
    .from(subscriptionPayments)
    .where(eq(subscriptionPayments.subscriptionId, person))
    .orderBy(asc(subscriptionPayments.id));
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, person));
  const notices = await db.select().from(billingNotices).where(eq(billingNotices.userId, person));
  return {
    subscription: { status, expiresAt, accessUntil, cancelledAt, lastPaymentDate, autoRenew },
    charges: charges.map((row) => [row.status, row.dueDate, row.paidAt, row.settledAt, row.revokedAt, row.statusOrder]),
    premium: [profile?.premiumUntil, profile?.isPremium],
    notices: notices.map(({ id }) => id.replaceAll(person, "")).sort(),
  };
}

const PAID = ["PAYMENT_CONFIRMED", "PAYMENT_RECEIVED"];
const TAKEN_BACK = ["PAYMENT_REFUNDED", "PAYMENT_CHARGEBACK_REQUESTED", "PAYMENT_CHARGEBACK_DISPUTE"];

/** Whether the last news about the money of each charge is that it was paid. */
function paidCharges(ordered: readonly HistoryEvent[]): boolean[] {
  const last = new Map<number, { at: number; isPaid: boolean }>();
  for (const { event, at, charge } of ordered) {
    if (charge === null) continue;
    const before = last.get(charge) ?? { at: 0, isPaid: false };
    if (PAID.includes(event) && (at > before.at || before.at === 0)) last.set(charge, { at, isPaid: true });
    else if (TAKEN_BACK.includes(event)) last.set(charge, { at, isPaid: false });
    else last.set(charge, before);
  }
  return [...last].sort(([a], [b]) => a - b).map(([, { isPaid }]) => isPaid);
}

test(
  "events in any order, repeated and missing, end in the state of those that arrived in order",
  async () => {
    await fc.assert(
      fc.asyncProperty(deliveries, async ({ ordered, received }) => {
        const [one, other] = [await makeSubscriber(), await makeSubscriber()];
        await receive(one, ordered);
        await receive(other, received);
        const expected = await stateOf(one);
        expect(await stateOf(other)).toEqual(expected);
        const isPaid = expected.charges.map(([, , paidAt, , revokedAt]) => paidAt !== null && revokedAt === null);
        expect(isPaid).toEqual(paidCharges(ordered));
        const { db } = product;
        await db.batch([db.delete(users).where(eq(users.id, one)), db.delete(users).where(eq(users.id, other))]);
      }),
      { numRuns: RUNS, seed },
    );
  },
  Math.max(MINUTE_MS * 5, RUNS * 1_000),
);
