import { type SearchOf, searchParams, text } from "../../shared/search-params.ts";

/** Search params of the demand board: the trade that the map shows, or all. */
export const demandSearch = searchParams({ servico: text() });
export type DemandSearch = SearchOf<typeof demandSearch>;
