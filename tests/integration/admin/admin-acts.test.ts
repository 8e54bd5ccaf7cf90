import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { batchOf } from "../../../db/batch.ts";
import {
  discardedImages,
  notices,
  outbox,
  platformStats,
  profiles,
  retainedPayments,
  serviceRequests,
  userReferrals,
  userSubscriptions,
  users,
} from "../../../db/schema/index.ts";
import { checkSubscriptions } from "../../../src/features/billing/check-subscriptions.job.ts";
import { cancelAtOnce, refreshPremium } from "../../../src/features/billing/statements.ts";
import { sweepRetainedPayments } from "../../../src/features/billing/sweep-retained-payments.job.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { subscriptionOf } from "../../support/admin-acts.ts";
import { envOf, press } from "../../support/asaas.ts";
import { makeListing, makeListingPhotos } from "../../support/listings.ts";
import { PAYMENT_FORM } from "../../support/paid-charge.ts";
import { endPremiumAt, makePerson, makeRequest, type Person } from "../../support/people.ts";
import { eventually, startProduct } from "../../support/product.ts";

const product = startProduct();
let admin: Person;

const act = async (procedure: string, input: unknown) => {
  const { error } = await product.mutate(`admin.${procedure}`, input, admin);
  return error?.code ?? "ok";
};
const isPremium = async (person: Person) =>
  ((await product.query("auth.me", undefined, person)).data as { isPremium: boolean }).isPremium;
const profileOf = async ({ id }: Person) =>
  (await product.db.select().from(profiles).where(eq(profiles.id, id)))[0] ?? expect.fail();
const rowOf = async (id: string) =>
  (await product.db.select().from(userSubscriptions).where(eq(userSubscriptions.id, id)))[0] ?? expect.fail();

/** What the bell says of premium that was granted. */
const toldOf = async ({ id }: Person) => {
  const told = and(eq(notices.userId, id), eq(notices.kind, "premium-granted"));
  return (await product.db.select().from(notices).where(told)).map(({ details }) => details);
};

beforeAll(async () => {
  admin = await makePerson(product, { admin: true });
});
beforeEach(() => press(product.stack, { do: "webhooks", held: false }));

