import { zodResolver } from "@hookform/resolvers/zod";
import { editCampaignInput } from "#src/features/admin/schemas-campaign.ts";

export const campaignResolver = zodResolver(editCampaignInput);
