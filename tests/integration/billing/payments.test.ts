import { eq, like, or } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { userSubscriptions, webhookEvents } from "../../../db/schema/index.ts";
import { deleteUser } from "../../../src/features/profiles/queries-deletion.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { heldByAsaas, press } from "../../support/asaas.ts";
import { readNotices } from "../../support/notices.ts";
import { PAYMENT_FORM } from "../../support/paid-charge.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, startProduct } from "../../support/product.ts";

const FORMER_TOKEN = "token-de-antes-da-troca-com-32-letras";
const product = startProduct({ settings: { ASAAS_WEBHOOK_PREVIOUS_TOKEN: FORMER_TOKEN } });
const CPF = "24971563792";

interface Paid {
  charge: { id: string; dueDate: string; valueCents: number; isOverdue: boolean; invoiceUrl: string } | null;
  pix: { payload: string; expiresAt: number } | null;
}

const content = () => press(product.stack, { do: "try-now" });
const ofPerson = (person: Person) => heldByAsaas(product, person);
const call = (procedure: string, person: Person, input?: unknown) =>
  product.mutate(`billing.${procedure}`, input, person);
const status = async (person: Person) =>
  (await product.query("billing.status", undefined, person)).data as Record<string, unknown>;

async function subscribe(person: Person): Promise<NonNullable<Paid["charge"]>> {
  const { data, error } = await call("createPayment", person, PAYMENT_FORM);
  expect(error).toBeNull();
  const { charge } = data as Paid;
  if (!charge) return expect.fail("no charge");
  return charge;
}

async function until(person: Person, expected: Record<string, unknown>): Promise<Record<string, unknown>> {
  return await eventually(async () => {
    const found = await status(person);
    return Object.entries(expected).every(([key, value]) => found[key] === value) ? found : undefined;
  }, JSON.stringify(expected));
}

beforeEach(async () => {
  await press(product.stack, { do: "fail", kind: "" });
  await press(product.stack, { do: "delay-charges", delayMs: 0 });
  await press(product.stack, { do: "webhooks", held: false, duplicated: false, reversed: false, delayMs: 0 });
  await press(product.stack, { do: "resume" });
});

