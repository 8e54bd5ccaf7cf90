import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { readEverything } from "./queries.ts";
import type { dataExport } from "./schemas.ts";

/** All data stored about the caller. Throws `auth.required` if the account was just deleted. */
export async function exportAccount(ctx: UserContext): Promise<z.input<typeof dataExport>> {
  const { account, profile, ...rest } = await readEverything(ctx.db, ctx.user.id);
  if (!account || !profile) throw new DomainError("auth.required");
  return { exportedAt: ctx.now, account, profile, ...rest };
}
