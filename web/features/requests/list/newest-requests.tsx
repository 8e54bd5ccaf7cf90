import { Link } from "@tanstack/react-router";
import { fitRankOf } from "#src/features/requests/rules-fit.ts";
import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { itemsOf, nextCursorOf, type Pages } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import type { RequestSearch } from "../search.ts";
import type { DetailHost } from "../use-overlay.ts";
import { NEWEST } from "./fit-messages.ts";
import { listInput } from "./load-requests.ts";
import { RequestList, RequestListSkeleton } from "./request-list.tsx";
import { type FieldForFit, missingForFit, useFit } from "./use-fit.ts";

const SHOWN = 4;

/** What one has answered is in 'Meus interesses'. */
const unanswered = (list: Pages<RequestSummary>) => itemsOf(list).filter(({ isInterested }) => !isInterested);

const useOpenRequests = (search: RequestSearch, select = itemsOf<RequestSummary>) =>
  trpc.requests.list.useInfiniteQuery(listInput(search), { getNextPageParam: nextCursorOf, select });

interface ListProps {
  query: ReturnType<typeof useOpenRequests>;
  host: DetailHost;
}

function List({ query, host }: ListProps) {
  const now = useNow();
  return (
    <Loaded
      query={query}
      pending={<RequestListSkeleton label={NEWEST.loading} count={SHOWN} />}
      failed={{ title: NEWEST.failed, titleAs: "h3" }}
      empty={<EmptyState illustration={<TapeMeasure />} title={NEWEST.empty} titleAs="h3" text={NEWEST.emptyText} />}
    >
      {(requests) => (
        <RequestList requests={requests.slice(0, SHOWN)} now={now} host={host} label={NEWEST.label} titleAs="h3" />
      )}
    </Loaded>
  );
}

/** The newest open requests. */
export function NewestRequests({ host }: { host: DetailHost }) {
  return <List query={useOpenRequests({})} host={host} />;
}

const fitClass = "mb-3 text-ink-soft";

/** Says that the profile lacks what fitting requests are found by, and leads to it. */
function MissingForFit({ field }: { field: FieldForFit }) {
  return (
    <p className={fitClass}>
      {field === "specialties" ? NEWEST.noSpecialties : NEWEST.noRegions}{" "}
      <Link to="/oportunidades" search={{ para: "mim" }} className="link inline-flex min-h-6 items-center">
        {NEWEST.choose[field]}
      </Link>
    </p>
  );
}

/** The open requests that fit the provider best; if there are none, the newest of all. */
export function FreshRequests() {
  const all = useOpenRequests({}, unanswered);
  const fitting = useOpenRequests({ para: "mim" }, unanswered);
  const fitsNone = fitting.data?.length === 0;
  const isEmpty = fitsNone && all.data?.length === 0;
  const fit = useFit({ para: "mim" });
  const missing = fit && missingForFit(fit);
  const exact = fit && fitting.data?.slice(0, SHOWN).map(({ serviceType }) => fitRankOf(serviceType, fit) === 0);
  const some = exact?.includes(true) ? NEWEST.mixed : NEWEST.noneExact;
  const known = exact?.includes(false) ? some : NEWEST.fitting;
  return (
    <>
      {missing && <MissingForFit field={missing} />}
      {!missing && !isEmpty && <p className={fitClass}>{fitsNone ? NEWEST.noneFits : known}</p>}
      <List query={fitsNone ? all : fitting} host="/prestador/dashboard" />
    </>
  );
}