describe("a payment", () => {
  test("is created, paid, and gives premium without the person asking again", async () => {
    const person = await makePerson(product, { provider: true });
    const { data } = await call("createPayment", person, PAYMENT_FORM);
    const { charge, pix } = data as Paid;
    expect(charge).toMatchObject({ valueCents: 4999, isOverdue: false });
    expect(pix?.payload).toMatch(/^000201/);
    expect(pix?.expiresAt).toBeGreaterThan(Date.now());
    const { customers, subscriptions, payments } = await ofPerson(person);
    expect(customers).toMatchObject([{ notificationDisabled: true, cpfCnpj: CPF }]);
    expect(subscriptions).toMatchObject([{ value: 49.99, status: "ACTIVE" }]);
    expect(await status(person)).toMatchObject({
      isPremium: false,
      subscription: { state: "pending" },
      openCharge: { id: charge?.id },
      canCancel: true,
      nextDueDate: charge?.dueDate,
    });
    await press(product.stack, { do: "pay", payment: payments[0]?.id });
    expect(await until(person, { isPremium: true })).toMatchObject({
      source: "subscription",
      openCharge: null,
      subscription: { state: "active" },
    });
    const { data: me } = await product.query("auth.me", undefined, person);
    expect(me).toMatchObject({ isPremium: true });
    const { data: history } = await product.query("billing.charges", {}, person);
    expect(history).toMatchObject({ items: [{ id: charge?.id, state: "paid" }], nextCursor: null });
    await product.mailWith(person.email, "Pagamento do Premium confirmado");
    const again = await call("createPayment", person, PAYMENT_FORM);
    expect(again.error?.code).toBe("subscription.active");
  });

  test.each([
    [
      "a provider of alerts at once",
      { provider: true },
      "Com o Premium, os alertas de novas solicitações chegam na hora.",
    ],
    ["a provider without specialties of these", { provider: true, card: { specialties: [] } }, "escolha no perfil"],
    ["clients of no alerts", { client: true }, null],
  ])("tells %s by mail", async (_, options, told) => {
    const person = await makePerson(product, options);
    await subscribe(person);
    await press(product.stack, { do: "pay", payment: (await ofPerson(person)).payments[0]?.id });
    const receipt = await product.mailWith(person.email, "Pagamento do Premium confirmado");
    if (told === null) expect(receipt.text).not.toContain("alertas");
    else expect(receipt.text).toContain(told);
  });

  test("is created once by ten calls at the same time", async () => {
    const person = await makePerson(product);
    await press(product.stack, { do: "delay-charges", delayMs: 300 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => call("createPayment", person, PAYMENT_FORM)));
    expect(answers.map(({ error }) => error)).toEqual(Array(10).fill(null));
    expect(new Set(answers.map(({ data }) => (data as Paid).charge?.id)).size).toBe(1);
    const { customers, subscriptions } = await ofPerson(person);
    expect([customers.length, subscriptions.length]).toEqual([1, 1]);
  });

  test.each(["error", "limited", "dropped", "malformed"])("survives an answer that is %s", async (kind) => {
    const person = await makePerson(product);
    await press(product.stack, { do: "fail", kind, method: "POST", calls: 1 });
    const first = await call("createPayment", person, PAYMENT_FORM);
    if (["error", "limited"].includes(kind)) expect(first.error?.code).toBe("payment.unavailable");
    await product.db
      .update(userSubscriptions)
      .set({ claimedUntil: null })
      .where(eq(userSubscriptions.userId, person.id));
    await subscribe(person);
    const { customers, subscriptions } = await ofPerson(person);
    expect([customers.length, subscriptions.length]).toEqual([1, 1]);
  });

  test.each(["error", "dropped"])(
    "is created by the first attempt after Asaas, whose answers were %s, is back",
    async (kind) => {
      const person = await makePerson(product);
      await press(product.stack, { do: "fail", kind, calls: 10 });
      expect((await call("createPayment", person, PAYMENT_FORM)).error?.code).toBe("payment.unavailable");
      await press(product.stack, { do: "fail", kind: "" });
      await subscribe(person);
    },
  );

  test("with a corrected CPF corrects it at Asaas", async () => {
    const person = await makePerson(product);
    await subscribe(person);
    expect((await call("cancelRenewal", person)).error).toBeNull();
    const { error } = await call("createPayment", person, { ...PAYMENT_FORM, cpfCnpj: "529.982.247-25" });
    expect(error).toBeNull();
    expect((await ofPerson(person)).customers).toMatchObject([{ cpfCnpj: "52998224725", notificationDisabled: true }]);
  });

  test("that Asaas refuses says why, and can be tried again at once", async () => {
    const person = await makePerson(product);
    const refused = await call("createPayment", person, { ...PAYMENT_FORM, phone: "67999999999" });
    expect(refused.error).toMatchObject({
      code: "payment.refused",
      params: { reason: expect.stringMatching(/celular/) },
    });
    await subscribe(person);
  });

  test.each([
    ["", false],
    ["249.715.637-93", false],
    ["111.111.111-11", false],
    ["12.ABC.345/01DE-35", true],
    ["12abc34501de35", true],
    ["12.ABC.345/01DE-36", false],
  ])("accepts the tax id %s: %s", async (cpfCnpj, isValid) => {
    const person = await makePerson(product);
    const { error } = await call("createPayment", person, { ...PAYMENT_FORM, cpfCnpj });
    if (isValid) expect(error).toBeNull();
    else expect(error).toMatchObject({ code: "input.invalid", fields: { cpfCnpj: expect.any(String) } });
  });

  test("whose charge comes later sends its link by mail, and shows it when asked for", async () => {
    const person = await makePerson(product);
    await press(product.stack, { do: "delay-charges", delayMs: HOUR_MS });
    const { data } = await call("createPayment", person, PAYMENT_FORM);
    expect(data).toEqual({ charge: null, pix: null });
    await press(product.stack, { do: "next-charge", subscription: (await ofPerson(person)).subscriptions[0]?.id });
    const [mail] = await product.mails(person.email);
    expect(mail?.subject).toMatch(/cobrança do Premium/);
    expect(mail?.text).toMatch(/\/asaas\/i\//);
    expect((await call("openCharge", person)).data).toMatchObject({ charge: {}, pix: {} });
  });

  test("that fails, is refunded or is charged again is told and counted", async () => {
    const person = await makePerson(product);
    const first = await subscribe(person);
    await press(product.stack, { do: "pay", payment: first.id });
    const { premiumUntil } = await until(person, { isPremium: true });
    const { subscriptions } = await ofPerson(person);
    await press(product.stack, { do: "next-charge", subscription: subscriptions[0]?.id });
    const found = await eventually(async () => {
      const { openCharge } = await status(person);
      return (openCharge as Paid["charge"]) ?? undefined;
    }, "the next charge");
    await press(product.stack, { do: "expire", payment: found.id });
    await product.mailWith(person.email, "Não recebemos o pagamento do seu Premium");
    await press(product.stack, { do: "pay", payment: found.id });
    await eventually(
      async () => ((await status(person))["premiumUntil"] !== premiumUntil ? true : undefined),
      "renewal",
    );
    await press(product.stack, { do: "refund", payment: found.id });
    await press(product.stack, { do: "refund", payment: first.id });
    await until(person, { isPremium: false });
  });
});

describe("cancelling", () => {
  test("ends the renewal at Asaas and keeps what was paid", async () => {
    const person = await makePerson(product);
    const charge = await subscribe(person);
    await press(product.stack, { do: "pay", payment: charge.id });
    const { subscription } = await until(person, { isPremium: true });
    const { data, error } = await call("cancelRenewal", person);
    expect(error).toBeNull();
    expect(data).toEqual({ keptUntil: (subscription as { paidUntil: number }).paidUntil });
    await eventually(async () => (await ofPerson(person)).subscriptions[0]?.deleted || undefined, "the end at Asaas");
    expect(await status(person)).toMatchObject({
      isPremium: true,
      canCancel: false,
      subscription: { state: "cancelled" },
    });
    await product.mailWith(person.email, "A renovação do seu Premium foi cancelada");
    expect((await call("cancelRenewal", person)).error?.code).toBe("subscription.not_found");
    const again = await subscribe(person);
    expect(again.dueDate > charge.dueDate).toBe(true);
  });

  test("leaves nothing to be charged, and one tap begins again for the same payer", async () => {
    const person = await makePerson(product);
    const charge = await subscribe(person);
    await press(product.stack, { do: "pay", payment: charge.id });
    await until(person, { isPremium: true });
    expect((await call("reactivate", person)).error?.code).toBe("subscription.active");
    await call("cancelRenewal", person);
    expect(await status(person)).toMatchObject({ isPremium: true, nextDueDate: null, canReactivate: true });
    const kinds = async () => (await readNotices(product, person)).map(({ kind }) => kind);
    expect(await kinds()).toContain("renewal-cancelled");
    const answers = await Promise.all([call("reactivate", person), call("reactivate", person)]);
    const [first, second] = answers.map(({ data }) => (data as Paid).charge);
    expect(first?.id).toBe(second?.id);
    expect((first?.dueDate ?? "") > charge.dueDate).toBe(true);
    expect(await status(person)).toMatchObject({
      isPremium: true,
      nextDueDate: first?.dueDate,
      canCancel: true,
      canReactivate: false,
      openCharge: { id: first?.id },
    });
    expect((await ofPerson(person)).customers).toHaveLength(1);
    expect(await kinds()).not.toContain("renewal-cancelled");
    await product.mailWith(person.email, "esta cobrança é do próximo período");
  });

  test("also happens when the account is deleted", async () => {
    const person = await makePerson(product);
    await subscribe(person);
    const { subscriptions } = await ofPerson(person);
    await deleteUser(product.db, person.id, [], Date.now());
    await product.stack.worker.scheduled();
    await eventually(async () => {
      const { subscriptions: left } = await content();
      return left.find(({ id }) => id === subscriptions[0]?.id)?.deleted || undefined;
    }, "the end at Asaas");
  });
});

describe("the webhook", () => {
  const TOKEN = () => product.stack.settings.ASAAS_WEBHOOK_TOKEN;
  const post = (body: unknown, headers: Record<string, string>) =>
    product.fetch("/webhooks/asaas", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  /** An event about a charge that nobody has paid. */
  async function forge(person: Person, changes: Record<string, unknown> = {}) {
    const { payments } = await ofPerson(person);
    const payment = { ...payments[0], status: "RECEIVED", ...changes };
    return { id: `evt_${crypto.randomUUID()}`, event: "PAYMENT_RECEIVED", dateCreated: "2026-11-22 12:00:00", payment };
  }

  test("changes nothing without the token, and not with a wrong or doubled one", async () => {
    const person = await makePerson(product);
    await subscribe(person);
    const event = await forge(person);
    for (const token of [null, "", "x".repeat(40), `${TOKEN()}x`, `${TOKEN()}, ${TOKEN()}`, TOKEN().slice(1)]) {
      const answer = await post(event, token === null ? {} : { "asaas-access-token": token });
      expect(answer.status).toBe(401);
    }
    expect((await status(person))["isPremium"]).toBe(false);
    expect(await product.db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id))).toEqual([]);
  });

  test("grants nothing for another amount, customer or subscription", async () => {
    const [person, other] = [await makePerson(product), await makePerson(product)];
    await subscribe(person);
    await subscribe(other);
    const [foreign] = (await ofPerson(other)).subscriptions;
    for (const changes of [
      { value: 0.01 },
      { value: 50 },
      { customer: "cus_000000000000" },
      { subscription: "sub_unknown", externalReference: "x" },
      { subscription: foreign?.id },
      { subscription: null },
      { dueDate: "whenever" },
    ]) {
      const event = await forge(person, changes);
      expect((await post(event, { "asaas-access-token": TOKEN() })).status).toBe(200);
      const [row] = await product.db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
      expect(row).toMatchObject({ processedAt: null, error: expect.any(String) });
    }
    expect((await status(person))["isPremium"]).toBe(false);
    expect((await status(other))["isPremium"]).toBe(false);
  });

  test("refuses an event from the future, and one that comes again with other content, and keeps both for the owner", async () => {
    const person = await makePerson(product);
    await subscribe(person);
    const headers = { "asaas-access-token": TOKEN() };
    const brasilia = (at: number) => new Date(at - 3 * HOUR_MS).toISOString().slice(0, 19).replace("T", " ");
    const ahead = { ...(await forge(person)), dateCreated: brasilia(Date.now() + 11 * MINUTE_MS) };
    expect((await post(ahead, headers)).status).toBe(200);
    const harmless = { ...(await forge(person, { status: "PENDING" })), event: "PAYMENT_UPDATED" };
    expect((await post(harmless, headers)).status).toBe(200);
    const paid = { ...(await forge(person)), id: harmless.id };
    for (let i = 0; i < 2; i++) expect((await post(paid, headers)).status).toBe(200);
    expect((await status(person))["isPremium"]).toBe(false);
    const rows = await product.db
      .select()
      .from(webhookEvents)
      .where(or(like(webhookEvents.id, `${harmless.id}%`), eq(webhookEvents.id, ahead.id)))
      .orderBy(webhookEvents.receivedAt, webhookEvents.id);
    expect(rows.map(({ event, error, processedAt }) => [event, error, processedAt !== null])).toEqual([
      ["PAYMENT_RECEIVED", "from the future", false],
      ["PAYMENT_UPDATED", null, true],
      ["PAYMENT_RECEIVED", "other content", false],
    ]);
    expect((await post(harmless, headers)).status).toBe(200);
  });

  test("stores repeated and unknown events once, and refuses what is none", async () => {
    const event = { id: `evt_${crypto.randomUUID()}`, event: "SOMETHING_NEW", dateCreated: "2026-11-22 12:00:00" };
    const headers = { "asaas-access-token": TOKEN() };
    for (let i = 0; i < 3; i++) expect((await post(event, headers)).status).toBe(200);
    expect(await product.db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id))).toHaveLength(1);
    expect((await post(event, { "asaas-access-token": FORMER_TOKEN })).status).toBe(200);
    expect((await post("{", headers)).status).toBe(400);
    expect((await post({ ...event, padding: "x".repeat(70_000) }, headers)).status).toBe(413);
  });
});

