import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { profiles, userSubscriptions } from "../../../db/schema/index.ts";
import { checkSubscriptions } from "../../../src/features/billing/check-subscriptions.job.ts";
import { createPayment } from "../../../src/features/billing/create-payment.ts";
import { cancelOwnRenewal, claimIntent } from "../../../src/features/billing/queries-intent.ts";
import { CLAIM_MS } from "../../../src/features/billing/rules.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { envOf, heldByAsaas, press } from "../../support/asaas.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, startProduct } from "../../support/product.ts";

const product = startProduct();
const FORM = { name: "Ana Prado", email: "ana@exemplo.com", phone: "", cpfCnpj: "24971563792" };

const ofPerson = (person: Person) => heldByAsaas(product, person);
const env = () => envOf(product.stack.settings);
const create = ({ id }: Person, now: number) =>
  createPayment({ db: product.db, env: env(), now, requestId: "test", user: { id }, deliverSoon: () => {} }, FORM);

/** Subscribes, and stops for ever at a call to Asaas: before it is sent, or before its answer arrives. */
async function crash(person: Person, step: number, moment: "before" | "after"): Promise<boolean> {
  const real = globalThis.fetch;
  let calls = 0;
  const crashed = Promise.withResolvers<boolean>();
  const never = new Promise<Response>(() => {});
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!String(input).startsWith(product.stack.settings.ASAAS_BASE_URL)) return real(input, init);
    calls++;
    if (calls < step) return real(input, init);
    if (moment === "after") await real(input, init);
    crashed.resolve(true);
    return never;
  });
  const hasCrashed = await Promise.race([crashed.promise, create(person, Date.now()).then(() => false)]);
  vi.restoreAllMocks();
  return hasCrashed;
}

/** The calls of a creation: subscriptions, customer, its creation, that of the subscription, charges, PIX code. */
const CRASHES = [1, 2, 3, 4, 5, 6].flatMap((step) => [
  { step, moment: "before" as const },
  { step, moment: "after" as const },
]);

beforeEach(() => press(product.stack, { do: "webhooks", held: true }));
afterEach(() => vi.restoreAllMocks());

test("what was begun on another day is due today, because Asaas refuses days that are over", async () => {
  const person = await makePerson(product);
  await claimIntent(product.db, person.id, { premiumUntil: null, marks: [] }, Date.now() - DAY_MS);
  const { charge } = await create(person, Date.now());
  expect(charge).not.toBeNull();
});

describe.each(CRASHES)("after a crash $moment call $step", ({ step, moment }) => {
  test("the next attempt makes no second customer or subscription", async () => {
    const person = await makePerson(product);
    expect(await crash(person, step, moment)).toBe(true);
    const { charge } = await create(person, Date.now() + CLAIM_MS + 1);
    const { customers, subscriptions, payments } = await ofPerson(person);
    expect([customers.length, subscriptions.length, payments.length]).toEqual([1, 1, 1]);
    expect(charge?.id).toBe(payments[0]?.id);
  });

  test.each(["job", "webhook"])("a payment is found by the %s", async (finder) => {
    const person = await makePerson(product);
    await crash(person, step, moment);
    const { payments } = await ofPerson(person);
    const later = Date.now() + CLAIM_MS + HOUR_MS;
    if (payments[0]) await press(product.stack, { do: "pay", payment: payments[0].id });
    if (finder === "job") await checkSubscriptions(product.db, later, env());
    else await press(product.stack, { do: "webhooks", held: false });
    const isPremium = async () => {
      const [row] = await product.db.select().from(profiles).where(eq(profiles.id, person.id));
      return row?.isPremium;
    };
    if (payments[0]) await eventually(async () => (await isPremium()) || undefined, "premium");
    else expect(await isPremium()).toBe(false);
    if (!payments[0] && finder === "job") {
      const rows = await product.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, person.id));
      expect(rows).toMatchObject([{ status: "CANCELLED" }]);
    }
  });
});

test("nothing is asked any more about a creation that was cancelled before it was answered", async () => {
  const { id } = await makePerson(product);
  const now = Date.now();
  await claimIntent(product.db, id, { premiumUntil: null, marks: [] }, now - 2 * HOUR_MS);
  await cancelOwnRenewal(product.db, id, now);
  await product.stack.worker.scheduled();
  const rows = await product.db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, id));
  expect(rows).toMatchObject([{ status: "CANCELLED", checkAt: null, asaasSubscriptionId: null }]);
});
