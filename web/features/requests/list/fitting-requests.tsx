import { Link } from "@tanstack/react-router";
import { FIT_RANKS, fitRankOf } from "#src/features/requests/rules-fit.ts";
import type { RequestFit } from "#src/features/requests/schemas.ts";
import { ADDRESSED_TITLE, FIT_TITLES, NONE_EXACT } from "./fit-messages.ts";
import { RequestList, type RequestListProps } from "./request-list.tsx";

interface FittingRequestsProps extends Omit<RequestListProps, "label" | "titleAs"> {
  fit: RequestFit;
}

/** Requests for a provider, those of each rank below a heading. Those whose owners chose to ask the provider come first. */
export function FittingRequests({ requests, fit, ...props }: FittingRequestsProps) {
  const addressed = requests.filter(({ isForMe }) => isForMe);
  return (
    <div className="flex flex-col gap-6">
      {addressed.length > 0 && (
        <section aria-label={ADDRESSED_TITLE}>
          <h2 className="mb-3 text-h3">{ADDRESSED_TITLE}</h2>
          <RequestList requests={addressed} label={ADDRESSED_TITLE} titleAs="h3" {...props} />
        </section>
      )}
      {FIT_RANKS.map((rank) => {
        const ranked = requests.filter(({ serviceType, isForMe }) => !isForMe && fitRankOf(serviceType, fit) === rank);
        if (ranked.length === 0 && rank > 0) return null;
        const title = FIT_TITLES[rank];
        return (
          <section key={rank} aria-label={title}>
            <h2 className="mb-3 text-h3">{title}</h2>
            {ranked.length > 0 ? (
              <RequestList requests={ranked} label={title} titleAs="h3" {...props} />
            ) : (
              <NoneExact />
            )}
          </section>
        );
      })}
    </div>
  );
}

function NoneExact() {
  return (
    <p className="text-ink-soft">
      {NONE_EXACT.text}{" "}
      <Link to="/profile" search={{ campo: "specialties" }} className="link inline-flex min-h-6 items-center">
        {NONE_EXACT.action}
      </Link>
    </p>
  );
}
