import { desc, eq, sql } from "drizzle-orm";
import { profiles, subscriptionPayments, userSubscriptions } from "../../../db/schema/index.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { refreshPremium } from "../../../src/features/billing/statements.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { press } from "../../support/asaas.ts";
import { makePerson } from "../../support/people.ts";
import { expect, mutateAs } from "./test.ts";

/** A person who subscribed and paid, without the screens for it. */
export async function makePayer(stack: Stack, name: string) {
  const person = await makePerson(stack, { provider: true, name });
  const form = { name, email: person.email, phone: "", cpfCnpj: "529.982.247-25" };
  await mutateAs(person, stack, "billing.createPayment", form);
  const { payment } = await chargeOf(stack, person.email);
  await press(stack, { do: "pay", payment });
  const { id, paidAt } = subscriptionPayments;
  const isPaid = async () => (await stack.db.select({ paidAt }).from(subscriptionPayments).where(eq(id, payment)))[0];
  await expect.poll(async () => (await isPaid())?.paidAt, { intervals: [50] }).toEqual(expect.any(Number));
  return { ...person, payment };
}

/** A person's charges, newest first; waits until there are `count`. */
async function chargesOf({ db }: Stack, email: string, count = 1) {
  const find = () =>
    db
      .select({
        payment: subscriptionPayments.id,
        invoiceUrl: subscriptionPayments.invoiceUrl,
        dueDate: subscriptionPayments.dueDate,
        userId: userSubscriptions.userId,
        reference: userSubscriptions.id,
        subscription: userSubscriptions.asaasSubscriptionId,
      })
      .from(subscriptionPayments)
      .innerJoin(userSubscriptions, eq(userSubscriptions.id, subscriptionPayments.subscriptionId))
      .innerJoin(profiles, eq(profiles.id, userSubscriptions.userId))
      .where(eq(profiles.email, email))
      .orderBy(desc(subscriptionPayments.dueDate));
  await expect.poll(async () => (await find()).length, { intervals: [50] }).toBeGreaterThanOrEqual(count);
  return find();
}

/** The newest charge. */
export async function chargeOf(stack: Stack, email: string, count = 1) {
  const [charge] = await chargesOf(stack, email, count);
  if (!charge) throw new Error(`${email} has no charge`);
  return charge;
}

/** Moves all due dates of a person into the past, as if so many days had passed. */
export async function letDaysPass(stack: Stack, email: string, days: number): Promise<void> {
  const charges = await chargesOf(stack, email);
  const earlier = (date: string) => new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
  const { db } = stack;
  for (const { payment, reference, dueDate } of charges) {
    await db
      .update(subscriptionPayments)
      .set({ dueDate: earlier(dueDate), paidAt: sql`${subscriptionPayments.paidAt} - ${days * DAY_MS}` })
      .where(eq(subscriptionPayments.id, payment));
    await db
      .update(userSubscriptions)
      .set({ firstDueDate: earlier(charges.at(-1)?.dueDate ?? dueDate) })
      .where(eq(userSubscriptions.id, reference));
  }
  const [owner] = charges;
  if (owner) await db.batch(refreshPremium(db, owner.userId, Date.now()));
}
