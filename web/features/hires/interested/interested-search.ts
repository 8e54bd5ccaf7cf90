import { oneOf, type SearchOf, searchParams } from "#src/shared/search-params.ts";

/** Search parameters of /solicitacao/$id/interessados. */
export const interestedSearch = searchParams({
  /** How the people are sorted; by what fits best if it is missing. */
  ordem: oneOf(["preco", "nota", "contratacoes", "recentes"]),
});
export type InterestedSearch = SearchOf<typeof interestedSearch>;
