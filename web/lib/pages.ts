interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** For infinite queries: where the next page begins. */
export const nextCursorOf = (page: Page<unknown>) => page.nextCursor;

/** For infinite queries, as `select`: the entries of all pages in one list. */
export const itemsOf = <Item>({ pages }: { pages: Page<Item>[] }): Item[] => pages.flatMap(({ items }) => items);
