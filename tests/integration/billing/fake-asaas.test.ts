import { AsaasClient, type ICreateWebhookParams, parseWebhookPayload } from "asaas";
import jsQR from "jsqr";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { type ReceivedWebhook, startFakeAsaas } from "../../support/asaas.ts";
import { differences, PAYMENT_EXAMPLE, SUBSCRIPTION_EXAMPLE } from "../../support/asaas-examples.ts";
import { eventually } from "../../support/product.ts";

/** The fakes' Asaas as a client sees it that was not written for it. */
const asaas = startFakeAsaas();
const CPF = "24971563792";
const TOKEN = "um-token-de-32-ou-mais-caracteres";

let client: AsaasClient;
beforeEach(() => {
  client = clientWith(asaas.settings.ASAAS_API_KEY);
});

const clientWith = (key: string) => new AsaasClient(key, { baseUrl: asaas.settings.ASAAS_BASE_URL, printError: false });

const today = (): string => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);

const newSubscription = (customer: string, nextDueDate = today()) => ({
  customer,
  billingType: "UNDEFINED" as const,
  value: 49.99,
  nextDueDate,
  cycle: "MONTHLY" as const,
  description: "Assinatura",
  externalReference: crypto.randomUUID(),
});

/** A customer with a subscription and its first charge. */
async function subscribe(nextDueDate?: string) {
  const customer = await client.customers.new({ name: "Ana", cpfCnpj: CPF, externalReference: crypto.randomUUID() });
  const { id } = await client.subscriptions.create(newSubscription(customer.id, nextDueDate));
  if (!id) throw new Error("no subscription");
  const { data } = await client.subscriptions.getPayments(id);
  return { id, customer: customer.id, charge: String(data[0]?.id) };
}

/** Status and errors with which a call is refused. */
async function refusalOf(call: Promise<unknown>) {
  const error = (await call.then(
    () => null,
    (reason: unknown) => reason,
  )) as { response?: { status: number; data: { errors?: { code: string; description: string }[] } } } | null;
  return [error?.response?.status, error?.response?.data.errors?.map(({ code }) => code)];
}

/** Presses a button of the invoice, as the payer does. */
async function pressOnInvoice(invoiceUrl: string, fields: Record<string, string>): Promise<void> {
  expect((await fetch(invoiceUrl)).headers.get("x-frame-options")).toBeNull();
  await fetch(invoiceUrl, { method: "POST", body: new URLSearchParams(fields) });
}

function expectAsDocumented({ body, path, token }: ReceivedWebhook): void {
  expect([path, token]).toEqual(["/webhooks/asaas", asaas.settings.ASAAS_WEBHOOK_TOKEN]);
  const example = body.payment ? PAYMENT_EXAMPLE : SUBSCRIPTION_EXAMPLE;
  expect([body.event, differences(body, { ...example, event: body.event })]).toEqual([body.event, []]);
  if (body.payment) expect(parseWebhookPayload(body as never)).toEqual(body);
}

