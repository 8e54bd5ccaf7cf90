import { DIRECTORY_CURSOR, NUMBERED_PAGES, SEARCH_TEXT_MAX_LENGTH } from "./rules.ts";
import type { DirectoryCountInput, DirectoryInput } from "./schemas.ts";
import { type DirectorySearch, directorySearch } from "./search-params.ts";

export const DIRECTORY_PATH = "/portal-conexoes";
export const cardPath = (slug: string) => `/cartao/${slug}`;
export const profilePath = (id: string) => `${DIRECTORY_PATH}/perfil/${id}`;

/** The page of a specialty's professionals in a municipality, both as slugs. */
export const localPath = (trade: string, city: string) => `/profissionais/${trade}/${city}`;

const USER_TYPES = { premium: "premium", gratuito: "free" } as const;
const ORDERS = { avaliacao: "rating", nome: "name" } as const;

/** The search parameters without values that mean nothing, so that equivalent URLs are the same page. */
export function directoryPageSearch(params: Record<string, unknown>): DirectorySearch {
  const { busca, de, ...search } = directorySearch(params);
  return {
    ...search,
    busca: busca?.slice(0, SEARCH_TEXT_MAX_LENGTH),
    de: DIRECTORY_CURSOR.test(de ?? "") ? de : undefined,
  };
}

/** The input for networking.directoryCount. */
export function directoryCountInputOf(search: DirectorySearch): DirectoryCountInput {
  return {
    text: (search.busca ?? "").slice(0, SEARCH_TEXT_MAX_LENGTH).trim(),
    specialty: search.especialidade ?? null,
    region: search.regiao ?? null,
    userType: search.tipo ? USER_TYPES[search.tipo] : null,
  };
}

/** The input for networking.directory. */
export function directoryInputOf(search: DirectorySearch): DirectoryInput {
  return {
    ...directoryCountInputOf(search),
    order: search.ordem ? ORDERS[search.ordem] : "relevance",
    page: Math.min(search.pagina ?? 1, NUMBERED_PAGES),
    ...(DIRECTORY_CURSOR.test(search.de ?? "") ? { cursor: search.de } : {}),
  };
}

/**
 * The path under which search engines keep a page of the directory. Specialty and region make pages that people search
 * for ("pintura em Dourados"), and there is a fixed number of them. Free text would make any number of pages, and the
 * user type and the order are no topic; without them, numbered pages have addresses of their own.
 */
export function directoryPath(input: DirectoryInput): string {
  const { text, specialty, region, userType, order, page, cursor } = input;
  const isNumbered = page > 1 && text === "" && userType === null && order === "relevance" && !cursor;
  const params = new URLSearchParams({
    ...(specialty ? { especialidade: specialty } : {}),
    ...(region ? { regiao: region } : {}),
    ...(isNumbered ? { pagina: String(page) } : {}),
  });
  return params.size > 0 ? `${DIRECTORY_PATH}?${params}` : DIRECTORY_PATH;
}
