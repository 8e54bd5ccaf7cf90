import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { offersExtension } from "#src/features/requests/rules-own.ts";
import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { BrickWall } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { OwnStep } from "../detail/late-own-step.tsx";
import { CARD } from "../messages.ts";
import { OWN } from "./list-messages.ts";
import { RequestList, RequestListSkeleton } from "./request-list.tsx";

/** The user's own requests, open and expired, newest first: all or at most as many as `shown`. */
export function OwnRequests({ shown }: { shown?: number }) {
  const query = trpc.requests.mine.useQuery();
  // A request that was just closed expired at this moment.
  const now = Math.max(useNow(), query.dataUpdatedAt);
  return (
    <Loaded
      query={query}
      pending={<RequestListSkeleton label={OWN.loading} count={2} />}
      failed={{ title: OWN.failed, titleAs: "h3" }}
      empty={
        <EmptyState
          illustration={<BrickWall />}
          title={OWN.empty}
          titleAs="h3"
          text={OWN.emptyText}
          action={
            shown === undefined && (
              <Link to="/solicitar-servico" className={buttonClass({ className: "max-md:hidden" })}>
                {OWN.publish}
              </Link>
            )
          }
        />
      }
    >
      {(requests) => (
        <RequestList
          requests={requests.slice(0, shown)}
          now={now}
          host="/cliente/dashboard"
          label={OWN.title}
          titleAs={shown === undefined ? "h2" : "h3"}
          step={(request) => <Steps request={request} now={now} />}
        />
      )}
    </Loaded>
  );
}

/** What comes next: those who are interested, or the request's extension. Of a hired one, the hire has the next step. */
function Steps({ request, now }: { request: RequestSummary; now: number }) {
  const { id, isHired, interestCount } = request;
  const hasInterested = interestCount > 0 && !isHired;
  const hasStep = offersExtension(request, now);
  if (!hasInterested && !hasStep) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {hasInterested && (
        <Link
          to="/solicitacao/$id/interessados"
          params={{ id }}
          state={{ isFromList: true }}
          className={buttonClass({ size: "sm" })}
        >
          <Users size={20} aria-hidden />
          {CARD.seeInterested(interestCount)}
        </Link>
      )}
      {hasStep && <OwnStep request={request} now={now} />}
    </div>
  );
}
