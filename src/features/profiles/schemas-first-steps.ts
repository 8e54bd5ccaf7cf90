import { z } from "zod";
import { roleField } from "../auth/schemas.ts";
import { PROFESSIONAL_FIELDS } from "./rules.ts";

/** What the caller has done as client and as provider; null for a role that they don't have. */
export const firstSteps = z.object({
  client: z
    .object({
      hasRequest: z.boolean(),
      /** Whether they opened a provider's contact. */
      hasContact: z.boolean(),
      isDismissed: z.boolean(),
    })
    .nullable(),
  provider: z
    .object({
      missing: z.array(z.enum(PROFESSIONAL_FIELDS)),
      acceptsAssistant: z.boolean(),
      hasInterest: z.boolean(),
      isDismissed: z.boolean(),
    })
    .nullable(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

export const dismissFirstStepsInput = z.object({ role: roleField });
