import { formatMoment } from "./format.ts";

type State = Readonly<Record<string, unknown>> | null;

/** One value that an act changed, in words. */
export interface Change {
  name: string;
  before: string;
  after: string;
}

const NAMES: Readonly<Record<string, string>> = {
  status: "situação",
  isPremium: "premium",
  premiumUntil: "premium até",
  expiresAt: "vencimento",
  nextDueDate: "próxima cobrança",
  blockedAt: "bloqueio",
  hiddenBecause: "oculto por",
  decision: "decisão",
  deadAt: "desistência",
  attempts: "tentativas",
  cancelledAt: "cancelamento",
};

const VALUES: Readonly<Record<string, string>> = {
  PENDING: "aguardando pagamento",
  ACTIVE: "ativa",
  CANCELLED: "cancelada",
  EXPIRED: "expirada",
  decision: "decisão",
  block: "bloqueio",
  pending: "pendente",
  confirmed: "conferido",
  refused: "recusado",
};

/** Numbers from here on are times in ms: 2001 and later. */
const FIRST_INSTANT = 1_000_000_000_000;
const NOTHING = "—";

function worded(value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "sim" : "não";
  if (typeof value === "number") return value >= FIRST_INSTANT ? formatMoment(value) : String(value);
  if (typeof value === "string") return VALUES[value] ?? value;
  return JSON.stringify(value);
}

/** What differs between the states before and after an act. */
export function changesOf(before: State, after: State): Change[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys].flatMap((key) => {
    const change = { name: NAMES[key] ?? key, before: worded(before?.[key]), after: worded(after?.[key]) };
    return change.before === change.after ? [] : [change];
  });
}
