import { isUniqueViolation } from "#db/client.ts";
import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/ids.ts";
import { insertOutbox } from "../../platform/outbox.ts";
import { assertWithinLimit, countCall } from "../../platform/rate-limit.ts";
import type { Context } from "../../trpc/context.ts";
import { freeSlug, nameSlug } from "../profiles/rules.ts";
import { assertUncommonPassword } from "./common-passwords.ts";
import { hashPassword } from "./passwords.ts";
import { insertAccount, insertRole, type NewAccount, selectAccountByEmail, selectSlugTaken } from "./queries.ts";
import { accountKind, firstSignUpProblem, SIGN_UP_LIMIT } from "./rules.ts";
import type { SignUpInput } from "./schemas.ts";

function emailTaken(account: { isClient: boolean; isProvider: boolean }): DomainError {
  return new DomainError("auth.email_taken", { params: { kind: accountKind(account) } });
}

/** Inserts the account; whoever took the name's slug in the same moment only costs a second try. */
async function insertWithSlug(
  ctx: Context,
  account: Omit<NewAccount, "slug">,
  slugs: string[],
  role: SignUpInput["role"],
) {
  const [slug, ...others] = slugs;
  try {
    await ctx.db.batch([
      ...insertAccount(ctx.db, { ...account, slug: slug ?? account.id }),
      ...(role ? [insertRole(ctx.db, account.id, role, ctx.now)] : []),
      insertOutbox(ctx.db, "mail.confirm", { userId: account.id }, ctx.now),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "users.email")) throw emailTaken({ isClient: false, isProvider: false });
    if (slug !== undefined && isUniqueViolation(error, "profiles.name_slug")) {
      return insertWithSlug(ctx, account, others, role);
    }
    throw error;
  }
}

/**
 * Makes an account whose e-mail is not confirmed yet, with its role, and asks for the confirmation mail.
 * Throws `input.invalid` (first failed check of five), `rate_limited`, `auth.email_taken` (the sixth check).
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<void> {
  const problem = firstSignUpProblem(input);
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  assertUncommonPassword(input.password);
  const { db, now } = ctx;
  const [calls, existing, sameSlug] = await db.batch([
    countCall(db, SIGN_UP_LIMIT, ctx.address, now),
    selectAccountByEmail(db, input.email),
    selectSlugTaken(db, nameSlug(input.name)),
  ]);
  assertWithinLimit(SIGN_UP_LIMIT, calls);
  if (existing[0]) throw emailTaken(existing[0]);
  const id = newId(now);
  const account = {
    id,
    name: input.name,
    email: input.email,
    phone: input.whatsapp,
    passwordHash: await hashPassword(input.password),
    termsAccepted: true,
    emailConfirmed: false,
    now,
  };
  const slug = freeSlug(input.name, id, sameSlug.length > 0);
  await insertWithSlug(ctx, account, [slug, freeSlug(input.name, id, true)], input.role);
  ctx.deliverSoon();
}
