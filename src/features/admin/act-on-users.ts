import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { idPageOf } from "../../platform/database/keyset.ts";
import { personHashes, personHint } from "../../platform/hashing/person-hashes.ts";
import { disconnectLive, publishLiveTo } from "../../platform/live/live.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import type { UserContext } from "../../trpc/init.ts";
import { broadcastBlock } from "../moderation/block-account.ts";
import { broadcastDeletion } from "../profiles/delete-account.ts";
import { type Banned, deletePerson, endAllPremium, findIdentity, grantManually, setBlocked } from "./queries-acts.ts";
import { setAdmin } from "./queries-admins.ts";
import { banBlocked, liftOne, listBans } from "./queries-bans.ts";
import { decideNumber } from "./queries-credentials.ts";
import * as notes from "./queries-notes.ts";
import { PAGE_SIZE } from "./rules.ts";
import type { decideCredentialInput, userBanInput, userInput, userReasonInput } from "./schemas.ts";
import type { banPage, bansInput } from "./schemas-bans.ts";
import type { addNoteInput, noteInput } from "./schemas-person.ts";

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
  ringBells(ctx, [userId]);
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

const bannedOf = ({ env }: UserContext, person: { email: string; phone: string }): Banned => ({
  hashes: personHashes(env.settings, person),
  hint: personHint(person),
});

/** E-mail and phone of an account, to be banned; null if there is none. */
export async function findBanned(ctx: UserContext, userId: string): Promise<Banned | null> {
  const person = await findIdentity(ctx.db, userId);
  return person && bannedOf(ctx, person);
}

/** Deletes another person's account, with a ban or not. Throws `admin.self`, `user.not_found`, `profile.last_admin`. */
export async function deleteUser(ctx: UserContext, { userId, reason, ban }: BanInput): Promise<void> {
  if (userId === ctx.user.id) throw new DomainError("admin.self");
  const person = await findIdentity(ctx.db, userId);
  if (!person) throw new DomainError("user.not_found");
  const banned = bannedOf(ctx, person);
  const account = { userId, hashes: banned.hashes, banned: ban ? banned : null };
  const { isDeleted, touched } = await deletePerson(ctx.db, account, byAdmin(ctx, reason));
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
  const banned = input.ban ? await findBanned(ctx, input.userId) : null;
  await setBlock(ctx, input, { isBlocked: true, banned });
}

/** Lifts block and ban of an account; idempotent. Throws `user.not_found`. */
export async function unblockUser(ctx: UserContext, input: UserReasonInput): Promise<void> {
  await setBlock(ctx, input, { isBlocked: false, banned: null });
}

/** Makes a person an admin; idempotent. Throws `user.not_found`, `admin.ineligible`. */
export async function makeAdmin(ctx: UserContext, { userId, reason }: UserReasonInput): Promise<void> {
  const { done, exists, isRefused } = await setAdmin(ctx.db, userId, true, byAdmin(ctx, reason));
  if (!exists) throw new DomainError("user.not_found");
  if (isRefused) throw new DomainError("admin.ineligible");
  if (done) broadcastRight(ctx, userId);
}

/** Takes an admin's right away, also one's own; idempotent. Throws `user.not_found`, `profile.last_admin`. */
export async function removeAdmin(ctx: UserContext, { userId, reason }: UserReasonInput): Promise<void> {
  const { done, exists, isRefused } = await setAdmin(ctx.db, userId, false, byAdmin(ctx, reason));
  if (!exists) throw new DomainError("user.not_found");
  if (isRefused) throw new DomainError("profile.last_admin");
  if (done) broadcastRight(ctx, userId);
}

/** Lets the open apps of a person connect again, with the rights that they have now. */
function broadcastRight(ctx: UserContext, userId: string): void {
  ctx.deliverSoon();
  ctx.waitUntil(disconnectLive(ctx.env, `user:${userId}`));
}

/** Adds a note about a person; the same text once. Throws `user.not_found`, `note.limit`. */
export async function addNote(ctx: UserContext, input: z.infer<typeof addNoteInput>): Promise<void> {
  const { exists, isRefused } = await notes.addNote(ctx.db, input, byAdmin(ctx, ""));
  if (!exists) throw new DomainError("user.not_found");
  if (isRefused) throw new DomainError("note.limit");
}

/** Deletes a note; idempotent. */
export async function deleteNote(ctx: UserContext, { id }: z.infer<typeof noteInput>): Promise<void> {
  await notes.deleteNote(ctx.db, id, byAdmin(ctx, ""));
}

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

/**
 * Confirms or refuses a provider's number.
 * Throws `credential.not_found` if the provider changed or withdrew it, and `credential.decided` if that changes nothing.
 */
export async function decideCredential(ctx: UserContext, input: z.infer<typeof decideCredentialInput>): Promise<void> {
  const { isConfirmed, reason, ...key } = input;
  const decision = { isConfirmed, reason, adminId: ctx.user.id };
  const { done, exists } = await decideNumber(ctx.db, key, decision, ctx.now);
  if (!exists) throw new DomainError("credential.not_found");
  if (!done) throw new DomainError("credential.decided");
  ringBells(ctx, [key.userId]);
}
