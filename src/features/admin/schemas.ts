import { z } from "zod";
import type { OutboxKind } from "../../platform/delivery/outbox.ts";
import { boundedCount } from "../../shared/bounded-count.ts";
import { CREDENTIAL_KINDS } from "../../shared/credentials.ts";
import { SUBJECT_KINDS } from "../../shared/decisions.ts";
import { ADMIN_WORK } from "../../shared/notices.ts";
import { INVALID_PAGE, idField, textField, yesOrNo } from "../../shared/schemas.ts";
import { URGENCIES } from "../../shared/urgency.ts";
import {
  CASE_KINDS,
  DECISION_REASON_MAX_LENGTH,
  NEXT_DECISIONS,
  REPORT_REASONS,
  VERDICTS,
} from "../moderation/rules.ts";
import { CREDENTIAL_STATUSES } from "../profiles/rules.ts";
import {
  ALERT_WAYS,
  AUDIT_ACTIONS,
  CASE_SORTS,
  CONTENT_FILTERS,
  DELETE_REQUEST_REASONS,
  DELIVERY_FILTERS,
  EXTENSIONS,
  FIGURE_METRICS,
  FIGURE_SPANS,
  REASON_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
  SUBSCRIPTION_FILTERS,
  USER_FILTERS,
} from "./rules.ts";

export const CHOOSE = "Escolha uma opção da lista.";
export const cursor = z
  .string({ error: INVALID_PAGE })
  .max(200, INVALID_PAGE)
  .regex(/^[\w.-]+$/, INVALID_PAGE)
  .nullish();
/** Matches name, e-mail and phone, ignoring case and accents; blank for all. */
export const search = textField({ max: SEARCH_MAX_LENGTH, required: false });
export const optionalReason = textField({ max: REASON_MAX_LENGTH, required: false, multiline: true });
export const reason = textField({ max: REASON_MAX_LENGTH, required: "Escreva o motivo.", multiline: true });
export const instant = z.number();

/** The counts of the tabs and the stat cards. */
export const overview = z.object({
  users: z.number(),
  subscriptions: z.number(),
  requests: z.number(),
  listings: z.number(),
  openCases: boundedCount,
  /** Decided, with an answer that nobody reviewed. */
  answeredCases: boundedCount,
  pendingCredentials: boundedCount,
  deadDeliveries: boundedCount,
  /** Payments that differ at the payment provider. */
  paymentDifferences: boundedCount,
  premiumUsers: boundedCount,
  active: boundedCount,
  viaAsaas: boundedCount,
  cancelled: boundedCount,
  expired: boundedCount,
});
export type AdminOverview = z.infer<typeof overview>;

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    /** How many match in all; null on the pages after the first. */
    matches: boundedCount.nullable(),
  });

export const usersInput = z.object({ text: search, filter: z.enum(USER_FILTERS, { error: CHOOSE }), cursor });
/** `paidUntil`: null if nothing was paid. */
export const userRenewal = z.object({ paidUntil: instant.nullable() });
export const adminUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  avatarUrl: z.string().nullable(),
  isClient: z.boolean(),
  isProvider: z.boolean(),
  isAdmin: z.boolean(),
  isPremium: z.boolean(),
  premiumUntil: instant.nullable(),
  isConfirmed: z.boolean(),
  blockedAt: instant.nullable(),
  isBanned: z.boolean(),
  createdAt: instant,
  /** What the payment provider goes on charging; null if nothing. */
  renewal: userRenewal.nullable(),
});
export type AdminUser = z.infer<typeof adminUser>;
export const userPage = pageOf(adminUser);

export const userInput = z.object({ userId: idField, reason: optionalReason.default("") });
export const userReasonInput = z.object({ userId: idField, reason });
/** Whether the person's e-mail and phone may not sign up again. */
const ban = yesOrNo.default(false);
export const userBanInput = userReasonInput.extend({ ban });

export const subscriptionsInput = z.object({
  text: search,
  filter: z.enum(SUBSCRIPTION_FILTERS, { error: CHOOSE }),
  cursor,
});
export const adminSubscription = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  userPhone: z.string(),
  status: z.enum(["PENDING", "ACTIVE", "CANCELLED", "EXPIRED"]),
  paymentMethod: z.enum(["asaas", "manual"]),
  valueCents: z.number(),
  /** `YYYY-MM-DD` */
  nextDueDate: z.string().nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
  /** Whether the person has another one that runs or is still charged. */
  hasOther: z.boolean(),
});
export type AdminSubscription = z.infer<typeof adminSubscription>;
export const subscriptionPage = pageOf(adminSubscription);
export const subscriptionInput = z.object({ id: idField, reason: optionalReason.default("") });
export const extendInput = subscriptionInput.extend({
  days: z.literal(EXTENSIONS, { error: "Escolha 7 ou 30 dias." }),
});

