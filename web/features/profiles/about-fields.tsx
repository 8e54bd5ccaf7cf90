import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { PRESENTATION_MAX_LENGTH } from "#src/features/profiles/rules.ts";
import { dayOf } from "#src/shared/day.ts";
import {
  readWorkingHours,
  WORKING_DAYS,
  WORKING_TIMES,
  type WorkingHours,
  writeWorkingHours,
} from "#src/shared/working-hours.ts";
import { useContactInText } from "@/lib/forms/use-contact-in-text.ts";
import { Field } from "@/ui/fields/field.tsx";
import { FieldWarning } from "@/ui/fields/field-warning.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { ABOUT, UNAVAILABLE } from "./messages.ts";
import type { ProfileValues } from "./profile-values.ts";

/** Until when the provider takes no work. */
function UnavailableField() {
  const { register, formState } = useFormContext<ProfileValues>();
  const [today] = useState(() => dayOf(Date.now()));
  return (
    <Field label={UNAVAILABLE.label} hint={UNAVAILABLE.hint} error={formState.errors.unavailableUntil?.message}>
      <Input type="date" min={today} {...register("unavailableUntil")} />
    </Field>
  );
}

const USUAL: WorkingHours = { days: "Seg. a sex.", from: "7h", to: "17h" };
const DAY_OPTIONS = WORKING_DAYS.map((days) => ({ value: days, label: days }));
const optionsOf = (times: readonly string[]) => times.map((time) => ({ value: time, label: time }));

function Presentation() {
  const { control, register, formState } = useFormContext<ProfileValues>();
  const isWarned = useContactInText(useWatch({ control, name: "presentation" })) !== null;
  return (
    <div>
      <Field label={ABOUT.presentation} hint={ABOUT.presentationHint} error={formState.errors.presentation?.message}>
        <Textarea
          limit={PRESENTATION_MAX_LENGTH}
          rows={3}
          autoCapitalize="sentences"
          placeholder={ABOUT.presentationPlaceholder}
          {...register("presentation")}
        />
      </Field>
      <FieldWarning>{isWarned && ABOUT.contactWarning}</FieldWarning>
    </div>
  );
}

function Years() {
  const { register, formState } = useFormContext<ProfileValues>();
  return (
    <Field label={ABOUT.years} hint={ABOUT.yearsHint} error={formState.errors.yearsOfExperience?.message}>
      <Input
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        enterKeyHint="next"
        {...register("yearsOfExperience")}
      />
    </Field>
  );
}

/** Days, and from when to when once there are days. An end that is no longer after the start moves to the end of the day. */
function Hours() {
  const { control } = useFormContext<ProfileValues>();
  const { field, fieldState } = useController({ control, name: "workingHours" });
  const hours = readWorkingHours(field.value);
  const change = (changes: Partial<Record<keyof WorkingHours, string>>) => {
    const wanted = { ...(hours ?? USUAL), ...changes } as WorkingHours;
    const isInOrder = WORKING_TIMES.indexOf(wanted.to) > WORKING_TIMES.indexOf(wanted.from);
    field.onChange(writeWorkingHours(isInOrder ? wanted : { ...wanted, to: "24h" }));
  };
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <Field label={ABOUT.days} error={fieldState.error?.message} className="max-md:col-span-2">
        <Select
          ref={field.ref}
          value={hours?.days ?? ""}
          onChange={({ target }) => (target.value === "" ? field.onChange("") : change({ days: target.value }))}
          onBlur={field.onBlur}
          options={DAY_OPTIONS}
          placeholder={ABOUT.noDays}
        />
      </Field>
      {hours && (
        <>
          <Field label={ABOUT.from}>
            <Select
              value={hours.from}
              onChange={({ target }) => change({ from: target.value })}
              options={optionsOf(WORKING_TIMES.slice(0, -1))}
            />
          </Field>
          <Field label={ABOUT.to}>
            <Select
              value={hours.to}
              onChange={({ target }) => change({ to: target.value })}
              options={optionsOf(WORKING_TIMES.slice(WORKING_TIMES.indexOf(hours.from) + 1))}
            />
          </Field>
        </>
      )}
    </div>
  );
}

/** What providers may say about themselves, and when they work. */
export function AboutFields() {
  return (
    <>
      <Presentation />
      <Years />
      <Hours />
      <UnavailableField />
    </>
  );
}
