import { DomainError } from "../../errors.ts";
import { quotaExceeded } from "../../platform/limits/rate-limit.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import { insertRecommendation } from "./queries-recommend.ts";

/**
 * Recommends a connection for a request; idempotent. The answer doesn't tell whether the colleague is told of it.
 * Throws `request.not_found`, `request.own`, `request.expired`, `connection.not_found` and `rate_limited`.
 */
export async function recommend(ctx: UserContext, id: string, colleagueId: string): Promise<void> {
  const { db, env, now, user } = ctx;
  const state = await insertRecommendation(db, { id, fromId: user.id, toId: colleagueId, now });
  if (!state) throw new DomainError("request.not_found");
  if (state.isOwn) throw new DomainError("request.own");
  if (!state.isOpen) throw new DomainError("request.expired");
  if (!state.isConnected) throw new DomainError("connection.not_found");
  if (!state.isRecommended)
    throw state.freeAt === null ? new DomainError("auth.required") : quotaExceeded(state.freeAt);
  if (state.isTold) ctx.waitUntil(publishLiveTo(env, [colleagueId], { kind: "notices" }, now));
  if (state.isPushed) ctx.deliverSoon();
}
