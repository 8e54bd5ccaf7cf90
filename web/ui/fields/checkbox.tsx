import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../cx.ts";
import { FieldError } from "./field.tsx";
import { useFieldControl } from "./field-context.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Native checkbox with a label, 44 px high. The label may contain links. Spread `register("terms")` on it. */
export function Checkbox({ label, hint, error, className, ...props }: CheckboxProps) {
  const errorId = useId();
  const describedBy = [props["aria-describedby"], error && errorId].filter(Boolean).join(" ") || undefined;
  const control = useFieldControl({
    ...props,
    "aria-describedby": describedBy,
    "aria-invalid": props["aria-invalid"] ?? (error ? true : undefined),
  });
  return (
    <div className={cx("min-w-0", className)}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-concrete-600">
        <span className="relative mt-0.5 inline-flex size-5 shrink-0">
          <input
            type="checkbox"
            {...props}
            {...control}
            className="peer size-5 cursor-[inherit] appearance-none rounded-sm border border-concrete-500 bg-white transition-colors checked:border-blueprint checked:bg-blueprint hover:border-blueprint aria-invalid:border-danger disabled:border-concrete-300 disabled:bg-concrete-100 disabled:checked:bg-concrete-500"
          />
          <svg
            viewBox="0 0 20 20"
            fill="none"
            aria-hidden
            className="pointer-events-none absolute inset-0 size-5 text-white opacity-0 transition-opacity peer-checked:opacity-100"
          >
            <path
              d="m5 10.4 3.4 3.4L15 7"
              stroke="currentColor"
              strokeWidth="2.25"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        <span className="min-w-0">
          {label}
          {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
