interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** `getNextPageParam` for infinite queries. */
export const nextCursorOf = <Cursor>({ nextCursor }: { nextCursor: Cursor | null }) => nextCursor;

/** `select` for infinite queries: the items of all pages in one list. */
export const itemsOf = <Item>({ pages }: { pages: Page<Item>[] }): Item[] => pages.flatMap(({ items }) => items);
