import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { purgeImages } from "../../platform/images/purge-images.ts";
import { imagesOf } from "../../platform/images/queries-shown-images.ts";
import { disconnectLive } from "../../platform/live/live.ts";
import type { Context } from "../../trpc/context.ts";
import { endSessionsOf } from "../auth/sessions.ts";
import { endRenewals } from "../billing/act-on-premium.ts";
import { announceRequestsOf } from "../requests/announce-requests.ts";
import { setBlockedAt } from "./queries-accounts.ts";
import { markAllOf } from "./queries-subjects.ts";

/** Statements that block an account: its sessions and renewals end, and everything of it is hidden. Idempotent. */
export function blockAccount(db: Database, userId: Id, now: number): Statement[] {
  return [
    setBlockedAt(db, userId, now),
    ...endSessionsOf(db, userId),
    ...endRenewals(db, userId, now),
    ...markAllOf(db, userId, true),
  ];
}

/** Statements that lift a block. What a decision hid stays hidden. Idempotent. */
export function unblockAccount(db: Database, userId: string): Statement[] {
  return [setBlockedAt(db, userId, null), ...markAllOf(db, userId, false)];
}

/** Disconnects the open apps of an account whose block changed, and tells all others. To call after the batch. */
export function announceBlock(ctx: Context, userId: string): void {
  ctx.later(disconnectLive(ctx.env, `user:${userId}`));
  announceRequestsOf(ctx, userId);
  purgeImages(ctx, imagesOf(userId));
}
