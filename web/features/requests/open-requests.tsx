import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { useReturnHere } from "@/lib/wanted-place.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Door, TapeMeasure } from "@/ui/illustrations-site.tsx";
import { BrickWall } from "@/ui/illustrations-wall.tsx";
import { nextCursorOf } from "./load-requests.ts";
import { LIST, SESSION_OVER } from "./messages.ts";
import { NearMark, RequestList, RequestListSkeleton } from "./request-list.tsx";

export interface OpenRequestsProps {
  type: string | undefined;
  onClearFilter: () => void;
  /** The button that adds a request. */
  add: ReactNode;
}

/** The endless list of open requests, newest first, in all its states. */
export function OpenRequests({ type, onClearFilter, add }: OpenRequestsProps) {
  const now = useNow();
  const list = trpc.requests.list.useInfiniteQuery({ serviceType: type ?? null }, { getNextPageParam: nextCursorOf });
  const requests = list.data?.pages.flatMap((page) => page.items);
  if (requests === undefined) {
    if (!list.isError) return <RequestListSkeleton label={LIST.loading} />;
    const { code } = failureOf(list.error);
    if (code === "auth.required") return <SessionOver />;
    if (code === "input.invalid" && type) return <NoneOfType type={type} onClearFilter={onClearFilter} />;
    return <ErrorState title={LIST.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  }
  if (requests.length === 0) {
    return type ? <NoneOfType type={type} onClearFilter={onClearFilter} /> : <NoneAtAll add={add} />;
  }
  return (
    <>
      <RequestList requests={requests} now={now} host="/oportunidades" label={LIST.title} />
      <ListEnd
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={list.fetchNextPage}
      />
      <AtTheThumb>{add}</AtTheThumb>
    </>
  );
}

interface ListEndProps {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => unknown;
}

function ListEnd({ hasMore, isLoading, hasFailed, onMore }: ListEndProps) {
  if (!hasMore) return <p className="py-8 text-center text-ink-soft">{LIST.end}</p>;
  if (isLoading) {
    return (
      <div className="mt-3 md:mt-4">
        <RequestListSkeleton label={LIST.loadingMore} count={3} />
      </div>
    );
  }
  if (!hasFailed) return <NearMark onNear={onMore} />;
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-8 text-center">
      <p className="text-ink-soft">{LIST.moreFailed}</p>
      <Button variant="outline" onClick={() => void onMore()}>
        {LIST.retry}
      </Button>
    </div>
  );
}

/** On phones the button stays at hand over the list; wider screens have it in the head of the page. */
function AtTheThumb({ children }: { children: ReactNode }) {
  return (
    <div className="fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 rounded-control shadow-soft md:hidden">
      {children}
    </div>
  );
}

function NoneAtAll({ add }: { add: ReactNode }) {
  return (
    <EmptyState
      illustration={<BrickWall />}
      title={LIST.empty}
      text={LIST.emptyText}
      action={<div className="md:hidden">{add}</div>}
    />
  );
}

function NoneOfType({ type, onClearFilter }: { type: string; onClearFilter: () => void }) {
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={LIST.emptyType}
      text={LIST.emptyTypeText(type)}
      action={
        <Button variant="outline" onClick={onClearFilter}>
          {LIST.seeAll}
        </Button>
      }
    />
  );
}

function SessionOver() {
  const returnHere = useReturnHere();
  return (
    <EmptyState
      illustration={<Door />}
      title={SESSION_OVER.title}
      text={SESSION_OVER.text}
      action={
        <Link to="/entrar" search={returnHere} className={buttonClass()}>
          {SESSION_OVER.action}
        </Link>
      }
    />
  );
}
