import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, id, instant } from "./columns.ts";

const SUBJECT_KINDS = ["request", "listing", "card", "reference", "photo", "rating", "comment"] as const;

/** What a case may be about: the account is that of its owner. */
const CASE_KINDS = [...SUBJECT_KINDS, "account"] as const;

const person = (name: string) => text(name).references(() => users.id, { onDelete: "cascade" });

/**
 * One row per reported thing until it is decided; later reports open a new one. What an admin does without a report is a
 * row that is decided from the start, so that it is told and answered in the same way.
 */
export const reportCases = sqliteTable(
  "report_cases",
  {
    id: id(),
    subjectKind: text("subject_kind", { enum: CASE_KINDS }).notNull(),
    /** Id of the row; for cards and accounts, the person's id. What it refers to may be deleted. */
    subjectId: text("subject_id").notNull(),
    /** Whose content it is. */
    ownerId: person("owner_id").notNull(),
    /** What it said when it was first reported. */
    excerpt: text("excerpt").notNull(),
    /** Reports ever made, 0 for an act without one. Those of deleted accounts are gone. */
    reportCount: integer("report_count").notNull(),
    createdAt: createdAt(),
    decision: text("decision", {
      enum: ["keep", "hide", "delete", "warn", "block", "restore", "unblock", "premium"],
    }),
    decisionReason: text("decision_reason"),
    decidedAt: instant("decided_at"),
    /** The admin. */
    decidedBy: text("decided_by"),
    /** SHA-256 of the token in the mail to the owner, who may answer once. */
    answerTokenHash: text("answer_token_hash").unique(),
    answer: text("answer"),
    answeredAt: instant("answered_at"),
    /** When it was decided again, after the answer if there is one. */
    reviewedAt: instant("reviewed_at"),
  },
  (t) => [
    check(
      "report_cases_kind",
      sql`${t.subjectKind} in ('request', 'listing', 'card', 'reference', 'photo', 'rating', 'comment', 'account')`,
    ),
    check("report_cases_decision", sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
    uniqueIndex("report_cases_one_open").on(t.subjectKind, t.subjectId).where(sql`${t.decidedAt} is null`),
    index("report_cases_oldest").on(t.id).where(sql`${t.decidedAt} is null`),
    index("report_cases_most").on(t.reportCount, t.id).where(sql`${t.decidedAt} is null`),
    index("report_cases_decided").on(t.decidedAt, t.id).where(sql`${t.decidedAt} is not null`),
    index("report_cases_answered")
      .on(t.answeredAt, t.id)
      .where(sql`${t.answeredAt} is not null and ${t.reviewedAt} is null`),
    index("report_cases_owner").on(t.ownerId, t.id),
  ],
);

/** 'Denunciar': once per person and thing. */
export const reports = sqliteTable(
  "reports",
  {
    id: id(),
    caseId: text("case_id")
      .notNull()
      .references(() => reportCases.id, { onDelete: "cascade" }),
    reporterId: person("reporter_id").notNull(),
    subjectKind: text("subject_kind", { enum: SUBJECT_KINDS }).notNull(),
    subjectId: text("subject_id").notNull(),
    reason: text("reason", {
      enum: ["fraud", "offensive", "false", "contact", "prohibited", "spam", "other"],
    }).notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      "reports_reason",
      sql`${t.reason} in ('fraud', 'offensive', 'false', 'contact', 'prohibited', 'spam', 'other')`,
    ),
    uniqueIndex("reports_once").on(t.reporterId, t.subjectKind, t.subjectId),
    index("reports_case").on(t.caseId, t.id),
    index("reports_reporter").on(t.reporterId, t.id),
  ],
);

/** Who does not want to hear from whom. */
export const personBlocks = sqliteTable(
  "person_blocks",
  {
    blockerId: person("blocker_id").notNull(),
    blockedId: person("blocked_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    check("person_blocks_two_people", sql`${t.blockerId} <> ${t.blockedId}`),
    index("person_blocks_blocked").on(t.blockedId),
  ],
);

/** Numbers of companies and of registrations with a professional council, which an admin checks. */
export const credentials = sqliteTable(
  "credentials",
  {
    userId: person("user_id").notNull(),
    kind: text("kind", { enum: ["cnpj", "crea", "cau"] }).notNull(),
    number: text("number").notNull(),
    status: text("status", { enum: ["pending", "confirmed", "refused"] }).notNull(),
    createdAt: createdAt(),
    decidedAt: instant("decided_at"),
    /** What the admin said when refusing it. */
    decisionReason: text("decision_reason"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check("credentials_kind", sql`${t.kind} in ('cnpj', 'crea', 'cau')`),
    check("credentials_status", sql`${t.status} in ('pending', 'confirmed', 'refused')`),
    check("credentials_decided", sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    index("credentials_pending").on(t.createdAt, t.userId).where(sql`${t.status} = 'pending'`),
    index("credentials_decided").on(t.decidedAt, t.userId).where(sql`${t.status} <> 'pending'`),
  ],
);