test("the whole life of a subscription, with webhooks as documented", async () => {
  const { id, customer, charge } = await subscribe();
  expect(await client.subscriptions.getById(id)).toMatchObject({ customer, status: "ACTIVE", cycle: "MONTHLY" });
  expect((await client.subscriptions.list({ customer })).totalCount).toBe(1);
  const payment = await client.payments.getById(charge);
  expect(payment).toMatchObject({ status: "PENDING", value: 49.99, netValue: 48, dueDate: today() });

  const { encodedImage = "", payload } = await client.payments.getPixQrCode(charge);
  const image = sharp(Buffer.from(encodedImage, "base64")).resize(600).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(payload);

  const invoiceUrl = String(payment.invoiceUrl);
  await pressOnInvoice(invoiceUrl, { do: "pay", method: "PIX" });
  expect(await client.payments.getById(charge)).toMatchObject({ status: "RECEIVED", billingType: "PIX" });
  await pressOnInvoice(invoiceUrl, { do: "next-charge" });
  const [second] = (await client.subscriptions.getPayments(id)).data;
  await pressOnInvoice(String(second?.invoiceUrl), { do: "refuse" });
  await pressOnInvoice(String(second?.invoiceUrl), { do: "expire" });
  expect((await client.payments.getById(String(second?.id))).status).toBe("OVERDUE");
  await pressOnInvoice(String(second?.invoiceUrl), { do: "pay", method: "CREDIT_CARD" });
  await pressOnInvoice(String(second?.invoiceUrl), { do: "refund" });
  expect((await client.payments.getById(String(second?.id))).status).toBe("REFUNDED");
  await client.payments.refund(charge, {});
  await pressOnInvoice(invoiceUrl, { do: "next-charge" });
  expect(await client.subscriptions.updateById(id, { status: "INACTIVE" })).toMatchObject({ status: "INACTIVE" });
  expect(await client.subscriptions.delete(id)).toEqual({ deleted: true, id });

  expect(await asaas.events(16)).toEqual([
    ...["SUBSCRIPTION_CREATED", "PAYMENT_CREATED"],
    ...["PAYMENT_CHECKOUT_VIEWED", "PAYMENT_RECEIVED", "PAYMENT_CREATED", "PAYMENT_CHECKOUT_VIEWED"],
    ...["PAYMENT_CREDIT_CARD_CAPTURE_REFUSED", "PAYMENT_OVERDUE", "PAYMENT_CONFIRMED", "PAYMENT_RECEIVED"],
    ...["PAYMENT_REFUNDED", "PAYMENT_REFUNDED", "PAYMENT_CREATED"],
    ...["SUBSCRIPTION_INACTIVATED", "PAYMENT_DELETED", "SUBSCRIPTION_DELETED"],
  ]);
  for (const webhook of asaas.received) expectAsDocumented(webhook);
  expect(new Set(asaas.received.map(({ body }) => body.id)).size).toBe(16);
});

