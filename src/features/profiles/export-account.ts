import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { readEverything } from "./queries.ts";
import type { dataExport } from "./schemas.ts";

/** All that is stored about the person who asks. Throws `auth.required` when the account was deleted in this moment. */
export async function exportAccount(ctx: UserContext): Promise<z.input<typeof dataExport>> {
  const { account, profile, ...rest } = await readEverything(ctx.db, ctx.user.id);
  if (!account || !profile) throw new DomainError("auth.required");
  return { exportedAt: ctx.now, account, profile, ...rest };
}