describe("premium", () => {
  test("is granted for 30 days, once, and ends with all its sources", async () => {
    const person = await makePerson(product, { provider: true });
    expect(await act("createSubscription", { userId: person.id })).toBe("ok");
    const row = await subscriptionOf(product, person);
    expect(row).toMatchObject({ status: "ACTIVE", valueCents: 4999, cycle: "MONTHLY", paymentMethod: "manual" });
    expect(row.autoRenew).toBe(false);
    expect(row.asaasSubscriptionId).toBe(`manual_${row.id}`);
    expect((row.expiresAt ?? 0) - row.createdAt).toBe(30 * DAY_MS);
    await product.mailWith(person.email, "O portal liberou o Premium para você até");
    expect(await profileOf(person)).toMatchObject({ premiumActivatedAt: row.createdAt, premiumDeactivatedAt: null });
    expect(await act("createSubscription", { userId: person.id })).toBe("subscription.active");
    const now = Date.now();
    await product.db.run(`insert into user_promotions (id, user_id, promotion_type, campaign_id, activated_at,
      expires_at, created_at) values ('${newId(now)}', '${person.id}', '30_days_free', 'x', ${now},
      ${now + 9 * DAY_MS}, ${now})`);
    expect(await isPremium(person)).toBe(true);
    expect(await act("endPremium", { userId: person.id })).toBe("ok");
    expect(await isPremium(person)).toBe(false);
    expect((await profileOf(person)).premiumDeactivatedAt).toBeGreaterThan(now - 1);
    expect(await act("endPremium", { userId: person.id })).toBe("ok");
    expect(await act("createSubscription", { userId: person.id })).toBe("ok");
    expect(await act("endPremium", { userId: newId(now) })).toBe("user.not_found");
    expect(await act("createSubscription", { userId: newId(now) })).toBe("user.not_found");
  });

  test("is extended from its end, or from now if that is over", async () => {
    const person = await makePerson(product, { premium: true });
    const { id, expiresAt } = await subscriptionOf(product, person);
    expect(await act("extendSubscription", { id, days: 7 })).toBe("ok");
    expect(await act("extendSubscription", { id, days: 30 })).toBe("ok");
    const extended = await subscriptionOf(product, person);
    expect(extended.expiresAt).toBe((expiresAt ?? 0) + 37 * DAY_MS);
    expect(extended.nextDueDate).toBe(
      new Date((extended.expiresAt ?? 0) - 4 * 3_600_000 - 1).toISOString().slice(0, 10),
    );
    expect((await profileOf(person)).premiumUntil).toBe(extended.expiresAt);
    expect(await toldOf(person)).toEqual([{ endsAt: extended.expiresAt }]);
    await product.mailWith(person.email, "O portal liberou o Premium para você até");
    await endPremiumAt(product, person, Date.now() - DAY_MS);
    expect(await isPremium(person)).toBe(false);
    const now = Date.now();
    expect(await act("extendSubscription", { id, days: 7 })).toBe("ok");
    const again = await subscriptionOf(product, person);
    expect(again.status).toBe("ACTIVE");
    expect((again.expiresAt ?? 0) - now).toBeGreaterThanOrEqual(7 * DAY_MS);
    expect((again.expiresAt ?? 0) - now).toBeLessThan(7 * DAY_MS + 60_000);
    expect(await act("extendSubscription", { id: newId(now), days: 7 })).toBe("subscription.not_found");
    expect(await act("extendSubscription", { id, days: 8 })).toBe("input.invalid");
  });

  test("ends with a manual subscription that is cancelled, and comes back when it is activated", async () => {
    const person = await makePerson(product, { premium: true });
    const { id, expiresAt } = await subscriptionOf(product, person);
    expect(await act("activateSubscription", { id })).toBe("subscription.active");
    expect(await act("cancelSubscription", { id })).toBe("ok");
    const cancelled = await subscriptionOf(product, person);
    expect(cancelled).toMatchObject({ status: "CANCELLED", autoRenew: false, cancelledAt: expect.any(Number) });
    expect(await isPremium(person)).toBe(false);
    expect(await act("activateSubscription", { id })).toBe("ok");
    expect(await subscriptionOf(product, person)).toMatchObject({ status: "ACTIVE", cancelledAt: null, expiresAt });
    expect(await isPremium(person)).toBe(true);
    expect((await profileOf(person)).premiumDeactivatedAt).toBeNull();
    expect(await toldOf(person)).toEqual([{ endsAt: expiresAt }]);
  });

  test("does not come back by a second subscription beside one that runs", async () => {
    const person = await makePerson(product, { premium: true });
    const { id } = await subscriptionOf(product, person);
    await act("cancelSubscription", { id });
    await act("createSubscription", { userId: person.id });
    expect(await act("activateSubscription", { id })).toBe("subscription.active");
  });

  test("is not extended with an ended manual subscription beside one that runs", async () => {
    const person = await makePerson(product, { premium: true });
    const { id } = await subscriptionOf(product, person);
    await endPremiumAt(product, person, Date.now() - DAY_MS);
    expect(await act("createSubscription", { userId: person.id })).toBe("ok");
    expect(await act("extendSubscription", { id, days: 7 })).toBe("subscription.active");
    expect(await rowOf(id)).toMatchObject({ status: "EXPIRED" });
  });
});

