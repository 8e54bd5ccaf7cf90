import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { outbox, reportCases, subscriptionPayments, userSubscriptions } from "../../../db/schema/index.ts";
import { claimIntent, storeCreated } from "../../../src/features/billing/queries-intent.ts";
import { lastDayOf } from "../../../src/features/billing/rules.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { subscriptionOf } from "../../support/admin-acts.ts";
import { press } from "../../support/asaas.ts";
import { makeListing } from "../../support/listings.ts";
import { makeAdmin, report } from "../../support/moderation.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const REASON = "Pede dinheiro antes do serviço.";

type Way = (person: Person, admin: Person) => Promise<{ status: number }>;

/** Every way in which a person loses access to their account. */
const WAYS: Record<string, Way> = {
  "a block in the panel": ({ id }, person) => product.mutate("admin.blockUser", { userId: id, reason: REASON }, person),
  "a decision on a report": async (person, who) => {
    const listingId = await makeListing(product, person);
    await report(product, await makePerson(product), "listing", listingId);
    const [found] = await product.db.select().from(reportCases).where(eq(reportCases.subjectId, listingId));
    return product.mutate("admin.decide", { id: found?.id, decision: "block", reason: REASON }, who);
  },
  "a deletion in the panel": ({ id }, person) =>
    product.mutate("admin.deleteUser", { userId: id, reason: REASON }, person),
  "their own deletion": (person) =>
    product.mutate("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, person),
};

type Row = typeof userSubscriptions.$inferInsert;
const NOW = Date.now();
const asaas = { paymentMethod: "asaas", firstDueDate: "2026-11-01", valueCents: 4999 } as const;
const made = { createdAt: NOW - DAY_MS, updatedAt: NOW - DAY_MS };

/** Every state of a subscription, and whether the payment provider would go on charging. */
const STATES: Record<string, { renews: boolean; row: (id: string) => Omit<Row, "id" | "userId"> }> = {
  paid: {
    renews: true,
    row: (id) => ({ ...asaas, ...made, status: "ACTIVE", autoRenew: true, asaasSubscriptionId: `sub_${id}` }),
  },
  "not paid yet": {
    renews: true,
    row: (id) => ({ ...asaas, ...made, status: "PENDING", autoRenew: true, asaasSubscriptionId: `sub_${id}` }),
  },
  "not created yet": { renews: true, row: () => ({ ...asaas, ...made, status: "PENDING", autoRenew: true }) },
  overdue: {
    renews: true,
    row: (id) => ({ ...asaas, ...made, status: "EXPIRED", autoRenew: true, asaasSubscriptionId: `sub_${id}` }),
  },
  "in its days of grace": {
    renews: true,
    row: (id) => ({
      ...asaas,
      ...made,
      status: "ACTIVE",
      autoRenew: true,
      asaasSubscriptionId: `sub_${id}`,
      expiresAt: NOW - DAY_MS,
      accessUntil: NOW + DAY_MS,
    }),
  },
  "taken away by an admin": {
    renews: true,
    row: (id) => ({
      ...asaas,
      ...made,
      status: "EXPIRED",
      autoRenew: true,
      asaasSubscriptionId: `sub_${id}`,
      revokedAt: NOW - DAY_MS,
    }),
  },
  cancelled: {
    renews: false,
    row: (id) => ({
      ...asaas,
      ...made,
      status: "CANCELLED",
      autoRenew: false,
      asaasSubscriptionId: `sub_${id}`,
      cancelledAt: NOW - DAY_MS,
    }),
  },
  "granted by an admin": {
    renews: false,
    row: (id) => ({
      ...made,
      valueCents: 4999,
      paymentMethod: "manual",
      status: "ACTIVE",
      autoRenew: false,
      asaasSubscriptionId: `manual_${id}`,
      grantedAt: NOW - DAY_MS,
      grantedUntil: NOW + DAY_MS,
    }),
  },
};

const cancellationsOf = async (id: string) =>
  (await product.db.select().from(outbox).where(eq(outbox.kind, "asaas.cancel"))).filter(({ payload }) =>
    JSON.stringify(payload).includes(id),
  );

describe.each(Object.entries(WAYS))("after %s", (_, lose) => {
  test.each(Object.entries(STATES))(
    "a subscription that is %s costs nothing any more",
    async (_state, { renews, row }) => {
      const [person, admin] = [await makePerson(product), await makeAdmin(product)];
      const id = newId(NOW);
      await product.db.insert(userSubscriptions).values({ ...row(id), id, userId: person.id });
      expect((await lose(person, admin)).status).toBe(200);
      expect(await cancellationsOf(id)).toHaveLength(renews ? 1 : 0);
      const renewing = await product.db
        .select()
        .from(userSubscriptions)
        .where(and(eq(userSubscriptions.id, id), eq(userSubscriptions.autoRenew, true)));
      expect(renewing).toEqual([]);
    },
  );
});

test("several subscriptions, one of them refunded, all end", async () => {
  const [person, admin] = [await makePerson(product), await makeAdmin(product)];
  const [paid, refunded] = [newId(NOW), newId(NOW)];
  for (const id of [paid, refunded]) {
    const row = { ...asaas, ...made, autoRenew: true, asaasSubscriptionId: `sub_${id}` };
    await product.db.insert(userSubscriptions).values({ ...row, status: "ACTIVE", id, userId: person.id });
  }
  const charge = { valueCents: 4999, dueDate: "2026-11-01", paidAt: NOW - DAY_MS, revokedAt: NOW };
  await product.db
    .insert(subscriptionPayments)
    .values({ ...charge, ...made, id: `pay_${refunded}`, subscriptionId: refunded, status: "REFUNDED" });
  await product.mutate("admin.blockUser", { userId: person.id, reason: REASON }, admin);
  for (const id of [paid, refunded]) expect(await cancellationsOf(id)).toHaveLength(1);
});

test("a creation that is answered after the person lost access is not kept", async () => {
  const [person, admin] = [await makePerson(product), await makeAdmin(product)];
  const intent = await claimIntent(product.db, person.id, { premiumUntil: null, marks: [] }, NOW);
  await product.mutate("admin.blockUser", { userId: person.id, reason: REASON }, admin);
  const created = { id: intent?.id ?? "", asaasSubscriptionId: "sub_late", asaasCustomerId: "cus_late", checkAt: NOW };
  expect(await storeCreated(product.db, created, NOW)).toBeNull();
});

test("a block that is repeated ends nothing twice", async () => {
  const [person, admin] = [await makePerson(product), await makeAdmin(product)];
  const id = newId(NOW);
  await product.db.insert(userSubscriptions).values({
    ...asaas,
    ...made,
    status: "ACTIVE",
    autoRenew: true,
    asaasSubscriptionId: `sub_${id}`,
    id,
    userId: person.id,
  });
  for (const act of ["blockUser", "unblockUser", "blockUser"]) {
    await product.mutate(`admin.${act}`, { userId: person.id, reason: REASON }, admin);
  }
  expect(await cancellationsOf(id)).toHaveLength(1);
});

describe.each(Object.entries(WAYS))("after %s", (_, lose) => {
  test.each(["paid", "unpaid"])(
    "Asaas charges a subscription that is %s no more, and the person learns it",
    async (state) => {
      const [person, admin] = [await makePerson(product, { provider: true }), await makeAdmin(product)];
      const form = { name: "Ana Prado", email: person.email, phone: person.phone, cpfCnpj: "249.715.637-92" };
      const { data } = await product.mutate("billing.createPayment", form, person);
      const payment = (data as { charge: { id: string } }).charge.id;
      const row = async () => await subscriptionOf(product, person);
      const asaasId = (await row()).asaasSubscriptionId ?? expect.fail();
      if (state === "paid") {
        await press(product.stack, { do: "pay", payment });
        await eventually(async () => (await row()).expiresAt ?? undefined, "the payment");
      }
      const { expiresAt } = await row();
      expect((await lose(person, admin)).status).toBe(200);
      await eventually(async () => {
        const { subscriptions } = await press(product.stack, { do: "try-now" });
        return subscriptions.find(({ id }) => id === asaasId)?.deleted || undefined;
      }, "the end at Asaas");
      const isMail = ({ text }: { text: string }) =>
        text.includes("A renovação do seu Premium foi cancelada, e não haverá novas cobranças.");
      const mail = await eventually(async () => (await product.mails(person.email)).find(isMail), "the mail");
      expect((await product.mails(person.email)).filter(isMail)).toHaveLength(1);
      const day = expiresAt && lastDayOf(expiresAt).split("-").reverse().join("/");
      expect(mail.text.includes("O que você pagou vale até")).toBe(state === "paid");
      if (day) expect(mail.text).toContain(`vale até ${day}.`);
    },
  );
});

test("who is unblocked is offered to subscribe again, if the block ended a renewal", async () => {
  const admin = await makeAdmin(product);
  for (const renews of [true, false]) {
    const person = await makePerson(product);
    const id = newId(NOW);
    const row = { ...asaas, ...made, autoRenew: true, asaasSubscriptionId: `sub_${id}`, status: "ACTIVE" } as const;
    if (renews) await product.db.insert(userSubscriptions).values({ ...row, id, userId: person.id });
    for (const act of ["blockUser", "unblockUser"]) {
      await product.mutate(`admin.${act}`, { userId: person.id, reason: REASON }, admin);
    }
    const { text } = await product.mailWith(person.email, "Sua conta no Portal da Construção foi desbloqueada");
    expect(text.includes("Assinar de novo")).toBe(renews);
  }
});
