import { z } from "zod";
import { type Asaas, callAsaas, callAsaasForObject, isOutcomeUnknown } from "./asaas-call.ts";

/**
 * Client of the Asaas API v3 (https://docs.asaas.com). Every function throws `payment.unavailable`, those that send data
 * also `payment.refused`; see {@link callAsaas}. Answers may have statuses that this client does not know.
 */

/** Asaas creates the charges of a subscription after it has answered. */
const CHARGE_LOOKS = 4;
const CHARGE_PAUSE_MS = 700;
/** The most that Asaas returns at once, newest first. */
const PAGE_SIZE = "100";

const isoDate = z.iso.date();
const cents = z.number().transform((reais) => Math.round(reais * 100));
const webUrl = z.url({ protocol: /^https?$/ });

const customer = z.object({ id: z.string(), dateCreated: z.string(), deleted: z.boolean().default(false) });

const subscription = z
  .object({
    id: z.string(),
    customer: z.string(),
    value: cents,
    /** Due date of the next charge that Asaas will create, which may be the one after the next that is due. */
    nextDueDate: isoDate.nullish(),
    dateCreated: z.string(),
    status: z.string(),
    deleted: z.boolean().default(false),
    externalReference: z.string().nullish(),
  })
  .transform(({ value, ...rest }) => ({ ...rest, valueCents: value }));

/** A charge in answers and webhooks. */
export const asaasPayment = z
  .object({
    id: z.string(),
    customer: z.string(),
    subscription: z.string().nullish(),
    value: cents,
    status: z.string(),
    billingType: z.string(),
    dueDate: isoDate,
    /** The day on which the person paid. */
    clientPaymentDate: isoDate.nullish(),
    invoiceUrl: webUrl,
    deleted: z.boolean().default(false),
    /** That of its subscription. */
    externalReference: z.string().nullish(),
  })
  .transform(({ value, ...rest }) => ({ ...rest, valueCents: value }));

const pixQrCodeAnswer = z.object({ payload: z.string().min(1), expirationDate: z.string() });
const deletion = z.object({ deleted: z.boolean(), id: z.string() });

const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) }).transform(({ data }) => data);

export type AsaasCustomer = z.infer<typeof customer>;
export type AsaasSubscription = z.infer<typeof subscription>;
export type AsaasPayment = z.infer<typeof asaasPayment>;

export interface NewCustomer {
  name: string;
  email: string;
  /** Digits of a mobile number with area code, without 55. */
  mobilePhone?: string;
  cpfCnpj: string;
  externalReference: string;
}

export interface NewSubscription {
  customer: string;
  valueCents: number;
  /** When the first charge is due, YYYY-MM-DD; not in the past. */
  nextDueDate: string;
  description: string;
  /** Must be new for each subscription, because a lost answer is looked up by it. */
  externalReference: string;
}

const oldestFirst = <T extends { dateCreated: string; id: string }>(a: T, b: T): number =>
  a.dateCreated.localeCompare(b.dateCreated) || a.id.localeCompare(b.id);

/** Finds a customer by our reference. Asaas accepts duplicates: then it is always the same one of them. */
export async function findCustomer(asaas: Asaas, externalReference: string): Promise<AsaasCustomer | null> {
  const found = await callAsaasForObject(asaas, {
    name: "findCustomer",
    method: "GET",
    path: "/customers",
    query: { externalReference, limit: PAGE_SIZE },
    answer: listOf(customer),
  });
  return found.filter(({ deleted }) => !deleted).sort(oldestFirst)[0] ?? null;
}

/** Creates a customer whom Asaas sends no messages. Look for an existing one first. */
export async function createCustomer(asaas: Asaas, input: NewCustomer): Promise<AsaasCustomer> {
  const create = callAsaasForObject(asaas, {
    name: "createCustomer",
    method: "POST",
    path: "/customers",
    body: { ...input, notificationDisabled: true },
    answer: customer,
  });
  return await orLookUp(create, () => findCustomer(asaas, input.externalReference));
}

/** Replaces what Asaas knows of a customer, such as a mistyped CPF. */
export async function updateCustomer(asaas: Asaas, id: string, input: NewCustomer): Promise<AsaasCustomer> {
  const path = `/customers/${encodeURIComponent(id)}`;
  return await callAsaasForObject(asaas, {
    name: "updateCustomer",
    method: "PUT",
    path,
    body: { ...input },
    answer: customer,
  });
}

/** Subscriptions that were not deleted, oldest first. */
export async function findSubscriptions(
  asaas: Asaas,
  by: { customer: string } | { externalReference: string },
): Promise<AsaasSubscription[]> {
  const found = await callAsaasForObject(asaas, {
    name: "findSubscriptions",
    method: "GET",
    path: "/subscriptions",
    query: { ...by, limit: PAGE_SIZE },
    answer: listOf(subscription),
  });
  return found.filter(({ deleted }) => !deleted).sort(oldestFirst);
}

/** Creates a monthly subscription whose charges can be paid by PIX, card or boleto. Look for an existing one first. */
export async function createSubscription(asaas: Asaas, input: NewSubscription): Promise<AsaasSubscription> {
  const { valueCents, ...rest } = input;
  const create = callAsaasForObject(asaas, {
    name: "createSubscription",
    method: "POST",
    path: "/subscriptions",
    body: { ...rest, value: valueCents / 100, billingType: "UNDEFINED", cycle: "MONTHLY" },
    answer: subscription,
  });
  const { externalReference } = input;
  return await orLookUp(create, async () => (await findSubscriptions(asaas, { externalReference }))[0] ?? null);
}

