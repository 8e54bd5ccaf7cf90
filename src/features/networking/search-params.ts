import { number, oneOf, type SearchOf, searchParams, text } from "../../shared/search-params.ts";

/** Higher page numbers in the URL are ignored. */
const PAGE_TYPED_MAX = 99_999;

/** One of the numbered pages; a higher number leads to the last of them. */
function page(value: unknown): number | undefined {
  const page = number(value) ?? 0;
  return Number.isInteger(page) && page > 1 && page <= PAGE_TYPED_MAX ? page : undefined;
}

/** Search params of the portal. */
export const directorySearch = searchParams({
  busca: text(),
  especialidade: text(),
  regiao: text(),
  tipo: oneOf(["premium", "gratuito"]),
  /** Relevance if left out. */
  ordem: oneOf(["avaliacao", "nome"]),
  pagina: page,
  /** Cursor of a page beyond the numbered ones. */
  de: text(300),
});
export type DirectorySearch = SearchOf<typeof directorySearch>;

/** Search params of a professional's page: `nova` opens the form of a new reference. */
export const profileSearch = searchParams({ referencia: oneOf(["nova"]) });
