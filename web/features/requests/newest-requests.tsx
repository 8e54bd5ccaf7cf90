import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { EmptyState } from "@/ui/empty-state.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { TapeMeasure } from "@/ui/illustrations-site.tsx";
import { nextCursorOf } from "./load-requests.ts";
import { NEWEST } from "./messages.ts";
import { RequestList, RequestListSkeleton } from "./request-list.tsx";

const SHOWN = 4;

/** The newest open requests, for the panel of providers. */
export function NewestRequests() {
  const now = useNow();
  const list = trpc.requests.list.useInfiniteQuery({ serviceType: null }, { getNextPageParam: nextCursorOf });
  const newest = list.data?.pages[0]?.items.slice(0, SHOWN);
  return (
    <section aria-labelledby="mais-recentes">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="mais-recentes" className="text-xl">
          {NEWEST.title}
        </h2>
        <Link to="/oportunidades" className="link inline-flex min-h-11 items-center gap-1.5">
          {NEWEST.seeAll}
          <ArrowRight size={18} aria-hidden />
        </Link>
      </div>
      {newest === undefined && !list.isError && <RequestListSkeleton label={NEWEST.loading} count={SHOWN} />}
      {newest === undefined && list.isError && (
        <ErrorState title={NEWEST.failed} titleAs="h3" onRetry={() => void list.refetch()} busy={list.isFetching} />
      )}
      {newest?.length === 0 && (
        <EmptyState illustration={<TapeMeasure />} title={NEWEST.empty} titleAs="h3" text={NEWEST.emptyText} />
      )}
      {newest && newest.length > 0 && (
        <RequestList requests={newest} now={now} host="/prestador/dashboard" label={NEWEST.title} titleAs="h3" />
      )}
    </section>
  );
}
