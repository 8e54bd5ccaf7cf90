import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { EmptyState } from "@/ui/empty-state.tsx";
import { TapeMeasure } from "@/ui/late-drawings.tsx";
import { Loaded } from "@/ui/loaded.tsx";
import { NEWEST } from "./messages.ts";
import { RequestList, RequestListSkeleton } from "./request-list.tsx";

const SHOWN = 4;

/** The newest open requests, for the provider panel. */
export function NewestRequests() {
  const now = useNow();
  const query = trpc.requests.list.useInfiniteQuery(
    { serviceType: null },
    { getNextPageParam: nextCursorOf, select: itemsOf },
  );
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
      <Loaded
        query={query}
        pending={<RequestListSkeleton label={NEWEST.loading} count={SHOWN} />}
        failed={{ title: NEWEST.failed, titleAs: "h3" }}
        empty={<EmptyState illustration={<TapeMeasure />} title={NEWEST.empty} titleAs="h3" text={NEWEST.emptyText} />}
      >
        {(requests) => (
          <RequestList
            requests={requests.slice(0, SHOWN)}
            now={now}
            host="/prestador/dashboard"
            label={NEWEST.title}
            titleAs="h3"
          />
        )}
      </Loaded>
    </section>
  );
}
