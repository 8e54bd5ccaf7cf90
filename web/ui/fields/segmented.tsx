import { type ChangeEvent, type ComponentProps, useId } from "react";
import { cx } from "../cx.ts";
import type { Icon } from "../icon-type.ts";
import { useFieldControl, useFieldLabelId } from "./field-context.ts";

interface SegmentedOption<V extends string = string> {
  value: V;
  label: string;
  icon?: Icon | undefined;
  /** Second line with an explanation. */
  hint?: string | undefined;
}

interface SegmentedProps<V extends string = string>
  extends Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "size"> {
  options: readonly SegmentedOption<V>[];
  value?: V | undefined;
  onValueChange?: ((value: V) => void) | undefined;
  /** Cards per row: 2 (default) also on phones, 3 and 4 only on wider screens. */
  columns?: 1 | 2 | 3 | 4 | undefined;
}

const COLUMNS = {
  1: "grid-cols-1",
  2: "grid-cols-2",
  3: "grid-cols-1 xs:grid-cols-3",
  4: "grid-cols-2 md:grid-cols-4",
} as const;

/**
 * Radio cards for a short choice (urgency, role). Put it in `<Field group>`. Spread `register("urgency")` on it, or use
 * `value` and `onValueChange`.
 */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { options, value, onValueChange, onChange, columns = 2, className, name, ref, disabled, ...rest } = props;
  const ownName = useId();
  const labelId = useFieldLabelId();
  const { id, ...control } = useFieldControl(rest);
  const handleChange = (event: ChangeEvent<HTMLInputElement>, picked: V) => {
    onChange?.(event);
    onValueChange?.(picked);
  };
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={rest["aria-label"] ? undefined : labelId}
      aria-label={rest["aria-label"]}
      {...control}
      className={cx("grid gap-2", COLUMNS[columns], className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            "relative flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-concrete-500 bg-white px-3 py-2.5 transition-colors hover:border-blueprint",
            "has-checked:border-blueprint has-checked:bg-blueprint-50 has-checked:text-blueprint has-checked:[box-shadow:inset_0_0_0_1px_var(--color-blueprint)]",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal",
            "has-disabled:cursor-not-allowed has-disabled:border-concrete-300 has-disabled:bg-concrete-100 has-disabled:text-concrete-600",
            control["aria-invalid"] && "border-danger",
          )}
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            ref={ref}
            onBlur={rest.onBlur}
            disabled={disabled}
            {...(value !== undefined && { checked: value === option.value })}
            onChange={(event) => handleChange(event, option.value)}
            className="pointer-events-none absolute inset-0 size-full appearance-none rounded-control opacity-0"
          />
          {option.icon && <option.icon size={20} aria-hidden />}
          <span className="min-w-0 leading-tight">
            <span className="block font-semibold">{option.label}</span>
            {option.hint && <span className="mt-1 block text-sm font-normal text-ink-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
