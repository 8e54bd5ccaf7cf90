import { Gift } from "lucide-react";
import { useState } from "react";
import type { AdminCampaign } from "#src/features/admin/schemas-campaign.ts";
import { formatDate } from "@/lib/format/dates.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { CampaignDialog } from "./campaign-dialog.tsx";
import { campaignState } from "./campaign-state.ts";
import { CAMPAIGN, CAMPAIGN_STATES } from "./messages.ts";

const TONES = { off: "neutral", future: "warning", running: "success", over: "neutral" } as const;

/** The campaign of the 30-day promotion, and its form. */
export function CampaignCard() {
  const query = trpc.admin.campaign.useQuery();
  return (
    <Card as="section" aria-label={CAMPAIGN.label} className="mb-4">
      <Loaded
        query={query}
        pending={
          <SkeletonGroup label={CAMPAIGN.loading}>
            <Skeleton className="h-24 w-full md:h-16" />
          </SkeletonGroup>
        }
        failed={{ title: CAMPAIGN.failed, titleAs: "p" }}
      >
        {(campaign) => <Campaign campaign={campaign} />}
      </Loaded>
    </Card>
  );
}

function Campaign({ campaign }: { campaign: AdminCampaign }) {
  const [isEditing, setEditing] = useState(false);
  const state = campaignState(campaign, useNow());
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <Gift size={18} aria-hidden className="text-premium" />
          {CAMPAIGN.label}
          <Badge tone={TONES[state]}>{CAMPAIGN_STATES[state]}</Badge>
        </p>
        <p className="mt-1 font-semibold break-words">{campaign.title}</p>
        <p className="text-sm text-ink-soft">
          {CAMPAIGN.days(formatDate(campaign.startsOn), formatDate(campaign.endsOn))}{" "}
          {campaign.isForBoth ? CAMPAIGN.forBoth : CAMPAIGN.forOne}
        </p>
      </div>
      <Button variant="outline" className="shrink-0" onClick={() => setEditing(true)}>
        {CAMPAIGN.edit}
      </Button>
      {isEditing && <CampaignDialog campaign={campaign} onClose={() => setEditing(false)} />}
    </div>
  );
}
