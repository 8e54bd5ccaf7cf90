import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { DECISIONS, SUBJECT_KINDS } from "../../shared/decisions.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";

/** What a case may be about: something that was reported, or the account on which an admin acted. */
export const CASE_KINDS = [...SUBJECT_KINDS, "account"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const REPORT_REASONS = ["fraud", "offensive", "false", "contact", "prohibited", "spam", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a case may say: a decision, or what an admin did without a report. `premium` is that it was taken away. */
export const VERDICTS = [...DECISIONS, "restore", "unblock", "premium"] as const;
export type Verdict = (typeof VERDICTS)[number];
/** What an admin may say on a case that is decided: another decision, or the same once more. */
export const NEXT_DECISIONS = [...DECISIONS, "premium"] as const;
export type NextDecision = (typeof NEXT_DECISIONS)[number];

/** What may be said on a case next. The same once more upholds it; what gave something back is not decided again. */
export function nextDecisions({
  kind,
  decision,
}: {
  kind: CaseKind;
  decision: Verdict | null;
}): readonly NextDecision[] {
  if (decision === null) return DECISIONS;
  if (decision === "restore" || decision === "unblock") return [];
  if (decision === "premium") return ["premium"];
  return kind === "account" ? ["keep", "block"] : DECISIONS;
}

/** What is kept of a reported thing's text. */
export const EXCERPT_MAX_LENGTH = 300;
export const REPORT_TEXT_MAX_LENGTH = 1_000;
export const DECISION_REASON_MAX_LENGTH = 500;
export const ANSWER_MAX_LENGTH = 1_000;

/** Things that one person may report. */
export const REPORT_LIMITS: readonly RateLimit[] = [{ name: "report-day", max: 20, windowMs: DAY_MS }];
/** Calls to report, to block people and to answer; far above normal use. */
export const REPORT_CALLS_LIMIT: RateLimit = { name: "report-calls", max: 60, windowMs: HOUR_MS };
export const BLOCK_LIMIT: RateLimit = { name: "block-person", max: 60, windowMs: HOUR_MS };
export const ANSWER_LIMIT: RateLimit = { name: "answer-decision", max: 30, windowMs: HOUR_MS };
/** People that one person may have blocked at a time. */
export const BLOCKED_MAX = 500;
