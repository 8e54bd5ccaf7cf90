import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastHire } from "./manage-hires.ts";
import { insertAnswer, insertQuestion, setDeclined } from "./queries-questions.ts";
import type { answerQuestionInput, askInput, declineInput } from "./schemas-interest.ts";

/**
 * Asks everyone who is interested in the caller's request one question, once.
 * Throws `request.not_found`, `request.expired`, `hire.question_exists`, and `hire.not_interested` if nobody is there to ask.
 */
export async function askInterested(ctx: UserContext, { requestId, question }: z.infer<typeof askInput>) {
  const { db, env, user, now } = ctx;
  const { request, isAsked, people } = await insertQuestion(db, {
    requestId,
    ownerId: user.id,
    text: question,
    now,
  });
  if (!request) throw new DomainError("request.not_found");
  if (!isAsked && request.question !== "") throw new DomainError("hire.question_exists");
  if (!isAsked) throw new DomainError(request.expiresAt <= now ? "request.expired" : "hire.not_interested");
  ctx.deliverSoon();
  for (const event of [{ kind: "hires" }, { kind: "notices" }] as const) {
    ctx.waitUntil(publishLiveTo(env, [user.id, ...people], event, now));
  }
}

/**
 * Answers the question about a request in which the caller is interested, once; the same answer again changes nothing.
 * Throws `hire.not_interested`, `hire.question_not_found` and `hire.question_answered`.
 */
export async function answerQuestion(ctx: UserContext, { requestId, answer }: z.infer<typeof answerQuestionInput>) {
  const { interest, isAnswered } = await insertAnswer(ctx.db, {
    requestId,
    personId: ctx.user.id,
    text: answer,
    now: ctx.now,
  });
  if (!interest) throw new DomainError("hire.not_interested");
  if (!isAnswered && interest.answer === answer) return;
  if (!isAnswered) throw new DomainError(interest.isAsked ? "hire.question_answered" : "hire.question_not_found");
  ctx.deliverSoon();
  broadcastHire(ctx, interest.ownerId);
  ctx.waitUntil(publishLiveTo(ctx.env, [interest.ownerId], { kind: "notices" }, ctx.now));
}

/**
 * Declines somebody who is interested in the caller's request, who is told, or takes that back; idempotent.
 * Throws `request.not_found`, `hire.not_interested`, and `hire.exists` for somebody who was hired.
 */
export async function declineInterested(ctx: UserContext, input: z.infer<typeof declineInput>) {
  const { requestId, providerId, isDeclined } = input;
  const key = { requestId, ownerId: ctx.user.id, personId: providerId, isDeclined, now: ctx.now };
  const found = await setDeclined(ctx.db, key);
  if (!found.isOwn) throw new DomainError("request.not_found");
  if (!found.isInterested) throw new DomainError("hire.not_interested");
  if (isDeclined && found.isHired) throw new DomainError("hire.exists");
  if (!found.isChanged) return;
  broadcastHire(ctx, providerId);
  for (const event of [{ kind: "request", id: requestId }, { kind: "notices" }] as const) {
    ctx.waitUntil(publishLiveTo(ctx.env, [providerId], event, ctx.now));
  }
}