/**
 * When the answer to a creation is lost, finds what was created. It never creates a second time: Asaas has no
 * idempotency keys, and the first call may still be at work.
 */
async function orLookUp<T>(create: Promise<T>, find: () => Promise<T | null>): Promise<T> {
  try {
    return await create;
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    // If that fails as well, the outcome stays unknown.
    const found = await find().catch(() => null);
    if (found === null) throw error;
    return found;
  }
}

/** null if there is none with this id. A deleted subscription is returned as such. */
export async function getSubscription(asaas: Asaas, id: string): Promise<AsaasSubscription | null> {
  const path = `/subscriptions/${encodeURIComponent(id)}`;
  return await callAsaas(asaas, { name: "getSubscription", method: "GET", path, answer: subscription });
}

/** Stops new charges (INACTIVE), or resumes them, with the day on which the next one is due. */
export async function setSubscriptionStatus(
  asaas: Asaas,
  id: string,
  change: { status: "INACTIVE" } | { status: "ACTIVE"; nextDueDate: string },
): Promise<AsaasSubscription> {
  const path = `/subscriptions/${encodeURIComponent(id)}`;
  const name = "setSubscriptionStatus";
  return await callAsaasForObject(asaas, { name, method: "POST", path, body: change, answer: subscription });
}

/** Deletes a subscription with its unpaid charges. Safe to repeat, also when there is none with this id. */
export async function cancelSubscription(asaas: Asaas, id: string): Promise<void> {
  const path = `/subscriptions/${encodeURIComponent(id)}`;
  try {
    await callAsaas(asaas, { name: "cancelSubscription", method: "DELETE", path, answer: deletion });
  } catch (error) {
    const left = await getSubscription(asaas, id);
    if (left !== null && !left.deleted) throw error;
  }
}

/** Deletes an unpaid charge. Safe to repeat, also when there is none with this id. */
export async function deletePayment(asaas: Asaas, id: string): Promise<void> {
  const path = `/payments/${encodeURIComponent(id)}`;
  try {
    await callAsaas(asaas, { name: "deletePayment", method: "DELETE", path, answer: deletion });
  } catch (error) {
    const left = await getPayment(asaas, id);
    if (left !== null && !left.deleted) throw error;
  }
}

/** The latest charges of a subscription, up to a hundred, by due date. */
export async function listPayments(asaas: Asaas, subscriptionId: string): Promise<AsaasPayment[]> {
  const found = await callAsaasForObject(asaas, {
    name: "listPayments",
    method: "GET",
    path: "/payments",
    query: { subscription: subscriptionId, limit: PAGE_SIZE },
    answer: listOf(asaasPayment),
  });
  return found.filter(({ deleted }) => !deleted).sort((a, b) => a.dueDate.localeCompare(b.dueDate));
}

/** The most charges that are listed: more than some days can have. */
const LISTED_MAX = 5_000;

/** All charges that were received, or are due, within some days. Throws an error if there are more than can be true. */
export async function listPaymentsWithin(
  asaas: Asaas,
  by: "paymentDate" | "dueDate",
  { first, last }: { first: string; last: string },
): Promise<AsaasPayment[]> {
  const found: AsaasPayment[] = [];
  while (found.length < LISTED_MAX) {
    const { data, hasMore } = await callAsaasForObject(asaas, {
      name: "listPaymentsWithin",
      method: "GET",
      path: "/payments",
      query: { [`${by}[ge]`]: first, [`${by}[le]`]: last, limit: PAGE_SIZE, offset: String(found.length) },
      answer: z.object({ data: z.array(asaasPayment), hasMore: z.boolean() }),
    });
    found.push(...data);
    if (!hasMore || data.length === 0) return found;
  }
  throw new Error("too many payments to compare");
}

/** The first charge of a new subscription; null if Asaas has not created it after two seconds. */
export async function firstPayment(asaas: Asaas, subscriptionId: string): Promise<AsaasPayment | null> {
  for (let look = 1; look <= CHARGE_LOOKS; look++) {
    const [first] = await listPayments(asaas, subscriptionId);
    if (first) return first;
    if (look < CHARGE_LOOKS) await new Promise((resolve) => setTimeout(resolve, CHARGE_PAUSE_MS));
  }
  return null;
}

/** null if there is none with this id. */
export async function getPayment(asaas: Asaas, id: string): Promise<AsaasPayment | null> {
  const path = `/payments/${encodeURIComponent(id)}`;
  return await callAsaas(asaas, { name: "getPayment", method: "GET", path, answer: asaasPayment });
}

/** Refunds all of a charge. It may take a while until it has the status of a refund. Look at its status first. */
export async function refundPayment(asaas: Asaas, id: string): Promise<AsaasPayment> {
  const path = `/payments/${encodeURIComponent(id)}/refund`;
  return await callAsaasForObject(asaas, {
    name: "refundPayment",
    method: "POST",
    path,
    body: {},
    answer: asaasPayment,
  });
}

/** What the QR code of a charge contains, and its last moment in Brasília's time (YYYY-MM-DD HH:mm:ss). */
export async function pixQrCode(asaas: Asaas, paymentId: string): Promise<{ payload: string; expirationDate: string }> {
  const path = `/payments/${encodeURIComponent(paymentId)}/pixQrCode`;
  return await callAsaasForObject(asaas, { name: "pixQrCode", method: "GET", path, answer: pixQrCodeAnswer });
}
