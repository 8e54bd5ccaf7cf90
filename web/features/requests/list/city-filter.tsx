import { REGION_OPTIONS } from "#src/shared/municipalities.ts";
import { Combobox } from "@/ui/fields/combobox.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { LIST } from "./list-messages.ts";

interface CityFilterProps {
  value: string | undefined;
  onChange: (city: string | undefined) => void;
}

/** Filters the list by municipality. */
export function CityFilter({ value, onChange }: CityFilterProps) {
  return (
    <Field label={LIST.city} className="w-full md:max-w-xs">
      <Combobox
        options={REGION_OPTIONS}
        value={value ?? ""}
        onChange={(city) => onChange(city || undefined)}
        label={LIST.city}
        placeholder={LIST.allCities}
        clearText={LIST.allCities}
        kind="city"
      />
    </Field>
  );
}
