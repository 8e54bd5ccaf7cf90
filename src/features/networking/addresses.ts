import { NUMBERED_PAGES, PAGES_MAX, SEARCH_TEXT_MAX_LENGTH } from "./rules.ts";
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
  const search = directorySearch(params);
  return { ...search, busca: search.busca?.slice(0, SEARCH_TEXT_MAX_LENGTH) };
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
    page: Math.min(search.pagina ?? 1, PAGES_MAX),
  };
}

/**
 * The path under which search engines keep a page of the directory. Specialty and region make pages that people search
 * for ("pintura em Dourados"), and there is a fixed number of them. Free text would make any number of pages, and the
 * user type and the order are no topic; without them, numbered pages have addresses of their own.
 */
export function directoryPath(input: DirectoryInput): string {
  const { text, specialty, region, userType, order, page } = input;
  const isPlain = text === "" && userType === null && order === "relevance";
  const isNumbered = isPlain && page > 1 && page <= NUMBERED_PAGES;
  const params = new URLSearchParams({
    ...(specialty ? { especialidade: specialty } : {}),
    ...(region ? { regiao: region } : {}),
    ...(isNumbered ? { pagina: String(page) } : {}),
  });
  return params.size > 0 ? `${DIRECTORY_PATH}?${params}` : DIRECTORY_PATH;
}
