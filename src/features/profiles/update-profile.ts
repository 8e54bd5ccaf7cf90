import { isNullViolation } from "#db/client.ts";
import { DomainError } from "../../errors.ts";
import { relistProvider } from "../../platform/queries-directory-entry.ts";
import { slugCandidates } from "../../shared/slug.ts";
import type { UserContext } from "../../trpc/init.ts";
import { isOverMailLimit, prepareEmailChange } from "./change-email.ts";
import { findOwn, saveBasics } from "./queries.ts";
import { firstBasicsProblem, RENAMES } from "./rules.ts";
import type { UpdateBasicsInput } from "./schemas.ts";

const TOO_MANY_NAMES = {
  fields: { name: `Você já mudou de nome ${RENAMES.max} vezes em 24 horas. Tente de novo amanhã.` },
};

/** One's own basic card. Throws `auth.required` when the account was deleted in this moment. */
export async function readOwnProfile(ctx: UserContext) {
  const profile = await findOwn(ctx.db, ctx.user.id, ctx.now);
  if (!profile) throw new DomainError("auth.required");
  return profile;
}

/**
 * The statements that save name and WhatsApp in all their places, and ask for another e-mail if there is one. Throws what
 * {@link prepareEmailChange} throws.
 */
export async function prepareBasics(ctx: UserContext, input: UpdateBasicsInput) {
  const { db, now, user } = ctx;
  const { name, email, whatsapp: phone, password } = input;
  const isNewEmail = email !== user.email;
  const asking = isNewEmail ? await prepareEmailChange(ctx, { email, password: password ?? null }) : [];
  const [first, ...others] = saveBasics(db, user.id, { name, phone, slugs: slugCandidates(name, user.id) }, now);
  const statements: [typeof first, ...typeof others] = [first, ...others, ...asking];
  return { statements, pendingEmail: isNewEmail ? email : null };
}

/** For the batch with the statements of {@link prepareBasics}: what refused it, as it is told. */
export function toBasicsRefusal(error: unknown): unknown {
  if (isNullViolation(error, "profile_former_slugs.profile_id")) return new DomainError("rate_limited", TOO_MANY_NAMES);
  return isOverMailLimit(error) ? new DomainError("rate_limited") : error;
}

/**
 * Saves the basic card. Throws `input.invalid` (first failed check), `rate_limited` and what asking for another e-mail
 * throws; then nothing is saved.
 */
export async function updateBasics(
  ctx: UserContext,
  input: UpdateBasicsInput,
): Promise<{ pendingEmail: string | null }> {
  const problem = firstBasicsProblem(input);
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  const { statements, pendingEmail } = await prepareBasics(ctx, input);
  const [first, ...others] = statements;
  await ctx.db.batch([first, ...others, ...relistProvider(ctx.db, ctx.user.id)]).catch((error) => {
    throw toBasicsRefusal(error);
  });
  if (pendingEmail) ctx.deliverSoon();
  return { pendingEmail };
}
