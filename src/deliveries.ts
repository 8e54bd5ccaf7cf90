import type { Database } from "#db/client.ts";
import type { Env } from "./env.ts";
import { deliverAdminWork } from "./features/admin/admin-alerts.ts";
import { deliverAdminRight, deliverRequestDeleted } from "./features/admin/deliver-emails.ts";
import { expandRequest } from "./features/alerts/expand-request.ts";
import { deliverConfirmation, deliverPasswordChanged, deliverReset } from "./features/auth/deliver-emails.ts";
import { deliverNotice } from "./features/billing/deliver-emails.ts";
import { alignAtAsaas, cancelAtAsaas, refundAtAsaas } from "./features/billing/deliver-to-asaas.ts";
import { deliverHireNews, deliverOutcomeQuestion, deliverQuestion } from "./features/hires/deliver-emails.ts";
import { matchListing } from "./features/listings/match-listing.ts";
import { deliverDecision, deliverOutcome } from "./features/moderation/deliver-emails.ts";
import { pushNotice } from "./features/notices/push-notice.ts";
import {
  deliverAccountDeleted,
  deliverCredential,
  deliverEmailChange,
  deliverEmailChangeAsked,
  deliverEmailChanged,
  deliverPhoneCode,
  deliverPhoneMoved,
  deliverSecurityNews,
} from "./features/profiles/deliver-emails.ts";
import { deliverAddressed } from "./features/requests/deliver-emails.ts";
import { notifyRequest } from "./features/requests/notify-request.ts";
import { Gathering } from "./platform/delivery/gathering.ts";
import { type Delivery, drainOutbox, type OutboxHandlers, type OutboxRow } from "./platform/delivery/outbox.ts";

/**
 * Delivers the due rows of the outbox, beginning with those that are taken already, each with the handler for its kind.
 */
export function deliverOutbox(env: Env, db: Database, now: number, taken?: readonly OutboxRow[]): Promise<Delivery> {
  const handlers: OutboxHandlers = {
    "mail.confirm": (payload, at) => deliverConfirmation({ env, db, now: at }, payload),
    "mail.reset": (payload, at) => deliverReset({ env, db, now: at }, payload),
    "mail.change": (payload, at) => deliverEmailChange({ env, db, now: at }, payload),
    "mail.change-asked": (payload, at) => deliverEmailChangeAsked({ env, db, now: at }, payload),
    "mail.changed": (payload) => deliverEmailChanged({ env, db }, payload),
    "mail.password-changed": (payload) => deliverPasswordChanged({ env, db }, payload),
    "mail.security": (payload) => deliverSecurityNews({ env, db }, payload),
    "mail.billing": (payload, at) => deliverNotice({ env, db, now: at }, payload),
    "mail.decision": (payload) => deliverDecision({ env, db }, payload),
    "mail.report-outcome": (payload) => deliverOutcome({ env, db }, payload),
    "mail.credential": (payload) => deliverCredential({ env, db }, payload),
    "mail.account-deleted": (payload) => deliverAccountDeleted(env, payload),
    "mail.request-deleted": (payload) => deliverRequestDeleted({ env, db }, payload),
    "mail.admin-right": (payload) => deliverAdminRight({ env, db }, payload),
    "mail.admin-work": (payload, at) => deliverAdminWork({ env, db, now: at }, payload),
    "mail.hire": (payload) => deliverHireNews({ env, db }, payload),
    "mail.question": (payload, at) => deliverQuestion({ env, db, now: at }, payload),
    "mail.addressed": (payload, at) => deliverAddressed({ env, db, now: at }, payload),
    "mail.request-outcome": (payload) => deliverOutcomeQuestion({ env, db }, payload),
    "asaas.cancel": (payload) => cancelAtAsaas({ settings: env.settings, db }, payload),
    "asaas.align": (payload, at) => alignAtAsaas({ settings: env.settings, db, now: at }, payload),
    "asaas.refund": (payload, at) => refundAtAsaas({ settings: env.settings, db, now: at }, payload),
    "alerts.request": (payload, at) => expandRequest({ env, db, now: at }, payload),
    "searches.listing": (payload, at) => matchListing({ env, db, now: at }, payload),
    "push.notice": (payload, at) => pushNotice({ env, db, now: at }, payload),
    "mail.phone-moved": (payload) => deliverPhoneMoved({ env, db }, payload),
    "n8n.request": (payload) => notifyRequest({ env, db }, payload),
    "n8n.phone-code": (payload, at) => deliverPhoneCode({ env, db, now: at }, payload),
  };
  return drainOutbox(db, handlers, now, taken);
}

const gathering = new Gathering<OutboxRow>();

/** Delivers rows that a request has taken, or whatever is due. */
export async function deliverAfterResponse(
  env: Env,
  db: Database,
  now: number,
  taken?: readonly OutboxRow[],
): Promise<void> {
  const rows = taken && (await gathering.add(taken));
  if (rows?.length !== 0) await deliverOutbox(env, db, now, rows);
}
