import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson, orNull } from "#db/rows.ts";
import { profiles, reportCases, reports, userSubscriptions, users } from "#db/schema/index.ts";

const { userId, paymentMethod, cancelledAt, expiresAt } = userSubscriptions;

const isReported = gt(reportCases.reportCount, 0).mapWith(Boolean);

/** The renewal that the newest block of the owner ended, as far as a decision is about that: until when it was paid. */
const endedRenewal = fromJson(z.object({ paidUntil: z.number().nullable() }));
const ofDecision = sql`(${reportCases.decision} <> 'block' or ${cancelledAt} = ${reportCases.decidedAt})`;
const renewal = sql`(
  select json_object('paidUntil', expires_at) from (
    select ${expiresAt}, max(${cancelledAt}) from ${userSubscriptions}
  where ${userId} = ${reportCases.ownerId} and ${paymentMethod} = 'asaas' and ${cancelledAt} is not null and ${ofDecision}
    group by ${userId}) bounded_newest)`;

/** A decision and its receiver, the owner of the thing; null if the account is gone. */
export async function findDecision(db: Database, caseId: string) {
  const [row] = await db
    .select({
      email: users.email,
      name: profiles.name,
      kind: reportCases.subjectKind,
      excerpt: reportCases.excerpt,
      isReported,
      decision: reportCases.decision,
      reason: reportCases.decisionReason,
      isReviewed: isNotNull(reportCases.reviewedAt).mapWith(Boolean),
      renewal: orNull(renewal.mapWith(endedRenewal)),
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
      kind: reports.subjectKind,
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

/** Condition that finds one decision for the person hit by it. */
export type DecisionKey = SQL;

export const byToken = (tokenHash: string): DecisionKey => eq(reportCases.answerTokenHash, tokenHash);

/** The newest decision against a person: `id` is of its case, or of what it is about (cards have the id of the account). */
export const ofOwner = (ownerId: string, id: string): DecisionKey => sql`${reportCases.id} = (
  select own.id from report_cases own
  where own.owner_id = ${ownerId} and (own.id = ${id} or own.subject_id = ${id} and own.subject_kind <> 'account')
    and own.decision not in ('keep', 'restore', 'unblock')
  order by own.id desc limit 1)`;

function selectForReceiver(db: Database, key: DecisionKey) {
  return db
    .select({
      kind: reportCases.subjectKind,
      excerpt: reportCases.excerpt,
      isReported,
      decision: reportCases.decision,
      reason: reportCases.decisionReason,
      decidedAt: reportCases.decidedAt,
      answer: reportCases.answer,
    })
    .from(reportCases)
    .where(key);
}

export async function findForReceiver(db: Database, key: DecisionKey) {
  const [row] = await selectForReceiver(db, key);
  return row ?? null;
}

/** Stores the answer to a decision, unless there is one. */
export async function insertAnswer(db: Database, key: DecisionKey, answer: string, now: number) {
  const { stored, found } = await batchOf(db, {
    stored: db
      .update(reportCases)
      .set({ answer, answeredAt: now, reviewedAt: null })
      .where(and(key, isNull(reportCases.answeredAt)))
      .returning({ id: reportCases.id }),
    found: selectForReceiver(db, key),
  });
  return { isStored: stored.length > 0, isKnown: found.length > 0 };
}
