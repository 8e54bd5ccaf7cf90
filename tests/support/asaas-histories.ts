import fc from "fast-check";
import { DAY_MS, SECOND_MS } from "../../src/shared/time.ts";

/** One event of a subscription, but for the ids in it. */
export interface HistoryEvent {
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
export const deliveries = history
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
