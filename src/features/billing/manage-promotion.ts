import { DomainError } from "../../errors.ts";
import { personHashes } from "../../platform/hashing/person-hashes.ts";
import type { UserContext } from "../../trpc/init.ts";
import { completePendingReferral, findPromotion, insertPromotion, insertReferral } from "./queries-promotion.ts";
import { promotionProblem } from "./rules.ts";

export function readPromotion({ db, env, user, now }: UserContext) {
  return findPromotion(db, user.id, personHashes(env.settings, user), now);
}

/**
 * Gives the caller 30 days of premium, once.
 * Throws `promotion.used`, `promotion.over`, `promotion.profile_incomplete`, `promotion.referral_missing`.
 */
export async function activatePromotion({ db, env, user, now }: UserContext): Promise<void> {
  const { isActivated, before } = await insertPromotion(db, user.id, personHashes(env.settings, user), now);
  if (!isActivated) throw new DomainError(promotionProblem(before) ?? "promotion.used");
}

/** Begins a referral; while one is pending, it is the same, with the same code. Throws `promotion.over`. */
export async function beginReferral({ db, user, now }: UserContext): Promise<{ code: string }> {
  const code = await insertReferral(db, user.id, now);
  if (code === null) throw new DomainError("promotion.over");
  return { code };
}

/** Throws `referral.not_found`, whatever the reason, so that nobody learns who has an account. */
export async function completeReferral({ db, env, user, now }: UserContext, email: string): Promise<void> {
  const friend = { email, hashes: personHashes(env.settings, { email, phone: "" }) };
  if (!(await completePendingReferral(db, user.id, friend, now))) throw new DomainError("referral.not_found");
}
