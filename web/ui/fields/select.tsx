import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { controlClass } from "./control-class.ts";
import { useFieldControl } from "./field-context.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends ComponentProps<"select"> {
  /** Rendered before any `<option>` children. */
  options?: readonly SelectOption[] | undefined;
  /** Label of a first option with an empty value, e.g. "Selecione". */
  placeholder?: string | undefined;
}

/** Native select, so that phones show their own picker. Spread `register("condition")` on it. */
export function Select({ options, placeholder, className, children, ...props }: SelectProps) {
  const control = useFieldControl(props);
  return (
    <span className="relative block min-w-0">
      <select {...props} {...control} className={cx(controlClass, "h-12 appearance-none truncate pr-11", className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown size={20} aria-hidden className="pointer-events-none absolute top-3.5 right-3.5 text-concrete-600" />
    </span>
  );
}
