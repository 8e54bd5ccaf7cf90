import { DomainError } from "../../errors.ts";
import { hashToken } from "../../platform/hashing/tokens.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { byToken, type DecisionKey, findForReceiver, insertAnswer, ofOwner } from "./queries-decisions.ts";
import type { DecisionView } from "./schemas.ts";

async function read({ db }: Pick<Context, "db">, key: DecisionKey): Promise<DecisionView> {
  const found = await findForReceiver(db, key);
  if (!found?.decision || found.decidedAt === null) throw new DomainError("decision.link_invalid");
  const { kind, excerpt, isReported, decision, reason, decidedAt, answer } = found;
  return { kind, excerpt, isReported, decision, reason: reason ?? "", decidedAt, answer };
}

async function answer({ db, now }: Pick<Context, "db" | "now">, key: DecisionKey, text: string): Promise<void> {
  const { isStored, isKnown } = await insertAnswer(db, key, text, now);
  if (!isStored) throw new DomainError(isKnown ? "decision.answered" : "decision.link_invalid");
}

/** The decision behind a link. Needs no session, because the person may be blocked. Throws `decision.link_invalid`. */
export const readDecision = (ctx: Context, token: string) => read(ctx, byToken(hashToken(token)));

/** Answers a decision, once. Throws `decision.link_invalid`, `decision.answered`. */
export const answerDecision = (ctx: Context, { token, text }: { token: string; text: string }) =>
  answer(ctx, byToken(hashToken(token)), text);

/**
 * The newest decision against the caller about a thing, or that of a case: `id` is of either. Throws
 * `decision.link_invalid` if there is none.
 */
export const readOwnDecision = (ctx: UserContext, id: string) => read(ctx, ofOwner(ctx.user.id, id));

/** Answers it, once. Throws `decision.link_invalid`, `decision.answered`. */
export const answerOwnDecision = (ctx: UserContext, { id, text }: { id: string; text: string }) =>
  answer(ctx, ofOwner(ctx.user.id, id), text);
