import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { profiles, reportCases, reports } from "#db/schema/index.ts";
import { type IdPage, isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import { insertOutboxFrom, newIdPerRow } from "../../platform/delivery/outbox.ts";
import { COUNT_MAX } from "../../shared/bounded-count.ts";
import { insertBan } from "../auth/statements.ts";
import { blockAccount, unblockAccount } from "../moderation/block-account.ts";
import { deleteAndTell } from "../moderation/delete-subject.ts";
import type { CaseKind, NextDecision, Verdict } from "../moderation/rules.ts";
import { hideSubject, restoreSubject, subjectPlace, TEXTS } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { type Banned, isBanned } from "./queries-acts.ts";
import { runAct } from "./queries-audit.ts";

/** `rank` orders the cases, then the id: the number of reports, or the time of the decision. */
export interface CasePosition {
  rank: number;
  id: string;
}

const LISTS = {
  oldest: { rank: sql`0`.mapWith(Number), isListed: isNull(reportCases.decidedAt), order: [sql`report_cases.id`] },
  most: {
    rank: reportCases.reportCount,
    isListed: isNull(reportCases.decidedAt),
    order: [desc(reportCases.reportCount), desc(reportCases.id)],
  },
  answered: {
    rank: sql`${reportCases.answeredAt}`.mapWith(Number),
    isListed: sql`${reportCases.answeredAt} is not null and ${reportCases.reviewedAt} is null`,
    order: [reportCases.answeredAt, reportCases.id],
  },
  decided: {
    rank: sql`${reportCases.decidedAt}`.mapWith(Number),
    isListed: isNotNull(reportCases.decidedAt),
    order: [desc(reportCases.decidedAt), desc(reportCases.id)],
  },
} as const;
export type CaseList = keyof typeof LISTS;

function isAfter(list: CaseList, after: CasePosition | null): SQL | undefined {
  if (after === null) return undefined;
  if (list === "oldest") return sql`${reportCases.id} > ${after.id}`;
  const comparison = list === "answered" ? sql`>` : sql`<`;
  return sql`(${LISTS[list].rank}, ${reportCases.id}) ${comparison} (${after.rank}, ${after.id})`;
}

/** What the panel shows of a case: from `reportCases` and the owner's `profiles`. */
export const caseColumns = {
  id: reportCases.id,
  kind: reportCases.subjectKind,
  subjectId: reportCases.subjectId,
  excerpt: reportCases.excerpt,
  place: subjectPlace(reportCases.subjectKind, reportCases.subjectId),
  ownerId: reportCases.ownerId,
  ownerName: profiles.name,
  reportCount: reportCases.reportCount,
  createdAt: reportCases.createdAt,
  decision: reportCases.decision,
  decisionReason: reportCases.decisionReason,
  decidedAt: reportCases.decidedAt,
  answer: reportCases.answer,
  answeredAt: reportCases.answeredAt,
  reviewedAt: reportCases.reviewedAt,
};

/** One case as in the lists; nothing if there is none. */
export function listCase(db: Database, id: string) {
  return db
    .select(caseColumns)
    .from(reportCases)
    .innerJoin(profiles, eq(profiles.id, reportCases.ownerId))
    .where(eq(reportCases.id, id));
}

/** The rows for a page of cases, and how many there are, up to one more than COUNT_MAX. */
export async function listCases(db: Database, list: CaseList, page: { after: CasePosition | null; size: number }) {
  const { rank, isListed, order } = LISTS[list];
  const { rows, counts } = await batchOf(db, {
    rows: db
      .select({ rank, ...caseColumns })
      .from(reportCases)
      .innerJoin(profiles, eq(profiles.id, reportCases.ownerId))
      .where(and(isListed, isAfter(list, page.after)))
      .orderBy(...order)
      .limit(rowsFor(page.size)),
    counts: db.select({ count: sql`count(*)`.mapWith(Number) }).from(
      db
        .select({ one: sql`1`.as("one") })
        .from(reportCases)
        .where(isListed)
        .limit(COUNT_MAX + 1)
        .as("bounded_cases"),
    ),
  });
  return { rows, count: counts[0]?.count ?? 0 };
}

/** The rows for a page of a case's reports, newest first. */
export function listReports(db: Database, caseId: string, page: IdPage) {
  return db
    .select({
      id: reports.id,
      reporterId: reports.reporterId,
      reporterName: profiles.name,
      reason: reports.reason,
      text: reports.text,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(profiles, eq(profiles.id, reports.reporterId))
    .where(and(eq(reports.caseId, caseId), isAfterPage(reports.id, page)))
    .orderBy(desc(reports.id))
    .limit(rowsFor(page.size));
}

/** What a case is about; null if there is no such case. */
export async function findCase(db: Database, id: string) {
  const [row] = await db
    .select({
      kind: reportCases.subjectKind,
      subjectId: reportCases.subjectId,
      ownerId: reportCases.ownerId,
      decision: reportCases.decision,
      decidedAt: reportCases.decidedAt,
    })
    .from(reportCases)
    .where(eq(reportCases.id, id));
  return row ?? null;
}

interface Subject {
  kind: CaseKind;
  subjectId: SQL;
  ownerId: SQL;
}

/** Statements that take back what a decision did, as far as the next one differs. What was deleted is gone. */
function takeBack(
  db: Database,
  { kind, subjectId, ownerId }: Subject,
  was: Verdict | null,
  next: NextDecision,
  now: number,
) {
  if (was === "block" && next !== "block") return unblockAccount(db, ownerId);
  const isHiding = next === "hide" || next === "delete";
  return was === "hide" && !isHiding && kind !== "account" ? restoreSubject(db, kind, subjectId, now) : [];
}

/** Statements for the effect of a decision; without any if another came before, because both ids are null then. */
function effectOf(db: Database, subject: Subject, was: Verdict | null, next: NextDecision, now: number): Statement[] {
  if (was === next) return [];
  const { kind, subjectId, ownerId } = subject;
  const before = takeBack(db, subject, was, next, now);
  if (next === "block") return [...before, ...blockAccount(db, ownerId, now)];
  if (kind === "account") return before;
  if (next === "hide") return [...before, ...hideSubject(db, kind, subjectId)];
  return next === "delete" ? [...before, ...deleteAndTell(db, kind, subjectId, now)] : before;
}

interface Deciding {
  kind: CaseKind;
  /** The decision that this one replaces; null for the first one. */
  was: Verdict | null;
  /** Condition on the case: nobody else decided it meanwhile. */
  isOpen: SQL;
}

/** Statements that tell the owner of the thing or account what is decided. A block ends their bell. */
function notifyOwner(db: Database, { kind, was, isOpen }: Deciding, next: NextDecision, now: number): Statement[] {
  if (next === "block") return [];
  const isAccount = kind === "account";
  const place = isAccount
    ? sql`''`
    : sql`coalesce((select place from (${TEXTS[kind](sql`report_cases.subject_id`)})), '')`;
  const decision = isAccount && next === "keep" ? "unblock" : next;
  return insertNotices(
    db,
    {
      kind: "decision",
      to: sql`report_cases.owner_id`,
      subjectId: sql`report_cases.id`,
      details: { kind, place, decision, isReviewed: was === null ? 0 : 1 },
      source: sql`from report_cases where ${isOpen}`,
      among: sql`notices.subject_id in (select id from report_cases where ${isOpen})`,
    },
    now,
  );
}

/** Statements that tell the reporters what became of their reports, unless that stays the same. */
function notifyReporters(db: Database, { was, isOpen }: Deciding, next: NextDecision, now: number): Statement[] {
  if (was === next) return [];
  const source = sql`from report_cases join reports on reports.case_id = report_cases.id where ${isOpen}`;
  return [
    ...insertNotices(
      db,
      {
        kind: "report-outcome",
        to: sql`reports.reporter_id`,
        subjectId: sql`reports.id`,
        details: { kind: sql`report_cases.subject_kind`, decision: next },
        source,
        among: sql`notices.subject_id in (
          select reports.id from report_cases join reports on reports.case_id = report_cases.id where ${isOpen})`,
      },
      now,
    ),
    insertOutboxFrom(db, "mail.report-outcome", { reportId: sql`reports.id` }, source, now, newIdPerRow(now)),
  ];
}

/**
 * Decides a case, with the effect on the thing or its owner, and mails to the owner and the reporters. `was` and
 * `decidedAt` are of the decision that this one replaces, null for the first one. `banned` is what a block keeps from
 * signing up again, null if nothing.
 * @returns whether nobody else decided it meanwhile
 */
export async function decideCaseOnce(
  db: Database,
  { id, kind, was, decidedAt }: { id: string; kind: CaseKind; was: Verdict | null; decidedAt: number | null },
  { decision, banned, ...by }: { decision: NextDecision; reason: string; adminId: string; banned: Banned | null },
  now: number,
): Promise<boolean> {
  const isOpen = sql`report_cases.id = ${id} and report_cases.decided_at is ${decidedAt}`;
  const ofOpenCase = (column: string) => sql`(select ${sql.raw(column)} from report_cases where ${isOpen})`;
  const subject = { kind, subjectId: ofOpenCase("subject_id"), ownerId: ofOpenCase("owner_id") };
  const deciding = { kind, was, isOpen };
  const ban = decision === "block" ? sql`, 'isBanned', ${isBanned(banned)}` : sql``;
  const { done } = await runAct(db, {
    entry: {
      ...by,
      action: "decide",
      targetKind: "case",
      targetId: id,
      before: was === null ? null : sql`json_object('decision', ${was})`,
      after: sql`(select json_object('decision', ${decision}, 'subjectKind', subject_kind, 'subjectId', subject_id,
        'ownerId', owner_id, 'reportCount', report_count${ban}) from report_cases where id = ${id})`,
      now,
    },
    when: sql`exists (select 1 from report_cases where ${isOpen})`,
    exists: sql`exists (select 1 from report_cases where id = ${id})`,
    statements: [
      // Before the effect, which may delete what they are about.
      ...notifyOwner(db, deciding, decision, now),
      ...notifyReporters(db, deciding, decision, now),
      ...effectOf(db, subject, was, decision, now),
      ...(banned ? [insertBan(db, { ...by, ...banned, userId: subject.ownerId }, now)] : []),
      insertOutboxFrom(db, "mail.decision", { caseId: sql`id`, was }, sql`from report_cases where ${isOpen}`, now),
      // Last, because all others depend on nobody else having decided.
      db
        .update(reportCases)
        .set({
          decision,
          decisionReason: by.reason,
          decidedAt: now,
          decidedBy: by.adminId,
          reviewedAt: was === null ? null : now,
        })
        .where(isOpen),
    ],
  });
  return done;
}
