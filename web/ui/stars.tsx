import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { NO_RATINGS } from "@/lib/messages.ts";
import { cx } from "./cx.ts";

export const FIVE = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  /** Average or single rating; rounded down to full stars. 0 is the average of no ratings. */
  value: number;
  size?: number | undefined;
  /** Shown right of the stars, e.g. "4,6 (12)". */
  children?: ReactNode;
  className?: string | undefined;
}

/** Five stars, announced as "4 de 5", or a text if there are no ratings yet. */
export function Stars({ value, size = 18, children, className }: StarsProps) {
  if (value === 0) return <span className={cx("text-sm text-ink-soft", className)}>{NO_RATINGS}</span>;
  const filled = Math.min(5, Math.floor(value));
  return (
    <span className={cx("inline-flex flex-wrap items-center gap-x-2", className)}>
      <span role="img" aria-label={`${filled} de 5`} className="inline-flex gap-0.5">
        {FIVE.map((star) => (
          <Star
            key={star}
            size={size}
            aria-hidden
            className={star <= filled ? "fill-signal-bright text-signal" : "text-concrete-500"}
          />
        ))}
      </span>
      {children !== undefined && <span className="text-sm tabular-nums text-ink-soft">{children}</span>}
    </span>
  );
}
