import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { hashToken, newToken } from "../../platform/hashing/tokens.ts";
import { DECISIONS } from "../../shared/decisions.ts";
import { lastDayOf } from "../billing/rules.ts";
import { decisionEmail, goodNewsEmail, outcomeEmail, type Replaced } from "./emails/templates.ts";
import { findDecision, findOutcome, setAnswerToken } from "./queries-decisions.ts";
import { VERDICTS } from "./rules.ts";

interface Deps {
  env: Env;
  db: Database;
}

/**
 * Tells a person what was decided about their content or account, with a link to answer. Created when sending, because
 * the database stores only the token's hash; a repeated delivery replaces it. Who answered before cannot do so again.
 */
export async function deliverDecision(
  { env, db }: Deps,
  { caseId, was }: OutboxPayloads["mail.decision"],
): Promise<void> {
  const found = await findDecision(db, caseId);
  if (!found?.decision || (found.isAnswered && !found.isReviewed)) return;
  const { email, decision, reason, renewal, isAnswered, isReviewed, ...about } = found;
  const { APP_URL } = env.settings;
  const paidUntil = renewal?.paidUntil ? lastDayOf(renewal.paidUntil) : null;
  const replaced: Replaced = isReviewed ? (VERDICTS.find((one) => one === was) ?? decision) : null;
  const decided = { ...about, reason: reason ?? "", renewal: renewal && { paidUntil }, replaced };
  if (decision === "keep" || decision === "restore" || decision === "unblock") {
    await sendEmail(env, email, goodNewsEmail(decided, decision, APP_URL));
    return;
  }
  if (isAnswered) {
    await sendEmail(env, email, decisionEmail(decided, decision, null, APP_URL));
    return;
  }
  const token = newToken();
  await setAnswerToken(db, caseId, hashToken(token));
  await sendEmail(env, email, decisionEmail(decided, decision, token, APP_URL));
}

/** Tells a person what became of their report. */
export async function deliverOutcome({ env, db }: Deps, { reportId }: { reportId: string }): Promise<void> {
  const found = await findOutcome(db, reportId);
  const decision = DECISIONS.find((one) => one === found?.decision);
  if (!found || !decision) return;
  const { email, name, kind, reportedAt } = found;
  await sendEmail(env, email, outcomeEmail({ name, kind, reportedAt }, decision, env.settings.APP_URL));
}
