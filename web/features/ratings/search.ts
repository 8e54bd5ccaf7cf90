import type { RatedType } from "#src/features/ratings/rules.ts";
import { oneOf, type SearchOf, searchParams, text } from "#src/shared/search-params.ts";

/** Search params of /avaliacoes. */
export const ratingsSearch = searchParams({
  /** Name to look for in the list. */
  busca: text(80),
  /** Id of the person shown. */
  user: text(),
  /** Their role; `service_provider` by default. */
  type: oneOf<RatedType>(["client", "service_provider"]),
});
export type RatingsSearch = SearchOf<typeof ratingsSearch>;

/** The person named in the search params; null for the list. */
export function ratedOf({ user, type = "service_provider" }: RatingsSearch): { id: string; type: RatedType } | null {
  return user === undefined ? null : { id: user, type };
}
