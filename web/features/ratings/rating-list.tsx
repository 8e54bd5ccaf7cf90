import type { ReactNode } from "react";
import type { RatedProfile } from "#src/features/ratings/schemas.ts";
import { late } from "@/lib/late.tsx";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { MoreButton } from "@/ui/states/more-button.tsx";
import { Skeleton, SkeletonCard, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { PERSON, RATINGS } from "./messages.ts";
import { RatingCard } from "./rating-card.tsx";

/** Actions that only author and person rated have. */
const RatingActions = late(async () => (await import("./rating-actions.tsx")).RatingActions, {
  pending: <Skeleton className="h-11 w-44" />,
});

interface RatingListProps {
  person: RatedProfile;
  report: (id: string) => ReactNode;
}

/** The ratings of a person, newest first, with what the viewer can do with each. */
export function RatingList({ person, report }: RatingListProps) {
  const { id, type } = person;
  const query = trpc.ratings.list.useInfiniteQuery(
    { id, type },
    { getNextPageParam: nextCursorOf, initialCursor: null, select: itemsOf },
  );
  const isOwn = person.obstacle === "own";
  return (
    <section aria-labelledby="lista-de-avaliacoes">
      <h2 id="lista-de-avaliacoes" className="mb-4 text-xl">
        {RATINGS.title}
      </h2>
      <Loaded
        query={query}
        pending={
          <SkeletonGroup label={PERSON.loading} className="flex flex-col gap-3">
            <SkeletonCard />
            <SkeletonCard />
          </SkeletonGroup>
        }
        failed={{ title: RATINGS.failed, titleAs: "p" }}
        empty={<EmptyState titleAs="p" illustration={<TapeMeasure />} title={RATINGS.empty} text={RATINGS.emptyText} />}
      >
        {(ratings) => (
          <ul className="flex flex-col gap-3">
            {ratings.map((rating) => (
              <li key={rating.id}>
                <RatingCard rating={rating} personName={person.name}>
                  {(isOwn || (rating.isAuthor && rating.kind === "free")) && (
                    <RatingActions rating={rating} person={person} />
                  )}
                  {!rating.isAuthor && report(rating.id)}
                </RatingCard>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <MoreButton list={query} of={RATINGS.moreOf} />
    </section>
  );
}
