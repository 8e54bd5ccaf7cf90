import type { ReactNode } from "react";
import { ErrorState, type ErrorStateProps } from "./error-state.tsx";

/** The parts of a query that decide what is shown; two queries can be joined to one of these. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  fetchStatus: "fetching" | "paused" | "idle";
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  pending: ReactNode;
  /** Title of the error state. */
  failed: Pick<ErrorStateProps, "title" | "titleAs">;
  /** Around the error state. */
  frame?: (state: ReactNode) => ReactNode;
  /** For a list without entries. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a query loads, in all its states but a refusal like "not found", which the caller handles. Data stays on screen
 * when a refresh fails. A first answer that waits for the network counts as failed, and comes by itself later.
 */
export function Loaded<Data>({ query, pending, failed, frame, empty, children }: LoadedProps<Data>): ReactNode {
  const { data, error, fetchStatus, refetch } = query;
  const hasFailed = error !== null;
  if (data === undefined) {
    if (!hasFailed && fetchStatus !== "paused") return pending;
    const state = <ErrorState {...failed} onRetry={() => void refetch()} busy={fetchStatus === "fetching"} />;
    return frame ? frame(state) : state;
  }
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  return children(data);
}
