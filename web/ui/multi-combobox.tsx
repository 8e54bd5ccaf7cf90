import { type Ref, useEffect, useMemo, useRef } from "react";
import { RemovableChip } from "./chip.tsx";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { useMergedRef } from "./use-merged-ref.ts";

export interface MultiComboboxProps extends Omit<ComboboxProps, "value" | "onChange" | "clearText" | "ref"> {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Maximum number of values; the selector is disabled once it is reached. */
  max: number;
  /** Shown in the selector when `max` is reached, e.g. "Máximo de 3 escolhidas". */
  fullText: string;
  /** Accessible name of the list of chosen values. */
  chosenLabel: string;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Multi-select: a searchable selector for the remaining options, and a removable chip for each chosen one. */
export function MultiCombobox({ values, onChange, max, fullText, chosenLabel, ref, ...selector }: MultiComboboxProps) {
  const { options, disabled, placeholder } = selector;
  const trigger = useRef<HTMLButtonElement>(null);
  const setRef = useMergedRef(ref, trigger);
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
    onChange([...values, value]);
  };
  const remove = (value: string) => {
    lost.current = values.indexOf(value);
    onChange(values.filter((chosen) => chosen !== value));
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Combobox
        {...selector}
        ref={setRef}
        options={rest}
        value=""
        onChange={add}
        placeholder={isFull && !disabled ? fullText : placeholder}
        disabled={disabled || isFull}
      />
      {values.length > 0 && (
        <ul ref={chips} aria-label={chosenLabel} className="flex flex-wrap gap-2">
          {values.map((value) => (
            <li key={value} className="max-w-full min-w-0">
              <RemovableChip
                label={options.find((option) => option.value === value)?.label ?? value}
                disabled={disabled}
                onRemove={() => remove(value)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
