import { useEffect, useMemo, useRef } from "react";
import { type Control, type FieldPathByValue, type FieldValues, useController } from "react-hook-form";
import { useMergedRef } from "../use-merged-ref.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { Field } from "./field.tsx";
import { RemovableChip } from "./removable-chip.tsx";

interface MultiComboboxFieldProps<Values extends FieldValues, Output>
  extends Omit<ComboboxProps, "value" | "onChange" | "onBlur" | "clearText" | "progress" | "ref"> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string[]>;
  hint: string;
  /** Maximum number of values; the selector is disabled once it is reached. */
  max: number;
  /** Shown in the selector when `max` is reached, e.g. "Máximo de 3 escolhidas". */
  fullText: string;
  /** Accessible name of the list of chosen values. */
  chosenLabel: string;
}

const NONE: readonly string[] = [];

/**
 * Several values in a form, with label, hint and error: a searchable selector for the remaining options, and a
 * removable chip for each chosen one. While disabled it has neither values nor error.
 */
export function MultiComboboxField<Values extends FieldValues, Output>({
  control,
  name,
  hint,
  max,
  fullText,
  chosenLabel,
  ...selector
}: MultiComboboxFieldProps<Values, Output>) {
  const { options, label, disabled, placeholder } = selector;
  const { field, fieldState } = useController({ control, name });
  const values: readonly string[] = disabled ? NONE : field.value;
  const trigger = useRef<HTMLButtonElement>(null);
  const setRef = useMergedRef(field.ref, trigger);
  const chips = useRef<HTMLUListElement>(null);
  const lost = useRef<number | null>(null);
  const rest = useMemo(() => options.filter(({ value }) => !values.includes(value)), [options, values]);
  const isFull = values.length >= max;

  // The focused element was removed or disabled, so focus the nearest chip, or the selector if there is none.
  useEffect(() => {
    const at = lost.current;
    lost.current = null;
    if (at === null || !values) return;
    const buttons = chips.current?.querySelectorAll("button") ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? trigger.current)?.focus({ preventScroll: true });
  }, [values]);

  const add = (value: string) => {
    if (value === "" || isFull || values.includes(value)) return;
    if (values.length + 1 >= max) lost.current = values.length;
    field.onChange([...values, value]);
  };
  const remove = (value: string) => {
    lost.current = values.indexOf(value);
    field.onChange(values.filter((chosen) => chosen !== value));
  };
  return (
    <Field label={label} required={!disabled} error={disabled ? undefined : fieldState.error?.message} hint={hint}>
      <div className="flex min-w-0 flex-col gap-2">
        <Combobox
          {...selector}
          ref={setRef}
          options={rest}
          value=""
          onChange={add}
          onBlur={field.onBlur}
          progress={{ chosen: values.length, max }}
          placeholder={isFull && !disabled ? fullText : placeholder}
          disabled={disabled || isFull}
        />
        {values.length > 0 && (
          <ul ref={chips} aria-label={chosenLabel} className="flex flex-wrap gap-2">
            {values.map((value) => (
              <li key={value} className="max-w-full min-w-0">
                <RemovableChip
                  label={options.find((option) => option.value === value)?.label ?? value}
                  onRemove={() => remove(value)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Field>
  );
}
