import { batchOf } from "#db/batch.ts";
import { isUniqueViolation } from "#db/errors.ts";
import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { insertOutbox } from "../../platform/delivery/outbox.ts";
import { personHashes } from "../../platform/hashing/person-hashes.ts";
import { assertWithinLimit, countCall, countCallIf, hashed, isWithinLimit } from "../../platform/limits/rate-limit.ts";
import { assertAdmitted } from "../../platform/limits/refusal-cache.ts";
import { firstSignUpProblem } from "../../shared/sign-up-checks.ts";
import { freeSlug, nameSlug } from "../../shared/slug.ts";
import type { Context } from "../../trpc/context.ts";
import { assertUncommonPassword } from "./common-passwords.ts";
import { deviceMarksOf } from "./device-marks.ts";
import { BANNED } from "./messages.ts";
import { insertAccount, insertRole, type NewAccount, selectAccountByEmail, selectSlugTaken } from "./queries.ts";
import { deleteUnconfirmed } from "./queries-confirmation.ts";
import { accountKind, SIGN_UP_EMAIL_LIMIT, SIGN_UP_LIMIT } from "./rules.ts";
import type { SignUpInput } from "./schemas.ts";
import { noteMarks, selectBan } from "./statements.ts";

function emailTaken(account: { isClient: boolean; isProvider: boolean }): DomainError {
  return new DomainError("auth.email_taken", { params: { kind: accountKind(account) } });
}

/** Inserts the account, replacing an unconfirmed one. Tries the next slug if another account just took this one. */
async function insertWithSlug(
  ctx: Context,
  account: Omit<NewAccount, "slug">,
  slugs: string[],
  input: Pick<SignUpInput, "role" | "returnTo">,
) {
  const { role, returnTo } = input;
  const [slug, ...others] = slugs;
  try {
    await ctx.db.batch([
      ...deleteUnconfirmed(ctx.db, account.email),
      ...insertAccount(ctx.db, { ...account, slug: slug ?? account.id }),
      ...(role ? insertRole(ctx.db, account.id, role, ctx.now) : []),
      noteMarks(ctx.db, account.id, deviceMarksOf(ctx, null), ctx.now),
      insertOutbox(ctx.db, "mail.confirm", { userId: account.id, returnTo }, ctx.now),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "users.email")) throw emailTaken({ isClient: false, isProvider: false });
    if (slug !== undefined && isUniqueViolation(error, "profiles.name_slug")) {
      return insertWithSlug(ctx, account, others, input);
    }
    throw error;
  }
}

/**
 * Creates an account with unconfirmed e-mail and enqueues the confirmation mail. It replaces an unconfirmed sign-up
 * with the same e-mail, including its links.
 * Throws `input.invalid` (first failure of checks 1 to 5), `rate_limited`, `auth.email_taken` (check 6), `auth.blocked` for a banned
 * e-mail or phone.
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<void> {
  const problem = firstSignUpProblem(input);
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  assertUncommonPassword(input.password);
  const { db, now } = ctx;
  const caller = hashed(ctx.address);
  const { passwordHash, isSlugTaken } = await ctx.passwordTurn().take(async (passwords) => {
    const { byAddress, byEmail, accounts, sameSlug, bans } = await batchOf(db, {
      byAddress: countCall(db, SIGN_UP_LIMIT, caller, now),
      byEmail: countCallIf(db, SIGN_UP_EMAIL_LIMIT, hashed(input.email), now, isWithinLimit(SIGN_UP_LIMIT, caller)),
      accounts: selectAccountByEmail(db, input.email),
      sameSlug: selectSlugTaken(db, nameSlug(input.name)),
      bans: selectBan(db, personHashes(ctx.env.settings, { email: input.email, phone: input.whatsapp })),
    });
    const [older] = accounts;
    assertAdmitted(ctx.address, SIGN_UP_LIMIT, byAddress, now);
    if (older && older.emailConfirmedAt !== null) throw emailTaken(older);
    assertWithinLimit(SIGN_UP_EMAIL_LIMIT, byEmail);
    if (bans.length > 0) throw new DomainError("auth.blocked", { fields: { email: BANNED } });
    const isSlugTaken = sameSlug.some((owner) => owner.id !== older?.id);
    return { passwordHash: await passwords.hash(input.password), isSlugTaken };
  });
  const id = newId(now);
  const account = {
    id,
    name: input.name,
    email: input.email,
    phone: input.whatsapp,
    passwordHash,
    termsAccepted: true,
    emailConfirmed: false,
    invitation: input.invitation,
    now,
  };
  const slug = freeSlug(input.name, id, isSlugTaken);
  await insertWithSlug(ctx, account, [slug, freeSlug(input.name, id, true)], input);
  ctx.deliverSoon();
}
