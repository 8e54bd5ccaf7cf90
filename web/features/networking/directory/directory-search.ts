import { type DirectorySearch, directorySearch } from "#src/features/networking/search-params.ts";

/** The same search on another page. */
export function withPage(search: DirectorySearch, page: number): DirectorySearch {
  const { pagina: _, ...filters } = search;
  return page > 1 ? { ...filters, pagina: page } : filters;
}

export type FilterName = "especialidade" | "regiao" | "tipo";
export const FILTER_NAMES: readonly FilterName[] = ["especialidade", "regiao", "tipo"];

export function countFilters(search: DirectorySearch): number {
  return FILTER_NAMES.filter((name) => search[name] !== undefined).length;
}

/** Changes a filter and returns to the first page. */
export function withFilter(
  search: DirectorySearch,
  change: Pick<DirectorySearch, "busca" | "ordem" | FilterName>,
): DirectorySearch {
  return directorySearch({ ...withPage(search, 1), ...change });
}

/** Removes the filters but keeps the search text and the order. */
export function withoutFilters({ busca, ordem }: DirectorySearch): DirectorySearch {
  return { busca, ordem };
}
