import type { ListingSummary } from "#src/features/listings/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { ListingCard } from "../listing-card.tsx";
import { OTHERS } from "../own/messages.ts";

/** Other public listings of the same seller, and similar ones of anybody; nothing if there are none. */
export function OtherListings({ id }: { id: string }) {
  const { data: others } = trpc.listings.othersOfSeller.useQuery({ id });
  const { data: similar = [] } = trpc.listings.similar.useQuery({ id });
  if (others === undefined) return null;
  const shown = new Set(others.map((listing) => listing.id));
  return (
    <>
      <Row id="outros" title={OTHERS.title} listings={others} />
      <Row id="parecidos" title={OTHERS.similar} listings={similar.filter((listing) => !shown.has(listing.id))} />
    </>
  );
}

function Row({ id, title, listings }: { id: string; title: string; listings: readonly ListingSummary[] }) {
  const now = useNow();
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {listings.map((listing) => (
          <li key={listing.id} className="min-w-0">
            <ListingCard listing={listing} now={now} priority="late" titleAs="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
