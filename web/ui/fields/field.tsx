import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "../cx.ts";
import { FieldContext } from "./field-context.ts";

interface FieldProps {
  label: ReactNode;
  /** The control; it gets its ids from FieldContext. */
  children: ReactNode;
  hint?: ReactNode;
  /** Shown below the control, which becomes aria-invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Set for groups (Segmented, StarsInput, several checkboxes), which `<label for>` can't name. */
  group?: boolean | undefined;
  /** Shown right of the label, e.g. a small "Melhorar com IA" button. */
  action?: ReactNode;
  /** Hides the label visually, e.g. for search boxes. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** A control with label, error and hint; sets its aria-describedby, aria-invalid and aria-required. */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  group,
  action,
  hideLabel,
  className,
}: FieldProps) {
  const controlId = `${useId()}control`;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
  const Label = group ? "span" : "label";
  return (
    <FieldContext value={{ controlId, labelId, describedBy, invalid: Boolean(error), required }}>
      <div className={cx("flex min-w-0 flex-col gap-1.5", className)}>
        <div className={hideLabel && !action ? "contents" : "flex items-center justify-between gap-3"}>
          <Label
            id={labelId}
            {...(!group && { htmlFor: controlId })}
            className={cx("font-semibold", hideLabel && "sr-only")}
          >
            {label}
            {required && (
              <span aria-hidden className="text-danger">
                {" *"}
              </span>
            )}
          </Label>
          {action && <div className="-my-2 shrink-0">{action}</div>}
        </div>
        {children}
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {hint && (
          <p id={hintId} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** The error text of a control; use it directly only where there is no Field. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="field-error flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert size={18} aria-hidden className="mt-px" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
