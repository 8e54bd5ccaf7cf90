import { Link } from "@tanstack/react-router";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { BrickWall } from "@/ui/illustrations-wall.tsx";
import { OWN } from "./messages.ts";
import { RequestList, RequestListSkeleton } from "./request-list.tsx";

/** One's own requests, open and expired, newest first. */
export function OwnRequests() {
  const now = useNow();
  const { data, isError, isFetching, refetch } = trpc.requests.mine.useQuery();
  return (
    <section aria-labelledby="minhas-solicitacoes">
      <h2 id="minhas-solicitacoes" className="mb-3 text-xl">
        {OWN.title}
      </h2>
      {data === undefined && !isError && <RequestListSkeleton label={OWN.loading} count={3} />}
      {data === undefined && isError && (
        <ErrorState title={OWN.failed} titleAs="h3" onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.length === 0 && (
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
      )}
      {data && data.length > 0 && (
        <RequestList requests={data} now={now} host="/cliente/dashboard" label={OWN.title} titleAs="h3" />
      )}
    </section>
  );
}