describe("a subscription at Asaas", () => {
  /** A person who has paid, with the next month's charge open. */
  async function subscriber() {
    const person = await makePerson(product, { provider: true });
    await product.mutate("billing.createPayment", PAYMENT_FORM, person);
    const row = await subscriptionOf(product, person);
    const asaasId = row.asaasSubscriptionId ?? expect.fail();
    const { payments } = await press(product.stack, { do: "next-charge", subscription: asaasId });
    const [first] = payments.filter(({ subscription }) => subscription === asaasId);
    await press(product.stack, { do: "pay", payment: first?.id });
    await eventually(async () => (await isPremium(person)) || undefined, "premium");
    return { person, id: row.id, asaasId };
  }
  const atAsaas = async (asaasId: string) => {
    const { subscriptions, payments } = await press(product.stack, { do: "try-now" });
    const own = payments.filter(({ subscription }) => subscription === asaasId);
    return { subscription: subscriptions.find(({ id }) => id === asaasId), payments: own };
  };

  test("becomes inactive without open charges when it is cancelled, and active with a due date again", async () => {
    const { person, id, asaasId } = await subscriber();
    const paid = await subscriptionOf(product, person);
    expect(await act("cancelSubscription", { id })).toBe("ok");
    expect(await isPremium(person)).toBe(false);
    await eventually(async () => {
      const { subscription, payments } = await atAsaas(asaasId);
      const open = payments.filter(({ status, deleted }) => status === "PENDING" && !deleted);
      return (subscription?.status === "INACTIVE" && open.length === 0) || undefined;
    }, "the cancellation at Asaas");
    expect((await atAsaas(asaasId)).subscription?.deleted).toBe(false);
    await eventually(async () => {
      const { rows } = await product.db.$client.execute(
        `select 1 from webhook_events where event = 'SUBSCRIPTION_INACTIVATED' and subject_id = '${asaasId}'`,
      );
      return rows.length > 0 || undefined;
    }, "its event");
    expect(await act("activateSubscription", { id })).toBe("ok");
    expect(await isPremium(person)).toBe(true);
    expect(await toldOf(person)).toEqual([]);
    const active = await subscriptionOf(product, person);
    expect(active).toMatchObject({ status: "ACTIVE", autoRenew: true, cancelledAt: null, expiresAt: paid.expiresAt });
    await eventually(async () => {
      const { subscription } = await atAsaas(asaasId);
      return subscription?.status === "ACTIVE" || undefined;
    }, "the activation at Asaas");
    const { subscription } = await atAsaas(asaasId);
    expect(subscription).toMatchObject({ nextDueDate: active.nextDueDate });
    await product.db.run(`update user_subscriptions set check_at = 1 where id = '${id}'`);
    await checkSubscriptions(product.db, Date.now(), envOf(product.stack.settings));
    expect(await subscriptionOf(product, person)).toMatchObject({ status: "ACTIVE", cancelledAt: null });
  });

  test("that was cancelled is not deleted by the job that finds it active, so that it can be activated again", async () => {
    const { person, id, asaasId } = await subscriber();
    const statements = cancelAtOnce(product.db, id, Date.now());
    await batchOf(product.db, { statements });
    await product.db.run(`update user_subscriptions set check_at = 1 where id = '${id}'`);
    await checkSubscriptions(product.db, Date.now(), envOf(product.stack.settings));
    const { subscription, payments } = await atAsaas(asaasId);
    expect(subscription).toMatchObject({ status: "INACTIVE", deleted: false });
    expect(payments.filter(({ status, deleted }) => status === "PENDING" && !deleted)).toEqual([]);
    expect(await act("activateSubscription", { id })).toBe("ok");
    await eventually(async () => (await atAsaas(asaasId)).subscription?.status === "ACTIVE" || undefined, "activation");
    expect(await subscriptionOf(product, person)).toMatchObject({ status: "ACTIVE", cancelledAt: null });
  });

  test("stays active when the event of an earlier cancellation comes late", async () => {
    const { person, id, asaasId } = await subscriber();
    await press(product.stack, { do: "webhooks", held: true });
    await act("cancelSubscription", { id });
    await eventually(async () => (await atAsaas(asaasId)).subscription?.status === "INACTIVE" || undefined, "the end");
    await act("activateSubscription", { id });
    await press(product.stack, { do: "webhooks", held: false });
    await eventually(async () => {
      const { webhooks } = await press(product.stack, { do: "try-now" });
      return webhooks.every(({ deliveries }) => deliveries.every((one) => one.isDelivered)) || undefined;
    }, "the events");
    expect(await subscriptionOf(product, person)).toMatchObject({ status: "ACTIVE", cancelledAt: null });
  });

  test("is not activated beside another whose charges go on", async () => {
    const { person, id } = await subscriber();
    expect(await act("cancelSubscription", { id })).toBe("ok");
    await press(product.stack, { do: "webhooks", held: true });
    expect((await product.mutate("billing.createPayment", PAYMENT_FORM, person)).error).toBeNull();
    const renewed = sql`${userSubscriptions.userId} = ${person.id} and ${userSubscriptions.id} <> ${id}`;
    await product.db.run(sql`update subscription_payments set paid_at = 1, due_date = '2020-01-10'
      where subscription_id in (select id from user_subscriptions where ${renewed})`);
    await product.db.batch(refreshPremium(product.db, person.id, Date.now()));
    expect(await product.db.select().from(userSubscriptions).where(renewed)).toMatchObject([{ status: "EXPIRED" }]);
    expect(await act("activateSubscription", { id })).toBe("subscription.active");
    expect(await rowOf(id)).toMatchObject({ status: "CANCELLED" });
  });

  test("ends with what was added to a payment that is refunded", async () => {
    const { person, id, asaasId } = await subscriber();
    expect(await act("extendSubscription", { id, days: 30 })).toBe("ok");
    expect(await toldOf(person)).toEqual([{ endsAt: (await rowOf(id)).expiresAt }]);
    // Asaas tells whole seconds.
    const before = sql`granted_at - 1000`;
    await product.db.update(userSubscriptions).set({ grantedAt: before }).where(eq(userSubscriptions.id, id));
    await product.db.run(sql`update subscription_payments set paid_at = paid_at - 3000 where subscription_id = ${id}`);
    const { payments } = await atAsaas(asaasId);
    await press(product.stack, { do: "refund", payment: payments.find(({ status }) => status === "RECEIVED")?.id });
    await eventually(async () => !(await isPremium(person)) || undefined, "the end of premium");
  });

  test("tells its owner of each cancellation", async () => {
    const { person, id, asaasId } = await subscriber();
    const mailed = sql`${outbox.payload} ->> 'userId' = ${person.id} and ${outbox.payload} ->> 'notice' = 'cancelled'`;
    const told = () => product.db.select({ id: outbox.id }).from(outbox).where(mailed);
    await product.mutate("billing.cancelRenewal", undefined, person);
    await eventually(async () => (await atAsaas(asaasId)).subscription?.deleted || undefined, "the end at Asaas");
    expect(await told()).toHaveLength(1);
    expect(await act("activateSubscription", { id })).toBe("ok");
    // It cannot come back at Asaas.
    await product.db.run(`update user_subscriptions set check_at = 1 where id = '${id}'`);
    await checkSubscriptions(product.db, Date.now(), envOf(product.stack.settings));
    expect(await subscriptionOf(product, person)).toMatchObject({ status: "CANCELLED" });
    expect(await told()).toHaveLength(2);
  });

  test("that was activated since is not ended by a cancellation that is tried again", async () => {
    const { person, id, asaasId } = await subscriber();
    await press(product.stack, { do: "fail", kind: "error", method: "DELETE", calls: 10 });
    await product.mutate("billing.cancelRenewal", undefined, person);
    const cancellation = sql`${outbox.kind} = 'asaas.cancel' and ${outbox.payload} like ${`%${asaasId}%`}`;
    await eventually(async () => {
      const [row] = await product.db.select().from(outbox).where(cancellation);
      // An attempt counts from its beginning, and its failure sets the time of the next.
      return row?.lastError ?? undefined;
    }, "the failure of the first try");
    await act("activateSubscription", { id });
    await press(product.stack, { do: "fail", kind: "" });
    await product.db.update(outbox).set({ nextAttemptAt: 1 }).where(cancellation);
    await product.stack.worker.scheduled();
    await eventually(async () => {
      const [row] = await product.db.select().from(outbox).where(cancellation);
      return row === undefined || row.deliveredAt !== null || undefined;
    }, "the second try");
    expect((await atAsaas(asaasId)).subscription).toMatchObject({ deleted: false, status: "ACTIVE" });
    expect(await subscriptionOf(product, person)).toMatchObject({ status: "ACTIVE", cancelledAt: null });
  });
});

