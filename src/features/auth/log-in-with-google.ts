import { batchOf, type Statement } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import { personHashes } from "../../platform/hashing/person-hashes.ts";
import { isPlainName } from "../../shared/schemas.ts";
import { freeSlug, nameSlug } from "../../shared/slug.ts";
import type { Context } from "../../trpc/context.ts";
import type { GoogleIdentity } from "./google.ts";
import { insertAccount, insertGoogleLink, selectGoogleCandidates, selectSlugTaken } from "./queries.ts";
import { deleteUnconfirmed } from "./queries-confirmation.ts";
import { GOOGLE_FALLBACK_NAMES, NAME_MAX_LENGTH } from "./rules.ts";
import { startSession } from "./sessions.ts";
import { inheritFormer, selectBan } from "./statements.ts";

/** The person's name at Google, or a fallback if it is missing or can't be shown. */
function googleName(identity: GoogleIdentity): string {
  const name = identity.name?.trim().normalize("NFC").slice(0, NAME_MAX_LENGTH) ?? "";
  return name && isPlainName(name) ? name : GOOGLE_FALLBACK_NAMES.person;
}

/**
 * Logs in with a Google identity: the account linked to its `sub`, else the one with the same e-mail if Google verified
 * it, else a new account without a role, which replaces an unconfirmed sign-up with that e-mail.
 * Throws `auth.email_taken` for an unverified e-mail with an account here, else `auth.email_unconfirmed`; `auth.blocked`.
 */
export async function logInWithGoogle(
  ctx: Context,
  identity: GoogleIdentity,
  invitation: string | null,
): Promise<void> {
  const { db, now } = ctx;
  const name = googleName(identity);
  const hashes = personHashes(ctx.env.settings, { email: identity.email, phone: "" });
  const { linked, sameEmail, sameSlug, bans } = await batchOf(db, {
    bans: selectBan(db, hashes),
    ...selectGoogleCandidates(db, identity.sub, identity.email),
    sameSlug: selectSlugTaken(db, nameSlug(name)),
  });
  if (linked[0]) return ctx.setCookie(await startSession(ctx, linked[0].userId, { method: "google" }));
  if (sameEmail[0]) {
    if (!identity.isEmailVerified) throw new DomainError("auth.email_taken", { params: { kind: "usuário" } });
    const { userId, emailConfirmedAt } = sameEmail[0];
    if (emailConfirmedAt !== null) return enter(ctx, userId, [insertGoogleLink(db, identity.sub, userId, now)]);
  }
  if (!identity.isEmailVerified) throw new DomainError("auth.email_unconfirmed");
  if (bans.length > 0) throw new DomainError("auth.blocked");
  const id = sameEmail[0]?.userId ?? newId(now);
  const isSlugTaken = sameSlug.some((owner) => owner.id !== id);
  await enter(ctx, id, [
    ...deleteUnconfirmed(db, identity.email),
    ...insertAccount(db, {
      id,
      name,
      email: identity.email,
      phone: "",
      slug: freeSlug(name, id, isSlugTaken),
      passwordHash: null,
      termsAccepted: false,
      emailConfirmed: true,
      invitation,
      now,
    }),
    insertGoogleLink(db, identity.sub, id, now),
    ...inheritFormer(db, id, hashes),
  ]);
}

async function enter(ctx: Context, userId: string, before: Statement[]): Promise<void> {
  await batchOf(ctx.db, { before });
  ctx.setCookie(await startSession(ctx, userId, { method: "google" }));
}
