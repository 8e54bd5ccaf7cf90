import type { AdminCampaign } from "#src/features/admin/schemas-campaign.ts";
import { dayAt } from "#src/features/billing/rules.ts";
import type { CAMPAIGN_STATES } from "./messages.ts";

/** How a campaign stands at `now`. */
export function campaignState({ isOn, startsOn, endsOn }: AdminCampaign, now: number): keyof typeof CAMPAIGN_STATES {
  if (!isOn) return "off";
  if (dayAt(now) < startsOn) return "future";
  return dayAt(now) > endsOn ? "over" : "running";
}
