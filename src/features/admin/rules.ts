import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import type { SubjectKind } from "../../shared/decisions.ts";
import type { ADMIN_WORK } from "../../shared/notices.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, UTC_OFFSET_MS } from "../../shared/time.ts";
import type { ReportReason } from "../moderation/rules.ts";

export type AdminWork = (typeof ADMIN_WORK)[number];

export const ADMIN_LIMIT: RateLimit = { name: "admin", max: 600, windowMs: HOUR_MS };
export const PAGE_SIZE = 30;
/** Linked accounts that the list shows of each person. */
export const LINKED_SHOWN = 5;
/** Acts on what a person has are found for as many things of each kind. */
export const THINGS_MAX = 100;
/** The page of a person shows as many of each kind, and counts up to the second one. */
export const PERSON_SHOWN = 5;
export const PERSON_COUNT_MAX = 100;
/** Notes of admins about one person. */
export const NOTES_MAX = 50;
export const NOTE_MAX_LENGTH = 500;
export const SEARCH_MAX_LENGTH = 100;
export const REASON_MAX_LENGTH = 500;
/** The flag 'Em breve!' stands at subscriptions that expire within this time. */
export const ENDING_SOON_MS = 7 * 24 * HOUR_MS;
/** Days by which an admin extends a subscription. */
export const EXTENSIONS = [7, 30] as const;

/** Reasons for deleting a request. Source: provider side, "Admin panel". */
export const DELETE_REQUEST_REASONS = [
  "guidelines",
  "completed",
  "duplicate",
  "inappropriate",
  "spam",
  "other",
] as const;

export type DeleteRequestReason = (typeof DELETE_REQUEST_REASONS)[number];

export const USER_FILTERS = ["all", "premium", "blocked", "admins"] as const;
export const SUBSCRIPTION_FILTERS = ["all", "pending", "active", "cancelled", "expired"] as const;
export const CONTENT_FILTERS = ["all", "hidden"] as const;
export const CASE_SORTS = ["oldest", "most"] as const;
export const DELIVERY_FILTERS = ["dead", "waiting", "delivered"] as const;

export const FIGURE_METRICS = [
  "sign_ups",
  "requests",
  "interests",
  "contacts",
  "listings",
  "premium",
  "income",
] as const;
export type StatMetric = (typeof FIGURE_METRICS)[number];
/** Days that the charts can show. */
export const FIGURE_SPANS = [30, 90, 365] as const;

/** What 'Hoje' tells of failed jobs and refunds is as old as this. */
export const RECENT_MS = 24 * HOUR_MS;
/** Deliveries that wait for longer are late. */
export const DELIVERY_LATE_MS = 10 * MINUTE_MS;

/** Events that are this young are told in the next minute, since the batch that writes them may still run. */
export const SETTLED_MS = 10 * SECOND_MS;
/** What repeats itself, such as a job that fails each minute, is told once in this time. */
export const TOLD_AGAIN_MS = 24 * HOUR_MS;
export const ALERT_WAYS = ["now", "morning", "never"] as const;
export type AlertWay = (typeof ALERT_WAYS)[number];
/** How admins are told who chose nothing. What waits for the morning is in its mail. */
export const USUAL_WAYS: Readonly<Record<AdminWork, AlertWay>> = {
  reports: "now",
  answers: "now",
  credentials: "morning",
  deliveries: "now",
  jobs: "now",
  backup: "now",
  refunds: "now",
  payments: "morning",
};
/** Of these, the operator hears if no admin does. */
export const FAILURES: readonly AdminWork[] = ["deliveries", "jobs", "backup"];

/** Backups are made each night, and take a while. */
const BACKUP_LATE_MS = 26 * HOUR_MS;

/** Days since the last complete backup if it is late, else 0. Null for `backedUpAt` if there never was one. */
export function missingDays(backedUpAt: number | null, now: number): number {
  return backedUpAt === null || now - backedUpAt < BACKUP_LATE_MS ? 0 : Math.floor((now - backedUpAt) / DAY_MS);
}

