import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { type Email, sendEmail } from "../../platform/delivery/mail.ts";
import type { BillingNotice, OutboxPayloads } from "../../platform/delivery/outbox.ts";
import type { PremiumAlerts } from "../alerts/statements.ts";
import {
  type BilledCharge,
  cancelledEmail,
  chargeEmail,
  endingEmail,
  failedEmail,
  grantedEmail,
  type Receiver,
  receiptEmail,
  refundedEmail,
  renewalEmail,
} from "./emails/templates.ts";
import { findNoticeFacts } from "./queries-notices.ts";
import { findBilling } from "./queries-subscriptions.ts";
import { renewalOf } from "./read-billing.ts";
import { chargeState, GRACE_MS, lastDayOf, NOTICE_MS } from "./rules.ts";

type Facts = Awaited<ReturnType<typeof findNoticeFacts>>;
type ChargeFacts = NonNullable<Facts["charge"]>;

/** The letter about a charge; null if it is no longer true. */
function emailOfCharge(
  notice: BillingNotice,
  receiver: Receiver,
  charge: ChargeFacts,
  { alerts, isRenewal }: { alerts: PremiumAlerts; isRenewal: boolean },
): Email | null {
  const { invoiceUrl, dueDate, firstDueDate, expiresAt, cancelledAt } = charge;
  if (invoiceUrl === null) return null;
  const billed: BilledCharge = { ...charge, invoiceUrl };
  const state = chargeState(charge);
  if (notice === "receipt") {
    if (state !== "paid" || expiresAt === null) return null;
    const news = dueDate === firstDueDate ? alerts : null;
    return receiptEmail(receiver, billed, { until: lastDayOf(expiresAt), alerts: news });
  }
  if (notice === "refunded") return state === "refunded" ? refundedEmail(receiver, billed) : null;
  if (cancelledAt !== null || !["open", "overdue"].includes(state)) return null;
  return notice === "failed" ? failedEmail(receiver, billed) : chargeEmail(receiver, billed, isRenewal);
}

/** The letter about an end that is near; null if premium goes on by something else. */
async function emailOfEnd(
  { db, now }: { db: Database; now: number },
  userId: string,
  receiver: Receiver,
  { subscription, promotion, receiver: person }: Facts,
): Promise<Email | null> {
  const end = subscription?.expiresAt ?? promotion?.expiresAt ?? null;
  if (end === null || end > now + NOTICE_MS + GRACE_MS || (person?.premiumUntil ?? 0) > end + GRACE_MS) return null;
  const until = lastDayOf(end);
  const openCharge = renewalOf(await findBilling(db, userId))?.openCharge;
  if (subscription && openCharge) return renewalEmail(receiver, until, openCharge);
  return endingEmail(receiver, until, promotion !== undefined);
}

/** Sends a mail about premium, unless what it says has changed since. */
export async function deliverNotice(
  { env, db, now }: { env: Env; db: Database; now: number },
  { userId, notice, subjectId }: OutboxPayloads["mail.billing"],
): Promise<void> {
  const facts = await findNoticeFacts(db, userId, subjectId);
  if (!facts.receiver) return;
  const { email, name, alerts, paidUntil, blockedAt } = facts.receiver;
  const receiver = { name, manageUrl: `${env.settings.APP_URL}/gerenciar-assinatura` };
  const { charge, subscription } = facts;
  let letter: Email | null = null;
  if (notice === "ending") letter = await emailOfEnd({ db, now }, userId, receiver, facts);
  else if (notice === "granted") {
    const end = subscription?.expiresAt ?? 0;
    letter = end > now ? grantedEmail(receiver, lastDayOf(end)) : null;
  } else if (charge) {
    letter = emailOfCharge(notice, receiver, charge, { alerts, isRenewal: (paidUntil ?? 0) > now });
  }
  // The mail about a block says the same.
  else if (subscription?.cancelledAt && blockedAt === null) {
    const end = subscription.expiresAt;
    letter = cancelledEmail(receiver, end !== null && end > now ? lastDayOf(end) : null);
  }
  if (letter) await sendEmail(env, email, letter);
}
