import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";

/** How long notices are kept. */
export const NOTICE_RETENTION_DAYS = 60;
export const NOTICE_RETENTION_MS = NOTICE_RETENTION_DAYS * DAY_MS;
export const PAGE_SIZE = 20;
/** Higher counts are shown as "99+". */
export const UNREAD_MAX = 100;
/** Listings of a saved search that a notice counts. */
export const ANNOUNCED_MAX = 100;
/** Of the people interested in a request, how many at most are counted. */
export const PEOPLE_MAX = 100;
/** Pushes of one kind about the same thing, for news that can be taken back and made again. */
export const PUSH_LIMIT: RateLimit = { name: "notice-push", max: 1, windowMs: DAY_MS };
export const READ_LIMIT: RateLimit = { name: "read-notices", max: 600, windowMs: HOUR_MS };

/** A place in the list of notices, after this one. */
export interface NoticePosition {
  createdAt: number;
  id: string;
}

const CURSOR = /^(\d{1,15})\.([\da-f-]{36})$/;

export function writeNoticeCursor({ createdAt, id }: NoticePosition): string {
  return `${createdAt}.${id}`;
}

/** Parses a cursor from {@link writeNoticeCursor}; null if malformed. */
export function readNoticeCursor(cursor: string): NoticePosition | null {
  const [matches, createdAt, id = ""] = CURSOR.exec(cursor) ?? [];
  return matches === undefined ? null : { createdAt: Number(createdAt), id };
}
