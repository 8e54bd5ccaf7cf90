import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { completeAccount, insertRole } from "./queries.ts";
import { contactProblem, userType } from "./rules.ts";
import type { ChooseRoleInput } from "./schemas.ts";

/**
 * Gives an account without a role its role, and what an account from Google lacks: WhatsApp and the terms.
 * A second click changes nothing. Throws `auth.role_already_chosen` for an account with another role, `input.invalid`.
 */
export async function chooseRole(ctx: UserContext, input: ChooseRoleInput): Promise<void> {
  const { db, now, user } = ctx;
  const current = userType(user);
  if (current !== null && current !== input.role) throw new DomainError("auth.role_already_chosen");
  const problem = contactProblem({
    whatsapp: user.phone || input.whatsapp,
    termsAccepted: user.hasAcceptedTerms || input.termsAccepted,
  });
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  await db.batch([...completeAccount(db, user.id, input.whatsapp, now), insertRole(db, user.id, input.role, now)]);
}
