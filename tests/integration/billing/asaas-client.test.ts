import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Bindings, readEnv } from "../../../src/env.ts";
import { DomainError } from "../../../src/errors.ts";
import {
  cancelSubscription,
  createCustomer,
  createSubscription,
  findCustomer,
  findSubscriptions,
  firstPayment,
  getPayment,
  getSubscription,
  listPayments,
  pixQrCode,
  setSubscriptionStatus,
} from "../../../src/features/billing/asaas.ts";
import { type Asaas, openAsaas } from "../../../src/features/billing/asaas-call.ts";
import { startFakeAsaas } from "../../support/asaas.ts";

const fake = startFakeAsaas();
const CPF = "24971563792";
const REQUEST_ID = "request-of-the-test";

let asaas: Asaas;
let logged: string[];

const settingsWith = (changes: Record<string, string> = {}) =>
  readEnv({ ...fake.settings, ...changes } as unknown as Bindings).settings;

const open = (changes: Record<string, string> = {}): Asaas => openAsaas(settingsWith(changes), REQUEST_ID);

/** Short timeouts if answers are late, which outlast them all; the usual ones otherwise. */
const openFor = (kind: string): Asaas =>
  kind === "late" ? { ...open(), readTimeoutMs: 3_000, writeTimeoutMs: 3_000 } : open();

beforeEach(() => {
  asaas = open();
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void logged.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  const log = logged.join("\n");
  for (const secret of [CPF, fake.settings.ASAAS_API_KEY, "ana@exemplo.com"]) expect(log).not.toContain(secret);
});

const today = (): string => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
const newCustomer = (externalReference: string = crypto.randomUUID()) => ({
  name: "Ana Prado",
  email: "ana@exemplo.com",
  mobilePhone: "67991234567",
  cpfCnpj: CPF,
  externalReference,
});
const newSubscription = (customer: string, externalReference: string = crypto.randomUUID()) => ({
  customer,
  valueCents: 4999,
  nextDueDate: today(),
  description: "Portal da Construção Premium",
  externalReference,
});

async function subscribe() {
  const customer = await createCustomer(asaas, newCustomer());
  const subscription = await createSubscription(asaas, newSubscription(customer.id));
  return { customer, subscription };
}

/** The refusal with which a call ends. */
async function refusalOf(call: Promise<unknown>): Promise<DomainError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DomainError)) throw new Error(`not refused, but ${error}`);
  return error;
}

test("a subscription from its customer to its cancellation", async () => {
  const input = newCustomer();
  expect(await findCustomer(asaas, input.externalReference)).toBeNull();
  const customer = await createCustomer(asaas, input);
  expect(await findCustomer(asaas, input.externalReference)).toEqual(customer);
  expect((await fake.content()).customers.find(({ id }) => id === customer.id)).toMatchObject({
    notificationDisabled: true,
    cpfCnpj: CPF,
  });

  const wanted = newSubscription(customer.id);
  expect(await findSubscriptions(asaas, { externalReference: wanted.externalReference })).toEqual([]);
  const subscription = await createSubscription(asaas, wanted);
  expect(subscription).toMatchObject({ customer: customer.id, valueCents: 4999, status: "ACTIVE", deleted: false });
  expect(await findSubscriptions(asaas, { customer: customer.id })).toEqual([subscription]);
  expect(await findSubscriptions(asaas, { externalReference: wanted.externalReference })).toEqual([subscription]);

  const payment = await firstPayment(asaas, subscription.id);
  expect(payment).toMatchObject({ valueCents: 4999, status: "PENDING", dueDate: today(), customer: customer.id });
  const { payload, expirationDate } = await pixQrCode(asaas, payment!.id);
  expect(payload).toMatch(/^000201.*br\.gov\.bcb\.pix.*6304[0-9A-F]{4}$/);
  expect(expirationDate).toMatch(/^\d{4}-\d\d-\d\d 23:59:59$/);

  await fake.command({ do: "next-charge", subscription: subscription.id });
  await fake.command({ do: "pay", payment: payment!.id });
  const charges = await listPayments(asaas, subscription.id);
  expect(charges.map(({ status, clientPaymentDate }) => [status, clientPaymentDate ?? null])).toEqual([
    ["RECEIVED", today()],
    ["PENDING", null],
  ]);
  expect(await getPayment(asaas, payment!.id)).toEqual(charges[0]);

  expect(await setSubscriptionStatus(asaas, subscription.id, { status: "INACTIVE" })).toMatchObject({
    status: "INACTIVE",
  });
  const resumed = await setSubscriptionStatus(asaas, subscription.id, { status: "ACTIVE", nextDueDate: "2099-01-31" });
  expect(resumed).toMatchObject({ status: "ACTIVE", nextDueDate: "2099-01-31" });

  await cancelSubscription(asaas, subscription.id);
  await cancelSubscription(asaas, subscription.id);
  expect(await getSubscription(asaas, subscription.id)).toMatchObject({ deleted: true, status: "INACTIVE" });
  expect(await findSubscriptions(asaas, { customer: customer.id })).toEqual([]);
  expect((await listPayments(asaas, subscription.id)).map(({ status }) => status)).toEqual(["RECEIVED"]);
  expect(await getPayment(asaas, charges[1]!.id)).toMatchObject({ deleted: true });
  expect(logged).toEqual([]);
});

test("a first charge that is created late is waited for, but not long", async () => {
  await fake.command({ do: "delay-charges", delayMs: 1_000 });
  const { subscription } = await subscribe();
  expect(await firstPayment(asaas, subscription.id)).toMatchObject({ status: "PENDING" });
  await fake.command({ do: "delay-charges", delayMs: 20_000 });
  expect(await firstPayment(asaas, (await subscribe()).subscription.id)).toBeNull();
});

