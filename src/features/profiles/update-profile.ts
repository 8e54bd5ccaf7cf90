import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { relistProvider } from "../../platform/queries-directory-entry.ts";
import { slugCandidates } from "../../shared/slug.ts";
import type { UserContext } from "../../trpc/init.ts";
import { prepareEmailChange } from "./change-email.ts";
import { TOO_MANY_NAMES } from "./messages.ts";
import { findOwn } from "./queries.ts";
import { saveBasics } from "./queries-basics.ts";
import { firstBasicsProblem } from "./rules.ts";
import type { UpdateBasicsInput } from "./schemas.ts";

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
  const change = email === user.email ? null : await prepareEmailChange(ctx, { email, password: password ?? null });
  const basics = { userId: user.id, name, phone, slugs: slugCandidates(name, user.id), change };
  return { ...saveBasics(db, basics, now), pendingEmail: change && email };
}

/** For the `refusals` of {@link prepareBasics}, as the batch answered them: throws `rate_limited` if there is one. */
export function assertSaved([refusal]: { hasTooManyNames: boolean; hasTooManyMails: boolean }[]): void {
  if (refusal?.hasTooManyNames) throw new DomainError("rate_limited", { fields: { name: TOO_MANY_NAMES } });
  if (refusal?.hasTooManyMails) throw new DomainError("rate_limited");
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
  const { refusals, saving, asking, pendingEmail } = await prepareBasics(ctx, input);
  const relisted = relistProvider(ctx.db, ctx.user.id);
  const results = await batchOf(ctx.db, { refusals, saving, asking, relisted });
  assertSaved(results.refusals);
  if (pendingEmail) ctx.deliverSoon();
  return { pendingEmail };
}
