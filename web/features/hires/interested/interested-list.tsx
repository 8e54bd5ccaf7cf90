import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { InterestedOrder } from "#src/features/hires/rules-interest.ts";
import type { RequestDetail } from "#src/features/requests/schemas.ts";
import { isNotFound } from "@/lib/errors.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { CARD_GRID, CardGridSkeleton } from "@/ui/states/card-grid.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ListEnd } from "@/ui/states/list-end.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { RequestGone } from "../outcome/request-gone.tsx";
import { ChoosingTools, CompareBar, interestedOf, useCompared } from "./choosing.tsx";
import { InterestedCard } from "./interested-card.tsx";
import { INTERESTED } from "./interested-messages.ts";

interface InterestedListProps {
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
  if (!list.data && isNotFound(list.error)) return <RequestGone />;
  return (
    <Loaded
      query={list}
      pending={<CardGridSkeleton label={INTERESTED.loading} />}
      failed={{ title: INTERESTED.failed }}
    >
      {(interested) => {
        const { people, canHire, canChoose, question, pages } = interested;
        if (people.length === 0) return <Nobody request={request} />;
        return (
          <>
            {isChoosing && <ChoosingTools requestId={requestId} interested={interested} order={order} />}
            <ul aria-label={INTERESTED.title} className={CARD_GRID}>
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
              <ListEnd list={list} pending={<CardGridSkeleton label={INTERESTED.loadingMore} />} />
            )}
            {canChoose && <CompareBar requestId={requestId} interested={interested} compared={compared} />}
          </>
        );
      }}
    </Loaded>
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
