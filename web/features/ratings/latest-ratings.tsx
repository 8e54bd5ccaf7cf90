import type { RatedInput } from "#src/features/ratings/schemas.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { LATEST, PERSON, RATINGS } from "./messages.ts";
import { RatingCard } from "./rating-card.tsx";

const SHOWN = 4;

/** The newest ratings of a person, for their dashboard. */
export function LatestRatings({ rated, name }: { rated: RatedInput; name: string }) {
  const query = trpc.ratings.list.useInfiniteQuery(rated, {
    getNextPageParam: nextCursorOf,
    initialCursor: null,
    select: ({ pages }) => pages.flatMap(({ items }) => items).slice(0, SHOWN),
  });
  return (
    <Loaded
      query={query}
      pending={
        <SkeletonGroup label={PERSON.loading}>
          <Skeleton className="h-48 w-full rounded-card" />
        </SkeletonGroup>
      }
      failed={{ title: RATINGS.failed, titleAs: "p" }}
      empty={<p className="text-ink-soft">{LATEST.none}</p>}
    >
      {(ratings) => (
        <ul className="flex flex-col gap-3">
          {ratings.map((rating) => (
            <li key={rating.id}>
              <RatingCard rating={rating} personName={name} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
