import type { Query, QueryClient } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import type { KnownAnswer, QueryError } from "#src/shared/screen.ts";

/** Puts answers that came with the page into the cache, which saves the screen the requests. */
export function takeAnswers(queryClient: QueryClient, answers: readonly KnownAnswer[]): void {
  for (const answer of answers) {
    if ("data" in answer) queryClient.setQueryData(answer.key, answer.data);
    else takeError(queryClient, answer.key, answer.error);
  }
}

/** The screen shows the error until somebody opens it again, instead of asking again at once. */
function takeError(queryClient: QueryClient, queryKey: readonly unknown[], shape: QueryError): void {
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
  const error = TRPCClientError.from({ error: shape });
  queryClient.getQueryCache().build(queryClient, { queryKey }).setState({ status: "error", error });
}

const shapeOf = (error: unknown) => (error instanceof TRPCClientError ? (error.shape as QueryError | null) : null);

function answerOf({ queryKey: key, state }: Query): KnownAnswer[] {
  if (state.status === "success") return [{ key, data: state.data }];
  const error = shapeOf(state.error);
  return error ? [{ key, error }] : [];
}

/** The answers in the cache, for the page. */
export const answersOf = (queryClient: QueryClient): KnownAnswer[] =>
  queryClient.getQueryCache().getAll().flatMap(answerOf);
