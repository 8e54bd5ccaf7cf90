import { DAY_MS, HOUR_MS, MINUTE_MS, TIME_ZONE } from "./time.ts";

const dayFormat = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE });
const longDayFormat = new Intl.DateTimeFormat("pt-BR", {
  timeZone: TIME_ZONE,
  weekday: "long",
  day: "numeric",
  month: "long",
});
const wholeFormat = new Intl.NumberFormat("pt-BR");

/** `21/11/2026` */
export const formatDay = (instant: number): string => dayFormat.format(instant);

/** `21/11/2026` for `2026-11-21` */
export const formatDate = (date: string): string => date.split("-").reverse().join("/");

/** `sábado, 21 de novembro`, or `segunda, 23 de novembro`: without "-feira" it fits one line of a phone. */
export function formatLongDay(instant: number): string {
  return longDayFormat.format(instant).replace("-feira", "");
}

/** `agora`, `há 5 min`, `há 2 h`, `há 3 dias`, then the day. */
export function formatAgo(instant: number, now: number): string {
  const passed = now - instant;
  if (passed < MINUTE_MS) return "agora";
  if (passed < HOUR_MS) return `há ${Math.floor(passed / MINUTE_MS)} min`;
  if (passed < DAY_MS) return `há ${Math.floor(passed / HOUR_MS)} h`;
  const days = Math.floor(passed / DAY_MS);
  if (days <= 30) return days === 1 ? "há 1 dia" : `há ${days} dias`;
  return formatDay(instant);
}

/** `1.204` */
export const formatWhole = (count: number): string => wholeFormat.format(count);

/** One decimal, with a comma: 4.92 → "4,9". */
export const formatAverage = (average: number): string => average.toFixed(1).replace(".", ",");
