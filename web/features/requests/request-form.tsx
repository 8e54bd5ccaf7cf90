import { zodResolver } from "@hookform/resolvers/zod";
import { TriangleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Controller, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { SERVICE_GROUPS } from "#src/features/requests/catalogue.ts";
import {
  CONTACT_NAME_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  DESCRIPTION_WARNING_LENGTH,
  LOCATION_MAX_LENGTH,
  URGENCIES,
  URGENCY_LABELS,
} from "#src/features/requests/rules.ts";
import { type RequestFormValues, type RequestInput, requestInput } from "#src/features/requests/schemas.ts";
import type { Failure } from "@/lib/errors.ts";
import { Combobox } from "@/ui/combobox.tsx";
import { Field } from "@/ui/field.tsx";
import { focusFirstInvalid } from "@/ui/focus-first-invalid.ts";
import { Input } from "@/ui/input.tsx";
import { PhoneInput } from "@/ui/phone-input.tsx";
import { Segmented } from "@/ui/segmented.tsx";
import { Textarea } from "@/ui/textarea.tsx";
import { notify } from "@/ui/toast.tsx";
import type { RequestDraft } from "./draft.ts";
import { FORM } from "./messages.ts";
import { holdsPhone } from "./phone-in-text.ts";
import { URGENCY_ICONS } from "./request-marks.tsx";

const SERVICE_OPTIONS = SERVICE_GROUPS.flatMap((group) =>
  group.services.map((service) => ({ value: service, label: service, group: group.name })),
);
const URGENCY_OPTIONS = URGENCIES.map((value) => ({ value, label: URGENCY_LABELS[value], icon: URGENCY_ICONS[value] }));

export interface RequestFormProps {
  /** For a submit button that stands outside. */
  formId: string;
  defaults: RequestDraft;
  /** Title of the toast when fields are wrong. */
  failureTitle: string;
  /** What the server said about the last try. */
  failure: Failure | null;
  onValues: (values: RequestDraft, isChanged: boolean) => void;
  onSubmit: (input: RequestInput) => void;
}

type Form = UseFormReturn<RequestFormValues, unknown, RequestInput>;

/** The six fields of a request, as they are published and edited. */
export function RequestForm({ formId, defaults, failureTitle, failure, onValues, onSubmit }: RequestFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form: Form = useForm<RequestFormValues, unknown, RequestInput>({
    resolver: zodResolver(requestInput),
    defaultValues: defaults as RequestFormValues,
    shouldFocusError: false,
  });
  useReportedValues(form, onValues);
  useServerErrors(form, failure);
  const submit = form.handleSubmit(onSubmit, () => {
    notify.error(failureTitle, FORM.checkFields);
    focusFirstInvalid(element.current);
  });
  return (
    <form id={formId} ref={element} onSubmit={submit} noValidate className="flex flex-col gap-5 contain-inline-size">
      <ServiceFields form={form} />
      <ContactFields form={form} />
    </form>
  );
}

function useReportedValues(form: Form, onValues: RequestFormProps["onValues"]) {
  const report = useEffectEvent(onValues);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => report(values as RequestDraft, isDirty ?? false),
      }),
    [form],
  );
}

/** Shows what the server says of a field beside it; for changes its names stand below `changes`. */
function useServerErrors(form: Form, failure: Failure | null) {
  useEffect(() => {
    const fields = Object.entries(failure?.fields ?? {});
    for (const [i, [path, message]] of fields.entries()) {
      const name = path.replace(/^changes\./, "") as keyof RequestFormValues;
      form.setError(name, { type: "server", message }, { shouldFocus: i === 0 });
    }
  }, [form, failure]);
}

function ServiceFields({ form }: { form: Form }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={FORM.serviceType} required error={errors.serviceType?.message}>
        <Controller
          control={control}
          name="serviceType"
          render={({ field }) => (
            <Combobox
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              options={SERVICE_OPTIONS}
              label={FORM.serviceType}
              placeholder={FORM.serviceTypePlaceholder}
              searchPlaceholder={FORM.searchType}
              emptyText={FORM.noType}
            />
          )}
        />
      </Field>
      <Field label={FORM.urgency} group required error={errors.urgency?.message}>
        <Segmented options={URGENCY_OPTIONS} className="[&>label]:px-2.5" {...register("urgency")} />
      </Field>
      <div>
        <Field label={FORM.description} required error={errors.description?.message}>
          <Textarea
            limit={DESCRIPTION_MAX_LENGTH}
            redAbove={DESCRIPTION_WARNING_LENGTH}
            placeholder={FORM.descriptionPlaceholder}
            autoCapitalize="sentences"
            {...register("description")}
          />
        </Field>
        <PhoneWarning form={form} />
      </div>
      <Field label={FORM.location} required error={errors.location?.message}>
        <Input
          placeholder={FORM.locationPlaceholder}
          maxLength={LOCATION_MAX_LENGTH}
          autoComplete="address-level2"
          autoCapitalize="words"
          enterKeyHint="next"
          {...register("location")}
        />
      </Field>
    </>
  );
}

function ContactFields({ form: { register, formState } }: { form: Form }) {
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

/** A number in the description is seen by all, also by those who may not see contacts. */
function PhoneWarning({ form }: { form: Form }) {
  const description = useWatch({ control: form.control, name: "description" });
  const isShown = holdsPhone(description);
  return (
    <div role="status">
      {isShown && (
        <p className="mt-2 flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2.5 text-sm text-warning">
          <TriangleAlert size={18} aria-hidden className="mt-px" />
          <span>{FORM.phoneWarning}</span>
        </p>
      )}
    </div>
  );
}
