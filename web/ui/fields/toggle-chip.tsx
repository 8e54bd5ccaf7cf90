import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";

interface ToggleChipProps {
  children: ReactNode;
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}

/** Toggle button for a filter, 44 px high. */
export function ToggleChip({ children, pressed, onPressedChange }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={cx(
        "inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 py-2 text-sm font-semibold transition-colors",
        pressed
          ? "border-blueprint bg-blueprint text-white"
          : "border-concrete-500 bg-white text-ink hover:border-blueprint hover:text-blueprint",
      )}
    >
      {pressed && <Check size={18} aria-hidden />}
      <span className="min-w-0 truncate">{children}</span>
    </button>
  );
}
