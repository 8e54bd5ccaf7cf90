import { DomainError } from "../../errors.ts";
import { addressMarks } from "../../platform/hashing/account-marks.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import { saveHireRating } from "./queries-write.ts";
import type { RateHireInput } from "./schemas.ts";

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
