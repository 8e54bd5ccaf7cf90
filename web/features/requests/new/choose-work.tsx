import { REGIONS_MAX, SPECIALTIES_MAX } from "#src/features/profiles/rules.ts";
import type { SetWorkInput } from "#src/features/profiles/schemas.ts";
import type { RequestFit } from "#src/features/requests/schemas.ts";
import { failureToast } from "@/lib/failure-messages.ts";
import { type Problem, useAppForm } from "@/lib/forms/use-app-form.ts";
import { PlacesField, ServicesField } from "@/lib/forms/work-fields.tsx";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Notice } from "@/ui/notice.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { refreshLists } from "../request-cache.ts";
import { UNDO_WORK, WORK } from "./work-messages.ts";

async function refresh(): Promise<void> {
  const { alerts, networking, profiles } = trpcUtils;
  await Promise.all([refreshLists(), profiles.invalidate(), alerts.settings.invalidate(), networking.invalidate()]);
}

function problemsOf({ specialties, serviceRegions, wholeState }: SetWorkInput): Problem<keyof SetWorkInput> | null {
  if (specialties.length === 0) return { field: "specialties", title: WORK.missing, text: WORK.specialtiesMissing };
  if (wholeState || serviceRegions.length > 0) return null;
  return { field: "serviceRegions", title: WORK.missing, text: WORK.regionsMissing };
}

/** Saves the choice, which a button of the toast takes back. */
function useWork({ serviceTypes, cities }: RequestFit) {
  const before = { specialties: [...serviceTypes], serviceRegions: [...(cities ?? [])], wholeState: cities === null };
  const { mutateAsync } = trpc.profiles.setWork.useMutation();
  const { mutate: restore } = trpc.profiles.setWork.useMutation(
    mutationSteps({
      onSuccess: refresh,
      success: () => ({ title: UNDO_WORK.done }),
      failure: failureToast(UNDO_WORK.failed),
    }),
  );
  return useAppForm<SetWorkInput>({
    defaultValues: before,
    check: problemsOf,
    send: async (work) => {
      await mutateAsync(work);
      // First, because this form leaves with the list.
      notify.success(WORK.saved, WORK.savedText, { label: UNDO_WORK.label, run: () => restore(before) });
      await refresh();
    },
    refusal: failureToast(WORK.failed),
  });
}

/**
 * In place of the requests for a provider whose profile doesn't say what they do, or where: choosing it right there.
 */
export function ChooseWork({ fit }: { fit: RequestFit }) {
  const { form, submit } = useWork(fit);
  const { control, formState } = form;
  return (
    <Card as="section" aria-labelledby="o-que-faz" className="mx-auto flex w-full max-w-xl flex-col gap-4">
      <div>
        <h2 id="o-que-faz" className="text-xl">
          {WORK.title}
        </h2>
        <p className="mt-1 text-ink-soft">{WORK.text}</p>
      </div>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ServicesField
          control={control}
          name="specialties"
          label={WORK.specialties}
          hint={WORK.specialtiesHint}
          max={SPECIALTIES_MAX}
        />
        <PlacesField
          control={control}
          name="serviceRegions"
          wholeState="wholeState"
          label={WORK.regions}
          max={REGIONS_MAX}
        />
        {formState.errors.root && <Notice tone="problem">{formState.errors.root.message}</Notice>}
        <Button type="submit" size="lg" className="w-full" busy={formState.isSubmitting} busyLabel={WORK.saving}>
          {WORK.save}
        </Button>
      </form>
    </Card>
  );
}
