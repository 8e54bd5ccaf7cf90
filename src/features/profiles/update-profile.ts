import { isNullViolation, isUniqueViolation } from "#db/client.ts";
import { DomainError } from "../../errors.ts";
import { assertWithinLimit, countCall } from "../../platform/rate-limit.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { CONFIRMATION_LIFETIME_MS, MAIL_ACCOUNT_LIMIT, MAIL_ADDRESS_LIMIT } from "../auth/rules.ts";
import { changeEmailByToken, findOwn, requestEmailChange, saveBasics, selectAccountWithEmail } from "./queries.ts";
import { firstBasicsProblem, RENAMES, slugCandidates } from "./rules.ts";
import type { UpdateBasicsInput } from "./schemas.ts";

const TOO_MANY_NAMES = {
  fields: { name: `Você já mudou de nome ${RENAMES.max} vezes em 24 horas. Tente de novo amanhã.` },
};
const TAKEN = { fields: { email: "Este email já está cadastrado em nossa plataforma." } };

/** One's own basic card. Throws `auth.required` when the account was deleted in this moment. */
export async function readOwnProfile(ctx: UserContext) {
  const profile = await findOwn(ctx.db, ctx.user.id, ctx.now);
  if (!profile) throw new DomainError("auth.required");
  return profile;
}

/** Counts what could flood a mailbox or try out addresses, and refuses an address that somebody has. */
async function assertMayAskFor(ctx: UserContext, email: string): Promise<void> {
  const { db, now } = ctx;
  const [byAddress, byAccount, others] = await db.batch([
    countCall(db, MAIL_ADDRESS_LIMIT, ctx.address, now),
    countCall(db, MAIL_ACCOUNT_LIMIT, email, now),
    selectAccountWithEmail(db, email),
  ]);
  assertWithinLimit(MAIL_ADDRESS_LIMIT, byAddress);
  assertWithinLimit(MAIL_ACCOUNT_LIMIT, byAccount);
  if (others.length > 0) throw new DomainError("auth.email_taken", TAKEN);
}

/**
 * The statements that save name and WhatsApp in all their places. Another e-mail is only asked for: it counts once its
 * link was opened. Throws `rate_limited`, `auth.email_taken`.
 */
export async function prepareBasics(ctx: UserContext, input: UpdateBasicsInput) {
  const { db, now, user } = ctx;
  const { name, email, whatsapp: phone } = input;
  const isNewEmail = email !== user.email;
  if (isNewEmail) await assertMayAskFor(ctx, email);
  const change = {
    userId: user.id,
    email,
    tokenHash: hashToken(newToken()),
    expiresAt: now + CONFIRMATION_LIFETIME_MS,
  };
  const [first, ...others] = saveBasics(db, user.id, { name, phone, slugs: slugCandidates(name, user.id) }, now);
  const asking = isNewEmail ? requestEmailChange(db, change, now) : [];
  const statements: [typeof first, ...typeof others] = [first, ...others, ...asking];
  return { statements, pendingEmail: isNewEmail ? email : null };
}

/** For the batch with the statements of {@link prepareBasics}: what refused it, as it is told. */
export function toRenameRefusal(error: unknown): unknown {
  return isNullViolation(error, "profile_former_slugs.profile_id")
    ? new DomainError("rate_limited", TOO_MANY_NAMES)
    : error;
}

/**
 * Saves the basic card. Throws `input.invalid` (first failed check), `rate_limited`, `auth.email_taken`; then nothing
 * is saved.
 */
export async function updateBasics(
  ctx: UserContext,
  input: UpdateBasicsInput,
): Promise<{ pendingEmail: string | null }> {
  const problem = firstBasicsProblem(input);
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  const { statements, pendingEmail } = await prepareBasics(ctx, input);
  await ctx.db.batch(statements).catch((error) => {
    throw toRenameRefusal(error);
  });
  if (pendingEmail) ctx.deliverSoon();
  return { pendingEmail };
}

/**
 * Makes the address of a confirmation link the account's. Throws `auth.link_invalid` for an unknown, used or expired
 * link, `auth.email_taken` when somebody signed up with the address meanwhile.
 */
export async function confirmEmailChange(ctx: Context, token: string): Promise<void> {
  let userId: string | null;
  try {
    userId = await changeEmailByToken(ctx.db, hashToken(token), ctx.now);
  } catch (error) {
    if (isUniqueViolation(error, "users.email")) throw new DomainError("auth.email_taken", TAKEN);
    throw error;
  }
  if (!userId) throw new DomainError("auth.link_invalid");
  ctx.deliverSoon();
}
