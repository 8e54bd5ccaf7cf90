import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import { hashToken, newToken } from "../../platform/hashing/tokens.ts";
import { decisionEmail, keptEmail, outcomeEmail } from "./emails/templates.ts";
import { findDecision, findOutcome, setAnswerToken } from "./queries-decisions.ts";

interface Deps {
  env: Env;
  db: Database;
}

/**
 * Tells a person what was decided about their content, with a link to answer. Created when sending, because the database
 * stores only the token's hash; a repeated delivery replaces it.
 */
export async function deliverDecision({ env, db }: Deps, { caseId }: { caseId: string }): Promise<void> {
  const found = await findDecision(db, caseId);
  if (!found?.decision || found.isAnswered) return;
  const { email, name, kind, excerpt, decision } = found;
  const reason = found.reason ?? "";
  if (decision === "keep") {
    await sendEmail(env, email, keptEmail({ name, kind, excerpt, reason }, env.settings.APP_URL));
    return;
  }
  const token = newToken();
  await setAnswerToken(db, caseId, hashToken(token));
  const url = `${env.settings.APP_URL}/resposta#token=${token}`;
  await sendEmail(env, email, decisionEmail({ name, kind, excerpt, reason }, decision, url));
}

/** Tells a person what became of their report. */
export async function deliverOutcome({ env, db }: Deps, { reportId }: { reportId: string }): Promise<void> {
  const found = await findOutcome(db, reportId);
  if (!found?.decision) return;
  const { email, name, kind, decision, reportedAt } = found;
  await sendEmail(env, email, outcomeEmail({ name, kind, reportedAt }, decision, env.settings.APP_URL));
}
