import { failureOf } from "@/lib/errors.ts";
import { late } from "@/lib/late.tsx";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Door } from "@/ui/drawings/late-drawings.tsx";
import { FloatingAction } from "@/ui/frame/floating-action.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { ListEnd } from "@/ui/states/list-end.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { LIST, SESSION_OVER } from "./list-messages.ts";
import { listInput } from "./load-requests.ts";
import type { NoRequestsProps } from "./no-requests.tsx";
import { RequestList, RequestListSkeleton } from "./request-list.tsx";
import { useFit } from "./use-fit.ts";

const LateNoRequests = late(async () => (await import("./no-requests.tsx")).NoRequests, {
  failed: (retry) => <ErrorState title={LIST.failed} onRetry={retry} />,
});

const LateFittingRequests = late(async () => (await import("./fitting-requests.tsx")).FittingRequests, {
  pending: <RequestListSkeleton label={LIST.loading} />,
  failed: (retry) => <ErrorState title={LIST.failed} onRetry={retry} />,
});

/** Infinite list of open requests, with its loading, error and empty states. */
export function OpenRequests({ filter, onFilter, add }: NoRequestsProps) {
  const now = useNow();
  const list = trpc.requests.list.useInfiniteQuery(listInput(filter), {
    getNextPageParam: nextCursorOf,
    select: itemsOf,
  });
  const fit = useFit(filter);
  const shown = { now, host: "/oportunidades" } as const;
  const none = <LateNoRequests filter={filter} onFilter={onFilter} add={add} />;
  if (!list.data) {
    const { code } = failureOf(list.error);
    if (code === "auth.required") return <SessionOver />;
    if (code === "input.invalid") return none;
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
          {fit && !filter.tipo ? (
            <LateFittingRequests requests={requests} fit={fit} {...shown} />
          ) : (
            <RequestList requests={requests} label={LIST.title} {...shown} />
          )}
          <ListEnd
            list={list}
            pending={
              <div className="mt-3 md:mt-4">
                <RequestListSkeleton label={LIST.loadingMore} count={3} />
              </div>
            }
          />
          <FloatingAction>{add}</FloatingAction>
        </>
      )}
    </Loaded>
  );
}

function SessionOver() {
  return (
    <EmptyState illustration={<Door />} title={SESSION_OVER.title} text={SESSION_OVER.text} action={<LogInLink />} />
  );
}
