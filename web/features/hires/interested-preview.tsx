import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { Loaded } from "@/ui/loaded.tsx";
import { PersonRow } from "@/ui/person-row.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { Stars } from "@/ui/stars.tsx";
import { HireStatusBadge } from "./hire-status.tsx";
import { INTERESTED } from "./interested-messages.ts";

const SHOWN = 3;

/** The newest people who are interested, in the detail of the user's own request. */
export function InterestedPreview({ request: { id: requestId, interestCount: count } }: { request: RequestSummary }) {
  const query = trpc.hires.interested.useInfiniteQuery(
    { requestId },
    { getNextPageParam: nextCursorOf, select: itemsOf },
  );
  if (count === 0) return null;
  return (
    <section aria-labelledby="interessados">
      <h3 id="interessados" className="text-base">
        {INTERESTED.title}
      </h3>
      <Loaded query={query} pending={<Pending />} failed={{ title: INTERESTED.failed, titleAs: "p" }}>
        {(people) => (
          <ul className="mt-2 space-y-3">
            {people.slice(0, SHOWN).map(({ providerId, name, avatarUrl, profession, averageRating, hire }) => (
              <li key={providerId}>
                <PersonRow
                  name={name}
                  avatarUrl={avatarUrl}
                  text={profession}
                  end={hire ? <HireStatusBadge hire={hire} /> : <Stars value={averageRating} size={16} />}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Pending() {
  return (
    <SkeletonGroup label={INTERESTED.loading} className="mt-2">
      <Skeleton className="h-8 w-full" />
    </SkeletonGroup>
  );
}