export const contentInput = z.object({ text: search, filter: z.enum(CONTENT_FILTERS, { error: CHOOSE }), cursor });
const content = {
  id: z.string(),
  ownerId: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  hiddenBecause: z.enum(["decision", "block"]).nullable(),
  createdAt: instant,
};
const adminRequest = z.object({
  ...content,
  serviceType: z.string(),
  urgency: z.enum(URGENCIES),
  description: z.string(),
  location: z.string(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  expiresAt: instant,
  interestCount: z.number(),
  /** Paths of the photos in display size, in order. */
  photos: z.array(z.string()),
});
export type AdminRequest = z.infer<typeof adminRequest>;
export const requestPage = pageOf(adminRequest);
export const deleteRequestInput = z.object({
  id: idField,
  reason: z.enum(DELETE_REQUEST_REASONS, { error: "Escolha o motivo." }),
});

const adminListing = z.object({
  ...content,
  title: z.string(),
  priceCents: z.number(),
  cityName: z.string(),
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  isSold: z.boolean(),
});
export type AdminListing = z.infer<typeof adminListing>;
export const listingPage = pageOf(adminListing);

export const adminRating = z.object({
  ...content,
  /** `owner…` is who wrote it. */
  kind: z.enum(["contract", "free"]),
  evaluatedId: z.string(),
  evaluatedName: z.string(),
  stars: z.number(),
  comment: z.string(),
  reply: z.string().nullable(),
});
export type AdminRating = z.infer<typeof adminRating>;
export const ratingPage = pageOf(adminRating);

/** Hides, restores or deletes one thing. */
export const subjectInput = z.object({ kind: z.enum(SUBJECT_KINDS, { error: CHOOSE }), id: idField, reason });

export const casesInput = z.object({
  state: z.enum(["open", "answered", "decided"], { error: CHOOSE }),
  sort: z.enum(CASE_SORTS, { error: CHOOSE }),
  cursor,
});
export const adminCase = z.object({
  id: z.string(),
  kind: z.enum(CASE_KINDS),
  subjectId: z.string(),
  excerpt: z.string(),
  /** Path of the thing in the app; null if it is gone. */
  path: z.string().nullable(),
  ownerId: z.string(),
  ownerName: z.string(),
  reportCount: z.number(),
  createdAt: instant,
  decision: z.enum(VERDICTS).nullable(),
  decisionReason: z.string().nullable(),
  decidedAt: instant.nullable(),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  /** When it was decided again. */
  reviewedAt: instant.nullable(),
});
export type AdminCase = z.infer<typeof adminCase>;
export const casePage = pageOf(adminCase);
export const caseInput = z.object({ id: idField });
export const caseReportsInput = caseInput.extend({ cursor });
/** The reports of a case, newest first. */
export const reportPage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      reporterId: z.string(),
      reporterName: z.string(),
      reason: z.enum(REPORT_REASONS),
      text: z.string(),
      createdAt: instant,
    }),
  ),
  nextCursor: z.string().nullable(),
});
export const decideInput = z.object({
  id: idField,
  decision: z.enum(NEXT_DECISIONS, { error: "Escolha a decisão." }),
  /** When the decision was made that this one replaces; null for the first one. */
  decidedAt: instant.nullable().default(null),
  reason: textField({ max: DECISION_REASON_MAX_LENGTH, required: "Escreva o motivo.", multiline: true }),
  /** Of the owner, with a block. */
  ban,
});

export const credentialsInput = z.object({ state: z.enum(["pending", "decided"], { error: CHOOSE }), cursor });
const adminCredential = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  slug: z.string(),
  kind: z.enum(CREDENTIAL_KINDS),
  number: z.string(),
  status: z.enum(CREDENTIAL_STATUSES),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type AdminCredential = z.infer<typeof adminCredential>;
