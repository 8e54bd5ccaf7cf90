import type { ComponentType } from "react";
import { CONTACT_NAME_MAX_LENGTH, LOCATION_MAX_LENGTH, OTHER_SERVICE } from "#src/features/requests/rules.ts";
import type { RequestFormValues, RequestInput } from "#src/features/requests/schemas.ts";
import { REGION_OPTIONS } from "#src/shared/municipalities.ts";
import { URGENCIES, URGENCY_LABELS } from "#src/shared/urgency.ts";
import type { Failure } from "@/lib/errors.ts";
import { CHECK_FIELDS } from "@/lib/forms/form-messages.ts";
import { SERVICE_OPTIONS } from "@/lib/forms/service-options.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { late } from "@/lib/late.tsx";
import { ComboboxField } from "@/ui/fields/combobox-field.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { PhoneInput } from "@/ui/fields/phone-input.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { URGENCY_ICONS } from "../time-marks.tsx";
import { DescriptionField } from "./description-field.tsx";
import type { ChosenPictures, RequestDraft, RequestFormApi } from "./draft.ts";
import { FORM } from "./form-messages.ts";
import { ProblemField } from "./problem-field.tsx";
import type { QuickChoicesProps } from "./quick-choices.tsx";
import { type ImproveText, useImproveText } from "./use-improve-text.ts";

const URGENCY_OPTIONS = URGENCIES.map((value) => ({ value, label: URGENCY_LABELS[value], icon: URGENCY_ICONS[value] }));

// Useful only where enough was published, and never needed at first.
const FormForecast = late(async () => (await import("./forecast.tsx")).FormForecast);

const NearestCity = late(async () => (await import("./nearest-city.tsx")).NearestCity);

const loadResolver = async () => (await import("./request-resolver.ts")).requestResolver;

interface RequestFormProps {
  /** Id for a submit button outside the form. */
  formId: string;
  defaults: RequestDraft;
  /** Toast title for invalid fields. */
  invalidTitle: string;
  /** Toast for an error from the server. */
  failure: (failure: Failure) => { title: string; text: string };
  onValues: (values: RequestDraft, isChanged: boolean) => void;
  onSubmit: (input: RequestInput) => Promise<void>;
  /** Only for people without a session, who also do without what needs one. */
  QuickChoices?: ComponentType<QuickChoicesProps> | undefined;
  /** Whether it may be filled in from one text: for what is not written yet. */
  isNew?: boolean;
  /** Photos that the AI service may look at, too. */
  pictures?: ChosenPictures | undefined;
}

/** The fields of a request, for publishing and editing. */
export function RequestForm(props: RequestFormProps) {
  const { formId, defaults, invalidTitle, failure, onValues, onSubmit, QuickChoices, isNew = false, pictures } = props;
  const { form, submit } = useAppForm<RequestFormValues, RequestInput>({
    defaultValues: defaults as RequestFormValues,
    loadResolver,
    invalid: () => ({ title: invalidTitle, text: CHECK_FIELDS }),
    send: (input) => {
      improving.cancel();
      return onSubmit(input);
    },
    refusal: failure,
    onChange: (values, isChanged) => onValues(values as RequestDraft, isChanged),
  });
  const improving = useImproveText(form);
  return (
    <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5 [contain:inline-size]">
      {isNew && <ProblemField form={form} mayAsk={!QuickChoices} pictures={pictures} />}
      <ServiceFields form={form} improving={improving} QuickChoices={QuickChoices} />
      <div>
        <PlaceFields form={form} QuickChoices={QuickChoices} isNew={isNew} />
        {!QuickChoices && <FormForecast form={form} />}
      </div>
      <ContactFields form={form} />
    </form>
  );
}

interface PartProps extends Pick<RequestFormProps, "QuickChoices"> {
  form: RequestFormApi;
}

function ServiceFields({ form, improving, QuickChoices }: PartProps & { improving: ImproveText }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div>
        <ComboboxField
          control={control}
          name="serviceType"
          required
          options={SERVICE_OPTIONS}
          label={FORM.serviceType}
          placeholder={FORM.serviceTypePlaceholder}
          kind="service"
          otherwise={OTHER_SERVICE}
        />
        {QuickChoices && <QuickChoices form={form} name="serviceType" />}
      </div>
      <Field label={FORM.urgency} group required error={errors.urgency?.message}>
        <Segmented options={URGENCY_OPTIONS} className="[&>label]:px-2.5" {...register("urgency")} />
      </Field>
      <DescriptionField form={form} improving={improving} mayImprove={!QuickChoices} />
    </>
  );
}

function PlaceFields({ form, QuickChoices, isNew }: PartProps & { isNew: boolean }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div>
        <ComboboxField
          control={control}
          name="city"
          required
          options={REGION_OPTIONS}
          label={FORM.city}
          placeholder={FORM.cityPlaceholder}
          kind="city"
        />
        {QuickChoices && <QuickChoices form={form} name="city" />}
        {isNew && <NearestCity form={form} />}
      </div>
      <Field label={FORM.location} required error={errors.location?.message}>
        <Input
          placeholder={FORM.locationPlaceholder}
          maxLength={LOCATION_MAX_LENGTH}
          autoComplete="street-address"
          autoCapitalize="words"
          enterKeyHint="next"
          {...register("location")}
        />
      </Field>
    </div>
  );
}

function ContactFields({ form: { register, formState } }: { form: RequestFormApi }) {
  const { errors } = formState;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={FORM.contactName} required error={errors.contactName?.message}>
        <Input
          maxLength={CONTACT_NAME_MAX_LENGTH}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...register("contactName")}
        />
      </Field>
      <Field label={FORM.contactPhone} required error={errors.contactPhone?.message} hint={FORM.contactPhoneHint}>
        <PhoneInput enterKeyHint="done" {...register("contactPhone")} />
      </Field>
    </div>
  );
}
