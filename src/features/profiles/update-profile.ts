import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { hasWorkflow } from "../../platform/delivery/n8n.ts";
import { keyedHash } from "../../platform/hashing/keyed-hash.ts";
import { purgeDiscarded } from "../../platform/images/purge-images.ts";
import { slugCandidates } from "../../shared/slug.ts";
import type { UserContext } from "../../trpc/init.ts";
import { confirmOwner } from "../auth/confirm-password.ts";
import { BANNED } from "../auth/messages.ts";
import { isRecentLogin } from "../auth/rules.ts";
import { relistProvider } from "../networking/statements.ts";
import { prepareEmailChange } from "./change-email.ts";
import { TOO_MANY_NAMES } from "./messages.ts";
import { findOwn } from "./queries.ts";
import { saveBasics } from "./queries-basics.ts";
import { clearAvatar } from "./queries-photos.ts";
import { firstBasicsProblem } from "./rules.ts";
import type { UpdateBasicsInput } from "./schemas.ts";

/** The caller's basic card. Throws `auth.required` if the account was just deleted. */
export async function readOwnProfile(ctx: UserContext) {
  const profile = await findOwn(ctx.db, ctx.user.id, ctx.now);
  if (!profile) throw new DomainError("auth.required");
  const session = await ctx.session();
  const hasRecentLogin = session !== null && isRecentLogin(session.authenticatedAt, ctx.now);
  return { ...profile, hasRecentLogin, canConfirmPhone: hasWorkflow(ctx.env.settings) };
}

/**
 * The statements that save name and WhatsApp in all their copies, and request a change of e-mail if it differs.
 * Throws what {@link prepareEmailChange} throws, and for a new WhatsApp what {@link confirmOwner} throws.
 */
export async function prepareBasics(ctx: UserContext, input: UpdateBasicsInput) {
  const { db, now, user } = ctx;
  const { name, email, whatsapp: phone, password } = input;
  const change = email === user.email ? null : await prepareEmailChange(ctx, { email, password: password ?? null });
  const isProven = change !== null && !change.isRepeated;
  if (phone !== user.phone && !isProven) await confirmOwner(ctx, password ?? null);
  const phoneHash = phone === user.phone || phone === "" ? null : keyedHash(ctx.env.settings, "phone", phone);
  const basics = { userId: user.id, name, phone, phoneHash, slugs: slugCandidates(name, user.id), change };
  return { ...saveBasics(db, basics, now), pendingEmail: change && email };
}

/** Checks the result of the `refusals` of {@link prepareBasics}; throws `rate_limited`, or `auth.blocked` for a banned number. */
export function assertSaved([refusal]: Record<
  "isPhoneBanned" | "hasTooManyNames" | "hasTooManyMails",
  boolean
>[]): void {
  if (refusal?.isPhoneBanned) throw new DomainError("auth.blocked", { fields: { whatsapp: BANNED } });
  if (refusal?.hasTooManyNames) throw new DomainError("rate_limited", { fields: { name: TOO_MANY_NAMES } });
  if (refusal?.hasTooManyMails) throw new DomainError("rate_limited");
}

/**
 * Saves the basic card. Throws `input.invalid` (first failed check), `rate_limited` and what {@link prepareEmailChange}
 * throws; then nothing is saved.
 */
export async function updateBasics(
  ctx: UserContext,
  input: UpdateBasicsInput,
): Promise<{ pendingEmail: string | null }> {
  const problem = firstBasicsProblem(input);
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  const { refusals, saving, asking, pendingEmail } = await prepareBasics(ctx, input);
  const relisted = relistProvider(ctx.db, ctx.user.id);
  const results = await batchOf(ctx.db, { refusals, saving, asking, relisted });
  assertSaved(results.refusals);
  if (pendingEmail || input.whatsapp !== ctx.user.phone) ctx.deliverSoon();
  return { pendingEmail };
}

/** Removes the caller's photo. */
export async function removeAvatar(ctx: UserContext): Promise<void> {
  await clearAvatar(ctx.db, ctx.user.id);
  purgeDiscarded(ctx);
}
