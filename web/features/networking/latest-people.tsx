import { directoryInputOf } from "#src/features/networking/addresses.ts";
import { LOADING } from "@/lib/messages.ts";
import { trpc } from "@/lib/trpc.ts";
import { Helmet } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { DirectoryCard } from "./directory/directory-entry.tsx";
import { PORTAL } from "./directory/messages.ts";

const SHOWN = 4;

/** The first professionals of the directory, for the provider panel. */
export function LatestPeople() {
  const query = trpc.networking.directory.useQuery(directoryInputOf({}));
  return (
    <Loaded
      query={query}
      pending={
        <SkeletonGroup label={LOADING}>
          <Skeleton className="h-48 w-full rounded-card" />
        </SkeletonGroup>
      }
      failed={{ title: PORTAL.failed, titleAs: "h3" }}
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState illustration={<Helmet />} title={PORTAL.empty} titleAs="h3" />
        ) : (
          <ul aria-label={PORTAL.list} className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2">
            {items.slice(0, SHOWN).map((entry) => (
              <li key={entry.id} className="min-w-0">
                <DirectoryCard entry={entry} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
