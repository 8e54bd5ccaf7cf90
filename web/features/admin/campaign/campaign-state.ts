import type { AdminCampaign } from "#src/features/admin/schemas-campaign.ts";
import { dayOf } from "#src/shared/day.ts";
import type { CAMPAIGN_STATES } from "./messages.ts";

/** How a campaign stands at `now`. */
export function campaignState({ isOn, startsOn, endsOn }: AdminCampaign, now: number): keyof typeof CAMPAIGN_STATES {
  if (!isOn) return "off";
  if (dayOf(now) < startsOn) return "future";
  return dayOf(now) > endsOn ? "over" : "running";
}
