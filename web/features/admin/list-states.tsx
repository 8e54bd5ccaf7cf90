import { type ReactNode, useEffect } from "react";
import type { BoundedCount } from "#src/shared/bounded-count.ts";
import { failureOf } from "@/lib/errors.ts";
import { Button } from "@/ui/button.tsx";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ListEnd, type ListEndProps } from "@/ui/states/list-end.tsx";
import { Loaded, type LoadedQuery } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { checkAccess } from "./access/use-admin-access.ts";
import { formatCount } from "./format.ts";
import { LIST } from "./panel-messages.ts";
import { isLost } from "./use-act.ts";

interface Pages<Row> {
  pages: { items: Row[]; matches?: BoundedCount | null }[];
}

export interface ListStatesProps<Row> {
  /** An infinite query. */
  list: LoadedQuery<Pages<Row>> & ListEndProps["list"];
  empty: { title: string; text?: string; action?: ReactNode };
  /** Clears search and filter; undefined if there are none. */
  onClear?: (() => void) | undefined;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Asks for the session again if the server refused what a tab loads. */
export function useLostAccess(error: unknown): void {
  useEffect(() => {
    if (error && isLost(failureOf(error))) void checkAccess();
  }, [error]);
}

/** An endless list of the panel: loading, failed, empty, or its rows with their number. */
export function ListStates<Row>({ list, empty, onClear, children }: ListStatesProps<Row>) {
  useLostAccess(list.error);
  return (
    <Loaded query={list} pending={<ListSkeleton />} failed={{ title: LIST.failed }}>
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items);
        const matches = pages[0]?.matches;
        if (rows.length === 0) return <Empty empty={empty} onClear={onClear} />;
        return (
          <>
            {matches && (
              <p role="status" className="mb-3 text-sm text-ink-soft tabular-nums">
                {LIST.results(formatCount(matches))}
              </p>
            )}
            {children(rows)}
            <ListEnd list={list} pending={<ListSkeleton />} />
          </>
        );
      }}
    </Loaded>
  );
}

function Empty({ empty, onClear }: Pick<ListStatesProps<never>, "empty" | "onClear">) {
  if (!onClear) return <EmptyState illustration={<TapeMeasure />} {...empty} />;
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={LIST.none}
      text={LIST.noneText}
      action={
        <Button variant="outline" onClick={onClear}>
          {LIST.clear}
        </Button>
      }
    />
  );
}

export function ListSkeleton() {
  return (
    <SkeletonGroup label={LIST.loading} className="grid gap-3">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-28 w-full rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