test("of duplicate customers, it is always the same that is found", async () => {
  const input = newCustomer();
  const first = await createCustomer(asaas, input);
  await createCustomer(asaas, input);
  for (let look = 0; look < 3; look++) expect(await findCustomer(asaas, input.externalReference)).toEqual(first);
});

test("what does not exist is null", async () => {
  expect(await getSubscription(asaas, "sub_unknown")).toBeNull();
  expect(await getPayment(asaas, "pay_../../x?")).toBeNull();
  await cancelSubscription(asaas, "sub_unknown");
});

describe("when the answer to a creation is lost", () => {
  test.each(["late", "dropped", "malformed"])(
    "%s: what was created is found, and nothing is created twice",
    async (kind) => {
      asaas = openFor(kind);
      const input = newCustomer();
      await fake.command({ do: "fail", kind, method: "POST" });
      const customer = await createCustomer(asaas, input);
      const wanted = newSubscription(customer.id);
      await fake.command({ do: "fail", kind, method: "POST" });
      const subscription = await createSubscription(asaas, wanted);

      const held = await fake.content();
      const ours = ({ externalReference }: { externalReference: string }) =>
        [input.externalReference, wanted.externalReference].includes(externalReference);
      expect(held.customers.filter(ours).map(({ id }) => id)).toEqual([customer.id]);
      expect(held.subscriptions.filter(ours).map(({ id }) => id)).toEqual([subscription.id]);
      expect(logged).toHaveLength(2);
    },
  );

  test("and what was created cannot be found either, the creation failed but is found by the next search", async () => {
    const input = newCustomer();
    await fake.command({ do: "fail", kind: "dropped", calls: 3 });
    expect((await refusalOf(createCustomer(asaas, input))).code).toBe("payment.unavailable");
    expect(await findCustomer(asaas, input.externalReference)).not.toBeNull();
  });

  test("and nothing was created, the creation is not repeated", async () => {
    const input = newCustomer();
    await fake.command({ do: "fail", kind: "error", method: "POST" });
    expect((await refusalOf(createCustomer(asaas, input))).code).toBe("payment.unavailable");
    expect(await findCustomer(asaas, input.externalReference)).toBeNull();
  });
});

describe("when a call fails", () => {
  test.each(["error", "late", "dropped", "malformed"])(
    "%s once: reads and cancellations are repeated",
    async (kind) => {
      asaas = openFor(kind);
      const { customer, subscription } = await subscribe();
      await fake.command({ do: "fail", kind });
      expect(await findSubscriptions(asaas, { customer: customer.id })).toEqual([subscription]);
      await fake.command({ do: "fail", kind, method: "DELETE" });
      await cancelSubscription(asaas, subscription.id);
      expect(await getSubscription(asaas, subscription.id)).toMatchObject({ deleted: true });
      expect(logged).toEqual([]);
    },
  );

  test.each([
    ["error", "status 500"],
    ["late", "TimeoutError"],
    ["dropped", "TypeError"],
    ["malformed", "SyntaxError"],
  ])("%s twice: it is unavailable, and the log says why", async (kind, reason) => {
    asaas = openFor(kind);
    await fake.command({ do: "fail", kind, calls: 2 });
    const { code, details } = await refusalOf(findCustomer(asaas, crypto.randomUUID()));
    expect([code, details]).toEqual(["payment.unavailable", {}]);
    expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: "info", event: "asaas.unavailable", call: "findCustomer", reason, requestId: REQUEST_ID },
    ]);
  });

  test("because of too many calls, it says when to try again, and tries no more", async () => {
    await fake.command({ do: "fail", kind: "limited" });
    const { code, details } = await refusalOf(findCustomer(asaas, crypto.randomUUID()));
    expect([code, details]).toEqual(["payment.unavailable", { retryAfterSeconds: 30 }]);
    expect(logged.join()).toContain("status 429");
  });

  test("because nothing listens, it is unavailable", async () => {
    const away = open({ ASAAS_BASE_URL: "http://localhost:1/v3" });
    expect((await refusalOf(getPayment(away, "pay_1"))).code).toBe("payment.unavailable");
  });

  test("because the key is wrong, it is unavailable, and the log says so", async () => {
    const stranger = open({ ASAAS_API_KEY: "$aact_hmlg_outra" });
    expect((await refusalOf(createCustomer(stranger, newCustomer()))).code).toBe("payment.unavailable");
    expect(logged.join()).toContain("status 401");
  });

  test("because no key is set, it is unavailable without a call", () => {
    expect(() => openAsaas(settingsWith({ ASAAS_API_KEY: "" }))).toThrow("payment.unavailable");
  });
});

test("refused input comes back with the reason for the person and the code for the log", async () => {
  const { code, details } = await refusalOf(createCustomer(asaas, { ...newCustomer(), cpfCnpj: "11111111111" }));
  expect([code, details]).toEqual(["payment.refused", { params: { reason: "O CPF/CNPJ informado é inválido." } }]);
  expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: "info", event: "asaas.refused", call: "createCustomer", codes: "invalid_object", requestId: REQUEST_ID },
  ]);
  const { customer } = await subscribe();
  const late = { ...newSubscription(customer.id), nextDueDate: "2020-01-31" };
  expect((await refusalOf(createSubscription(asaas, late))).details.params?.["reason"]).toContain("vencimento");
});

test("statuses and fields that this client does not know are no error", async () => {
  const { subscription } = await subscribe();
  const payment = await firstPayment(asaas, subscription.id);
  const answer = { ...(await getPayment(asaas, payment!.id)), value: 49.99, status: "AWAITING_SOMETHING", news: [1] };
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(answer));
  expect(await getPayment(asaas, payment!.id)).toMatchObject({ status: "AWAITING_SOMETHING", valueCents: 4999 });
});
