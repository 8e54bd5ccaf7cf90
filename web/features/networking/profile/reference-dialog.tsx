import { useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import {
  REFERENCE_DESCRIPTION_MAX_LENGTH,
  REFERENCE_PLACE_MAX_LENGTH,
  REFERENCE_SPECIALTIES,
} from "#src/features/networking/rules.ts";
import { dayOf } from "#src/shared/day.ts";
import { UNSENT } from "@/lib/forms/form-messages.ts";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { StarsField } from "@/ui/fields/stars-field.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { ToggleChip } from "@/ui/fields/toggle-chip.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { REFERENCE_FORM } from "../dialog-messages.ts";
import { type ReferenceForm, type ReferenceTask, useAddReference } from "./use-add-reference.ts";

const DIFFICULTIES = REFERENCE_FORM.difficulties.map((word, index) => ({
  value: String(index + 1),
  label: `${index + 1}, ${word.toLowerCase()}`,
}));

type Form = UseFormReturn<ReferenceForm, unknown, ReferenceForm>;

function Specialties({ form }: { form: Form }) {
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name="specialties"
      render={({ field: { value, onChange, ref } }) => (
        <Field
          label={REFERENCE_FORM.specialties}
          hint={REFERENCE_FORM.specialtiesHint}
          error={errors.specialties?.message}
          required
          group
        >
          <fieldset ref={ref} tabIndex={-1} aria-label={REFERENCE_FORM.specialties} className="flex flex-wrap gap-2">
            {REFERENCE_SPECIALTIES.map((specialty) => (
              <ToggleChip
                key={specialty}
                pressed={value.includes(specialty)}
                onPressedChange={(isChosen) =>
                  onChange(isChosen ? [...value, specialty] : value.filter((chosen) => chosen !== specialty))
                }
              >
                {specialty}
              </ToggleChip>
            ))}
          </fieldset>
        </Field>
      )}
    />
  );
}

function Service({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  const [today] = useState(() => dayOf(Date.now()));
  return (
    <>
      <Field label={REFERENCE_FORM.description} required error={errors.description?.message}>
        <Textarea
          limit={REFERENCE_DESCRIPTION_MAX_LENGTH}
          placeholder={REFERENCE_FORM.descriptionPlaceholder}
          {...register("description")}
        />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={REFERENCE_FORM.date} required error={errors.serviceDate?.message}>
          <Input type="date" max={today} {...register("serviceDate")} />
        </Field>
        <Field label={REFERENCE_FORM.place} required error={errors.place?.message}>
          <Input
            maxLength={REFERENCE_PLACE_MAX_LENGTH}
            placeholder={REFERENCE_FORM.placePlaceholder}
            enterKeyHint="next"
            {...register("place")}
          />
        </Field>
      </div>
    </>
  );
}

function Scores({ form }: { form: Form }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={REFERENCE_FORM.difficulty}>
        <Select options={DIFFICULTIES} {...form.register("difficulty")} />
      </Field>
      <StarsField
        control={form.control}
        name="recommendation"
        label={REFERENCE_FORM.recommendation}
        words={REFERENCE_FORM.recommendations}
      />
    </div>
  );
}

export interface ReferenceDialogProps {
  professional: { id: string; name: string };
  authorId: string;
  /** What is known of the job that it is about. */
  job?: ReferenceTask["job"];
  onClose: () => void;
}

export function ReferenceDialog({ professional, authorId, job, onClose }: ReferenceDialogProps) {
  const task = { professionalId: professional.id, authorId, job, onAdded: onClose };
  const { form, dialog, isDirty } = useAddReference(task);
  const guard = useLeaveGuard(isDirty, UNSENT);
  return (
    <FormDialog
      {...dialog}
      title={REFERENCE_FORM.title}
      description={REFERENCE_FORM.text(professional.name)}
      submitLabel={REFERENCE_FORM.submit}
      busyLabel={REFERENCE_FORM.submitting}
      onClose={onClose}
      guard={guard}
    >
      <Service form={form} />
      <Scores form={form} />
      <Specialties form={form} />
    </FormDialog>
  );
}
