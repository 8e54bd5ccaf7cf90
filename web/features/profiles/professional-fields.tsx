import { useFormContext } from "react-hook-form";
import {
  PROFESSION_MAX_LENGTH,
  PROFESSIONAL_PROFILE_LABELS,
  PROFESSIONAL_PROFILES,
  REGIONS_MAX,
  SPECIALTIES_MAX,
} from "#src/features/profiles/rules.ts";
import { PlacesField, ServicesField } from "@/lib/forms/work-fields.tsx";
import { late } from "@/lib/late.tsx";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Input } from "@/ui/fields/input.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { PROFESSIONAL } from "./messages.ts";
import type { ProfileValues } from "./profile-values.ts";
import { useFocusOnWanted } from "./use-wanted-field.ts";

const PROFILE_OPTIONS = PROFESSIONAL_PROFILES.map((value) => ({ value, label: PROFESSIONAL_PROFILE_LABELS[value] }));
/** Optional, and below what a complete profile needs. */
const AboutFields = late(async () => (await import("./about-fields.tsx")).AboutFields, {
  pending: <Skeleton className="h-96" />,
  failed: lateError,
});

/** Fields for providers only: profession, services, regions, what they say about themselves, and Instagram. */
export function ProfessionalFields() {
  const { control, register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  useFocusOnWanted(false);
  return (
    <>
      <Field label={PROFESSIONAL.profession} required error={errors.profession?.message}>
        <Input
          maxLength={PROFESSION_MAX_LENGTH}
          autoComplete="organization-title"
          autoCapitalize="sentences"
          placeholder={PROFESSIONAL.professionPlaceholder}
          enterKeyHint="next"
          {...register("profession")}
        />
      </Field>
      <Field label={PROFESSIONAL.profile} required error={errors.professionalProfile?.message}>
        <Select
          options={PROFILE_OPTIONS}
          placeholder={PROFESSIONAL.profilePlaceholder}
          {...register("professionalProfile")}
        />
      </Field>
      <ServicesField
        control={control}
        name="specialties"
        label={PROFESSIONAL.specialties}
        hint={PROFESSIONAL.specialtiesHint(SPECIALTIES_MAX)}
        max={SPECIALTIES_MAX}
      />
      <PlacesField
        control={control}
        name="serviceRegions"
        wholeState="wholeState"
        label={PROFESSIONAL.regions}
        max={REGIONS_MAX}
      />
      <AboutFields />
      <Field label={PROFESSIONAL.instagram} error={errors.instagram?.message} hint={PROFESSIONAL.instagramHint}>
        <Input
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="url"
          placeholder={PROFESSIONAL.instagramPlaceholder}
          enterKeyHint="done"
          {...register("instagram")}
        />
      </Field>
      <Checkbox label={PROFESSIONAL.assistant} hint={PROFESSIONAL.assistantHint} {...register("acceptsAssistant")} />
    </>
  );
}
