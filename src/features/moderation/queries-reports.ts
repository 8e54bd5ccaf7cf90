import { and, eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { reports } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import { countMade, isWithinQuota, ofPerson, selectQuotaReset } from "../../platform/limits/rate-limit.ts";
import { visibleSubject } from "./queries-visible-subjects.ts";
import { REPORT_LIMITS } from "./rules.ts";
import type { ReportInput } from "./schemas.ts";

/**
 * Stores and counts a report of something that the reporter can see and did not create, unless they already reported it
 * or reported too many things. It joins the thing's open case, or opens one.
 * @returns `ownerId`: null if the reporter cannot see such a thing; `freeAt`: when the limit allows one more
 */
export async function insertReport(db: Database, reporterId: string, input: ReportInput, now: number) {
  const { kind, id: subjectId, reason, text } = input;
  const [caseId, reportId] = [newId(now), newId(now)];
  const by = ofPerson(reporterId);
  const subject = visibleSubject(kind, { id: subjectId, viewerId: reporterId, now });
  const isFirst = sql`not exists (select 1 from reports
    where reporter_id = ${reporterId} and subject_kind = ${kind} and subject_id = ${subjectId})`;
  const mayReport = sql`subject.owner_id <> ${reporterId} and ${isFirst} and ${isWithinQuota(REPORT_LIMITS, by, now)}`;
  const { subjects, earlier, free, stored } = await batchOf(db, {
    subjects: db.select({ ownerId: sql`subject.owner_id`.mapWith(String) }).from(sql`(${subject}) subject`),
    earlier: db
      .select({ id: reports.id })
      .from(reports)
      .where(and(eq(reports.reporterId, reporterId), eq(reports.subjectKind, kind), eq(reports.subjectId, subjectId))),
    free: selectQuotaReset(db, REPORT_LIMITS, by, now),
    opened: db.run(sql`
      insert into report_cases (id, subject_kind, subject_id, owner_id, excerpt, report_count, created_at)
      select ${caseId}, ${kind}, ${subjectId}, subject.owner_id, subject.excerpt, 0, ${now}
      from (${subject}) subject where ${mayReport}
      on conflict (subject_kind, subject_id) where decided_at is null do nothing`),
    stored: db.run(sql`
      insert into reports (id, case_id, reporter_id, subject_kind, subject_id, reason, text, created_at)
      select ${reportId}, report_cases.id, ${reporterId}, ${kind}, ${subjectId}, ${reason}, ${text}, ${now}
      from report_cases join (${subject}) subject
      where subject_kind = ${kind} and subject_id = ${subjectId} and decided_at is null and ${mayReport}`),
    joined: db.run(sql`
      update report_cases set report_count = report_count + 1
      where id = (select case_id from reports where id = ${reportId})`),
    counted: countMade(db, REPORT_LIMITS, by, now, sql`exists (select 1 from reports where id = ${reportId})`),
  });
  return {
    ownerId: subjects[0]?.ownerId ?? null,
    isStored: stored.rowsAffected > 0,
    isRepeated: earlier.length > 0,
    freeAt: free[0]?.freeAt ?? null,
  };
}
