import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { NOTICES } from "./messages.ts";
import { NoticeEntry } from "./notice-entry.tsx";

function Loading() {
  return (
    <SkeletonGroup label={NOTICES.loading} className="flex gap-3">
      <Skeleton className="size-10 shrink-0" />
      <Skeleton className="h-16 grow" />
    </SkeletonGroup>
  );
}

interface LatestNoticesProps {
  size: number;
  /** Without requests for connections, which the panel lists by themselves. */
  withoutAsked: boolean;
  onOpen: () => void;
}

/** The newest notices, in the bell's panel. */
export function LatestNotices({ size, withoutAsked, onOpen }: LatestNoticesProps) {
  const now = useNow();
  const query = trpc.notices.list.useInfiniteQuery(
    {},
    {
      getNextPageParam: nextCursorOf,
      select: (pages) => itemsOf(pages).filter(({ kind }) => !(withoutAsked && kind === "connection-asked")),
    },
  );
  return (
    <Loaded
      query={query}
      pending={<Loading />}
      failed={{ title: NOTICES.failed, titleAs: "p" }}
      empty={<p className="text-ink-soft">{NOTICES.emptyShort}</p>}
    >
      {(items) => (
        <ul aria-label={NOTICES.title} className="divide-y divide-concrete-200">
          {items.slice(0, size).map((notice) => (
            <NoticeEntry key={notice.id} notice={notice} now={now} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
