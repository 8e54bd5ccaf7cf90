import { number, oneOf, type SearchOf, searchParams, text } from "../../shared/search-params.ts";

/** Higher page numbers in the URL are ignored. */
const PAGE_TYPED_MAX = 99_999;

/** A number beyond the last page leads to the last one. */
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
});
export type DirectorySearch = SearchOf<typeof directorySearch>;

/** Search params of a professional's page: `nova` opens the form of a new reference, about a job of which this is known. */
export const profileSearch = searchParams({
  referencia: oneOf(["nova"]),
  servico: text(),
  local: text(),
  data: text(10),
});
export type ProfileSearch = SearchOf<typeof profileSearch>;
