import { formatDate, formatDay } from "#src/shared/format.ts";

type State = Readonly<Record<string, unknown>> | null;

/** One value that an act changed, in words. */
export interface Change {
  name: string;
  before: string;
  after: string;
}

/** What the sentences do not say. */
const NAMES: Readonly<Record<string, string>> = {
  premiumUntil: "premium até",
  expiresAt: "vencimento",
  nextDueDate: "próxima cobrança",
  changed: "alterado",
  title: "título",
  startsOn: "primeiro dia",
  endsOn: "último dia",
  isOn: "ligada",
  isForBoth: "também para quem é convidado",
};

/** Parts of a course that were changed. */
const VALUES: Readonly<Record<string, string>> = {
  title: "título",
  description: "descrição",
  video: "vídeo",
  lesson: "aula",
};

/** Ends of premium, shown as its last day, as everywhere. */
const ENDS = new Set(["premiumUntil", "expiresAt"]);

const NOTHING = "—";
const DATE = /^\d{4}-\d{2}-\d{2}$/;

function worded(key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (/^is[A-Z]/.test(key)) return value ? "sim" : "não";
  if (typeof value === "number" && ENDS.has(key)) return formatDay(value - 1);
  if (Array.isArray(value)) return value.map((item) => worded(key, item)).join(", ");
  if (typeof value === "string") return VALUES[value] ?? (DATE.test(value) ? formatDate(value) : value);
  return JSON.stringify(value);
}

/** What an act changed: what differs in the state after it, or all that was there if nothing is left. */
export function changesOf(before: State, after: State): Change[] {
  return Object.keys(after ?? before ?? {}).flatMap((key) => {
    const name = NAMES[key];
    const [was, is] = [worded(key, before?.[key]), worded(key, after?.[key])];
    return name === undefined || was === is ? [] : [{ name, before: was, after: is }];
  });
}
