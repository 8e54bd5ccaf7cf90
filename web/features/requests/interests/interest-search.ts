import { type SearchOf, searchParams, text } from "#src/shared/search-params.ts";

/** Search parameters of /meus-interesses. */
export const interestSearch = searchParams({
  /** A state, as in interest-states.ts. */
  estado: text(),
  /** Id of the request whose detail is open. */
  solicitacao: text(),
});
export type InterestSearch = SearchOf<typeof interestSearch>;
