import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { personHashes, personHint } from "../../platform/hashing/person-hashes.ts";
import { publishLiveTo } from "../../platform/live/live.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastBlock } from "../moderation/block-account.ts";
import { broadcastDeletion } from "../profiles/delete-account.ts";
import { deletePerson, endAllPremium, findIdentity, grantManually, setBlocked } from "./queries-acts.ts";
import type { userInput, userReasonInput } from "./schemas.ts";
import type { userBanInput } from "./schemas-bans.ts";

type UserInput = z.infer<typeof userInput>;
type UserReasonInput = z.infer<typeof userReasonInput>;

/** Who acts, for the audit. */
export const byAdmin = ({ user, now }: UserContext, reason: string) => ({ adminId: user.id, reason, now });

/** Lets the open apps of a person refetch their premium. */
export function broadcastPremium(ctx: UserContext, userId: string): void {
  ctx.waitUntil(publishLiveTo(ctx.env, [userId], { kind: "billing" }, ctx.now));
}

/** Gives a person 30 days of premium. Throws `user.not_found`, `subscription.active`. */
export async function createSubscription(ctx: UserContext, { userId, reason }: UserInput): Promise<void> {
  const { done, exists } = await grantManually(ctx.db, userId, byAdmin(ctx, reason));
  if (!exists) throw new DomainError("user.not_found");
  if (!done) throw new DomainError("subscription.active");
  broadcastPremium(ctx, userId);
}

/** Ends all that gives a person premium; idempotent. Throws `user.not_found`. */
export async function endPremium(ctx: UserContext, { userId, reason }: UserInput): Promise<void> {
  const { done, exists } = await endAllPremium(ctx.db, userId, byAdmin(ctx, reason));
  if (!exists) throw new DomainError("user.not_found");
  if (!done) return;
  ctx.deliverSoon();
  broadcastPremium(ctx, userId);
}

type BanInput = z.infer<typeof userBanInput>;

/** Deletes another person's account, with a ban or not. Throws `admin.self`, `user.not_found`, `profile.last_admin`. */
export async function deleteUser(ctx: UserContext, { userId, reason, ban }: BanInput): Promise<void> {
  if (userId === ctx.user.id) throw new DomainError("admin.self");
  const person = await findIdentity(ctx.db, userId);
  if (!person) throw new DomainError("user.not_found");
  const hashes = personHashes(ctx.env.settings, person);
  const banned = ban ? { hashes, hint: personHint(person) } : null;
  const { isDeleted, touched } = await deletePerson(ctx.db, { userId, hashes, banned }, byAdmin(ctx, reason));
  if (!isDeleted) throw new DomainError("profile.last_admin");
  ctx.deliverSoon();
  broadcastDeletion(ctx, userId, touched);
}

async function setBlock(
  ctx: UserContext,
  { userId, reason }: UserReasonInput,
  change: Parameters<typeof setBlocked>[2],
): Promise<void> {
  const { done, exists } = await setBlocked(ctx.db, userId, change, byAdmin(ctx, reason));
  if (!exists) throw new DomainError("user.not_found");
  if (!done) return;
  ctx.deliverSoon();
  broadcastBlock(ctx, userId);
}

/** Blocks another person's account, with a ban or not; idempotent. Throws `admin.self`, `user.not_found`. */
export async function blockUser(ctx: UserContext, input: BanInput): Promise<void> {
  if (input.userId === ctx.user.id) throw new DomainError("admin.self");
  const person = input.ban ? await findIdentity(ctx.db, input.userId) : null;
  const banned = person && { hashes: personHashes(ctx.env.settings, person), hint: personHint(person) };
  await setBlock(ctx, input, { isBlocked: true, banned });
}

/** Lifts block and ban of an account; idempotent. Throws `user.not_found`. */
export async function unblockUser(ctx: UserContext, input: UserReasonInput): Promise<void> {
  await setBlock(ctx, input, { isBlocked: false, banned: null });
}
