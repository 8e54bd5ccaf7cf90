import type { z } from "zod";
import { disconnectLive } from "../../platform/live/live.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { deleteOtherSessions, deleteSessionStartedAt, listSessions, type OwnSession } from "./queries-sessions.ts";
import { MAX_SESSIONS, SESSION_LIFETIME_DAYS, SESSION_RENEWED_AFTER_MS } from "./rules.ts";
import type { openSessions } from "./schemas.ts";

export const ownSession = ({ user, sessionId }: UserContext): OwnSession => ({ userId: user.id, sessionId });

/** Disconnects the open apps of sessions that have ended. */
export function disconnectSessions(ctx: Context, ids: readonly string[]): void {
  ctx.waitUntil(Promise.all(ids.map((id) => disconnectLive(ctx.env, `session:${id}`))));
}

/** The person's open sessions, this one first. A session's start tells it from the others: its id stays here. */
export async function readSessions(ctx: UserContext): Promise<z.input<typeof openSessions>> {
  const rows = await listSessions(ctx.db, ownSession(ctx), MAX_SESSIONS, ctx.now);
  return rows.map(({ expiresAt, ...row }) => {
    const renewedAt = expiresAt * 1000 - SESSION_LIFETIME_DAYS * DAY_MS;
    return { ...row, renewedAt: renewedAt - row.startedAt > SESSION_RENEWED_AFTER_MS / 2 ? renewedAt : null };
  });
}

/** Ends another session of the person; does nothing if it has ended. */
export async function endSession(ctx: UserContext, startedAt: number): Promise<void> {
  disconnectSessions(ctx, await deleteSessionStartedAt(ctx.db, ownSession(ctx), startedAt));
}

/** Ends all sessions of the person but this one. */
export async function endOtherSessions(ctx: UserContext): Promise<void> {
  disconnectSessions(ctx, await deleteOtherSessions(ctx.db, ownSession(ctx)));
}
