import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { idPageOf } from "../../platform/database/keyset.ts";
import type { UserContext } from "../../trpc/init.ts";
import { byAdmin, findBanned } from "./act-on-users.ts";
import { banBlocked, liftOne, listBans } from "./queries-bans.ts";
import { PAGE_SIZE } from "./rules.ts";
import type { userReasonInput } from "./schemas.ts";
import type { banPage, bansInput } from "./schemas-bans.ts";

/** What may not sign up, newest first. */
export async function readBans(
  { db }: UserContext,
  { cursor }: z.infer<typeof bansInput>,
): Promise<z.infer<typeof banPage>> {
  const before = cursor ?? null;
  return idPageOf(await listBans(db, before), { before, size: PAGE_SIZE });
}

/** Bans e-mail and phone of an account that is blocked; idempotent. Throws `user.not_found` without one. */
export async function banUser(ctx: UserContext, { userId, reason }: z.infer<typeof userReasonInput>): Promise<void> {
  const banned = await findBanned(ctx, userId);
  if (!banned) throw new DomainError("user.not_found");
  const { exists } = await banBlocked(ctx.db, userId, banned, byAdmin(ctx, reason));
  if (!exists) throw new DomainError("user.not_found");
}

/** Lets e-mail and phone of an account, or of a deleted one, sign up again. Throws `user.not_found` without a ban. */
export async function liftBan(ctx: UserContext, { userId, reason }: z.infer<typeof userReasonInput>): Promise<void> {
  const { exists } = await liftOne(ctx.db, userId, byAdmin(ctx, reason));
  if (!exists) throw new DomainError("user.not_found");
}
