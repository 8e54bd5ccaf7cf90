import { desc, eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../db/client.ts";
import { selectValues } from "../../../db/rows.ts";
import {
  cliente,
  directoryEntries,
  outbox,
  professionalProfiles,
  profiles,
  subscriptionPayments,
  userPromotions,
  userSubscriptions,
} from "../../../db/schema/index.ts";
import { expirePremium } from "../../../src/features/billing/expire-premium.job.ts";
import { remindPremium } from "../../../src/features/billing/remind-premium.job.ts";
import { lastDayOf, PREMIUM_PERIOD_MS, type PremiumFacts, premiumAt } from "../../../src/features/billing/rules.ts";
import {
  activateAgain,
  grantPremium,
  refreshPremium,
  revokePremium,
} from "../../../src/features/billing/statements.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { endPremiumAt, makePerson, type Person } from "../../support/people.ts";
import { histories } from "../../support/premium-histories.ts";
import { sharedProduct } from "../../support/product.ts";
import { fileSeed } from "../../support/seed.ts";

const product = sharedProduct();
const RUNS = 200;
const seed = fileSeed();

const profileOf = async ({ id }: Person) =>
  (await product.db.select().from(profiles).where(eq(profiles.id, id)))[0] ?? expect.fail();
const isPremium = async (person: Person) =>
  ((await product.query("auth.me", undefined, person)).data as { isPremium: boolean }).isPremium;

function insertPromotion(userId: string, expiresAt: number) {
  const promotion = { promotionType: "30_days_free", campaignId: "2025_august_30_days" } as const;
  const row = { ...promotion, id: newId(Date.now()), userId, activatedAt: 1, expiresAt, createdAt: 1 };
  return product.db.insert(userPromotions).values(row);
}

/** Statements that insert a person's payments, grants and promotions. */
function insertFacts(userId: string, { subscriptions, promotions }: PremiumFacts) {
  const { db } = product;
  const times = { createdAt: 1, updatedAt: 1 };
  return [
    ...subscriptions.flatMap(({ charges, ...subscription }) => {
      const id = newId(Date.now());
      return [
        db.insert(userSubscriptions).values({
          ...subscription,
          ...times,
          id,
          userId,
          // Any status that no unique index forbids: it is derived.
          status: "EXPIRED",
          valueCents: 4999,
          autoRenew: true,
          paymentMethod: "asaas",
        }),
        ...charges.map((charge, i) =>
          db.insert(subscriptionPayments).values({
            ...charge,
            ...times,
            id: `pay_${id}_${i}`,
            subscriptionId: id,
            status: "RECEIVED",
            valueCents: 4999,
          }),
        ),
      ];
    }),
    ...promotions.map(({ expiresAt }) => insertPromotion(userId, expiresAt)),
  ];
}

/** Replaces people's payments, grants and promotions. */
async function haveFacts(people: Person[], facts: PremiumFacts[], now: number): Promise<void> {
  const { db } = product;
  const ids = people.map(({ id }) => id);
  await db.batch([
    db.delete(userSubscriptions).where(inArray(userSubscriptions.userId, ids)),
    db.delete(userPromotions).where(inArray(userPromotions.userId, ids)),
    ...facts.flatMap((own, i) => insertFacts(ids[i] ?? "", own)),
    ...refreshPremium(db, selectValues(ids), now),
  ]);
}

/** Whether a subscription never had a payment or grant. Only one of a person may be like this. */
const isPending = ({ charges, grantedUntil, cancelledAt }: PremiumFacts["subscriptions"][number]) =>
  grantedUntil === null && cancelledAt === null && charges.every(({ paidAt }) => paidAt === null);

test("premium in the database is that of the rules, for generated payments, grants, promotions and refunds", async () => {
  const people = await Promise.all([1, 2, 3].map(() => makePerson(product, { provider: true })));
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(histories, async ({ now, people: facts }) => {
      fc.pre(facts.every(({ subscriptions }) => subscriptions.filter(isPending).length < 2));
      await haveFacts(people, facts, now);
      for (const [i, own] of facts.entries()) {
        const expected = premiumAt(own, now);
        seen.add(expected?.source ?? "none");
        const { premiumUntil, isPremium: isMarked } = await profileOf(people[i] ?? expect.fail());
        expect(isMarked).toBe(expected !== null);
        expect(premiumUntil !== null && premiumUntil > now ? premiumUntil : null).toBe(expected?.until ?? null);
      }
    }),
    { numRuns: RUNS, seed },
  );
  expect([...seen].sort()).toEqual(["grace", "manual", "none", "promotion", "subscription"]);
}, 120_000);

