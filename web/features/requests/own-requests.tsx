import { Link } from "@tanstack/react-router";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { BrickWall } from "@/ui/late-drawings.tsx";
import { Loaded } from "@/ui/loaded.tsx";
import { OWN } from "./messages.ts";
import { RequestList, RequestListSkeleton } from "./request-list.tsx";

/** The user's own requests, open and expired, newest first. */
export function OwnRequests() {
  const now = useNow();
  const query = trpc.requests.mine.useQuery();
  return (
    <section aria-labelledby="minhas-solicitacoes">
      <h2 id="minhas-solicitacoes" className="mb-3 text-xl">
        {OWN.title}
      </h2>
      <Loaded
        query={query}
        pending={<RequestListSkeleton label={OWN.loading} count={3} />}
        failed={{ title: OWN.failed, titleAs: "h3" }}
        empty={
          <EmptyState
            illustration={<BrickWall />}
            title={OWN.empty}
            titleAs="h3"
            text={OWN.emptyText}
            action={
              <Link to="/solicitar-servico" className={buttonClass({ variant: "outline" })}>
                {OWN.publish}
              </Link>
            }
          />
        }
      >
        {(requests) => (
          <RequestList requests={requests} now={now} host="/cliente/dashboard" label={OWN.title} titleAs="h3" />
        )}
      </Loaded>
    </section>
  );
}