export const credentialPage = z.object({ items: z.array(adminCredential), nextCursor: z.string().nullable() });
const NUMBER_INVALID = "Número inválido.";
export const decideCredentialInput = z.object({
  userId: idField,
  kind: z.enum(CREDENTIAL_KINDS, { error: CHOOSE }),
  /** The number that the admin saw, because the provider may have changed it since. */
  number: z
    .string({ error: NUMBER_INVALID })
    .max(30, NUMBER_INVALID)
    .regex(/^[A-Z0-9./-]+$/, NUMBER_INVALID),
  isConfirmed: yesOrNo,
  /** Told to the provider when refused. */
  reason: optionalReason,
});

export const auditInput = z.object({
  text: search,
  action: z.enum(AUDIT_ACTIONS, { error: CHOOSE }).nullish(),
  adminId: idField.nullish(),
  day: z.iso.date({ error: "Informe o dia." }).nullish(),
  cursor,
});
export const auditRow = z.object({
  id: z.string(),
  adminId: z.string(),
  adminName: z.string().nullable(),
  action: z.string(),
  targetKind: z.string(),
  targetId: z.string(),
  /** What it was on, as it is now; null if it is gone. */
  target: z
    .object({
      /** Title or text; blank if it has none, as an account. */
      name: z.string(),
      /** Path in the app; null if it has none. */
      path: z.string().nullable(),
      /** Of a course or a question. */
      courseId: z.string().nullable(),
    })
    .nullable(),
  /** Whom it concerns, also by a pseudonym or after the account was deleted; then without a name. */
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string(),
  createdAt: instant,
});
export type AuditRow = z.infer<typeof auditRow>;
export const auditPage = z.object({ items: z.array(auditRow), nextCursor: z.string().nullable() });

export const deliveriesInput = z.object({ filter: z.enum(DELIVERY_FILTERS, { error: CHOOSE }), cursor });
/** A row of the outbox, without its payload. */
const delivery = z.object({
  id: z.string(),
  kind: z.custom<OutboxKind>((kind) => typeof kind === "string"),
  attempts: z.number(),
  createdAt: instant,
  nextAttemptAt: instant,
  deliveredAt: instant.nullable(),
  deadAt: instant.nullable(),
  lastError: z.string().nullable(),
});
export type AdminDelivery = z.infer<typeof delivery>;
export const deliveryPage = z.object({ items: z.array(delivery), nextCursor: z.string().nullable() });
export const deliveryInput = z.object({ id: idField });
export const eventsInput = z.object({ cursor });
/** Webhook events of the payment provider, newest first. */
export const eventPage = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      event: z.string(),
      subjectId: z.string().nullable(),
      receivedAt: instant,
      processedAt: instant.nullable(),
      error: z.string().nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
});

const waitsSince = instant.nullable();
/** 'Hoje': since when what the overview counts waits, yesterday's stats, and whether all runs. */
export const today = z.object({
  /** When the oldest came; null if nothing waits. */
  openCases: waitsSince,
  answeredCases: waitsSince,
  pendingCredentials: waitsSince,
  deadDeliveries: waitsSince,
  paymentDifferences: waitsSince,
  /** In the last 24 hours. */
  refunds: z.number(),
  /** When the last of these was. */
  refundedAt: instant.nullable(),
  failedJobs: z.array(z.object({ name: z.string(), failedAt: instant })),
  jobsRanAt: instant.nullable(),
  /** Null if no night was ever backed up, as where that is not set up. */
  backedUpAt: instant.nullable(),
  isBackupLate: z.boolean(),
  /** Deliveries that fail for longer than ten minutes and are tried again. */
  lateDeliveries: z.number(),
  yesterday: z.iso.date(),
  /** `before` is of the day before yesterday; `income` is in centavos. */
  figures: z.array(z.object({ metric: z.enum(FIGURE_METRICS), value: z.number(), before: z.number() })),
});
export type AdminToday = z.infer<typeof today>;

export const alertInput = z.object({
  kind: z.enum(ADMIN_WORK, { error: CHOOSE }),
  way: z.enum(ALERT_WAYS, { error: CHOOSE }),
});
/** How the caller is told of each kind of work. */
export const alerts = z.array(alertInput);

export const statsInput = z.object({ days: z.literal(FIGURE_SPANS, { error: CHOOSE }) });
/** One entry per metric, one value per day from the oldest day to today; `income` is in centavos. */
export const stats = z.object({
  days: z.array(z.iso.date()),
  series: z.array(z.object({ metric: z.enum(FIGURE_METRICS), values: z.array(z.number()) })),
});
export type AdminStats = z.infer<typeof stats>;
