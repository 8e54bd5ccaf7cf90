import type { RateLimit } from "../../platform/rate-limit.ts";
import { dayInCampoGrande } from "../../shared/day.ts";
import type { FieldProblem } from "../../shared/field-problem.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";

export const PAGE_SIZE = 8;
/** How many pages have a numbered button; later pages are only reached one by one. */
export const NUMBERED_PAGES = 5;
export const SEARCH_TEXT_MAX_LENGTH = 80;
/** Further words of a search are ignored. */
export const SEARCH_WORDS_MAX = 8;
/** How many specialties the public card shows. */
export const CARD_SPECIALTIES = 3;
/** Higher counts are shown as "1.000+". */
export const COUNT_MAX = 1000;
export const REFERENCES_PAGE_SIZE = 12;
export const CONNECTIONS_PAGE_SIZE = 30;
/** Older pending requests beyond this number are left out. */
export const PENDING_MAX = 100;

/** How long a rejected person must wait to ask again. Source: decisions on the specification, "Provider side". */
export const REJECTION_REST_MS = 30 * DAY_MS;
/** Connections that one person may request, and references to write, including withdrawn and deleted ones. */
export const CONNECT_LIMITS: readonly RateLimit[] = [{ name: "connect-day", max: 150, windowMs: DAY_MS }];
export const REFERENCE_LIMITS: readonly RateLimit[] = [{ name: "reference", max: 20, windowMs: DAY_MS }];
/** Calls per person to do so, to answer requests, and to edit their own page; far above normal use. */
export const CONNECT_CALLS_LIMIT: RateLimit = { name: "connect", max: 60, windowMs: HOUR_MS };
export const REFERENCE_CALLS_LIMIT: RateLimit = { name: "reference-calls", max: 60, windowMs: HOUR_MS };
export const ANSWER_LIMIT: RateLimit = { name: "answer-connection", max: 200, windowMs: HOUR_MS };
export const EDIT_LIMIT: RateLimit = { name: "edit-page", max: 120, windowMs: HOUR_MS };

/** Relevance is premium first, then by name. The others leave premium aside; equal ratings are sorted by name. */
export const DIRECTORY_ORDERS = ["relevance", "rating", "name"] as const;
export type DirectoryOrder = (typeof DIRECTORY_ORDERS)[number];

/** A position in the directory: the fields that its orders sort by. */
export interface DirectoryPosition {
  isPremium: boolean;
  /** Of the rating, lower is better; 0 in the other orders. */
  rank: number;
  /** The folded name. */
  nameKey: string;
  /** Number of the entry, which orders people with the same name. */
  entry: number;
}

/**
 * Number of a page after the numbered ones, and the position before its first entry. The second part tells the order:
 * "p" (premium) and "g" (not) for relevance, "n" for the name, "a" with a rank for the rating.
 */
export const DIRECTORY_CURSOR = /^(\d{1,5})\.([pgn]|a\d{1,12})\.(\d{1,15})\.(.{0,200})$/u;

function markOf(order: DirectoryOrder, { isPremium, rank }: DirectoryPosition): string {
  if (order === "rating") return `a${-rank}`;
  if (order === "name") return "n";
  return isPremium ? "p" : "g";
}

export function writeDirectoryCursor(page: number, order: DirectoryOrder, position: DirectoryPosition): string {
  return `${page}.${markOf(order, position)}.${position.entry}.${position.nameKey}`;
}

const ORDER_OF_MARK: Readonly<Record<string, DirectoryOrder>> = { n: "name", a: "rating" };

/** Parses a cursor from {@link writeDirectoryCursor}; null if malformed or of another order. */
export function readDirectoryCursor(
  cursor: string,
  order: DirectoryOrder,
): { page: number; position: DirectoryPosition } | null {
  const [matches, page, mark = "", entry, nameKey = ""] = DIRECTORY_CURSOR.exec(cursor) ?? [];
  if (matches === undefined || (ORDER_OF_MARK[mark.charAt(0)] ?? "relevance") !== order) return null;
  // Not -0, which JSON would not keep.
  const rank = 0 - Number(mark.slice(1));
  return { page: Number(page), position: { isPremium: mark === "p", rank, nameKey, entry: Number(entry) } };
}

/** Title of the directory with a filter for specialty or region; undefined without one. */
export function directoryTitle({ specialty, region }: { specialty: string | null; region: string | null }) {
  if (!specialty && !region) return undefined;
  return `${specialty ? `${specialty}: profissionais` : "Profissionais da construção"} em ${region ?? "Mato Grosso do Sul"}`;
}

export const USER_TYPES = ["premium", "free"] as const;

export const REFERENCE_DESCRIPTION_MAX_LENGTH = 500;
export const REFERENCE_PLACE_MAX_LENGTH = 100;
export const SCORE_MIN = 1;
export const SCORE_MAX = 5;
export const DEFAULT_DIFFICULTY = 1;
export const DEFAULT_RECOMMENDATION = 5;
/** What a reference can be about. Source: provider specification, section 5. */
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

export const MAX_PORTFOLIO_PHOTOS = 3;
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
}

export interface ConnectionView {
  connectionStatus: ConnectionStatus;
  /** Id for accepting, rejecting or cancelling; null if no action is possible. */
  connectionId: string | null;
  /** Whether the viewer received the request and may answer it. */
  isIncoming: boolean;
}

/** Whether a rejected connection may be requested again: at once by who rejected it, after 30 days by the other. */
export function mayAskAgain(row: StoredConnection, viewerId: string, now: number): boolean {
  if (row.status !== "rejected") return false;
  return row.requesterId !== viewerId || (row.answeredAt ?? 0) <= now - REJECTION_REST_MS;
}

/** How a connection looks to one of its two people. To the requester, a rejected one looks pending for 30 days. */
export function viewConnection(row: StoredConnection | null, viewerId: string, now: number): ConnectionView {
  if (!row || mayAskAgain(row, viewerId, now)) {
    return { connectionStatus: "none", connectionId: null, isIncoming: false };
  }
  if (row.status === "rejected") return { connectionStatus: "pending", connectionId: null, isIncoming: false };
  const isIncoming = row.status === "pending" && row.requesterId !== viewerId;
  return { connectionStatus: row.status, connectionId: row.id, isIncoming };
}

export interface ReferenceValues {
  description: string;
  /** `YYYY-MM-DD`, or blank. */
  serviceDate: string;
  place: string;
  specialties: readonly string[];
}

const FIELDS_MISSING = "Por favor, preencha todos os campos obrigatórios.";

/** The first failed check of a reference, in the order of the specification (provider specification, section 5). */
export function firstReferenceProblem(
  values: ReferenceValues,
  now: number,
): FieldProblem<keyof ReferenceValues> | null {
  const missing = (["description", "serviceDate", "place"] as const).find((field) => !values[field].trim());
  if (missing) return { field: missing, title: "Erro", text: FIELDS_MISSING };
  if (values.specialties.length === 0) {
    return { field: "specialties", title: "Erro", text: "Selecione pelo menos uma especialidade." };
  }
  if (values.serviceDate > dayInCampoGrande(now)) {
    return { field: "serviceDate", title: "Erro", text: "A data do serviço não pode estar no futuro." };
  }
  return null;
}