test("charges are listed by the days on which they were paid or are due", async () => {
  const { charge } = await subscribe("2031-05-10");
  const idsOf = async (query: Record<string, string>) => {
    const url = `${asaas.settings.ASAAS_BASE_URL}/payments?${new URLSearchParams({ limit: "100", ...query })}`;
    const response = await fetch(url, { headers: { access_token: asaas.settings.ASAAS_API_KEY } });
    return ((await response.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
  };
  expect(await idsOf({ "dueDate[ge]": "2031-05-10", "dueDate[le]": "2031-05-10" })).toEqual([charge]);
  expect(await idsOf({ "dueDate[ge]": "2031-05-11" })).not.toContain(charge);
  const paidToday = { "paymentDate[ge]": today(), "paymentDate[le]": today() };
  expect(await idsOf(paidToday)).not.toContain(charge);
  await asaas.command({ do: "pay", payment: charge });
  expect(await idsOf(paidToday)).toContain(charge);
});

test("a boleto is confirmed before it is received", async () => {
  const { charge } = await subscribe();
  await asaas.command({ do: "pay", payment: charge, method: "BOLETO" });
  expect((await asaas.events(4)).slice(2)).toEqual(["PAYMENT_CONFIRMED", "PAYMENT_RECEIVED"]);
  const [confirmed, received] = asaas.received.slice(2).map(({ body }) => body.payment);
  expect([confirmed, received]).toMatchObject([
    { status: "CONFIRMED", paymentDate: null, clientPaymentDate: today() },
    { status: "RECEIVED", paymentDate: today(), clientPaymentDate: today() },
  ]);
});

test("charges are due on the same day of each month, or on its last", async () => {
  const { id } = await subscribe("2099-10-31");
  for (let month = 1; month <= 5; month++) await asaas.command({ do: "next-charge", subscription: id });
  const { data } = await client.subscriptions.getPayments(id);
  const dates = ["2100-03-31", "2100-02-28", "2100-01-31", "2099-12-31", "2099-11-30", "2099-10-31"];
  expect(data.map(({ dueDate }) => dueDate)).toEqual(dates);
  expect((await client.subscriptions.getById(id)).nextDueDate).toBe("2100-04-30");
});

test("the same person can be created twice, as in the real one", async () => {
  const externalReference = crypto.randomUUID();
  const input = { name: "Ana", cpfCnpj: "12ABC34501DE35", externalReference };
  const ids = [await client.customers.new(input), await client.customers.new(input)].map(({ id }) => id);
  const { data, totalCount } = await client.customers.list({ externalReference });
  expect([totalCount, data.map(({ id }) => id)]).toEqual([2, ids.toReversed()]);
  expect(await client.customers.getById(ids[0]!)).toMatchObject({
    name: "Ana",
    personType: "JURIDICA",
    deleted: false,
  });
});

describe("refusals", () => {
  test.each([
    [{ cpfCnpj: "24971563793" }, "invalid_object"],
    [{ cpfCnpj: "12ABC34501DE36" }, "invalid_object"],
    [{ cpfCnpj: "11111111111" }, "invalid_object"],
    [{ name: "" }, "invalid_name"],
    [{ email: "ana" }, "invalid_email"],
    [{ mobilePhone: "6733334444" }, "invalid_mobilePhone"],
    [{ mobilePhone: "67999999999" }, "invalid_mobilePhone"],
  ])("of a customer with %j", async (changes, code) => {
    expect(await refusalOf(client.customers.new({ name: "Ana", cpfCnpj: CPF, ...changes }))).toEqual([400, [code]]);
  });

  test("of a subscription", async () => {
    const { customer } = await subscribe();
    const create = (changes: object) =>
      refusalOf(client.subscriptions.create({ ...newSubscription(customer), ...changes }));
    expect(await create({ customer: "cus_1" })).toEqual([400, ["invalid_customer"]]);
    expect(await create({ value: 0.01, nextDueDate: "2020-01-01" })).toEqual([
      400,
      ["invalid_value", "invalid_nextDueDate"],
    ]);
    expect(await create({ nextDueDate: "15/01/2099", description: "a".repeat(501) })).toEqual([
      400,
      ["invalid_nextDueDate", "invalid_description"],
    ]);
  });

  test("of keys, objects that do not exist, and what cannot be done", async () => {
    const { id, charge } = await subscribe();
    const listWith = (key: string) => refusalOf(clientWith(key).customers.list({}));
    expect(await listWith("")).toEqual([401, ["access_token_not_found"]]);
    expect(await listWith("segredo")).toEqual([401, ["invalid_access_token_format"]]);
    expect(await listWith("$aact_hmlg_outra")).toEqual([401, ["invalid_access_token"]]);
    for (const call of [client.payments.getById("pay_1"), client.subscriptions.delete("sub_1")])
      expect(await refusalOf(call)).toEqual([404, undefined]);
    expect(await refusalOf(client.payments.refund(charge, {}))).toEqual([400, ["invalid_action"]]);
    await client.subscriptions.updateById(id, { status: "INACTIVE" });
    const resume = client.subscriptions.updateById(id, { status: "ACTIVE" });
    expect(await refusalOf(resume)).toEqual([400, ["invalid_nextDueDate"]]);
  });

  test("of too many calls, with the time to wait", async () => {
    await asaas.command({ do: "fail", kind: "limited" });
    const url = `${asaas.settings.ASAAS_BASE_URL}/customers`;
    const headers = { access_token: asaas.settings.ASAAS_API_KEY };
    const response = await fetch(url, { headers });
    expect([response.status, response.headers.get("ratelimit-reset")]).toEqual([429, "30"]);
    expect((await fetch(url, { headers })).status).toBe(200);
  });
});

describe("webhooks", () => {
  const deliveries = async () => (await asaas.content()).webhooks[0]?.deliveries ?? [];

  test("are sent again, in order, until they are answered with exactly 200", async () => {
    const before = (await deliveries()).length;
    for (const status of [500, 404, 302, 204, 201]) {
      asaas.answer = status;
      const count = asaas.received.length + 1;
      if (status === 500) await subscribe();
      else await asaas.command({ do: "try-now" });
      await asaas.events(count);
    }
    asaas.answer = 200;
    await asaas.command({ do: "try-now" });
    await eventually(async () => (await deliveries()).every((one) => one.isDelivered) || undefined, "delivery");
    const events = asaas.received.map(({ body }) => body.event);
    expect(events.at(-1)).toBe("PAYMENT_CREATED");
    expect(new Set(events.slice(0, -1))).toEqual(new Set(["SUBSCRIPTION_CREATED"]));
    expect(new Set(asaas.received.slice(0, -1).map(({ body }) => body.id)).size).toBe(1);
    expect((await deliveries()).slice(before).map(({ tries }) => tries)).toEqual([events.length - 1, 1]);
  });

  test("stop after 15 failures in a row, until the queue is resumed", async () => {
    asaas.answer = 500;
    await subscribe();
    const isPaused = async () => (await asaas.content()).webhooks[0]?.interrupted;
    await eventually(async () => {
      await asaas.command({ do: "try-now" });
      return (await isPaused()) || undefined;
    }, "the pause");
    expect(asaas.received).toHaveLength(15);
    asaas.answer = 200;
    await asaas.command({ do: "try-now" });
    await subscribe();
    expect(asaas.received).toHaveLength(15);

    const [webhook] = (await client.webhooks.list()).data;
    await client.webhooks.updateById(webhook!.id, { interrupted: false } as ICreateWebhookParams);
    const created = ["SUBSCRIPTION_CREATED", "PAYMENT_CREATED"];
    expect((await asaas.events(19)).slice(15)).toEqual([...created, ...created]);
    expect(await isPaused()).toBe(false);
  });

  test("come late, in reverse order and twice on demand", async () => {
    await asaas.command({ do: "webhooks", held: true, reversed: true, duplicated: true });
    const { charge } = await subscribe();
    await asaas.command({ do: "pay", payment: charge });
    expect(asaas.received).toEqual([]);
    await asaas.command({ do: "webhooks", held: false });
    const order = ["PAYMENT_RECEIVED", "PAYMENT_CREATED", "SUBSCRIPTION_CREATED"];
    expect(await asaas.events(6)).toEqual(order.flatMap((event) => [event, event]));
    expect(asaas.received[0]?.body).toEqual(asaas.received[1]?.body);

    asaas.received = [];
    await asaas.command({ do: "webhooks", reversed: false, duplicated: false, delayMs: 300 });
    const startedAt = performance.now();
    await asaas.command({ do: "next-charge", subscription: (await subscribe()).id });
    expect(await asaas.events(3)).toEqual(["SUBSCRIPTION_CREATED", "PAYMENT_CREATED", "PAYMENT_CREATED"]);
    expect(performance.now() - startedAt).toBeGreaterThan(290);
  });

  test("go to every address that is configured, with its own token and events", async () => {
    const webhook = await client.webhooks.create({
      name: "Outro",
      url: `${asaas.settings.APP_URL}/outro`,
      email: "ana@exemplo.com",
      sendType: "SEQUENTIALLY",
      authToken: TOKEN,
      events: ["PAYMENT_CREATED"] as unknown as ICreateWebhookParams["events"],
    });
    await subscribe();
    await asaas.events(3);
    const other = asaas.received.filter(({ path }) => path === "/outro");
    expect(other.map(({ token, body }) => [token, body.event])).toEqual([[TOKEN, "PAYMENT_CREATED"]]);
    expect(JSON.stringify(await client.webhooks.list())).not.toContain(TOKEN);
    await client.webhooks.delete(webhook.id);
    expect((await client.webhooks.list()).totalCount).toBe(1);
  });
});

test("the fakes' page shows what Asaas holds and what was delivered", async () => {
  const { id } = await subscribe();
  await asaas.events(2);
  const page = await (await fetch(`${new URL(asaas.settings.ASAAS_BASE_URL).origin}/asaas`)).text();
  for (const text of [id, "R$ 49,99", "Aguardando pagamento", "SUBSCRIPTION_CREATED", "entregue"])
    expect(page).toContain(text);
  expect(page).not.toContain(CPF);
});

test("what Asaas holds outlives a restart of the fakes", async () => {
  const { id, charge } = await subscribe();
  await asaas.events(2);
  await asaas.command({ do: "pay", payment: charge, method: "PIX" });
  await asaas.events(3);
  const before = await client.payments.getById(charge);
  await asaas.restart();
  expect(await client.payments.getById(charge)).toEqual(before);
  expect((await client.subscriptions.getById(id)).status).toBe("ACTIVE");
});
