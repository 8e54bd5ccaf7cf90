import { CalendarClock, CalendarDays, Clock3, Flame, Hourglass, TimerOff } from "lucide-react";
import { countdown } from "#src/features/requests/rules.ts";
import { URGENCY_LABELS, type Urgency } from "#src/shared/urgency.ts";
import { Badge, type BadgeTone } from "@/ui/badge.tsx";
import { cx } from "@/ui/cx.ts";
import type { Icon } from "@/ui/icon-type.ts";
import { countdownText } from "./countdown-text.ts";
import { CARD } from "./messages.ts";

export const URGENCY_ICONS: Readonly<Record<Urgency, Icon>> = {
  urgent: Flame,
  tomorrow: Clock3,
  next_days: CalendarDays,
  no_deadline: CalendarClock,
};

const URGENCY_TONES: Readonly<Record<Urgency, BadgeTone>> = {
  urgent: "danger",
  tomorrow: "warning",
  next_days: "info",
  no_deadline: "neutral",
};

export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  return (
    <Badge tone={URGENCY_TONES[urgency]} icon={URGENCY_ICONS[urgency]}>
      {URGENCY_LABELS[urgency]}
    </Badge>
  );
}

interface CountdownMarkProps {
  expiresAt: number;
  now: number;
  /** Whether the owner ended the request before its time. */
  wasClosed?: boolean;
}

/** Time left until the end, orange for the last six hours. */
export function CountdownMark({ expiresAt, now, wasClosed = false }: CountdownMarkProps) {
  const left = countdown(expiresAt, now);
  const isExpired = left.state === "expired";
  const isUrgent = !isExpired && left.isUrgent;
  const Icon = isExpired ? TimerOff : Hourglass;
  return (
    <span
      data-urgent={isUrgent || undefined}
      className={cx("inline-flex items-center gap-1.5 tabular-nums", isUrgent && "font-semibold text-signal")}
    >
      <Icon size={18} aria-hidden />
      <span>{isExpired && wasClosed ? CARD.closed : countdownText(left)}</span>
    </span>
  );
}
