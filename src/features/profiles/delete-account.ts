import { DomainError } from "../../errors.ts";
import { personHashes } from "../../platform/hashing/person-hashes.ts";
import { disconnectLive } from "../../platform/live/live.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { confirmPassword } from "../auth/confirm-password.ts";
import { blankSessionCookie } from "../auth/sessions.ts";
import { broadcastTouched } from "../requests/broadcast-requests.ts";
import { deleteUser } from "./queries-deletion.ts";
import type { DeleteAccountInput } from "./schemas.ts";

/** Ends the open apps of a deleted account, and tells others of its requests and interests. */
export function broadcastDeletion(
  ctx: Context,
  userId: string,
  touchedRequests: Parameters<typeof broadcastTouched>[1],
): void {
  ctx.waitUntil(disconnectLive(ctx.env, `user:${userId}`));
  broadcastTouched(ctx, touchedRequests);
}

/**
 * Deletes the caller's account and its related data, and ends its sessions immediately.
 * Throws `rate_limited`, `auth.invalid_credentials`, `profile.last_admin`.
 */
export async function deleteAccount(ctx: UserContext, input: DeleteAccountInput): Promise<void> {
  const { db, now, user } = ctx;
  await confirmPassword(ctx, input.password);
  const { deleted, touchedRequests } = await deleteUser(db, user.id, personHashes(ctx.env.settings, user), now);
  if (!deleted) throw new DomainError("profile.last_admin");
  ctx.deliverSoon();
  ctx.setCookie(blankSessionCookie(ctx));
  broadcastDeletion(ctx, user.id, touchedRequests);
}
