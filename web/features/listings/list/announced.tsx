import { Link } from "@tanstack/react-router";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SEARCHES } from "../own/messages.ts";
import { ListingGrid, ListingGridSkeleton } from "./listing-grid.tsx";

/** What the last notice of a saved search tells of, and nothing else. */
export function Announced({ searchId }: { searchId: string }) {
  const now = useNow();
  const query = trpc.listings.announced.useQuery({ id: searchId });
  return (
    <Loaded
      query={query}
      pending={<ListingGridSkeleton label={SEARCHES.loading} />}
      failed={{ title: SEARCHES.failed }}
    >
      {(listings) => (
        <>
          <h2 className="text-base">
            {listings.length === 0 ? SEARCHES.noneLeft : SEARCHES.announced(listings.length)}
          </h2>
          {listings.length > 0 && <ListingGrid listings={listings} now={now} isStale={false} hasHearts />}
          <Link
            to="/marketplace"
            search={({ novos: _announced, ...rest }: MarketplaceSearch) => rest}
            className={buttonClass({ variant: "outline", className: "self-start" })}
          >
            {SEARCHES.seeAll}
          </Link>
        </>
      )}
    </Loaded>
  );
}
