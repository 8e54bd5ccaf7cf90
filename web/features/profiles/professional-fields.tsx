import { useFormContext, useWatch } from "react-hook-form";
import {
  PROFESSION_MAX_LENGTH,
  PROFESSIONAL_PROFILE_LABELS,
  PROFESSIONAL_PROFILES,
  REGIONS_MAX,
  SPECIALTIES_MAX,
} from "#src/features/profiles/rules.ts";
import { SERVICE_GROUPS } from "#src/features/requests/catalogue.ts";
import { OTHER_SERVICE } from "#src/features/requests/rules.ts";
import { SERVICE_REGIONS } from "#src/shared/municipalities.ts";
import { late } from "@/lib/late.tsx";
import { Checkbox } from "@/ui/checkbox.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Field } from "@/ui/field.tsx";
import { Input } from "@/ui/input.tsx";
import { MultiComboboxField } from "@/ui/multi-combobox-field.tsx";
import { Select } from "@/ui/select.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { PROFESSIONAL } from "./messages.ts";
import type { ProfileValues } from "./profile-values.ts";
import { useFocusOnWanted } from "./use-wanted-field.ts";

/** Entries shown before 'Ver mais'. */
const FIRST_SHOWN = 10;
const PROFILE_OPTIONS = PROFESSIONAL_PROFILES.map((value) => ({ value, label: PROFESSIONAL_PROFILE_LABELS[value] }));
const SPECIALTY_OPTIONS = SERVICE_GROUPS.flatMap((group) =>
  group.services.map((service) => ({ value: service, label: service, group: group.name })),
);
const REGION_OPTIONS = SERVICE_REGIONS.map((region) => ({ value: region, label: region }));

const loadKeywords = async () => (await import("#src/features/requests/keywords.ts")).SERVICE_KEYWORDS;

/** Optional, and below what a complete profile needs. */
const AboutFields = late(async () => (await import("./about-fields.tsx")).AboutFields, {
  pending: <Skeleton className="h-96" />,
  failed: (retry) => <ErrorState title={PROFESSIONAL.loadFailed} titleAs="p" onRetry={retry} />,
});

/** Fields for providers only: profession, services, regions, what they say about themselves, and Instagram. */
export function ProfessionalFields() {
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  useFocusOnWanted();
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
      <Specialties />
      <Regions />
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

function Specialties() {
  const { control } = useFormContext<ProfileValues>();
  return (
    <MultiComboboxField
      control={control}
      name="specialties"
      hint={PROFESSIONAL.specialtiesHint(SPECIALTIES_MAX)}
      options={SPECIALTY_OPTIONS}
      max={SPECIALTIES_MAX}
      initialLimit={FIRST_SHOWN}
      label={PROFESSIONAL.specialties}
      placeholder={PROFESSIONAL.specialtiesPlaceholder}
      searchPlaceholder={PROFESSIONAL.specialtiesSearch}
      emptyText={PROFESSIONAL.specialtiesEmpty}
      loadKeywords={loadKeywords}
      otherwise={OTHER_SERVICE}
      fullText={PROFESSIONAL.specialtiesFull(SPECIALTIES_MAX)}
      chosenLabel={PROFESSIONAL.specialtiesChosen}
    />
  );
}

/** Cities, or the whole state, which clears and disables the cities. */
function Regions() {
  const { control, register, setValue } = useFormContext<ProfileValues>();
  const wholeState = useWatch({ control, name: "wholeState" });
  const wholeStateField = register("wholeState", {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (target.checked) setValue("serviceRegions", [], { shouldDirty: true });
    },
  });
  return (
    <div className="flex flex-col gap-2">
      <MultiComboboxField
        control={control}
        name="serviceRegions"
        hint={PROFESSIONAL.regionsHint(REGIONS_MAX)}
        options={REGION_OPTIONS}
        max={REGIONS_MAX}
        initialLimit={FIRST_SHOWN}
        disabled={wholeState}
        label={PROFESSIONAL.regions}
        placeholder={wholeState ? PROFESSIONAL.regionsOff : PROFESSIONAL.regionsPlaceholder}
        searchPlaceholder={PROFESSIONAL.regionsSearch}
        emptyText={PROFESSIONAL.regionsEmpty}
        fullText={PROFESSIONAL.regionsFull(REGIONS_MAX)}
        chosenLabel={PROFESSIONAL.regionsChosen}
      />
      <Checkbox label={PROFESSIONAL.wholeState} hint={PROFESSIONAL.wholeStateHint} {...wholeStateField} />
    </div>
  );
}
