import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { profiles, reportCases, reports, users } from "#db/schema/index.ts";

/** A decision and its receiver, the owner of the thing; null if the account is gone. */
export async function findDecision(db: Database, caseId: string) {
  const [row] = await db
    .select({
      email: users.email,
      name: profiles.name,
      kind: reportCases.subjectKind,
      excerpt: reportCases.excerpt,
      decision: reportCases.decision,
      reason: reportCases.decisionReason,
      isAnswered: isNotNull(reportCases.answeredAt).mapWith(Boolean),
    })
    .from(reportCases)
    .innerJoin(users, eq(users.id, reportCases.ownerId))
    .innerJoin(profiles, eq(profiles.id, reportCases.ownerId))
    .where(and(eq(reportCases.id, caseId), isNotNull(reportCases.decidedAt)));
  return row ?? null;
}

export async function setAnswerToken(db: Database, caseId: string, tokenHash: string): Promise<void> {
  await db.update(reportCases).set({ answerTokenHash: tokenHash }).where(eq(reportCases.id, caseId));
}

/** What became of a report, and its receiver, the reporter; null if their account or the case is gone. */
export async function findOutcome(db: Database, reportId: string) {
  const [row] = await db
    .select({
      email: users.email,
      name: profiles.name,
      kind: reportCases.subjectKind,
      decision: reportCases.decision,
      reportedAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .innerJoin(users, eq(users.id, reports.reporterId))
    .innerJoin(profiles, eq(profiles.id, reports.reporterId))
    .where(and(eq(reports.id, reportId), isNotNull(reportCases.decidedAt)));
  return row ?? null;
}

function selectByToken(db: Database, tokenHash: string) {
  return db
    .select({
      kind: reportCases.subjectKind,
      excerpt: reportCases.excerpt,
      decision: reportCases.decision,
      reason: reportCases.decisionReason,
      decidedAt: reportCases.decidedAt,
      answer: reportCases.answer,
    })
    .from(reportCases)
    .where(eq(reportCases.answerTokenHash, tokenHash));
}

export async function findByToken(db: Database, tokenHash: string) {
  const [row] = await selectByToken(db, tokenHash);
  return row ?? null;
}

/** Stores the answer to a decision, unless there is one. */
export async function insertAnswer(db: Database, tokenHash: string, answer: string, now: number) {
  const { stored, found } = await batchOf(db, {
    stored: db
      .update(reportCases)
      .set({ answer, answeredAt: now })
      .where(and(eq(reportCases.answerTokenHash, tokenHash), isNull(reportCases.answeredAt)))
      .returning({ id: reportCases.id }),
    found: selectByToken(db, tokenHash),
  });
  return { isStored: stored.length > 0, isKnown: found.length > 0 };
}
