import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { dayOf } from "../../shared/day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";

export const PAGE_SIZE = 8;
/** Professionals on the page of a specialty in a municipality, and links in each of its lists. */
export const LOCAL_SIZE = 24;
export const LOCAL_LINKS = 12;
/** How many pages have a numbered button; later ones, up to the last, are only reached one by one. */
export const NUMBERED_PAGES = 5;
export const PAGES_MAX = 125;
export const SEARCH_TEXT_MAX_LENGTH = 80;
/** Further words of a search are ignored. */
export const SEARCH_WORDS_MAX = 8;
/** How many specialties the public card shows. */
export const CARD_SPECIALTIES = 3;
export const REFERENCES_PAGE_SIZE = 12;
export const CONNECTIONS_PAGE_SIZE = 30;
/** Older pending requests beyond this number are left out. */
export const PENDING_MAX = 100;

/** How long a rejected person must wait to ask again. */
export const REJECTION_REST_MS = 30 * DAY_MS;
/** What can be undone, for as long as UNDO_MS. */
export const UNDOABLE = ["accept", "reject", "disconnect"] as const;
export type Undoable = (typeof UNDOABLE)[number];
/** Longer than a toast that waits for a slow line. */
export const UNDO_MS = 5 * MINUTE_MS;
/** Connections that one person may request, and references to write, including withdrawn and deleted ones. */
export const CONNECT_LIMITS: readonly RateLimit[] = [{ name: "connect-day", max: 150, windowMs: DAY_MS }];
export const REFERENCE_LIMITS: readonly RateLimit[] = [{ name: "reference", max: 20, windowMs: DAY_MS }];
/** Calls per person to do so, to answer requests, and to edit their own page; far above normal use. */
export const CONNECT_CALLS_LIMIT: RateLimit = { name: "connect", max: 60, windowMs: HOUR_MS };
export const REFERENCE_CALLS_LIMIT: RateLimit = { name: "reference-calls", max: 60, windowMs: HOUR_MS };
export const ANSWER_LIMIT: RateLimit = { name: "answer-connection", max: 200, windowMs: HOUR_MS };
export const EDIT_LIMIT: RateLimit = { name: "edit-page", max: 120, windowMs: HOUR_MS };

/**
 * Premium is premium first, then by name. Relevance is how well the text fits, then premium, then the rating; without a
 * text, it is the same as premium. The others ignore premium. Equal providers are sorted by name.
 */
export const DIRECTORY_ORDERS = ["premium", "relevance", "rating", "name"] as const;
export type DirectoryOrder = (typeof DIRECTORY_ORDERS)[number];

/** Title of the directory with a filter for specialty or region; undefined without one. */
export function directoryTitle({ specialty, region }: { specialty: string | null; region: string | null }) {
  if (!specialty && !region) return undefined;
  return `${specialty ? `${specialty}: profissionais` : "Profissionais da construção"} em ${region ?? "Mato Grosso do Sul"}`;
}

export const USER_TYPES = ["premium", "free"] as const;
export type UserType = (typeof USER_TYPES)[number];

export const REFERENCE_DESCRIPTION_MAX_LENGTH = 500;
export const REFERENCE_PLACE_MAX_LENGTH = 100;
export const SCORE_MIN = 1;
export const SCORE_MAX = 5;
export const DEFAULT_DIFFICULTY = 1;
export const DEFAULT_RECOMMENDATION = 5;
/** What a reference can be about: a fixed list. */
export const REFERENCE_SPECIALTIES = [
  "Reforma residencial",
  "Reforma comercial",
  "Construção",
  "Elétrica",
  "Hidráulica",
  "Pintura",
  "Marcenaria",
  "Jardinagem",
  "Limpeza",
  "Design de interiores",
] as const;

/** Photos that a portfolio may get and that others see, both of a pair counted: without and with premium. */
export const PORTFOLIO_MAX = { free: 3, premium: 12 } as const;
export const maxPhotos = (isPremium: boolean): number => PORTFOLIO_MAX[isPremium ? "premium" : "free"];
export const PHOTO_TITLE_MAX_LENGTH = 100;
export const PHOTO_DESCRIPTION_MAX_LENGTH = 255;

export const CONNECTION_STATUSES = ["none", "pending", "accepted"] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** The stored row of a pair of people. */
export interface StoredConnection {
  id: string;
  requesterId: string;
  status: "pending" | "accepted" | "rejected";
  answeredAt: number | null;
  isWithdrawn: boolean;
  endedAt: number | null;
}

export interface ConnectionView {
  connectionStatus: ConnectionStatus;
  /** Id for accepting, rejecting or cancelling; null if no action is possible. */
  connectionId: string | null;
  /** Whether the viewer received the request and may answer it. */
  isIncoming: boolean;
}

/** Whether the rejection still keeps the requester from asking again. They aren't told: their request looks pending. */
export function isResting(row: StoredConnection, now: number): boolean {
  return row.status === "rejected" && row.endedAt === null && (row.answeredAt ?? 0) > now - REJECTION_REST_MS;
}

/**
 * How a connection looks to one of its two people. To the requester, a rejected one looks pending for 30 days, unless
 * they withdrew it.
 */
export function viewConnection(row: StoredConnection | null, viewerId: string, now: number): ConnectionView {
  const isRequester = row?.requesterId === viewerId;
  if (!row || (row.status === "rejected" && !(isRequester && isResting(row, now) && !row.isWithdrawn))) {
    return { connectionStatus: "none", connectionId: null, isIncoming: false };
  }
  if (row.status === "rejected") return { connectionStatus: "pending", connectionId: row.id, isIncoming: false };
  const isIncoming = row.status === "pending" && !isRequester;
  return { connectionStatus: row.status, connectionId: row.id, isIncoming };
}

export interface ReferenceValues {
  description: string;
  /** `YYYY-MM-DD`, or blank. */
  serviceDate: string;
  place: string;
  specialties: readonly string[];
}

const isBlank = (value: string) => value.trim() === "";

const REFERENCE_CHECKS: readonly [
  keyof ReferenceValues,
  string,
  (values: ReferenceValues, today: string) => boolean,
][] = [
  ["description", "Descreva o serviço.", ({ description }) => isBlank(description)],
  [
    "description",
    `Use no máximo ${REFERENCE_DESCRIPTION_MAX_LENGTH} caracteres.`,
    ({ description }) => description.trim().length > REFERENCE_DESCRIPTION_MAX_LENGTH,
  ],
  ["serviceDate", "Informe a data do serviço.", ({ serviceDate }) => isBlank(serviceDate)],
  ["serviceDate", "A data do serviço não pode estar no futuro.", ({ serviceDate }, today) => serviceDate > today],
  ["place", "Informe o local do serviço.", ({ place }) => isBlank(place)],
  ["specialties", "Selecione pelo menos uma especialidade.", ({ specialties }) => specialties.length === 0],
];

export interface ReferenceProblem {
  field: keyof ReferenceValues;
  text: string;
}

/** Every failed check of a reference, in the order of the form. */
export function referenceProblems(values: ReferenceValues, now: number): ReferenceProblem[] {
  const today = dayOf(now);
  return REFERENCE_CHECKS.filter(([, , fails]) => fails(values, today)).map(([field, text]) => ({ field, text }));
}

/** What is said of the failed checks together, in fixed words; undefined if there are none. */
export function referenceRefusal(values: ReferenceValues, problems: readonly ReferenceProblem[]): string | undefined {
  const isMissing = [values.description, values.serviceDate, values.place].some(isBlank);
  return isMissing ? "Por favor, preencha todos os campos obrigatórios." : problems[0]?.text;
}
