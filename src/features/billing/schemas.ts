import { z } from "zod";
import { emailField } from "../../shared/schemas.ts";

/** What the person still lacks for the promotion. */
export const promotionState = z.object({
  isUsed: z.boolean(),
  isProfileComplete: z.boolean(),
  hasReferral: z.boolean(),
  hasPendingReferral: z.boolean(),
});

export const completeReferralInput = z.object({ email: emailField });
