import { type Column, lt, type SQL } from "drizzle-orm";

/** A page of a list in order of id, newest first. */
export interface IdPage {
  /** Id of the last row of the page before; null for the first page. */
  before: string | null;
  size: number;
}

/** The condition that a row comes after the page before. */
export function isAfterPage(id: Column, { before }: IdPage): SQL | undefined {
  return before === null ? undefined : lt(id, before);
}

/** How many rows to read for a page: one more, to know whether others follow. */
export const rowsFor = (size: number): number => size + 1;

/** The page of the rows that were read for it, and its last row if others follow. */
export function pageOf<Row>(rows: readonly Row[], size: number): { items: Row[]; last: Row | null } {
  const items = rows.slice(0, size);
  return { items, last: rows.length > size ? (items.at(-1) ?? null) : null };
}

/** The same as a list in order of id goes to the app. */
export function idPageOf<Row extends { id: string }>(rows: readonly Row[], { size }: IdPage) {
  const { items, last } = pageOf(rows, size);
  return { items, nextCursor: last?.id ?? null };
}
