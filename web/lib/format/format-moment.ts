import { formatDay } from "#src/shared/format.ts";
import { MINUTE_MS, TIME_ZONE } from "#src/shared/time.ts";

const timeFormat = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, hour: "2-digit", minute: "2-digit" });

/** `14:05`, in the time zone of Campo Grande. */
export function formatTime(instant: number): string {
  return timeFormat.format(instant);
}

/** `21/11/2026 às 14:05` */
export function formatMoment(instant: number): string {
  return `${formatDay(instant)} às ${formatTime(instant)}`;
}

/** The same for what is allowed from then on, rounded up to a full minute: displayed times have no seconds. */
export function formatStart(instant: number): string {
  return formatMoment(Math.ceil(instant / MINUTE_MS) * MINUTE_MS);
}
