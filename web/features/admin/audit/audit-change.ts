import { formatDate, formatDay } from "@/lib/dates.ts";
import { formatMoment } from "../format.ts";

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
  createdAt: "criação",
  isAdmin: "admin",
  days: "dias",
  kind: "tipo",
  ownerId: "de quem",
  subjectKind: "conteúdo",
  subjectId: "identificador",
  isPublished: "publicado",
  isDeleted: "excluído",
  changed: "alterado",
  replacedBy: "nova versão",
  courseId: "curso",
  title: "título",
  startsOn: "primeiro dia",
  endsOn: "último dia",
  isOn: "ligada",
  alert: "aviso",
  difference: "diferença",
  way: "quando",
  isForBoth: "também para quem é convidado",
};

const VALUES: Readonly<Record<string, string>> = {
  PENDING: "aguardando pagamento",
  ACTIVE: "ativa",
  CANCELLED: "cancelada",
  EXPIRED: "expirada",
  decision: "decisão",
  block: "bloquear a conta",
  pending: "pendente",
  confirmed: "conferido",
  refused: "recusado",
  keep: "manter",
  hide: "ocultar",
  delete: "excluir",
  warn: "advertir",
  premium: "desativar o premium",
  account: "conta",
  comment: "mensagem em anúncio",
  request: "solicitação",
  listing: "anúncio",
  card: "cartão",
  reference: "referência",
  photo: "foto",
  rating: "avaliação",
  cnpj: "CNPJ",
  crea: "CREA",
  cau: "CAU",
  reports: "denúncias",
  answers: "respostas",
  credentials: "conferências",
  deliveries: "envios com falha",
  jobs: "tarefas com erro",
  refunds: "estornos",
  payments: "pagamentos que não batem",
  RECEIVED: "recebido",
  CONFIRMED: "confirmado",
  REFUND_REQUESTED: "estorno a caminho",
  "missing-here": "falta aqui",
  "missing-there": "falta no Asaas",
  amount: "outro valor",
  state: "outra situação",
  now: "na hora",
  morning: "de manhã",
  never: "nunca",
  title: "título",
  description: "descrição",
  video: "vídeo",
  lesson: "aula",
};

/** Ends of premium, shown as its last day, as everywhere. */
const ENDS = new Set(["premiumUntil", "expiresAt"]);

const NOTHING = "—";
/** Numbers from here on are times in ms: 2001 and later. */
const FIRST_INSTANT = 1_000_000_000_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

function worded(key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (/^is[A-Z]/.test(key)) return value ? "sim" : "não";
  if (typeof value === "number" && ENDS.has(key)) return formatDay(value - 1);
  if (typeof value === "number") return value >= FIRST_INSTANT ? formatMoment(value) : String(value);
  if (Array.isArray(value)) return value.map((item) => worded(key, item)).join(", ");
  if (typeof value === "string") return VALUES[value] ?? (DATE.test(value) ? formatDate(value) : value);
  return JSON.stringify(value);
}

/** What an act changed: what differs in the state after it, or all that was there if nothing is left. */
export function changesOf(before: State, after: State): Change[] {
  return Object.keys(after ?? before ?? {}).flatMap((key) => {
    const change = { name: NAMES[key] ?? key, before: worded(key, before?.[key]), after: worded(key, after?.[key]) };
    return change.before === change.after ? [] : [change];
  });
}
