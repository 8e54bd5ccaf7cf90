import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Icon } from "./icon-type.ts";

export interface ToggleChipProps {
  children: ReactNode;
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  count?: number | undefined;
  icon?: Icon | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Toggle button for a filter, 44 px high, with an optional count. */
export function ToggleChip({
  children,
  pressed,
  onPressedChange,
  count,
  icon: Icon,
  disabled,
  className,
}: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onPressedChange(!pressed)}
      className={cx(
        "inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 py-2 text-sm font-semibold transition-colors disabled:border-concrete-300 disabled:bg-concrete-100 disabled:text-concrete-600",
        pressed
          ? "border-blueprint bg-blueprint text-white"
          : "border-concrete-500 bg-white text-ink hover:border-blueprint hover:text-blueprint",
        className,
      )}
    >
      {pressed ? <Check size={18} aria-hidden /> : Icon && <Icon size={18} aria-hidden />}
      <span className="min-w-0 truncate">{children}</span>
      {count !== undefined && (
        <span className={cx("font-medium tabular-nums", pressed ? "text-blueprint-100" : "text-ink-soft")}>
          {count}
        </span>
      )}
    </button>
  );
}
