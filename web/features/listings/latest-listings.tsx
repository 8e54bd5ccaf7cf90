import { queryOf } from "#src/features/listings/addresses.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { ListingGridSkeleton } from "./list/listing-grid.tsx";
import { ListingCard } from "./listing-card.tsx";
import { searchInput } from "./load-listings.ts";
import { LIST } from "./messages.ts";

const SHOWN = 4;

/** The newest listings, for the panels. */
export function LatestListings() {
  const now = useNow();
  const query = trpc.listings.search.useInfiniteQuery(searchInput(queryOf({})), {
    getNextPageParam: nextCursorOf,
    select: itemsOf,
  });
  return (
    <Loaded
      query={query}
      pending={<ListingGridSkeleton label={LIST.loading} count={SHOWN} />}
      failed={{ title: LIST.failed, titleAs: "h3" }}
      empty={<EmptyState illustration={<TapeMeasure />} title={LIST.empty} titleAs="h3" text={LIST.emptyAll} />}
    >
      {(listings) => (
        <ul aria-label={LIST.label} className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
          {listings.slice(0, SHOWN).map((listing) => (
            <li key={listing.id} className="min-w-0">
              <ListingCard listing={listing} now={now} priority="soon" />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
