import type { Countdown } from "#src/features/requests/rules.ts";
import { CARD } from "./messages.ts";

/** `46 h 12 min`, `12 min`, `Expirada` */
export function countdownText(left: Countdown): string {
  if (left.state === "expired") return CARD.expired;
  if (left.hours > 0) return `${left.hours} h ${left.minutes} min`;
  return left.minutes > 0 ? `${left.minutes} min` : CARD.lessThanAMinute;
}
