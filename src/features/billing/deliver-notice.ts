import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { type Letter, sendLetter } from "../../platform/delivery/mail.ts";
import type { BillingNotice, OutboxPayloads } from "../../platform/delivery/outbox.ts";
import {
  type BilledCharge,
  cancelledLetter,
  chargeLetter,
  endingLetter,
  failedLetter,
  type Receiver,
  receiptLetter,
  renewalLetter,
} from "./emails/letters.ts";
import { findNoticeFacts } from "./queries-notices.ts";
import { findBilling } from "./queries-subscriptions.ts";
import { renewalOf } from "./read-billing.ts";
import { chargeState, GRACE_MS, lastDayOf, NOTICE_MS } from "./rules.ts";

type Facts = Awaited<ReturnType<typeof findNoticeFacts>>;
type ChargeFacts = NonNullable<Facts["charge"]>;

/** The letter about a charge; null if it is no longer true. */
function letterOfCharge(notice: BillingNotice, receiver: Receiver, charge: ChargeFacts): Letter | null {
  const { invoiceUrl, expiresAt, cancelledAt } = charge;
  if (invoiceUrl === null) return null;
  const billed: BilledCharge = { ...charge, invoiceUrl };
  const state = chargeState(charge);
  if (notice === "receipt") {
    return state === "paid" && expiresAt !== null ? receiptLetter(receiver, billed, lastDayOf(expiresAt)) : null;
  }
  if (cancelledAt !== null || !["open", "overdue"].includes(state)) return null;
  return notice === "failed" ? failedLetter(receiver, billed) : chargeLetter(receiver, billed);
}

/** The letter about an end that is near; null if premium goes on by something else. */
async function letterOfEnd(
  { db, now }: { db: Database; now: number },
  userId: string,
  receiver: Receiver,
  { subscription, promotion, receiver: person }: Facts,
): Promise<Letter | null> {
  const end = subscription?.expiresAt ?? promotion?.expiresAt ?? null;
  if (end === null || end > now + NOTICE_MS + GRACE_MS || (person?.premiumUntil ?? 0) > end + GRACE_MS) return null;
  const until = lastDayOf(end);
  const openCharge = renewalOf(await findBilling(db, userId))?.openCharge;
  if (subscription && openCharge) return renewalLetter(receiver, until, openCharge);
  return endingLetter(receiver, until, promotion !== undefined);
}

/** Sends a mail about premium, unless what it says has changed since. */
export async function deliverNotice(
  { env, db, now }: { env: Env; db: Database; now: number },
  { userId, notice, subjectId }: OutboxPayloads["mail.billing"],
): Promise<void> {
  const facts = await findNoticeFacts(db, userId, subjectId);
  if (!facts.receiver) return;
  const { email, name } = facts.receiver;
  const receiver = { name, manageUrl: `${env.settings.APP_URL}/gerenciar-assinatura` };
  const { charge, subscription } = facts;
  let letter: Letter | null = null;
  if (notice === "ending") letter = await letterOfEnd({ db, now }, userId, receiver, facts);
  else if (charge) letter = letterOfCharge(notice, receiver, charge);
  else if (subscription?.cancelledAt) {
    const end = subscription.expiresAt;
    letter = cancelledLetter(receiver, end !== null && end > now ? lastDayOf(end) : null);
  }
  if (letter) await sendLetter(env, email, letter);
}
