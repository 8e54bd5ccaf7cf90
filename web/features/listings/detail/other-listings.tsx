import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { ListingCard } from "../listing-card.tsx";
import { OTHERS } from "../own/messages.ts";

/** Other public listings of the same seller; nothing if there are none. */
export function OtherListings({ id }: { id: string }) {
  const now = useNow();
  const { data: others = [] } = trpc.listings.othersOfSeller.useQuery({ id });
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="outros" className="mt-8">
      <h2 id="outros" className="text-xl">
        {OTHERS.title}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {others.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <ListingCard listing={listing} now={now} priority="late" titleAs="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
