import { oneOf, type SearchOf, searchParams } from "#src/shared/search-params.ts";

/** Search parameters of /solicitacao/$id/interessados. */
export const interestedSearch = searchParams({
  /** How the people are sorted; by what fits best if it is missing. */
  ordem: oneOf(["preco", "nota", "contratacoes", "recentes"]),
});
export type InterestedSearch = SearchOf<typeof interestedSearch>;

export const ORDERS = { preco: "price", nota: "rating", contratacoes: "hires", recentes: "newest" } as const;
export const ORDER_SLUGS = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

/** What the list of interested people is asked for. */
export const interestedInput = (requestId: string, ordem: InterestedSearch["ordem"]) => ({
  requestId,
  order: ordem ? ORDERS[ordem] : ("fitting" as const),
});
