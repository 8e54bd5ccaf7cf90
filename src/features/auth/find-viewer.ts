import type { Context } from "../../trpc/context.ts";
import { isCompleteAccount } from "./rules.ts";
import type { CurrentUser } from "./schemas.ts";

/** Who looks at something public: an account that is not complete yet sees what visitors see. */
export async function findViewer(ctx: Context): Promise<CurrentUser | null> {
  const session = await ctx.session();
  return session && isCompleteAccount(session.user) ? session.user : null;
}
