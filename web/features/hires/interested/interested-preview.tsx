import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { PersonRow } from "@/ui/person-row.tsx";
import { Stars } from "@/ui/stars.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { HireStatusBadge } from "../hire-status.tsx";
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
    <Loaded
      query={query}
      pending={<SkeletonRows label={INTERESTED.loading} rows={2} className="mt-2" />}
      failed={{ title: INTERESTED.failed, titleAs: "p" }}
    >
      {(people) => (
        <ul className="mt-2 space-y-3">
          {people.slice(0, SHOWN).map(({ providerId, name, avatarUrl, profession, averageRating, hire }) => (
            <li key={providerId}>
              <PersonRow name={name} avatarUrl={avatarUrl} text={profession}>
                <span className="mt-1 flex">
                  {hire ? <HireStatusBadge hire={hire} /> : <Stars value={averageRating} size={16} />}
                </span>
              </PersonRow>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