/** From this hour in Campo Grande on, admins get their summary. */
export const SUMMARY_HOUR = 7;
/** Reports of these reasons don't wait for the summary, nor do those of a thing that so many people reported. */
export const URGENT_REASONS: readonly ReportReason[] = ["fraud", "contact", "prohibited"];
export const URGENT_REPORTS = 3;

/** Whether refunds of a day, next to those of the 30 days before, are so many that somebody should look. */
export function isJump(refunds: number, before: number): boolean {
  return refunds >= 3 && refunds > (before / 30) * 3;
}

/** What the audit records: the names of the mutations. */
export const AUDIT_ACTIONS = [
  "createSubscription",
  "endPremium",
  "deleteUser",
  "blockUser",
  "unblockUser",
  "makeAdmin",
  "removeAdmin",
  "banUser",
  "liftBan",
  "cancelSubscription",
  "activateSubscription",
  "extendSubscription",
  "deleteRequest",
  "hide",
  "restore",
  "delete",
  "decide",
  "decideCredential",
  "retryDelivery",
  "editCourse",
  "setCoursePublished",
  "addQuestion",
  "editQuestion",
  "setQuestionPublished",
  "deleteQuestion",
  "restoreQuestion",
  "editCampaign",
  "setAlert",
  "addNote",
  "deleteNote",
  "refundPayment",
  "settleDifference",
] as const;
/** What only {@link COMMAND_LINE} does. */
type CommandAction = "resetPasskeys";
export type AuditAction = (typeof AUDIT_ACTIONS)[number] | CommandAction;

/** The actor in the audit for a program that the operator runs. */
export const COMMAND_LINE = "npm run admin";

/** What an act is on. The id of a `credential` is its owner's. */
export type AuditTarget =
  | SubjectKind
  | "user"
  | "subscription"
  | "payment"
  | "case"
  | "credential"
  | "delivery"
  | "course"
  | "question"
  | "campaign";

const EVENT_CURSOR = /^(\d{1,15})\.(\d{1,15})$/;

/** `row` is the event's rowid, because several events may arrive in the same millisecond. */
export function writeEventCursor({ receivedAt, row }: { receivedAt: number; row: number }): string {
  return `${receivedAt}.${row}`;
}

/** Null for a text that is no cursor. */
export function readEventCursor(cursor: string): { receivedAt: number; row: number } | null {
  const [matches, receivedAt, row] = EVENT_CURSOR.exec(cursor) ?? [];
  return matches === undefined ? null : { receivedAt: Number(receivedAt), row: Number(row) };
}

/** What can be true of a charge in a month. */
export const PAYMENT_STATES = ["received", "refunded", "overdue", "open"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export const PAYMENT_FILTERS = ["all", ...PAYMENT_STATES] as const;
/** Payments that the file of a month asks for in one call. */
export const PAYMENTS_AT_ONCE_MAX = 500;

/** The month some months later, or earlier; months are `YYYY-MM`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, "YYYY-MM".length);
}

/** When a month begins and ends in Campo Grande, and its first day and that of the next one. */
export function boundsOfMonth(month: string) {
  const [firstDay, nextDay] = [`${month}-01`, `${monthAfter(month, 1)}-01`];
  return { firstDay, nextDay, from: Date.parse(firstDay) - UTC_OFFSET_MS, until: Date.parse(nextDay) - UTC_OFFSET_MS };
}

/** Place in the list of payments; `key` is the state and the charge's id. */
export interface PaymentPosition {
  at: number;
  key: string;
}

const PAYMENT_CURSOR = /^(\d{1,15})\.([a-z]+\.[\w-]+)$/;

export function writePaymentCursor({ at, key }: PaymentPosition): string {
  return `${at}.${key}`;
}

/** Null for a text that is no cursor. */
export function readPaymentCursor(cursor: string): PaymentPosition | null {
  const [matches, at, key = ""] = PAYMENT_CURSOR.exec(cursor) ?? [];
  return matches === undefined ? null : { at: Number(at), key };
}
