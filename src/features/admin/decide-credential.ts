import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { ringBells } from "../../platform/live/ring-bells.ts";
import type { UserContext } from "../../trpc/init.ts";
import { decideNumber } from "./queries-credentials.ts";
import type { decideCredentialInput } from "./schemas.ts";

/**
 * Confirms or refuses a provider's number.
 * Throws `credential.not_found` if the provider changed or withdrew it, and `credential.decided` if that changes nothing.
 */
export async function decideCredential(ctx: UserContext, input: z.infer<typeof decideCredentialInput>): Promise<void> {
  const { isConfirmed, reason, ...key } = input;
  const decision = { isConfirmed, reason, adminId: ctx.user.id };
  const { done, exists } = await decideNumber(ctx.db, key, decision, ctx.now);
  if (!exists) throw new DomainError("credential.not_found");
  if (!done) throw new DomainError("credential.decided");
  ringBells(ctx, [key.userId]);
}
