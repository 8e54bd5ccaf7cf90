import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PHOTO_DESCRIPTION_MAX_LENGTH, PHOTO_TITLE_MAX_LENGTH } from "#src/features/networking/rules.ts";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { PHOTO_FORM } from "../dialog-messages.ts";

export interface PhotoTextValues {
  title: string;
  description: string;
}

interface PhotoTextsProps {
  register: (name: keyof PhotoTextValues) => UseFormRegisterReturn;
  errors: FieldErrors<PhotoTextValues>;
}

/** Title and description of a photo, for adding and editing. */
export function PhotoTexts({ register, errors }: PhotoTextsProps) {
  return (
    <>
      <Field label={PHOTO_FORM.title} required error={errors.title?.message}>
        <Input
          maxLength={PHOTO_TITLE_MAX_LENGTH}
          placeholder={PHOTO_FORM.titlePlaceholder}
          enterKeyHint="next"
          {...register("title")}
        />
      </Field>
      <Field label={PHOTO_FORM.description} hint={PHOTO_FORM.descriptionHint} error={errors.description?.message}>
        <Textarea rows={3} limit={PHOTO_DESCRIPTION_MAX_LENGTH} {...register("description")} />
      </Field>
    </>
  );
}
