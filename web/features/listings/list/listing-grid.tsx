import type { ListingSummary } from "#src/features/listings/schemas.ts";
import { cx } from "@/ui/cx.ts";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { ListingCard } from "../listing-card.tsx";
import { LIST } from "../messages.ts";

const GRID = "grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3";
/** Cards visible without scrolling at any width; their photos load eagerly. */
const FIRST_SCREEN = 4;

/**
 * Cards below the first screen are laid out, and load their photos, when they come near. Their estimated height is that of a
 * card: its photo, a share of the grid's width, and its lines of text.
 */
const LATER =
  "-m-2 min-w-0 p-2 [content-visibility:auto] [contain-intrinsic-height:auto_calc(37.5cqi+180px)] sm:[contain-intrinsic-height:auto_calc(25cqi+180px)]";

interface ListingGridProps {
  listings: readonly ListingSummary[];
  now: number;
  /** True while these are the previous filter's results and the new ones load. */
  isStale: boolean;
  hasHearts: boolean;
}

export function ListingGrid({ listings, now, isStale, hasHearts }: ListingGridProps) {
  return (
    <ul aria-label={LIST.label} aria-busy={isStale} className={cx(GRID, "transition-opacity", isStale && "opacity-50")}>
      {listings.map((listing, index) => (
        <li key={listing.id} data-item={listing.id} className={index < FIRST_SCREEN ? "min-w-0" : LATER}>
          <ListingCard
            listing={listing}
            now={now}
            hasHeart={hasHearts}
            priority={index === 0 ? "first" : index < FIRST_SCREEN ? "soon" : "late"}
          />
        </li>
      ))}
    </ul>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder for loading cards, at most eight. */
export function ListingGridSkeleton({ label, count = PLACES.length }: { label: string; count?: number | undefined }) {
  return (
    <SkeletonGroup label={label} className={GRID}>
      {PLACES.slice(0, count).map((place) => (
        <div key={place} aria-hidden className="overflow-hidden rounded-card border border-concrete-200 bg-white">
          <Skeleton className="aspect-4/3 w-full rounded-none" />
          <div className="p-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="mt-2 h-4.5 w-full" />
            <Skeleton className="mt-1.5 h-4.5 w-2/3" />
            <Skeleton className="mt-3 h-4 w-1/2" />
            <Skeleton className="mt-2 h-4 w-1/3" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
