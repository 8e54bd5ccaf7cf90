import { flag, oneOf, type SearchOf, searchParams, text } from "#src/shared/search-params.ts";

/** Search params of the request screens. */
export const requestSearch = searchParams({
  /** Service type to filter the list by. */
  tipo: text(),
  /** Municipality to filter the list by. */
  cidade: text(),
  /** Whether the list has only what fits the provider's specialties and regions. */
  para: oneOf(["mim"]),
  /** Id of the request whose detail is open. */
  solicitacao: text(),
  /** Whether the new-request form is open. */
  nova: flag,
});
export type RequestSearch = SearchOf<typeof requestSearch>;

/** Search params of other screens over which the detail of a request opens. */
export const detailSearch = searchParams({ solicitacao: text() });

/** What narrows the list. */
export type RequestFilter = Pick<RequestSearch, "tipo" | "cidade" | "para">;
