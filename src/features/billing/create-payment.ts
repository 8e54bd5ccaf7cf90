import { DomainError } from "../../errors.ts";
import { markOf } from "../../platform/hashing/account-marks.ts";
import { SECOND_MS } from "../../shared/time.ts";
import type { UserContext } from "../../trpc/init.ts";
import {
  type AsaasSubscription,
  cancelSubscription,
  createCustomer,
  createSubscription,
  findCustomer,
  findSubscriptions,
  firstPayment,
  pixQrCode,
  updateCustomer,
} from "./asaas.ts";
import { type Asaas, isOutcomeUnknown, openAsaas } from "./asaas-call.ts";
import { PREMIUM_PRICE_CENTS } from "./catalogue.ts";
import { brasiliaTime, newsOfCharge } from "./charge-news.ts";
import { claimIntent, releaseIntent, storeCharges, storeCreated } from "./queries-intent.ts";
import { findBilling } from "./queries-subscriptions.ts";
import { hasPayer, renewalOf, toOpenCharge } from "./read-billing.ts";
import { CHECK_SOON_MS, SUBSCRIPTION_DESCRIPTION, UNKNOWN_OUTCOME_MS } from "./rules.ts";
import type { Checkout, CreatePaymentInput, OpenCharge } from "./schemas.ts";

type Deps = Pick<UserContext, "db" | "env" | "now" | "requestId" | "deliverSoon"> & { user: { id: string } };
interface Intent {
  id: string;
  firstDueDate: string | null;
}

const PHONE_DIGITS_OF_MOBILES = 11;

/** While another call creates the subscription. */
const MAX_POLLS = 12;
const LOOK_PAUSE_MS = SECOND_MS;
const RETRY_SECONDS = 30;

/**
 * Subscribes the caller, or finds what an earlier call began, and returns the charge to pay. A row is claimed before the
 * first call, so that only one call at a time creates anything at Asaas, and it looks for what earlier ones created.
 * Throws `subscription.active`, `payment.refused`, `payment.unavailable`; without input, for the payer of a former
 * subscription, also `subscription.not_found`.
 */
export async function createPayment(deps: Deps, input: CreatePaymentInput | null): Promise<Checkout> {
  const { db, env, now, user, requestId } = deps;
  const asaas = openAsaas(env.settings, requestId);
  const billing = await findBilling(db, user.id);
  if (input === null && !hasPayer(billing)) throw new DomainError("subscription.not_found");
  const { premiumUntil } = billing;
  // Ends of outdated subscriptions, and the mail with the link.
  deps.deliverSoon();
  const marks = input ? [markOf(deps, "document", input.cpfCnpj)] : [];
  const intent = await claimIntent(db, user.id, { premiumUntil, marks }, now);
  const charge = intent ? await subscribe(deps, asaas, intent, input) : await waitForCharge(deps, asaas);
  return { charge, pix: charge && (await findPix(asaas, charge.id)) };
}

/** The caller's charge to pay. Throws `payment.unavailable` if Asaas is not configured. */
export async function openOwnCharge({ db, env, user, requestId }: UserContext): Promise<Checkout> {
  const asaas = openAsaas(env.settings, requestId);
  const charge = renewalOf(await findBilling(db, user.id))?.openCharge ?? null;
  return { charge, pix: charge && (await findPix(asaas, charge.id)) };
}

async function subscribe(deps: Deps, asaas: Asaas, intent: Intent, input: CreatePaymentInput | null) {
  const { db, user, now } = deps;
  const subscription = await createAtAsaas(deps, asaas, intent, input);
  const { id: asaasSubscriptionId, customer: asaasCustomerId } = subscription;
  const created = { id: intent.id, asaasSubscriptionId, asaasCustomerId, checkAt: now + CHECK_SOON_MS };
  if ((await storeCreated(db, created, now)) === null) {
    await cancelSubscription(asaas, asaasSubscriptionId);
    throw new DomainError("auth.required");
  }
  return await storeFirstCharge(deps, asaas, { asaasSubscriptionId, userId: user.id });
}

/** Asaas asks only for mobile numbers. */
function toCustomer({ name, email, phone, cpfCnpj }: CreatePaymentInput, externalReference: string) {
  const mobile = phone.length === PHONE_DIGITS_OF_MOBILES ? { mobilePhone: phone } : {};
  return { name, email, cpfCnpj, externalReference, ...mobile };
}

/** The person's customer at Asaas, with what they entered; null if there is neither. */
async function ensureCustomer(asaas: Asaas, userId: string, input: CreatePaymentInput | null) {
  const known = await findCustomer(asaas, userId);
  if (input === null) return known;
  const fields = toCustomer(input, userId);
  return known ? await updateCustomer(asaas, known.id, fields) : await createCustomer(asaas, fields);
}

async function createAtAsaas(
  { db, user, now }: Deps,
  asaas: Asaas,
  { id, firstDueDate }: Intent,
  input: CreatePaymentInput | null,
): Promise<AsaasSubscription> {
  try {
    const [known] = await findSubscriptions(asaas, { externalReference: id });
    if (known) return known;
    const customer = await ensureCustomer(asaas, user.id, input);
    if (!customer) throw new DomainError("subscription.not_found");
    return await createSubscription(asaas, {
      customer: customer.id,
      valueCents: PREMIUM_PRICE_CENTS,
      nextDueDate: firstDueDate ?? "",
      description: SUBSCRIPTION_DESCRIPTION,
      externalReference: id,
    });
  } catch (error) {
    // If the outcome is unknown, Asaas may still be at work.
    await releaseIntent(db, id, isOutcomeUnknown(error) ? now + UNKNOWN_OUTCOME_MS : now);
    throw error;
  }
}

/** Asaas creates the first charge a moment later than the subscription. If that takes longer, its event brings it. */
async function storeFirstCharge(
  { db, now }: Pick<Deps, "db" | "now">,
  asaas: Asaas,
  { asaasSubscriptionId, userId }: { asaasSubscriptionId: string; userId: string },
): Promise<OpenCharge | null> {
  const payment = await firstPayment(asaas, asaasSubscriptionId);
  if (!payment) return null;
  const news = newsOfCharge({ ...payment, subscription: asaasSubscriptionId }, now);
  await storeCharges(db, userId, [news], now);
  if (news.paidAt !== null) throw new DomainError("subscription.active");
  return toOpenCharge(news);
}

/** The charge of a subscription that exists, or that another call is creating. */
async function waitForCharge({ db, user, now }: Deps, asaas: Asaas): Promise<OpenCharge | null> {
  for (let look = 1; look <= MAX_POLLS; look++) {
    const renewal = renewalOf(await findBilling(db, user.id));
    if (renewal?.openCharge) return renewal.openCharge;
    const { asaasSubscriptionId, lastPaymentDate } = renewal?.subscription ?? {};
    if (lastPaymentDate) throw new DomainError("subscription.active");
    if (asaasSubscriptionId)
      return await storeFirstCharge({ db, now }, asaas, { asaasSubscriptionId, userId: user.id });
    if (look < MAX_POLLS) await new Promise((resolve) => setTimeout(resolve, LOOK_PAUSE_MS));
  }
  throw new DomainError("payment.unavailable", { retryAfterSeconds: RETRY_SECONDS });
}

/** The invoice also shows the code, so payment is possible without it. */
async function findPix(asaas: Asaas, chargeId: string): Promise<Checkout["pix"]> {
  try {
    const { payload, expirationDate } = await pixQrCode(asaas, chargeId);
    return { payload, expiresAt: brasiliaTime(expirationDate) };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