describe("a subscription", () => {
  test("is pending, active, then expired, and cancelled if its renewal is", async () => {
    const { db } = product;
    const person = await makePerson(product, { provider: true });
    const paidAt = Date.parse("2027-01-31T12:00:00-04:00");
    const charge = { dueDate: "2027-01-31", paidAt: null, revokedAt: null };
    const none = { grantedAt: null, grantedUntil: null, cancelledAt: null, revokedAt: null };
    const facts = { subscriptions: [{ firstDueDate: "2027-01-31", charges: [charge], ...none }], promotions: [] };
    await haveFacts([person], [facts], paidAt);
    const own = eq(userSubscriptions.userId, person.id);
    const [{ id } = { id: "" }] = await db.select().from(userSubscriptions).where(own);
    const statusAt = async (now: number) => {
      await db.batch(refreshPremium(db, person.id, now));
      const [row] = await db.select().from(userSubscriptions).where(own);
      return [row?.status, row?.expiresAt, row?.accessUntil, row?.lastPaymentDate];
    };
    expect(await statusAt(paidAt)).toEqual(["PENDING", null, null, null]);
    await db.update(subscriptionPayments).set({ paidAt }).where(eq(subscriptionPayments.subscriptionId, id));
    const end = Date.parse("2027-03-03T00:00:00-04:00");
    expect(await statusAt(paidAt)).toEqual(["ACTIVE", end, end + 3 * DAY_MS, paidAt]);
    expect(await statusAt(end + 3 * DAY_MS)).toEqual(["EXPIRED", end, end + 3 * DAY_MS, paidAt]);
    await db.update(userSubscriptions).set({ cancelledAt: paidAt }).where(own);
    expect(await statusAt(paidAt)).toEqual(["CANCELLED", end, end, paidAt]);
    expect(await isPremium(person)).toBe(true);
  });

  test("that is manual is granted once in fifty parallel attempts", async () => {
    const person = await makePerson(product, { provider: true });
    const now = Date.now();
    const attempts = Array.from({ length: 50 }, () => openDatabase({ url: product.stack.databaseUrl }));
    await Promise.all(attempts.map((db) => db.batch(grantPremium(db, person.id, now))));
    const rows = await product.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, person.id));
    expect(rows).toMatchObject([{ status: "ACTIVE", paymentMethod: "manual", expiresAt: now + PREMIUM_PERIOD_MS }]);
  });
});

describe("the status says", () => {
  const statusOf = async (person: Person) => (await product.query("billing.status", undefined, person)).data;

  test("that nothing will be charged for what the portal or a promotion gives, and when it ended", async () => {
    const [granted, promoted] = [await makePerson(product, { premium: true }), await makePerson(product)];
    await insertPromotion(promoted.id, Date.now() + DAY_MS);
    await product.db.batch(refreshPremium(product.db, promoted.id, Date.now()));
    const nothing = { nextDueDate: null, endedAt: null, canCancel: false, canReactivate: false, subscription: null };
    expect(await statusOf(granted)).toMatchObject({ source: "manual", ...nothing });
    expect(await statusOf(promoted)).toMatchObject({ source: "promotion", ...nothing });
    const refused = await product.mutate("billing.reactivate", undefined, granted);
    expect(refused.error?.code).toBe("subscription.not_found");
    const end = Date.now() - DAY_MS;
    await endPremiumAt(product, granted, end);
    expect(await statusOf(granted)).toMatchObject({ isPremium: false, endedAt: end, nextDueDate: null });
  });

  test("no due date of the past, and the one that an admin's activation set", async () => {
    const person = await makePerson(product);
    const now = Date.now();
    const id = newId(now);
    const row = { id, userId: person.id, status: "EXPIRED", valueCents: 4999, paymentMethod: "asaas" } as const;
    const times = { createdAt: now, updatedAt: now };
    await product.db
      .insert(userSubscriptions)
      .values({ ...row, ...times, firstDueDate: "2025-01-05", autoRenew: true });
    const charge = { id: `pay_${id}`, subscriptionId: id, status: "RECEIVED", valueCents: 4999, dueDate: "2025-01-05" };
    const paidAt = Date.parse("2025-01-05T12:00Z");
    await product.db.insert(subscriptionPayments).values({ ...charge, ...times, paidAt, statusOrder: 1 });
    await product.db.batch(refreshPremium(product.db, person.id, now));
    expect(await statusOf(person)).toMatchObject({ nextDueDate: null, subscription: { state: "expired" } });
    const [first, ...others] = activateAgain(product.db, id, now);
    if (first) await product.db.batch([first, ...others]);
    const due = lastDayOf(now + PREMIUM_PERIOD_MS);
    expect(await statusOf(person)).toMatchObject({ isPremium: true, source: "manual", nextDueDate: due });
  });
});

