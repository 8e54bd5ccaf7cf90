/** Asaas counts days in Brasília. */
const ASAAS_TIME_ZONE = "America/Sao_Paulo";

const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: ASAAS_TIME_ZONE,
});

/** YYYY-MM-DD HH:mm:ss */
export const dateTimeAt = (at: number): string => CLOCK.format(at);

/** YYYY-MM-DD */
export const dateAt = (at: number): string => dateTimeAt(at).slice(0, 10);

/** DD/MM/YYYY, as in the webhooks of subscriptions. */
export const slashed = (date: string): string => date.split("-").reverse().join("/");

export const isDate = (text: unknown): text is string =>
  typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

const iso = (date: Date): string => date.toISOString().slice(0, 10);

export function addDays(date: string, days: number): string {
  const result = new Date(date);
  result.setUTCDate(result.getUTCDate() + days);
  return iso(result);
}

/** The same day some months later, or the last day of that month if it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return iso(new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))));
}
