import { type SearchOf, searchParams, text } from "#src/shared/search-params.ts";

/** Search params of /admin. What a filter or an order means is up to the tab. */
export const adminSearch = searchParams({ aba: text(), busca: text(), filtro: text(), ordem: text(), mes: text() });
export type AdminSearch = SearchOf<typeof adminSearch>;
