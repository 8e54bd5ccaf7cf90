import { FormProvider, useFormContext, useWatch } from "react-hook-form";
import { REGIONS_MAX, SERVICES_MAX } from "#src/features/alerts/rules.ts";
import type { AlertSettings } from "#src/features/alerts/schemas.ts";
import { MAIL_WISHES } from "#src/shared/mail-wishes.ts";
import { failureToast } from "@/lib/failure-messages.ts";
import { isAsSent, useAppForm } from "@/lib/forms/use-app-form.ts";
import { PlacesField, ServicesField } from "@/lib/forms/work-fields.tsx";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { Notice } from "@/ui/notice.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { type AlertValues, inputOf, problemOf, valuesOf } from "./form-values.ts";
import { FORM, TOPICS } from "./messages.ts";

/** The form of the settings, and its saving. */
function useAlertForm(settings: AlertSettings) {
  const { mutateAsync } = trpc.alerts.save.useMutation();
  const { form, submit } = useAppForm<AlertValues>({
    defaultValues: valuesOf(settings),
    check: problemOf,
    send: async (values) => {
      await mutateAsync(inputOf(values));
      // What was chosen meanwhile isn't saved yet.
      if (isAsSent(form.getValues(), values)) form.reset(values);
      const isForPremium = !settings.isPremium && (values.byMail === "at_once" || values.urgentAtNight);
      notify.success(FORM.saved, isForPremium ? FORM.savedForPremium : FORM.savedText);
      await trpcUtils.alerts.settings.invalidate();
    },
    refusal: failureToast(FORM.failed, { network: FORM.offline, "input.invalid": FORM.failedText }),
  });
  return { form, submit };
}

const SOURCES = (["card", "own"] as const).map((value) => ({ value, ...TOPICS[value] }));

/** Of which requests the provider wants to know: those that fit the card, or others. */
function TopicFields({ card }: Pick<AlertSettings, "card">) {
  const { control, register } = useFormContext<AlertValues>();
  const source = useWatch({ control, name: "source" });
  return (
    <>
      <Field label={TOPICS.source} group>
        <Segmented options={SOURCES} columns={2} {...register("source")} />
      </Field>
      {source === "card" ? (
        <p className="text-ink-soft">{cardText(card)}</p>
      ) : (
        <>
          <ServicesField
            control={control}
            name="services"
            label={TOPICS.services}
            hint={TOPICS.servicesHint(SERVICES_MAX)}
            max={SERVICES_MAX}
          />
          <PlacesField
            control={control}
            name="regions"
            wholeState="wholeState"
            label={TOPICS.regions}
            max={REGIONS_MAX}
          />
        </>
      )}
    </>
  );
}

function cardText({ services, regions, wholeState }: AlertSettings["card"]): string {
  const places = wholeState ? TOPICS.wholeStateShort : regions.join(", ");
  return services.length === 0 || places === "" ? TOPICS.nothingOnCard : TOPICS.ofCard(services.join(", "), places);
}

/** How, when and of what a provider is told. Turned off, the other choices remain for later. */
export function AlertForm({ settings }: { settings: AlertSettings }) {
  const { form, submit } = useAlertForm(settings);
  const { register, control, formState } = form;
  const isOn = useWatch({ control, name: "isOn" });
  const { errors, isSubmitting } = formState;
  const onlyPremium = settings.isPremium ? "" : FORM.onlyPremium;
  const mails = MAIL_WISHES.map((value) => {
    const { label, hint } = FORM.mail[value];
    return { value, label, hint: value === "at_once" ? hint + onlyPremium : hint };
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 md:gap-6">
        <Card as="section" aria-labelledby="como" className="flex flex-col gap-4">
          <h2 id="como" className="text-xl">
            {FORM.title}
          </h2>
          <Checkbox label={FORM.isOn} {...register("isOn")} />
          {isOn && (
            <>
              <Checkbox label={FORM.byPush} hint={FORM.byPushHint} {...register("byPush")} />
              <Field label={FORM.byMail} group>
                <Segmented options={mails} columns={3} {...register("byMail")} />
              </Field>
              <Checkbox
                label={FORM.urgentAtNight}
                hint={FORM.urgentAtNightHint + onlyPremium}
                {...register("urgentAtNight")}
              />
            </>
          )}
        </Card>
        {isOn && (
          <Card as="section" aria-labelledby="quais" className="flex flex-col gap-4">
            <h2 id="quais" className="text-xl">
              {TOPICS.title}
            </h2>
            <TopicFields card={settings.card} />
          </Card>
        )}
        {errors.root && <Notice tone="problem">{errors.root.message}</Notice>}
        <Button
          type="submit"
          size="lg"
          className="w-full xs:w-auto xs:self-start"
          busy={isSubmitting}
          busyLabel={FORM.saving}
        >
          {FORM.save}
        </Button>
      </form>
    </FormProvider>
  );
}
