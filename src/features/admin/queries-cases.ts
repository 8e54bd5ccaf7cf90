import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { profiles, reportCases, reports } from "#db/schema/index.ts";
import { type IdPage, isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import { insertOutboxFrom, newIdPerRow } from "../../platform/delivery/outbox.ts";
import { blockAccount } from "../moderation/block-account.ts";
import type { Decision, SubjectKind } from "../moderation/rules.ts";
import { deleteSubject, hideSubject, subjectPlace, TEXTS } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { runAct } from "./queries-audit.ts";
import { COUNT_MAX } from "./rules.ts";

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
  return sql`(${LISTS[list].rank}, ${reportCases.id}) < (${after.rank}, ${after.id})`;
}

/** The rows for a page of cases, and how many there are, up to one more than COUNT_MAX. */
export async function listCases(db: Database, list: CaseList, page: { after: CasePosition | null; size: number }) {
  const { rank, isListed, order } = LISTS[list];
  const { rows, counts } = await batchOf(db, {
    rows: db
      .select({
        rank,
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
      })
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
    .select({ kind: reportCases.subjectKind, subjectId: reportCases.subjectId, ownerId: reportCases.ownerId })
    .from(reportCases)
    .where(eq(reportCases.id, id));
  return row ?? null;
}

/** Statements for the effect of a decision; without any on a case that is decided, because both ids are null then. */
function effectOf(
  db: Database,
  { kind, subjectId, ownerId }: { kind: SubjectKind; subjectId: SQL; ownerId: SQL },
  decision: Decision,
  now: number,
): Statement[] {
  if (decision === "hide") return hideSubject(db, kind, subjectId);
  if (decision === "delete") return deleteSubject(db, kind, subjectId);
  if (decision === "block") return blockAccount(db, ownerId, now);
  return [];
}

/** Statements that tell the owner of the thing what is decided. */
function notifyOwner(db: Database, of: { kind: SubjectKind; isOpen: SQL }, decision: Decision, now: number) {
  const place = sql`coalesce((select place from (${TEXTS[of.kind](sql`report_cases.subject_id`)})), '')`;
  return insertNotices(
    db,
    {
      kind: "decision",
      to: sql`report_cases.owner_id`,
      subjectId: sql`report_cases.id`,
      details: { kind: of.kind, place, decision },
      source: sql`from report_cases where ${of.isOpen}`,
      among: sql`notices.subject_id in (select id from report_cases where ${of.isOpen})`,
    },
    now,
  );
}

/**
 * Decides an open case, with the effect on the thing or its owner, and mails to the owner and the reporters.
 * @returns whether the case was open
 */
export async function decideOpenCase(
  db: Database,
  { id, kind }: { id: string; kind: SubjectKind },
  { decision, reason, adminId }: { decision: Decision; reason: string; adminId: string },
  now: number,
): Promise<boolean> {
  const isOpen = sql`report_cases.id = ${id} and report_cases.decided_at is null`;
  const ofOpenCase = (column: string) => sql`(select ${sql.raw(column)} from report_cases where ${isOpen})`;
  const subject = { kind, subjectId: ofOpenCase("subject_id"), ownerId: ofOpenCase("owner_id") };
  const { done } = await runAct(db, {
    entry: {
      adminId,
      action: "decide",
      targetKind: "case",
      targetId: id,
      before: null,
      after: sql`(select json_object('decision', ${decision}, 'subjectKind', subject_kind, 'subjectId', subject_id,
        'ownerId', owner_id, 'reportCount', report_count) from report_cases where id = ${id})`,
      reason,
      now,
    },
    when: sql`exists (select 1 from report_cases where ${isOpen})`,
    exists: sql`exists (select 1 from report_cases where id = ${id})`,
    statements: [
      // Before the effect, which may delete what they are about.
      ...(decision === "block" ? [] : notifyOwner(db, { kind, isOpen }, decision, now)),
      ...insertNotices(
        db,
        {
          kind: "report-outcome",
          to: sql`reports.reporter_id`,
          subjectId: sql`reports.id`,
          details: { kind: sql`report_cases.subject_kind`, decision },
          source: sql`from report_cases join reports on reports.case_id = report_cases.id where ${isOpen}`,
          among: sql`notices.subject_id in (select id from reports where case_id = ${id})`,
        },
        now,
      ),
      ...effectOf(db, subject, decision, now),
      insertOutboxFrom(db, "mail.decision", { caseId: sql`id` }, sql`from report_cases where ${isOpen}`, now),
      insertOutboxFrom(
        db,
        "mail.report-outcome",
        { reportId: sql`reports.id` },
        sql`from report_cases join reports on reports.case_id = report_cases.id where ${isOpen}`,
        now,
        newIdPerRow(now),
      ),
      // Last, because all others depend on the case being open.
      db
        .update(reportCases)
        .set({ decision, decisionReason: reason, decidedAt: now, decidedBy: adminId })
        .where(isOpen),
    ],
  });
  return done;
}
