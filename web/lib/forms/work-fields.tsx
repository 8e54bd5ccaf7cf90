import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";
import { OTHER_SERVICE } from "#src/features/requests/rules.ts";
import { REGION_OPTIONS } from "#src/shared/municipalities.ts";
import { Checkbox } from "@/ui/fields/checkbox.tsx";
import { MultiComboboxField } from "@/ui/fields/multi-combobox-field.tsx";
import { SERVICE_OPTIONS } from "./service-options.ts";
import { PLACES, SERVICES } from "./work-field-messages.ts";

/** Entries shown before 'Ver mais'. */
const FIRST_SHOWN = 10;

interface WorkFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string[]>;
  label: string;
  max: number;
}

/** The services that somebody offers, or wants to hear of. */
export function ServicesField<Values extends FieldValues, Output>({
  hint,
  ...field
}: WorkFieldProps<Values, Output> & { hint: string }) {
  return (
    <MultiComboboxField
      {...field}
      hint={hint}
      options={SERVICE_OPTIONS}
      initialLimit={FIRST_SHOWN}
      placeholder={SERVICES.placeholder}
      kind="service"
      otherwise={OTHER_SERVICE}
      fullText={SERVICES.full(field.max)}
      chosenLabel={SERVICES.chosen}
    />
  );
}

interface PlacesFieldProps<Values extends FieldValues, Output> extends WorkFieldProps<Values, Output> {
  wholeState: FieldPathByValue<Values, boolean>;
}

/** Cities, or the whole state, which disables the cities. */
export function PlacesField<Values extends FieldValues, Output>({
  wholeState,
  ...field
}: PlacesFieldProps<Values, Output>) {
  const { value: isWholeState, ...box } = useController({ control: field.control, name: wholeState }).field;
  return (
    <div className="flex flex-col gap-2">
      <MultiComboboxField
        {...field}
        hint={PLACES.hint(field.max)}
        options={REGION_OPTIONS}
        initialLimit={FIRST_SHOWN}
        disabled={isWholeState}
        placeholder={isWholeState ? PLACES.wholeState : PLACES.placeholder}
        kind="city"
        fullText={PLACES.full(field.max)}
        chosenLabel={PLACES.chosen}
      />
      <Checkbox label={PLACES.wholeState} hint={PLACES.wholeStateHint} checked={isWholeState} {...box} />
    </div>
  );
}
