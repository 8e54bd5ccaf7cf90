import { z } from "zod";
import { textField, yesOrNo } from "../../shared/schemas.ts";
import { CAMPAIGN_TITLE_MAX_LENGTH } from "../billing/rules.ts";

const day = z.iso.date({ error: "Informe o dia." });

/** The campaign of the 30-day promotion. Days are `YYYY-MM-DD`, first and last included. */
export const campaign = z.object({
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  isOn: z.boolean(),
  /** Whether an invited person may have the 30 days as well, without inviting somebody. */
  isForBoth: z.boolean(),
});
export type AdminCampaign = z.infer<typeof campaign>;

export const editCampaignInput = z
  .object({
    title: textField({ max: CAMPAIGN_TITLE_MAX_LENGTH, required: "Informe o título." }),
    startsOn: day,
    endsOn: day,
    isOn: yesOrNo,
    isForBoth: yesOrNo,
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ["endsOn"],
    error: "O último dia não pode vir antes do primeiro.",
  });
