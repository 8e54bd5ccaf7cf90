export const WORKING_DAYS = ["Seg. a sex.", "Seg. a sáb.", "Todos os dias", "Fins de semana"] as const;
type WorkingDays = (typeof WORKING_DAYS)[number];

/** Every half hour of a day: 0h, 0h30, …, 24h. */
export const WORKING_TIMES: readonly string[] = Array.from(
  { length: 49 },
  (_, index) => `${Math.floor(index / 2)}h${index % 2 === 0 ? "" : "30"}`,
);

export interface WorkingHours {
  days: WorkingDays;
  /** Two of {@link WORKING_TIMES}, the second one later. */
  from: string;
  to: string;
}

export function writeWorkingHours({ days, from, to }: WorkingHours): string {
  return `${days}, ${from} às ${to}`;
}

/** Parses what {@link writeWorkingHours} wrote; null for anything else, also if the end is not after the start. */
export function readWorkingHours(text: string): WorkingHours | null {
  const [, written, from = "", to = ""] = /^(.+), (\S+) às (\S+)$/.exec(text) ?? [];
  const days = WORKING_DAYS.find((known) => known === written);
  const [start, end] = [WORKING_TIMES.indexOf(from), WORKING_TIMES.indexOf(to)];
  return days !== undefined && start >= 0 && end > start ? { days, from, to } : null;
}

/** Whether a text is working hours, or blank. */
export function isWorkingHours(text: string): boolean {
  return text === "" || readWorkingHours(text) !== null;
}
