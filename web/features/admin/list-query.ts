import { keepPreviousData } from "@tanstack/react-query";
import { nextCursorOf } from "@/lib/pages.ts";
import { type Choices, chosen } from "./choices.ts";
import type { AdminSearch } from "./search.ts";

/** Options of an endless list, which stays while another search or filter loads. */
export const PAGED = { getNextPageParam: nextCursorOf, placeholderData: keepPreviousData };

/** What a list with a search box and a filter asks the server for. */
export function queryOf<Value>(choices: Choices<Value>, { busca, filtro }: AdminSearch) {
  return { text: busca ?? "", filter: chosen(choices, filtro).value };
}
