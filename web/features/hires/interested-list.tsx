import { Link } from "@tanstack/react-router";
import type { InterestedPerson } from "#src/features/hires/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { TapeMeasure } from "@/ui/late-drawings.tsx";
import { ListEnd } from "@/ui/list-end.tsx";
import { Loaded } from "@/ui/loaded.tsx";
import { SkeletonCard, SkeletonGroup } from "@/ui/skeleton.tsx";
import { InterestedCard } from "./interested-card.tsx";
import { INTERESTED } from "./messages.ts";
import { NOT_FOUND_CODES, RequestGone } from "./request-gone.tsx";

const GRID = "grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2";

/** Everyone who is interested, and whether one of them can still be said to be hired. */
const interestedOf = ({ pages }: { pages: { items: InterestedPerson[]; canHire: boolean }[] }) => ({
  people: pages.flatMap(({ items }) => items),
  canHire: pages[0]?.canHire ?? false,
});

export interface InterestedListProps {
  requestId: string;
  /** Of the request; null if it has none. */
  city: string | null;
  /** Heading level of the names. */
  titleAs?: "h2" | "h3";
}

/** The people who are interested in the user's request, newest first. */
export function InterestedList({ requestId, city, titleAs = "h2" }: InterestedListProps) {
  const list = trpc.hires.interested.useInfiniteQuery(
    { requestId },
    { getNextPageParam: nextCursorOf, select: interestedOf },
  );
  if (!list.data && NOT_FOUND_CODES.has(failureOf(list.error).code)) return <RequestGone />;
  return (
    <Loaded query={list} pending={<Pending label={INTERESTED.loading} />} failed={{ title: INTERESTED.failed }}>
      {({ people, canHire }) =>
        people.length === 0 ? (
          <Nobody />
        ) : (
          <>
            <ul aria-label={INTERESTED.title} className={GRID}>
              {people.map((person) => (
                <li key={person.providerId} className="min-w-0">
                  <InterestedCard
                    requestId={requestId}
                    person={person}
                    city={city}
                    canHire={canHire}
                    titleAs={titleAs}
                  />
                </li>
              ))}
            </ul>
            <ListEnd list={list} texts={INTERESTED} pending={<Pending label={INTERESTED.loadingMore} />} />
          </>
        )
      }
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

function Nobody() {
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={INTERESTED.empty}
      text={INTERESTED.emptyText}
      action={
        <Link to="/portal-conexoes" className={buttonClass({ variant: "outline" })}>
          {INTERESTED.emptyAction}
        </Link>
      }
    />
  );
}
