import { DomainError } from "../../errors.ts";
import { personHashes } from "../../platform/hashing/person-hashes.ts";
import { personProblem } from "../../shared/sign-up-checks.ts";
import { freeSlug } from "../../shared/slug.ts";
import type { UserContext } from "../../trpc/init.ts";
import { tellInviter } from "../billing/manage-promotion.ts";
import { countInvitation } from "../billing/statements.ts";
import { relistProvider } from "../networking/statements.ts";
import { refreshAverages } from "../ratings/statements.ts";
import { deviceMarksOf } from "./device-marks.ts";
import { BANNED } from "./messages.ts";
import { completeAccount, insertRole } from "./queries.ts";
import { userType } from "./rules.ts";
import type { ChooseRoleInput } from "./schemas.ts";
import { inheritFormer, noteMarks, selectBan } from "./statements.ts";

/**
 * Gives an account its role and fills in what else it lacks: WhatsApp and terms after a Google sign-up, also the name
 * after a password reset confirmed it. Idempotent.
 * Throws `auth.role_already_chosen` for an account with another role, `input.invalid`, `auth.blocked` for a
 * banned phone.
 */
export async function chooseRole(ctx: UserContext, input: ChooseRoleInput): Promise<void> {
  const { db, now, user } = ctx;
  const current = userType(user);
  if (current !== null && current !== input.role) throw new DomainError("auth.role_already_chosen");
  const problem = personProblem({
    name: user.name || input.name,
    whatsapp: user.phone || input.whatsapp,
    termsAccepted: user.hasAcceptedTerms || input.termsAccepted,
  });
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  const missing = { name: input.name, slug: freeSlug(input.name, user.id, true), phone: input.whatsapp };
  const hashes = personHashes(ctx.env.settings, { email: user.email, phone: input.whatsapp });
  const bans = user.phone ? [] : await selectBan(db, hashes);
  if (bans.length > 0) throw new DomainError("auth.blocked", { fields: { whatsapp: BANNED } });
  await db.batch([
    ...completeAccount(db, user.id, missing, now),
    ...insertRole(db, user.id, input.role, now),
    ...inheritFormer(db, user.id, hashes),
    noteMarks(db, user.id, deviceMarksOf(ctx, null), now),
    ...countInvitation(db, user.id, hashes, now),
    ...relistProvider(db, user.id),
    // They may have been rated in this role before, for a hire.
    ...refreshAverages(db, user.id),
  ]);
  tellInviter(ctx, user.id);
}
