interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** `getNextPageParam` for infinite queries. */
export const nextCursorOf = <Cursor>({ nextCursor }: { nextCursor: Cursor | null }) => nextCursor;

export interface Pages<Item> {
  pages: Page<Item>[];
}

/** `select` for infinite queries: the items of all pages in one list. */
export const itemsOf = <Item>({ pages }: Pages<Item>): Item[] => pages.flatMap(({ items }) => items);

/** Cursor of the page after those that have loaded; null if there is none. */
export const cursorAfter = ({ pages }: Pages<unknown>) => pages.at(-1)?.nextCursor ?? null;
