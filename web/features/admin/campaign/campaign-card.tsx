import { Gift } from "lucide-react";
import { useState } from "react";
import type { AdminCampaign } from "#src/features/admin/schemas-campaign.ts";
import { formatDate } from "#src/shared/format.ts";
import { UNSAVED } from "@/lib/forms/form-messages.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { trpc, trpcClient } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useUnsavedGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { checkAccess } from "../access/use-admin-access.ts";
import { refreshAdmin } from "../admin-cache.ts";
import { ACT_CAUSES } from "../panel-messages.ts";
import { isLost } from "../use-act.ts";
import { campaignState } from "./campaign-state.ts";
import { CAMPAIGN, CAMPAIGN_FORM, CAMPAIGN_STATES } from "./messages.ts";

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

interface CampaignDialogProps {
  campaign: AdminCampaign;
  onClose: () => void;
}

function useCampaignForm({ campaign, onClose }: CampaignDialogProps) {
  return useAppForm<AdminCampaign>({
    defaultValues: campaign,
    loadResolver: async () => (await import("./campaign-resolver.ts")).campaignResolver,
    invalid: () => ({ title: CAMPAIGN_FORM.invalid }),
    send: async (changes) => {
      await trpcClient.admin.editCampaign.mutate(changes);
      await refreshAdmin();
      notify.success(CAMPAIGN_FORM.saved);
      onClose();
    },
    refusal: (failure) => {
      if (isLost(failure)) void checkAccess();
      return {
        title: CAMPAIGN_FORM.error,
        text: [CAMPAIGN_FORM.saveFailed, ACT_CAUSES[failure.code]].filter(Boolean).join(" "),
      };
    },
  });
}

/** Changes title, days and switches of the campaign. */
function CampaignDialog(props: CampaignDialogProps) {
  const { form, dialog } = useCampaignForm(props);
  const { register } = form;
  const { errors, isDirty } = form.formState;
  const guard = useUnsavedGuard(form, UNSAVED);
  return (
    <FormDialog
      {...dialog}
      title={CAMPAIGN_FORM.title}
      description={CAMPAIGN_FORM.text}
      submitLabel={CAMPAIGN_FORM.save}
      busyLabel={CAMPAIGN_FORM.saving}
      submitDisabled={!isDirty}
      onClose={props.onClose}
      guard={guard}
    >
      <Field label={CAMPAIGN_FORM.name} required hint={CAMPAIGN_FORM.nameHint} error={errors.title?.message}>
        <Input {...register("title")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={CAMPAIGN_FORM.startsOn} required error={errors.startsOn?.message}>
          <Input type="date" {...register("startsOn")} />
        </Field>
        <Field label={CAMPAIGN_FORM.endsOn} required error={errors.endsOn?.message}>
          <Input type="date" {...register("endsOn")} />
        </Field>
      </div>
      <div>
        <Checkbox label={CAMPAIGN_FORM.isOn} {...register("isOn")} />
        <Checkbox label={CAMPAIGN_FORM.isForBoth} hint={CAMPAIGN_FORM.isForBothHint} {...register("isForBoth")} />
      </div>
    </FormDialog>
  );
}
