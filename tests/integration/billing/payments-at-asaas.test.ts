import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { adminAudit, paymentDifferences, retainedPayments, subscriptionPayments } from "../../../db/schema/index.ts";
import { deliverAdminWork } from "../../../src/features/admin/admin-alerts.ts";
import type { PaymentPage } from "../../../src/features/admin/schemas-payments.ts";
import { comparePayments } from "../../../src/features/billing/compare-payments.job.ts";
import { refundAtAsaas } from "../../../src/features/billing/deliver-to-asaas.ts";
import { dayOf, startOfDay } from "../../../src/shared/day.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { fakesEnv } from "../../support/alerts.ts";
import { envOf, press } from "../../support/asaas.ts";
import { chargeRow, makePaidCharge, makeSubscriber } from "../../support/paid-charge.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, startProduct } from "../../support/product.ts";

const product = startProduct();
let admin: Person;

const act = async (procedure: string, input: unknown) =>
  (await product.mutate(`admin.${procedure}`, input, admin)).error?.code ?? "ok";
const read = async (procedure: string, input?: unknown) => {
  const { data, error } = await product.query(`admin.${procedure}`, input, admin);
  expect(error).toBeNull();
  return data;
};
const refund = (id: string) => act("refundPayment", { id, reason: "Pediu em sete dias" });
const revoked = (id: string) =>
  eventually(async () => (await chargeRow(product, id))?.revokedAt ?? undefined, "the refund");

/** As late as in Brasília, whose days the fake writes. */
const NOW = Date.now() + HOUR_MS;
/** Six o'clock of a later day; the days before are compared then. */
const morning = (days: number) => startOfDay(NOW + days * DAY_MS) + 6 * HOUR_MS;
const compare = (now: number) => comparePayments(product.db, now, envOf(product.stack.settings));
const differences = async () => {
  const { items } = (await read("paymentDifferences")) as { items: { id: string; kind: string; foundAt: number }[] };
  return Object.fromEntries(items.map((one) => [one.kind, one]));
};

beforeAll(async () => {
  admin = await makePerson(product, { admin: true });
});
beforeEach(async () => {
  await press(product.stack, { do: "fail", kind: "" });
  await press(product.stack, { do: "webhooks", held: false });
  await product.db.run("delete from platform_stats where metric_name = 'payments_compared_at'");
});

test("a refund is asked for once, ends premium, and is told to the person", async () => {
  const { person, charge } = await makePaidCharge(product, { name: "Rita Restituída" });
  await product.db.run("delete from admin_alerts");
  await press(product.stack, { do: "webhooks", held: true });
  expect(await Promise.all([refund(charge), refund(charge)])).toEqual(["ok", "ok"]);
  await press(product.stack, { do: "webhooks", held: false });
  await revoked(charge);
  expect(await refund(charge)).toBe("payment.not_refundable");
  expect(await product.db.select().from(adminAudit).where(eq(adminAudit.targetId, charge))).toMatchObject([
    { action: "refundPayment", reason: "Pediu em sete dias", before: { status: "RECEIVED" } },
  ]);
  const { webhooks } = await press(product.stack, { do: "try-now" });
  expect(webhooks[0]?.deliveries.filter(({ event }) => event === "PAYMENT_REFUNDED")).toHaveLength(1);
  const me = (await product.query("auth.me", undefined, person)).data;
  expect(me).toMatchObject({ isPremium: false });
  await eventually(
    async () => (await product.mails(person.email)).find(({ subject }) => subject.includes("estornado")),
    "the mail",
  );
  const month = dayOf(Date.now()).slice(0, 7);
  const { items } = (await read("payments", { month, text: "restituida", filter: "all" })) as PaymentPage;
  expect(items.map(({ state }) => state)).toEqual(["refunded", "received"]);
});

test("a refund whose answer is lost is not asked for again", async () => {
  const { charge } = await makePaidCharge(product);
  const deliver = () =>
    refundAtAsaas(
      { settings: envOf(product.stack.settings).settings, db: product.db, now: Date.now() },
      { paymentId: charge },
    );
  await press(product.stack, { do: "fail", kind: "dropped", method: "POST", calls: 1 });
  await expect(deliver()).rejects.toMatchObject({ code: "payment.unavailable" });
  await deliver();
  await revoked(charge);
  expect((await chargeRow(product, charge))?.refundRefusal).toBeNull();
});

test("a refund that Asaas refuses says why, and can be asked for again", async () => {
  const { person, charge } = await makeSubscriber(product, { name: "Olga Aberta" });
  expect(await refund(charge)).toBe("payment.not_refundable");
  expect(await refund("pay_ninguem")).toBe("payment.not_found");
  // Here it counts as paid, at Asaas it does not.
  await product.db.update(subscriptionPayments).set({ paidAt: Date.now() }).where(eq(subscriptionPayments.id, charge));
  for (let asked = 1; asked <= 2; asked++) {
    expect(await refund(charge)).toBe("ok");
    await eventually(
      async () => ((await chargeRow(product, charge))?.refundAskedAt === null ? true : undefined),
      "the refusal",
    );
  }
  const month = dayOf(Date.now()).slice(0, 7);
  const { items } = (await read("payments", { month, text: "aberta", filter: "received" })) as PaymentPage;
  const refundRefusal = "Somente cobranças pagas podem ser estornadas.";
  expect(items).toMatchObject([{ id: charge, email: person.email, refundAskedAt: null, refundRefusal }]);
});

