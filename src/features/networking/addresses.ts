import { DIRECTORY_CURSOR, NUMBERED_PAGES, SEARCH_TEXT_MAX_LENGTH } from "./rules.ts";
import type { DirectoryCountInput, DirectoryInput } from "./schemas.ts";

export const DIRECTORY_PATH = "/portal-conexoes";
export const cardPath = (slug: string) => `/cartao/${slug}`;
export const profilePath = (id: string) => `${DIRECTORY_PATH}/perfil/${id}`;

/** The page of a specialty's professionals in a municipality, both as slugs. */
export const localPath = (trade: string, city: string) => `/profissionais/${trade}/${city}`;

/** Higher page numbers in the URL are ignored. */
const PAGE_TYPED_MAX = 99_999;

/** Search params of the portal. */
export interface DirectorySearch {
  busca?: string;
  especialidade?: string;
  regiao?: string;
  tipo?: "premium" | "gratuito";
  /** Relevance if left out. */
  ordem?: "avaliacao" | "nome";
  /** One of the numbered pages; a higher number leads to the last of them. */
  pagina?: number;
  /** Cursor of a page beyond the numbered ones. */
  de?: string;
}

/** Search params of a professional's page: `nova` opens the form of a new reference. */
export interface ProfileSearch {
  referencia?: "nova";
}

export function profileSearch({ referencia }: Record<string, unknown>): ProfileSearch {
  return referencia === "nova" ? { referencia } : {};
}

const text = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value : undefined);

/** Parses the search params and drops invalid values. */
export function directorySearch(search: Record<string, unknown>): DirectorySearch {
  const { tipo, ordem } = search;
  const [busca, especialidade, regiao, de] = ["busca", "especialidade", "regiao", "de"].map((key) =>
    // The router parses a numeric search text as a number.
    text(typeof search[key] === "number" ? String(search[key]) : search[key]),
  );
  // A string in the worker, a number in the router.
  const pagina = Number(search["pagina"]);
  const isPage = Number.isInteger(pagina) && pagina > 1 && pagina <= PAGE_TYPED_MAX;
  return {
    ...(busca ? { busca: busca.slice(0, SEARCH_TEXT_MAX_LENGTH) } : {}),
    ...(especialidade ? { especialidade } : {}),
    ...(regiao ? { regiao } : {}),
    ...(tipo === "premium" || tipo === "gratuito" ? { tipo } : {}),
    ...(ordem === "avaliacao" || ordem === "nome" ? { ordem } : {}),
    ...(isPage ? { pagina } : {}),
    ...(de && DIRECTORY_CURSOR.test(de) ? { de } : {}),
  };
}

const USER_TYPES = { premium: "premium", gratuito: "free" } as const;

const ORDERS = { avaliacao: "rating", nome: "name" } as const;

/** The input for networking.directoryCount. */
export function directoryCountInputOf(search: DirectorySearch): DirectoryCountInput {
  return {
    text: (search.busca ?? "").trim(),
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
    ...(search.de ? { cursor: search.de } : {}),
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
