import { DomainError } from "../../errors.ts";
import { hashToken } from "../../platform/hashing/tokens.ts";
import type { Context } from "../../trpc/context.ts";
import { findByToken, insertAnswer } from "./queries-decisions.ts";
import type { DecisionView } from "./schemas.ts";

/** The decision behind a link. Needs no session, because the person may be blocked. Throws `decision.link_invalid`. */
export async function readDecision({ db }: Context, token: string): Promise<DecisionView> {
  const found = await findByToken(db, hashToken(token));
  if (!found?.decision || found.decidedAt === null) throw new DomainError("decision.link_invalid");
  const { kind, excerpt, isReported, decision, reason, decidedAt, answer } = found;
  return { kind, excerpt, isReported, decision, reason: reason ?? "", decidedAt, answer };
}

/** Answers a decision, once. Throws `decision.link_invalid`, `decision.answered`. */
export async function answerDecision({ db, now }: Context, input: { token: string; text: string }): Promise<void> {
  const { isStored, isKnown } = await insertAnswer(db, hashToken(input.token), input.text, now);
  if (!isStored) throw new DomainError(isKnown ? "decision.answered" : "decision.link_invalid");
}
