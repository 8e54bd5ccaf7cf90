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

/** `21/11/2026 às 14:05` */
export function formatMoment(instant: number): string {
  return `${formatDay(instant)} às ${formatTime(instant)}`;
}
