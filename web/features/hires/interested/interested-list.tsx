import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { InterestedOrder } from "#src/features/hires/rules-interest.ts";
import type { RequestDetail } from "#src/features/requests/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ListEnd } from "@/ui/states/list-end.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonCard, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { NOT_FOUND_CODES, RequestGone } from "../outcome/request-gone.tsx";
import { ChoosingTools, CompareBar, interestedOf, useCompared } from "./choosing.tsx";
import { InterestedCard } from "./interested-card.tsx";
import { INTERESTED } from "./interested-messages.ts";

const GRID = "grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2";

export interface InterestedListProps {
  requestId: string;
  request: RequestDetail | undefined;
  /** Heading level of the names. */
  titleAs?: "h2" | "h3";
  order?: InterestedOrder;
  /** Whether the user can sort, compare and ask them here. */
  isChoosing?: boolean;
}

/** The people who are interested in the user's request. */
export function InterestedList(props: InterestedListProps) {
  const { requestId, request, titleAs = "h2", order = "newest", isChoosing = false } = props;
  const list = trpc.hires.interested.useInfiniteQuery(
    { requestId, order },
    { getNextPageParam: nextCursorOf, select: interestedOf, placeholderData: keepPreviousData },
  );
  const compared = useCompared();
  if (!list.data && NOT_FOUND_CODES.has(failureOf(list.error).code)) return <RequestGone />;
  return (
    <Loaded query={list} pending={<Pending label={INTERESTED.loading} />} failed={{ title: INTERESTED.failed }}>
      {(interested) => {
        const { people, canHire, canChoose, question, pages } = interested;
        if (people.length === 0) return <Nobody request={request} />;
        return (
          <>
            {isChoosing && <ChoosingTools requestId={requestId} interested={interested} order={order} />}
            <ul aria-label={INTERESTED.title} className={GRID}>
              {people.map((person) => (
                <li key={person.providerId} className="min-w-0">
                  <InterestedCard
                    requestId={requestId}
                    person={person}
                    city={request?.city ?? null}
                    canHire={canHire}
                    hasQuestion={question !== ""}
                    choice={isChoosing && canChoose ? compared.choiceOf(person.providerId) : null}
                    titleAs={titleAs}
                  />
                </li>
              ))}
            </ul>
            {(list.hasNextPage || pages > 1) && (
              <ListEnd list={list} pending={<Pending label={INTERESTED.loadingMore} />} />
            )}
            {canChoose && <CompareBar requestId={requestId} interested={interested} compared={compared} />}
          </>
        );
      }}
    </Loaded>
  );
}

function Pending({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={GRID}>
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonGroup>
  );
}

function Nobody({ request }: Pick<InterestedListProps, "request">) {
  const now = useNow();
  const isOver = request !== undefined && request.expiresAt <= now;
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={isOver ? INTERESTED.none : INTERESTED.empty}
      text={isOver ? INTERESTED.noneText : INTERESTED.emptyText}
      action={
        <Link to="/portal-conexoes" className={buttonClass({ variant: "outline" })}>
          {INTERESTED.emptyAction}
        </Link>
      }
    />
  );
}
