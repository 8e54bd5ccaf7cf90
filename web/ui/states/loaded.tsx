import type { ReactNode } from "react";
import { ErrorState, type ErrorStateProps } from "./error-state.tsx";

/** The part of a query result that decides what is shown. Two queries can be combined into one. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  fetchStatus: "fetching" | "paused" | "idle";
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  pending: ReactNode;
  /** Title of the error state. */
  failed: Pick<ErrorStateProps, "title" | "titleAs">;
  /** Wraps the error state. */
  frame?: (state: ReactNode) => ReactNode;
  /** Shown for an empty array. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Renders a query in all its states; refusals like "not found" are up to the caller. Data stays on screen if a refetch
 * fails. A first load that is paused offline is shown as failed and resumes once online.
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
