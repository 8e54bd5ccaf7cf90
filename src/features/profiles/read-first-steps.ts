import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { findFirstSteps } from "./queries-first-steps.ts";
import { missingFields } from "./rules.ts";
import type { FirstSteps } from "./schemas-first-steps.ts";

/** What the caller has done in each of their roles. Throws `auth.required` if the account was just deleted. */
export async function readFirstSteps(ctx: UserContext): Promise<FirstSteps> {
  const row = await findFirstSteps(ctx.db, ctx.user.id);
  if (!row) throw new DomainError("auth.required");
  const { client, professional, hasRequest, hasContact, hasInterest, ...basics } = row;
  return {
    client: client && { hasRequest, hasContact, isDismissed: client.dismissedAt !== null },
    provider: professional && {
      missing: missingFields({ ...professional, ...basics }),
      acceptsAssistant: professional.assistantConsentAt !== null,
      hasInterest,
      isDismissed: professional.firstStepsDismissedAt !== null,
    },
  };
}
