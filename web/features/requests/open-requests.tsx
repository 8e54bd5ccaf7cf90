import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { failureOf } from "@/lib/errors.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { useReturnHere } from "@/lib/wanted-place.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { BrickWall, Door, TapeMeasure } from "@/ui/late-drawings.tsx";
import { ListEnd } from "@/ui/list-end.tsx";
import { Loaded } from "@/ui/loaded.tsx";
import { LIST, SESSION_OVER } from "./open-messages.ts";
import { RequestList, RequestListSkeleton } from "./request-list.tsx";

export interface OpenRequestsProps {
  type: string | undefined;
  onClearFilter: () => void;
  /** The button that creates a request. */
  add: ReactNode;
}

/** Infinite list of open requests, newest first, with its loading, error and empty states. */
export function OpenRequests({ type, onClearFilter, add }: OpenRequestsProps) {
  const now = useNow();
  const list = trpc.requests.list.useInfiniteQuery(
    { serviceType: type ?? null },
    { getNextPageParam: nextCursorOf, select: itemsOf },
  );
  const none = type ? <NoneOfType type={type} onClearFilter={onClearFilter} /> : <NoneAtAll add={add} />;
  if (!list.data) {
    const { code } = failureOf(list.error);
    if (code === "auth.required") return <SessionOver />;
    if (code === "input.invalid" && type) return none;
  }
  return (
    <Loaded
      query={list}
      pending={<RequestListSkeleton label={LIST.loading} />}
      failed={{ title: LIST.failed }}
      empty={none}
    >
      {(requests) => (
        <>
          <RequestList requests={requests} now={now} host="/oportunidades" label={LIST.title} />
          <ListEnd
            list={list}
            texts={LIST}
            pending={
              <div className="mt-3 md:mt-4">
                <RequestListSkeleton label={LIST.loadingMore} count={3} />
              </div>
            }
          />
          <AtTheThumb>{add}</AtTheThumb>
        </>
      )}
    </Loaded>
  );
}

/** Floats the button over the list on phones; wider screens have it in the page header. */
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
