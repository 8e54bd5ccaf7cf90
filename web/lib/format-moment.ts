import { TIME_ZONE } from "#src/shared/time-zone.ts";

const momentFormat = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "short", timeStyle: "short" });

/** `21/11/2026, 14:05` */
export function formatMoment(instant: number): string {
  return momentFormat.format(instant);
}
