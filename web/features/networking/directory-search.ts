import { DIRECTORY_CURSOR } from "#src/features/networking/rules.ts";
import type { DirectoryInput } from "#src/features/networking/schemas.ts";

/** Search params of the portal. */
export interface DirectorySearch {
  busca?: string;
  especialidade?: string;
  regiao?: string;
  tipo?: "premium" | "gratuito";
  /** One of the numbered pages. */
  pagina?: number;
  /** Cursor of a page beyond the numbered ones. */
  de?: string;
}

const NUMBERED_PAGES = 5;
const TEXT_MAX = 80;

const text = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value : undefined);

/** Parses the search params and drops invalid values. */
export function directorySearch(search: Record<string, unknown>): DirectorySearch {
  const { tipo, pagina } = search;
  const [busca, especialidade, regiao, de] = ["busca", "especialidade", "regiao", "de"].map((key) =>
    // The router parses a numeric search text as a number.
    text(typeof search[key] === "number" ? String(search[key]) : search[key]),
  );
  const isPage = Number.isInteger(pagina) && Number(pagina) > 1 && Number(pagina) <= NUMBERED_PAGES;
  return {
    ...(busca ? { busca: busca.slice(0, TEXT_MAX) } : {}),
    ...(especialidade ? { especialidade } : {}),
    ...(regiao ? { regiao } : {}),
    ...(tipo === "premium" || tipo === "gratuito" ? { tipo } : {}),
    ...(isPage ? { pagina: Number(pagina) } : {}),
    ...(de && DIRECTORY_CURSOR.test(de) ? { de } : {}),
  };
}

const USER_TYPES = { premium: "premium", gratuito: "free" } as const;

/** The input for networking.directory. */
export function directoryInput(search: DirectorySearch): DirectoryInput {
  return {
    text: (search.busca ?? "").trim(),
    specialty: search.especialidade ?? null,
    region: search.regiao ?? null,
    userType: search.tipo ? USER_TYPES[search.tipo] : null,
    page: search.pagina ?? 1,
    ...(search.de ? { cursor: search.de } : {}),
  };
}

/** The same search on another page. */
export function withPlace(search: DirectorySearch, place: { page: number; cursor: string | null }): DirectorySearch {
  const { pagina: _page, de: _cursor, ...filters } = search;
  if (place.cursor !== null) return { ...filters, de: place.cursor };
  return place.page > 1 ? { ...filters, pagina: place.page } : filters;
}

export type FilterName = "especialidade" | "regiao" | "tipo";
export const FILTER_NAMES: readonly FilterName[] = ["especialidade", "regiao", "tipo"];

export function countFilters(search: DirectorySearch): number {
  return FILTER_NAMES.filter((name) => search[name] !== undefined).length;
}

/** Changes a filter and returns to the first page. */
export function withFilter(
  search: DirectorySearch,
  change: { [Name in "busca" | FilterName]?: DirectorySearch[Name] | undefined },
): DirectorySearch {
  return directorySearch({ ...withPlace(search, { page: 1, cursor: null }), ...change });
}

/** Removes the panel's filters but keeps the search text. */
export function withoutFilters({ busca }: DirectorySearch): DirectorySearch {
  return busca ? { busca } : {};
}
