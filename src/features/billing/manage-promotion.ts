import { DomainError } from "../../errors.ts";
import { personHashes } from "../../platform/hashing/person-hashes.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import {
  completePendingReferral,
  findInviter,
  findPromotion,
  insertPromotion,
  insertReferral,
} from "./queries-promotion.ts";
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

/** Shows in the open apps of whoever invited a new person that there is a notice. To call after `countInvitation`. */
export function tellInviter(ctx: Context, userId: string): void {
  const { env, db, now } = ctx;
  ctx.afterResponse(async () => {
    const inviter = await findInviter(db, userId);
    if (inviter !== null) await publishLiveTo(env, [inviter], { kind: "notices" }, now);
  });
}
