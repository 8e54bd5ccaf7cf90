import { Crown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import type { Icon } from "./icon-type.ts";

export type BadgeTone = "neutral" | "info" | "warning" | "danger" | "success" | "premium";

interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone | undefined;
  /** Required with coloured tones, since colour alone conveys nothing. "premium" has a crown by default. */
  icon?: Icon | undefined;
  /** Tooltip. */
  title?: string | undefined;
  className?: string | undefined;
}

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-concrete-100 text-ink-soft",
  info: "bg-blueprint-50 text-blueprint",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger-dark",
  success: "bg-success-soft text-success-dark",
  premium: "bg-premium-soft text-premium [box-shadow:inset_0_0_0_1px_var(--color-premium)]",
};

/** Small label with an optional icon. Not interactive; for that use ToggleChip or RemovableChip. */
export function Badge({ children, tone = "neutral", icon, title, className }: BadgeProps) {
  const Icon = icon ?? (tone === "premium" ? Crown : undefined);
  return (
    <span
      title={title}
      className={cx(
        "inline-flex max-w-full items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold tabular-nums",
        TONES[tone],
        className,
      )}
    >
      {Icon && <Icon size={14} aria-hidden />}
      <span className="min-w-0 truncate">{children}</span>
    </span>
  );
}
