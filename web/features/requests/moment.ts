import { formatDay } from "@/lib/dates.ts";

const timeFormat = new Intl.DateTimeFormat("pt-BR", {
  timeZone: "America/Campo_Grande",
  hour: "2-digit",
  minute: "2-digit",
});

/** `14:05`, as clocks in Campo Grande show it. */
export function formatTime(instant: number): string {
  return timeFormat.format(instant);
}

const MINUTE_MS = 60_000;

/** The next full minute, for instants from which something is possible: clocks show no seconds. */
export function endOfMinute(instant: number): number {
  return Math.ceil(instant / MINUTE_MS) * MINUTE_MS;
}

/** `21/11/2026 às 14:05` */
export function formatMoment(instant: number): string {
  return `${formatDay(instant)} às ${formatTime(instant)}`;
}
