import { DomainError } from "../../errors.ts";
import { addressMarks } from "../../platform/hashing/account-marks.ts";
import { quotaExceeded } from "../../platform/limits/rate-limit.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import type { UserContext } from "../../trpc/init.ts";
import { deleteRating, saveHireRating, saveRating, setReply } from "./queries-write.ts";
import { firstRatingProblem, rateObstacle } from "./rules.ts";
import type { RatedInput, RateHireInput, RateInput } from "./schemas.ts";

/** Why a rating was not stored. */
function refusal({ profile, viewer, own, freeAt }: Awaited<ReturnType<typeof saveRating>>, now: number): DomainError {
  if (freeAt !== null) return quotaExceeded(freeAt);
  if (!profile || !viewer) return new DomainError("rating.not_found");
  const situation = {
    isVisitor: false,
    isOwn: false,
    accountCreatedAt: viewer.createdAt,
    isBlockedByPerson: viewer.isBlocked,
    isFormerHidden: own?.isHidden ?? false,
  };
  const obstacle = rateObstacle(situation, now);
  if (obstacle === "account_new") return new DomainError("rating.account_new");
  return new DomainError("rating.refused");
}

/**
 * Stores or changes the caller's free rating of a person.
 * Throws `rating.own`, `input.invalid` (first failed check), `rating.not_found`, `rating.account_new`, `rating.refused`,
 * `rate_limited`.
 */
export async function rate(ctx: UserContext, input: RateInput): Promise<void> {
  if (input.id === ctx.user.id) throw new DomainError("rating.own");
  const problem = firstRatingProblem(input, ctx.now);
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  const outcome = await saveRating(ctx.db, { id: ctx.user.id, marks: addressMarks(ctx) }, input, ctx.now);
  if (!outcome.isSaved) throw refusal(outcome, ctx.now);
  ringBells(ctx, [input.id]);
}

/** Removes the caller's free rating of a person. Throws `rating.not_found`, also for hidden ones. */
export async function removeRating(ctx: UserContext, rated: RatedInput): Promise<void> {
  if (!(await deleteRating(ctx.db, ctx.user.id, rated))) throw new DomainError("rating.not_found");
}

/**
 * Rates the other person of a confirmed hire, once; nobody sees it before both have rated or 14 days have passed.
 * Throws `hire.not_found`, `rating.refused`, `rating.exists`.
 */
export async function rateHire(ctx: UserContext, input: RateHireInput): Promise<{ isRevealed: boolean }> {
  const { hire, rating } = await saveHireRating(ctx.db, { id: ctx.user.id, marks: addressMarks(ctx) }, input, ctx.now);
  if (!hire) throw new DomainError("hire.not_found");
  if (!rating) throw new DomainError("rating.refused");
  if (!rating.isNew) throw new DomainError("rating.exists");
  ctx.waitUntil(publishLiveTo(ctx.env, [ctx.user.id, hire.otherId], { kind: "hires" }, ctx.now));
  if (rating.isRevealed) ctx.deliverSoon();
  return { isRevealed: rating.isRevealed };
}

/** Sets the caller's public reply to a rating about them; a blank text removes it. Throws `rating.not_found`. */
export async function replyToRating(ctx: UserContext, id: string, text: string): Promise<void> {
  const key = { id, evaluatedId: ctx.user.id };
  const authorId = await setReply(ctx.db, key, text || null, ctx.now);
  if (authorId === null) throw new DomainError("rating.not_found");
  if (text) ringBells(ctx, [authorId]);
}
