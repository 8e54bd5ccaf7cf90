import type { AlertSettings } from "#src/features/alerts/schemas.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { notify } from "@/ui/toast.tsx";
import { type AlertValues, inputOf, problemOf, valuesOf } from "./form-values.ts";
import { FORM } from "./messages.ts";

/** The form of the settings, and its saving. */
export function useAlertForm(settings: AlertSettings) {
  const { mutateAsync } = trpc.alerts.save.useMutation();
  const { form, submit } = useAppForm<AlertValues>({
    defaultValues: valuesOf(settings),
    check: problemOf,
    send: async (values) => {
      await mutateAsync(inputOf(values));
      form.reset(values);
      notify.success(FORM.saved, FORM.savedText);
      await trpcUtils.alerts.settings.invalidate();
    },
    refusal: ({ code }) => ({ title: FORM.failed, text: code === "network" ? FORM.offline : FORM.failedText }),
  });
  return { form, submit };
}
