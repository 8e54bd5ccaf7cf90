import type { QueryClient } from "@tanstack/react-query";

/** A query result that the worker embeds in the page (src/platform/page.ts). */
interface KnownAnswer {
  path: readonly [string, string];
  type: "query" | "infinite";
  input?: unknown;
  data: unknown;
}

/** Puts the query results embedded in the page into the cache, which saves the screen the requests. */
export function takeKnownAnswers(queryClient: QueryClient): void {
  const element = globalThis.document?.getElementById("respostas");
  if (!element?.textContent) return;
  for (const { path, type, input, data } of JSON.parse(element.textContent) as KnownAnswer[]) {
    const answer = type === "infinite" ? { pages: [data], pageParams: [null] } : data;
    queryClient.setQueryData([path, { ...(input === undefined ? {} : { input }), type }], answer);
  }
  element.remove();
}