describe("deleting", () => {
  test("a request tells its owner why, and counts down", async () => {
    const person = await makePerson(product, { name: "Olga Dona" });
    const id = await makeRequest(product, person);
    const total = async () =>
      (await product.db.select().from(platformStats).where(eq(platformStats.metricName, "requests")))[0]?.metricValue;
    const before = (await total()) ?? 0;
    expect(await act("deleteRequest", { id, reason: "toString" })).toBe("input.invalid");
    expect(await act("deleteRequest", { id, reason: "spam" })).toBe("ok");
    expect(await act("deleteRequest", { id, reason: "spam" })).toBe("request.not_found");
    expect(await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, id))).toEqual([]);
    expect(await total()).toBe(before - 1);
    const [mail] = await product.mails(person.email);
    expect(mail?.subject).toBe("Excluímos uma solicitação sua no Portal da Construção");
    expect(mail?.text).toContain("Olá, Olga!");
    expect(mail?.text).toContain("parecia spam");
  });

  test("oneself and unknown people is refused, and so is the last admin", async () => {
    expect(await act("deleteUser", { userId: admin.id, reason: "x" })).toBe("admin.self");
    expect(await act("blockUser", { userId: admin.id, reason: "x" })).toBe("admin.self");
    expect(await act("deleteUser", { userId: newId(1), reason: "x" })).toBe("user.not_found");
    const [one, other] = [await makePerson(product, { admin: true }), await makePerson(product, { admin: true })];
    await product.db.run(`update profiles set is_admin = 0 where id = '${admin.id}'`);
    const deletions = [
      product.mutate("admin.deleteUser", { userId: other.id, reason: "x" }, one),
      product.mutate("admin.deleteUser", { userId: one.id, reason: "x" }, other),
    ];
    await Promise.all(deletions);
    const left = await product.db.select().from(profiles).where(eq(profiles.isAdmin, true));
    expect(left).toHaveLength(1);
    await product.db.run(`update profiles set is_admin = 1 where id = '${admin.id}'`);
  });

  test.each(["an admin", "the person"])("a person by %s keeps only payments, under a pseudonym", async (by) => {
    const person = await makePerson(product, { premium: true, name: "Xisto Apagado" });
    const { id: subscriptionId } = await subscriptionOf(product, person);
    const charges = ["pay_a", "pay_b", "pay_open"].map((charge) => `${charge}${person.id}`);
    for (const [i, charge] of charges.entries()) {
      const paidAt = charge.startsWith("pay_open") ? "null" : String(1_000 + i);
      await product.db.run(`insert into subscription_payments (id, subscription_id, status, value_cents, due_date,
        paid_at, created_at, updated_at) values ('${charge}', '${subscriptionId}', 'RECEIVED', 4999, '2026-10-0${i + 1}',
        ${paidAt}, 1, 1)`);
    }
    const friend = await makePerson(product);
    const referral = { id: newId(1), referrerId: friend.id, referredEmail: person.email, referredId: person.id };
    await product.db.insert(userReferrals).values({ ...referral, status: "completed", createdAt: 1, validatedAt: 2 });
    await makeRequest(product, person);
    const listingId = await makeListing(product, person);
    await makeListingPhotos(product, listingId, 1);
    const totals = async () => {
      const rows = await product.db.select().from(platformStats);
      return ["users", "subscriptions", "requests", "listings"].map(
        (name) => rows.find(({ metricName }) => metricName === name)?.metricValue ?? 0,
      );
    };
    const before = await totals();

    if (by === "an admin") expect(await act("deleteUser", { userId: person.id, reason: "Fraude" })).toBe("ok");
    else {
      const input = { password: null, confirmation: "EXCLUIR" };
      expect((await product.mutate("profiles.deleteAccount", input, person)).error).toBeNull();
    }

    expect(await totals()).toEqual(before.map((total) => total - 1));
    expect(await product.db.select().from(users).where(eq(users.id, person.id))).toEqual([]);
    const retained = (await product.db.select().from(retainedPayments)).filter(({ id }) => charges.includes(id));
    expect(retained.map(({ id }) => id).sort()).toEqual(charges.slice(0, 2).sort());
    expect(retained).toMatchObject([{ valueCents: 4999 }, { valueCents: 4999 }]);
    expect(new Set(retained.map(({ pseudonym }) => pseudonym)).size).toBe(1);
    expect(JSON.stringify(retained.map(({ id: _, ...rest }) => rest))).not.toContain(person.id);
    expect(await product.db.select().from(userReferrals).where(eq(userReferrals.id, referral.id))).toMatchObject([
      { status: "completed", referredEmail: "", referredId: null },
    ]);
    expect((await product.db.select().from(discardedImages)).some(({ url }) => url.includes(listingId))).toBe(true);
    expect((await product.query("auth.me", undefined, person)).data).toBeNull();
    await product.mails(person.email);
    await eventually(async () => {
      const everything = JSON.stringify(await product.db.select().from(outbox));
      return !everything.includes(person.email) || undefined;
    }, "the address to be forgotten");
  });

  test("payments of deleted accounts are swept after five years", async () => {
    const deletedAt = Date.parse("2021-03-01T12:00:00Z");
    const row = { id: "pay_old", pseudonym: "x", valueCents: 1, dueDate: "2021-01-01", paidAt: 1, deletedAt };
    await product.db.insert(retainedPayments).values(row);
    const isKept = async () =>
      (await product.db.select().from(retainedPayments).where(eq(retainedPayments.id, row.id))).length > 0;
    await sweepRetainedPayments(product.db, Date.parse("2026-03-01T11:59:59Z"));
    expect(await isKept()).toBe(true);
    await sweepRetainedPayments(product.db, Date.parse("2026-03-01T12:00:00Z"));
    expect(await isKept()).toBe(false);
  });
});
