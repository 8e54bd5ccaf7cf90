import type { Context } from "../../trpc/context.ts";
import { isCompleteAccount } from "./rules.ts";
import type { CurrentUser } from "./schemas.ts";

/** The current user for public content; null for visitors and for accounts that aren't complete yet. */
export async function findViewer(ctx: Context): Promise<CurrentUser | null> {
  const session = await ctx.session();
  return session && isCompleteAccount(session.user) ? session.user : null;
}
