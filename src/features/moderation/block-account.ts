import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { purgeImages } from "../../platform/images/purge-images.ts";
import { imagesOf } from "../../platform/images/queries-shown-images.ts";
import { disconnectLive } from "../../platform/live/live.ts";
import type { Context } from "../../trpc/context.ts";
import { deleteBan, endSessionsOf } from "../auth/statements.ts";
import { endRenewals } from "../billing/statements.ts";
import { relistProvider } from "../networking/statements.ts";
import { refreshRatedBy } from "../ratings/statements.ts";
import { broadcastRequestsOf } from "../requests/broadcast-requests.ts";
import { markContents, setBlockedAt } from "./statements.ts";

/** Statements that block an account, in the order in which they must run. Idempotent. */
export function blockAccount(db: Database, userId: Id, now: number): Statement[] {
  return [
    // First, because the directory reads it.
    setBlockedAt(db, userId, now),
    // Nobody acts with an open session.
    ...endSessionsOf(db, userId),
    // What was paid remains, so premium is derived again.
    ...endRenewals(db, userId, now),
    // Requests, listings, card, references, photos and ratings.
    ...markContents(db, userId, true),
    // The ratings that are hidden now no longer count.
    ...refreshRatedBy(db, userId),
    // Last, because it reads the block, the card and its averages.
    ...relistProvider(db, userId),
  ];
}

/** Statements that lift a block and its ban, in the same order. What a decision hid stays hidden. Idempotent. */
export function unblockAccount(db: Database, userId: Id): Statement[] {
  return [
    setBlockedAt(db, userId, null),
    deleteBan(db, userId),
    ...markContents(db, userId, false),
    ...refreshRatedBy(db, userId),
    ...relistProvider(db, userId),
  ];
}

/** Disconnects the open apps of an account whose block changed, and tells all others. Call it after the batch. */
export function broadcastBlock(ctx: Context, userId: string): void {
  ctx.waitUntil(disconnectLive(ctx.env, `user:${userId}`));
  broadcastRequestsOf(ctx, userId);
  purgeImages(ctx, imagesOf(userId));
}
