import { disconnectLive } from "../../platform/live/live.ts";
import type { Context } from "../../trpc/context.ts";
import { blankSessionCookie, endSession } from "./sessions.ts";

/** Ends the session immediately, in every open tab; without a session it only clears the cookie. */
export async function logOut(ctx: Context): Promise<void> {
  const session = await ctx.session();
  if (!session) return ctx.setCookie(blankSessionCookie(ctx));
  ctx.setCookie(await endSession(ctx, session.id));
  ctx.waitUntil(disconnectLive(ctx.env, `session:${session.id}`));
}
