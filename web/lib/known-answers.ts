import type { QueryClient } from "@tanstack/react-query";

/** As the worker writes them into a page (src/platform/page.ts). */
interface KnownAnswer {
  path: readonly [string, string];
  type: "query" | "infinite";
  input?: unknown;
  data: unknown;
}

/** Puts the answers that came with the page where the screen looks for them, so that it need not ask. */
export function takeKnownAnswers(queryClient: QueryClient): void {
  const element = document.getElementById("respostas");
  if (!element?.textContent) return;
  for (const { path, type, input, data } of JSON.parse(element.textContent) as KnownAnswer[]) {
    const answer = type === "infinite" ? { pages: [data], pageParams: [null] } : data;
    queryClient.setQueryData([path, { ...(input === undefined ? {} : { input }), type }], answer);
  }
  element.remove();
}
