/** A figure on one day, `YYYY-MM-DD`. */
export interface DayCount {
  day: string;
  count: number;
}

/** `22/11` for `2026-11-22`. */
export function dayLabel(day: string): string {
  const [, month, date] = day.split("-");
  return `${date}/${month}`;
}
