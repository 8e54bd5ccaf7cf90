import { type Column, lt, type SQL } from "drizzle-orm";

/** A page of a list ordered by id, newest first. */
export interface IdPage {
  /** Id of the last row of the previous page; null for the first page. */
  before: string | null;
  size: number;
}

/** Condition for the rows after the previous page. */
export function isAfterPage(id: Column, { before }: IdPage): SQL | undefined {
  return before === null ? undefined : lt(id, before);
}

/** How many rows to read for a page: one more than its size, to know whether others follow. */
export const rowsFor = (size: number): number => size + 1;

/** The page from the rows that were read for it, and its last row if others follow. */
export function pageOf<Row>(rows: readonly Row[], size: number): { items: Row[]; last: Row | null } {
  const items = rows.slice(0, size);
  return { items, last: rows.length > size ? (items.at(-1) ?? null) : null };
}

/** Like pageOf, for a list ordered by id: the cursor is the id of the page's last row. */
export function idPageOf<Row extends { id: string }>(rows: readonly Row[], { size }: IdPage) {
  const { items, last } = pageOf(rows, size);
  return { items, nextCursor: last?.id ?? null };
}
