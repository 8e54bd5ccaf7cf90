import { DomainError } from "../../errors.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import { cancelOwnRenewal } from "./queries-intent.ts";

/** Ends the caller's renewal; what was paid remains. Throws `subscription.not_found`. */
export async function cancelRenewal(ctx: UserContext): Promise<{ keptUntil: number | null }> {
  const { db, env, now, user } = ctx;
  const ended = await cancelOwnRenewal(db, user.id, now);
  if (ended === null) throw new DomainError("subscription.not_found");
  ctx.deliverSoon();
  ctx.waitUntil(publishLiveTo(env, [user.id], { kind: "billing" }, now));
  return ended;
}
