import { type SearchOf, searchParams, text } from "#src/shared/search-params.ts";

/**
 * Search params of /admin. What a filter or an order means is up to the tab; `quem` and `dia` are filters of the audit,
 * `mes` of payments.
 */
export const adminSearch = searchParams({
  aba: text(),
  busca: text(),
  filtro: text(),
  ordem: text(),
  quem: text(),
  dia: text(),
  mes: text(),
});
export type AdminSearch = SearchOf<typeof adminSearch>;
