import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { dayOf } from "../../shared/day.ts";
import type { FieldProblem } from "../../shared/field-problem.ts";
import { keysOf } from "../../shared/keys.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";

/** The role in which somebody is rated. Who has both is rated in each. */
export const RATED_TYPES = ["client", "service_provider"] as const;
export type RatedType = (typeof RATED_TYPES)[number];

export const STARS_MIN = 1;
export const STARS_MAX = 5;
export const DEFAULT_STARS = 5;

/** Reasons of a free rating by code, a fixed list. Other texts are allowed too. */
export const REASON_LABELS = {
  no_show: "Não compareceu",
  poor_service: "Serviço mal executado",
  poor_communication: "Comunicação inadequada",
  unprofessional_behavior: "Comportamento não profissional",
  price_issue: "Problema com preço",
  safety_concern: "Questão de segurança",
  other: "Outro motivo",
} as const;
export type ReasonCode = keyof typeof REASON_LABELS;
export const REASON_CODES = keysOf(REASON_LABELS);

/** Ready texts for good ratings, by who is rated. The fixed codes are complaints. */
export const GOOD_REASONS: Readonly<Record<RatedType, readonly string[]>> = {
  client: ["Pagou em dia", "Explicou bem o serviço", "Boa comunicação", "Cumpriu o combinado", "Tratou com respeito"],
  service_provider: ["Serviço bem feito", "Cumpriu o prazo", "Boa comunicação", "Preço justo", "Cumpriu o combinado"],
};
/** From how many stars on these are offered instead of the codes. */
export const GOOD_STARS = 4;

export function isReasonCode(reason: string): reason is ReasonCode {
  return Object.hasOwn(REASON_LABELS, reason);
}

export function reasonLabel(reason: string): string {
  return isReasonCode(reason) ? REASON_LABELS[reason] : reason;
}

export const REASON_MAX_LENGTH = 80;
export const SERVICE_TYPE_MAX_LENGTH = 80;
export const COMMENT_MAX_LENGTH = 1_000;
export const REPLY_MAX_LENGTH = 1_000;
export const PEOPLE_PAGE_SIZE = 20;
export const RATINGS_PAGE_SIZE = 20;

/** How old an account must be to rate freely. A confirmed hire may be rated by accounts of any age. */
export const RATER_AGE_MS = DAY_MS;
/** When ratings of a hire become visible even if only one side rated, counted from the confirmation. */
export const REVEAL_AFTER_MS = 14 * DAY_MS;

/** Free ratings that one person may write, including removed ones. */
export const RATE_LIMITS: readonly RateLimit[] = [{ name: "rate-day", max: 20, windowMs: DAY_MS }];
/** Calls to rate, edit and remove, and to reply; far above normal use. */
export const RATE_CALLS_LIMIT: RateLimit = { name: "rate-calls", max: 60, windowMs: HOUR_MS };
export const REPLY_LIMIT: RateLimit = { name: "reply-to-rating", max: 60, windowMs: HOUR_MS };

/** Why somebody may not rate a person freely. */
export const RATE_OBSTACLES = ["visitor", "own", "account_new", "refused", "hidden"] as const;
export type RateObstacle = (typeof RATE_OBSTACLES)[number];

export interface RatingSituation {
  isVisitor: boolean;
  isOwn: boolean;
  /** When the rater's account was made, in milliseconds since the epoch. */
  accountCreatedAt: number;
  /** Whether the person does not want to hear from the rater. */
  isBlockedByPerson: boolean;
  /** Whether a decision hid the rating that the rater wrote before. */
  isFormerHidden: boolean;
}

/** The first thing that keeps somebody from rating a person, or null. */
export function rateObstacle(situation: RatingSituation, now: number): RateObstacle | null {
  if (situation.isVisitor) return "visitor";
  if (situation.isOwn) return "own";
  if (situation.accountCreatedAt > now - RATER_AGE_MS) return "account_new";
  if (situation.isFormerHidden) return "hidden";
  return situation.isBlockedByPerson ? "refused" : null;
}

/** A place in the list of people: best average first, then by folded name. */
export interface PeoplePosition {
  /** The average, negated. */
  rank: number;
  nameKey: string;
  /** Orders people with the same name. */
  position: number;
}

export const PEOPLE_CURSOR = /^(-?\d{1,2}(?:\.\d{1,22})?)_(\d{1,15})_(.{0,200})$/u;

export function writePeopleCursor({ rank, nameKey, position }: PeoplePosition): string {
  return `${rank}_${position}_${nameKey}`;
}

/** Parses a cursor from {@link writePeopleCursor}; null if malformed. */
export function readPeopleCursor(cursor: string): PeoplePosition | null {
  const [matches, rank, position, nameKey = ""] = PEOPLE_CURSOR.exec(cursor) ?? [];
  return matches === undefined ? null : { rank: Number(rank), nameKey, position: Number(position) };
}

export interface RatingValues {
  comment: string;
  /** A code or free text. */
  reason: string;
  /** `YYYY-MM-DD`, or blank. */
  incidentDate: string;
}

const REQUIRED = {
  title: "Campos obrigatórios",
  text: "Por favor, preencha o comentário e o motivo da avaliação.",
};

/** The first failed check of a free rating, in their fixed order. */
export function firstRatingProblem(values: RatingValues, now: number): FieldProblem<keyof RatingValues> | null {
  if (!values.reason.trim()) return { field: "reason", ...REQUIRED };
  if (!values.comment.trim()) return { field: "comment", ...REQUIRED };
  if (values.incidentDate > dayOf(now)) {
    return { field: "incidentDate", title: "Data inválida", text: "A data do ocorrido não pode estar no futuro." };
  }
  return null;
}