describe("premium", () => {
  test("ends in the session to the second, and everywhere with the next run of the job", async () => {
    const person = await makePerson(product, { premium: true, client: true });
    const now = Date.now();
    expect(await isPremium(person)).toBe(true);
    await endPremiumAt(product, person, now);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, premiumUntil: now });
    expect(await isPremium(person)).toBe(false);
    const { db } = product;
    const copies = async () =>
      Promise.all([
        db.select().from(cliente).where(eq(cliente.id, person.id)),
        db.select().from(professionalProfiles).where(eq(professionalProfiles.userId, person.id)),
        db.select().from(directoryEntries).where(eq(directoryEntries.userId, person.id)),
      ]).then((found) => found.flat().map((row) => ("isFree" in row ? !row.isFree : row.isPremium)));
    expect(await copies()).toEqual([true, true, true]);
    expect((await expirePremium(db, now + 1)).people).toBeGreaterThan(0);
    expect(await copies()).toEqual([false, false, false]);
    expect(await profileOf(person)).toMatchObject({ isPremium: false, premiumDeactivatedAt: now });
    const own = await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, person.id));
    expect(own).toMatchObject([{ status: "EXPIRED" }]);
    expect(await expirePremium(db, now + 1)).toEqual({ people: 0 });
  });

  test("ends with several batches of the job, for everyone whose time it is and nobody else", async () => {
    const { db } = product;
    const [ended, going] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, () => makePerson(product, { premium: true }))),
      makePerson(product, { premium: true }),
    ]);
    const ids = ended.map(({ id }) => id);
    await db.batch([
      db.update(userSubscriptions).set({ grantedUntil: 5 }).where(inArray(userSubscriptions.userId, ids)),
      ...refreshPremium(db, selectValues(ids), 4),
    ]);
    expect(await expirePremium(db, 5)).toEqual({ people: 60 });
    const rows = await db.select().from(profiles).where(inArray(profiles.id, ids));
    expect(rows.filter((row) => row.isPremium)).toEqual([]);
    expect(await isPremium(going)).toBe(true);
  });

  test("that goes on by another source only ends the subscription", async () => {
    const { db } = product;
    const person = await makePerson(product, { premium: true });
    await db.batch([insertPromotion(person.id, Date.now() + DAY_MS), ...refreshPremium(db, person.id, Date.now())]);
    await endPremiumAt(product, person, Date.now());
    expect((await expirePremium(db, Date.now() + 1)).people).toBe(1);
    expect(await profileOf(person)).toMatchObject({ isPremium: true, premiumDeactivatedAt: null });
    const own = await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, person.id));
    expect(own).toMatchObject([{ status: "EXPIRED" }]);
  });

  test("is taken away from all sources at once, and can be granted again", async () => {
    const { db } = product;
    const person = await makePerson(product, { premium: true });
    const now = Date.now();
    await db.batch([insertPromotion(person.id, now + DAY_MS), ...revokePremium(db, person.id, now)]);
    expect(await isPremium(person)).toBe(false);
    expect(await profileOf(person)).toMatchObject({ isPremium: false, premiumDeactivatedAt: now });
    await db.batch(grantPremium(db, person.id, now + 1));
    expect(await isPremium(person)).toBe(true);
    expect(await profileOf(person)).toMatchObject({ premiumActivatedAt: now + 1, premiumDeactivatedAt: null });
  });

  test("has an end that is announced once", async () => {
    const person = await makePerson(product, { premium: true });
    const end = Date.now() + 30 * DAY_MS;
    const at = end - 2 * DAY_MS;
    expect((await remindPremium(product.db, at)).announced).toBeGreaterThan(0);
    await remindPremium(product.db, at + HOUR_MS);
    const rows = await product.db.select().from(outbox).where(eq(outbox.kind, "mail.billing")).orderBy(desc(outbox.id));
    expect(rows.filter(({ payload }) => payload["userId"] === person.id)).toHaveLength(1);
  });

  test("is kept with a new role", async () => {
    const person = await makePerson(product, { client: false });
    await product.db.batch(grantPremium(product.db, person.id, Date.now()));
    const input = { role: "client", whatsapp: person.phone, termsAccepted: true };
    const answer = await product.mutate("auth.chooseRole", input, person);
    expect(answer.status).toBe(200);
    const [row] = await product.db.select().from(cliente).where(eq(cliente.id, person.id));
    expect(row?.isPremium).toBe(true);
  });
});
