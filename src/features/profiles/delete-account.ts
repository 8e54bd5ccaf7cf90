import { DomainError } from "../../errors.ts";
import { personHashes } from "../../platform/hashing/person-hashes.ts";
import { purgeDiscarded } from "../../platform/images/purge-images.ts";
import { disconnectLive, publishLiveTo } from "../../platform/live/live.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { confirmOwner, confirmPassword } from "../auth/confirm-password.ts";
import { blankSessionCookie } from "../auth/sessions.ts";
import { broadcastTouched } from "../requests/broadcast-requests.ts";
import { deleteUser } from "./queries-deletion.ts";
import type { DeleteAccountInput } from "./schemas.ts";

interface Touched {
  requests: Parameters<typeof broadcastTouched>[1];
  /** The other people of its hires. */
  partners: readonly string[];
  /** Those who were interested in its requests. */
  interested: readonly string[];
}

/** Ends the open apps of a deleted account, tells others of its requests, interests and hires, and lets its photos disappear. */
export function broadcastDeletion(ctx: Context, userId: string, { requests, partners, interested }: Touched): void {
  ctx.waitUntil(disconnectLive(ctx.env, `user:${userId}`));
  ctx.waitUntil(publishLiveTo(ctx.env, [...partners], { kind: "hires" }, ctx.now));
  ringBells(ctx, [...partners, ...interested]);
  broadcastTouched(ctx, requests);
  purgeDiscarded(ctx);
}

/**
 * Deletes the caller's account and its related data, and ends its sessions immediately.
 * Throws `rate_limited`, `auth.invalid_credentials`, `auth.google_required`, `profile.last_admin`.
 */
export async function deleteAccount(ctx: UserContext, input: DeleteAccountInput): Promise<void> {
  const { db, now, user } = ctx;
  const hasNone = !user.hasPassword && input.password === null;
  await (hasNone ? confirmOwner(ctx, null) : confirmPassword(ctx, input.password ?? ""));
  const { deleted, touched } = await deleteUser(db, user.id, personHashes(ctx.env.settings, user), now);
  if (!deleted) throw new DomainError("profile.last_admin");
  ctx.deliverSoon();
  ctx.setCookie(blankSessionCookie(ctx));
  broadcastDeletion(ctx, user.id, touched);
}
