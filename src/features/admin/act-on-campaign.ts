import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { byAdmin } from "./act-on-users.ts";
import { type Campaign, changeCampaign, findCampaign } from "./queries-campaign.ts";

/** The campaign of the 30-day promotion. Throws `campaign.not_found`. */
export async function readCampaign({ db }: UserContext): Promise<Campaign> {
  const campaign = await findCampaign(db);
  if (!campaign) throw new DomainError("campaign.not_found");
  return campaign;
}

/** Changes it; idempotent. Throws `campaign.not_found`. */
export async function editCampaign(ctx: UserContext, campaign: Campaign): Promise<void> {
  const { exists } = await changeCampaign(ctx.db, campaign, byAdmin(ctx, ""));
  if (!exists) throw new DomainError("campaign.not_found");
}
