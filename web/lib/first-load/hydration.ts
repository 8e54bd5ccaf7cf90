import type { Query, QueryClient } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import type { DehydratedAnswer, QueryError } from "#src/shared/screen.ts";

/** Puts answers that came with the page into the cache, which saves the screen the requests. */
export function hydrateAnswers(queryClient: QueryClient, answers: readonly DehydratedAnswer[]): void {
  for (const answer of answers) {
    if ("data" in answer) queryClient.setQueryData(answer.key, answer.data);
    else takeError(queryClient, answer.key, answer.error);
  }
}

/** Lets screens show a query's error at first, instead of asking again at once. */
const showError = (queryClient: QueryClient, queryKey: readonly unknown[]) =>
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false });

function takeError(queryClient: QueryClient, queryKey: readonly unknown[], shape: QueryError): void {
  showError(queryClient, queryKey);
  const error = TRPCClientError.from({ error: shape });
  queryClient.getQueryCache().build(queryClient, { queryKey }).setState({ status: "error", error });
}

const shapeOf = (error: unknown) => (error instanceof TRPCClientError ? (error.shape as QueryError | null) : null);

function answerOf({ queryKey: key, state }: Query): DehydratedAnswer[] {
  if (state.status === "success") return [{ key, data: state.data }];
  const error = shapeOf(state.error);
  return error ? [{ key, error }] : [];
}

/** The answers in the cache, to send with the page. Screens rendered from now on show the errors among them. */
export function dehydrateAnswers(queryClient: QueryClient): DehydratedAnswer[] {
  const queries = queryClient.getQueryCache().getAll();
  for (const { queryKey, state } of queries) if (state.status === "error") showError(queryClient, queryKey);
  return queries.flatMap(answerOf);
}
