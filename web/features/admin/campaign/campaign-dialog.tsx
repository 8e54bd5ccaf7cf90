import type { AdminCampaign } from "#src/features/admin/schemas-campaign.ts";
import { UNSAVED } from "@/lib/forms/form-messages.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useUnsavedGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { checkAccess } from "../access/use-admin-access.ts";
import { refreshAdmin } from "../admin-cache.ts";
import { ACT_CAUSES } from "../panel-messages.ts";
import { isLost } from "../use-act.ts";
import { CAMPAIGN_FORM } from "./messages.ts";

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
export function CampaignDialog(props: CampaignDialogProps) {
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