test("what a deleted account paid agrees with Asaas, and its refund there counts", async () => {
  const { person, charge } = await makePaidCharge(product);
  expect(await act("deleteUser", { userId: person.id, reason: "Pediu" })).toBe("ok");
  await compare(morning(1));
  expect(await product.db.select().from(paymentDifferences).where(eq(paymentDifferences.id, charge))).toEqual([]);
  await press(product.stack, { do: "refund", payment: charge });
  const [kept] = await eventually(async () => {
    const rows = await product.db.select().from(retainedPayments).where(eq(retainedPayments.id, charge));
    return rows[0]?.revokedAt ? rows : undefined;
  }, "the refund");
  expect(kept).toMatchObject({ valueCents: 4999, revokedAt: expect.any(Number) });
  expect(await refund(charge)).toBe("payment.not_found");
});

test("each kind of difference is found once a day, told, settled, and gone when both agree again", async () => {
  await product.db.delete(paymentDifferences);
  const [missing, amount, state] = [
    await makePaidCharge(product),
    await makePaidCharge(product),
    await makePaidCharge(product, { name: "Sônia Silenciosa" }),
  ];
  await product.db.delete(subscriptionPayments).where(eq(subscriptionPayments.id, missing.charge));
  const of = eq(subscriptionPayments.id, amount.charge);
  const [row] = await product.db.update(subscriptionPayments).set({ valueCents: 5999 }).where(of).returning();
  await product.db.insert(subscriptionPayments).values({ ...(row ?? expect.fail()), id: "pay_inventado" });
  await press(product.stack, { do: "webhooks", held: true });
  await press(product.stack, { do: "refund", payment: state.charge });

  expect(await compare(morning(1))).toMatchObject({ differences: 5, failed: 0 });
  const found = await differences();
  // Of the test before: at Asaas nobody paid.
  expect(Object.keys(found).sort()).toEqual(["amount", "missing-here", "missing-there", "state"]);
  expect(found).toMatchObject({
    "missing-here": { id: missing.charge, ourCents: null, ourState: null, theirCents: 4999, theirState: "paid" },
    "missing-there": { id: "pay_inventado", ourCents: 5999, ourState: "paid", theirCents: null, theirState: null },
    amount: { id: amount.charge, ourCents: 5999, theirCents: 4999, ourState: "paid", theirState: "paid" },
  });
  const states = await product.db.select().from(paymentDifferences).where(eq(paymentDifferences.id, state.charge));
  expect(states).toMatchObject([{ kind: "state", ourState: "paid", theirState: "refunded", foundAt: morning(1) }]);
  expect(await read("overview")).toMatchObject({ paymentDifferences: { count: 5, isMore: false } });
  expect(await read("today")).toMatchObject({ paymentDifferences: morning(1) });
  const now = morning(1);
  await deliverAdminWork({ env: fakesEnv(product), db: product.db, now }, { userId: admin.id, news: null });
  expect((await product.mails(admin.email))[0]?.text).toContain("5 pagamentos que não batem com o Asaas");

  expect(await compare(morning(1) + HOUR_MS)).toEqual({ compared: 0, differences: 0, failed: 0 });
  expect(await act("settleDifference", { id: "pay_inventado" })).toBe("ok");
  expect(await act("settleDifference", { id: "pay_ninguem" })).toBe("payment.not_found");
  await press(product.stack, { do: "webhooks", held: false });
  await revoked(state.charge);
  await Promise.all([compare(morning(2)), compare(morning(2))]);
  const later = await differences();
  expect(later).toMatchObject({ "missing-here": { foundAt: morning(1) }, amount: { foundAt: morning(1) } });
  expect(later["missing-there"]).toBeUndefined();
  expect(later["state"]?.id).not.toBe(state.charge);
});

test("without an answer of Asaas the next run tries again, and after some hours the job fails", async () => {
  await press(product.stack, { do: "fail", kind: "error", calls: 99 });
  expect(await compare(morning(3))).toEqual({ compared: 0, differences: 0, failed: 1 });
  await expect(compare(morning(3) + 2 * HOUR_MS)).rejects.toMatchObject({ code: "payment.unavailable" });
  await press(product.stack, { do: "fail", kind: "" });
  expect((await compare(morning(3) + 3 * HOUR_MS)).compared).toBeGreaterThan(0);
  const env = envOf({ ...product.stack.settings, ASAAS_API_KEY: "" });
  expect(await comparePayments(product.db, morning(9), env)).toEqual({ compared: 0, differences: 0, failed: 0 });
});
