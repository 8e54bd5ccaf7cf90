import { DomainError } from "../../errors.ts";
import { disconnectLive, publishLive } from "../../platform/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import { confirmPassword } from "../auth/confirm-password.ts";
import { blankSessionCookie } from "../auth/sessions.ts";
import { deleteUser } from "./queries.ts";
import type { DeleteAccountInput } from "./schemas.ts";

/**
 * Deletes the caller's account and its related data, and ends its sessions immediately.
 * Throws `rate_limited`, `auth.invalid_credentials`, `profile.last_admin`.
 */
export async function deleteAccount(ctx: UserContext, input: DeleteAccountInput): Promise<void> {
  const { db, env, now, user } = ctx;
  await confirmPassword(ctx, input.password);
  const { deleted, touchedRequests } = await deleteUser(db, user.id, now);
  if (!deleted) throw new DomainError("profile.last_admin");
  ctx.deliverSoon();
  ctx.setCookie(blankSessionCookie(ctx));
  ctx.later(disconnectLive(env, `user:${user.id}`));
  if (touchedRequests) ctx.later(publishLive(env, { kind: "requests" }, now));
}
