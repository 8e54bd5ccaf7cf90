import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { HireNotice, OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import { CLOSED_ACCOUNT } from "../../shared/names.ts";
import { hireEmail, outcomeEmail, questionEmail } from "./emails/templates.ts";
import { findHireNews } from "./queries-news.ts";
import { findQuestion } from "./queries-outcome.ts";
import { findAsked } from "./queries-questions.ts";
import type { HireStatus } from "./rules.ts";

/** The state in which a hire must be for news of it to be true. */
const STATUS_OF: Record<HireNotice, HireStatus> = {
  proposed: "proposed",
  confirmed: "confirmed",
  denied: "denied",
  agreement: "confirmed",
  accepted: "confirmed",
  "accepted-own": "confirmed",
  closed: "confirmed",
  cancelled: "confirmed",
};

/** Sends a mail about a hire or its agreement, unless the hire has changed since or is gone. */
export async function deliverHireNews(
  { env, db }: { env: Env; db: Database },
  { userId, hireId, notice }: OutboxPayloads["mail.hire"],
): Promise<void> {
  const news = await findHireNews(db, hireId, userId);
  if (news?.status !== STATUS_OF[notice]) return;
  if ((news.endedAs === "cancelled") !== (notice === "cancelled") && notice !== "closed") return;
  // The other person has left since: what the letter is about is over.
  if (news.otherName === null && notice !== "closed") return;
  const { APP_URL } = env.settings;
  const letter = hireEmail(notice, {
    ...news,
    otherName: news.otherName ?? CLOSED_ACCOUNT,
    reason: maskContacts(news.endReason),
    clientUrl: `${APP_URL}/client-contracts`,
    providerUrl: `${APP_URL}/provider-contracts`,
    agreementUrl: `${APP_URL}/contratacao/${hireId}/acordo`,
  });
  await sendEmail(env, news.email, letter);
}

/** Asks the owner of a request what became of it, unless that is known by now. */
export async function deliverOutcomeQuestion(
  { env, db }: { env: Env; db: Database },
  { userId, requestId }: OutboxPayloads["mail.request-outcome"],
): Promise<void> {
  const question = await findQuestion(db, requestId, userId);
  if (!question) return;
  await sendEmail(
    env,
    question.email,
    outcomeEmail(question, `${env.settings.APP_URL}/solicitacao/${requestId}/resultado`),
  );
}

/** Tells somebody interested in a request of its owner's question, unless they answered, or it is none for them any more. */
export async function deliverQuestion(
  { env, db, now }: { env: Env; db: Database; now: number },
  { userId, requestId }: OutboxPayloads["mail.question"],
): Promise<void> {
  const asked = await findAsked(db, requestId, userId, now);
  if (!asked) return;
  const question = maskContacts(asked.question);
  await sendEmail(
    env,
    asked.email,
    questionEmail({ ...asked, question, url: `${env.settings.APP_URL}/meus-interesses` }),
  );
}