test("a job learns from Asaas what no event told", async () => {
  const person = await makePerson(product);
  await press(product.stack, { do: "webhooks", held: true });
  const charge = await subscribe(person);
  await press(product.stack, { do: "pay", payment: charge.id });
  expect((await status(person))["isPremium"]).toBe(false);
  await product.db.update(userSubscriptions).set({ checkAt: 1 }).where(eq(userSubscriptions.userId, person.id));
  await product.stack.worker.scheduled();
  expect((await status(person))["isPremium"]).toBe(true);
});

test("no tax id, key or token is in any row, log or export", async () => {
  const { db, stack } = product;
  const person = await makePerson(product);
  await subscribe(person);
  const exported = await product.mutate("profiles.exportData", {}, person);
  expect(exported.data).toMatchObject({ payments: [{ status: "PENDING" }], premiumMails: [{}] });
  const { rows: tables } = await db.$client.execute("select name from pragma_table_list where type = 'table'");
  expect(tables.length).toBeGreaterThan(20);
  const texts = [exported.text, JSON.stringify(stack.worker.logs)];
  for (const { name } of tables) {
    const { rows } = await db.$client.execute(`select * from "${String(name)}"`);
    texts.push(JSON.stringify(rows));
  }
  const { ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN } = stack.settings;
  const canaries = [CPF, PAYMENT_FORM.cpfCnpj, "12ABC34501DE35", ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN, FORMER_TOKEN];
  for (const text of texts) for (const canary of canaries) expect(text).not.toContain(canary);
});
