import { Link } from "@tanstack/react-router";
import { HeartOff } from "lucide-react";
import { useEffect, useState } from "react";
import type { FavoriteListing } from "#src/features/listings/schemas.ts";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { BackToList } from "../detail/back-link.tsx";
import { StatusBadge } from "../detail/detail-marks.tsx";
import { ConditionBadge, listingPrice } from "../listing-marks.tsx";
import { Thumbnail } from "../photo.tsx";
import { listSearch } from "../search.ts";
import { Heart } from "./heart.tsx";
import { readKnown, storeKnown } from "./known-favorites.ts";
import { FAVORITES } from "./messages.ts";
import { OwnSkeleton } from "./own-skeleton.tsx";
import { OwnTabs } from "./own-tabs.tsx";

/** ?ver=favoritos: the user's favourites, the newest first; sold and expired ones are marked. */
export function FavoritesScreen() {
  useTabTitle(FAVORITES.title);
  const query = trpc.listings.favorites.useQuery();
  const seeAll = (
    <Link to="/marketplace" search={listSearch} className={buttonClass({ variant: "outline" })}>
      {FAVORITES.emptyAction}
    </Link>
  );
  return (
    <Container className="pb-8">
      <PageHeader title={FAVORITES.title} back={<BackToList />} />
      <OwnTabs />
      <Loaded
        query={query}
        pending={<OwnSkeleton label={FAVORITES.loading} />}
        failed={{ title: FAVORITES.failed }}
        empty={
          <EmptyState
            illustration={<TapeMeasure />}
            title={FAVORITES.empty}
            text={FAVORITES.emptyText}
            action={seeAll}
          />
        }
      >
        {(listings) => (
          <ul aria-label={FAVORITES.title} className="grid gap-3 md:gap-4 lg:grid-cols-2">
            {listings.map((listing) => (
              <li key={listing.id} className="min-w-0">
                <FavoriteCard listing={listing} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {/* Last, because it comes late, and must not move the hearts. */}
      {query.data && <GoneFavorites listings={query.data} />}
    </Container>
  );
}

/** Sold listings still have a page for some time, expired ones don't. */
function FavoriteCard({ listing }: { listing: FavoriteListing }) {
  const { id, title, priceCents, imageUrl, condition, cityName, isActive, isSold, hasPage } = listing;
  return (
    <Card as="article" interactive={hasPage} padding="none" className="flex h-full gap-3 p-3">
      <div className="w-28 shrink-0 self-start overflow-hidden rounded-control">
        <Thumbnail url={imageUrl} />
      </div>
      <div className="min-w-0 flex-1">
        {isActive && <ConditionBadge condition={condition} />}
        {isSold && <StatusBadge isActive={false} isSold />}
        {!isActive && !isSold && <Badge>{FAVORITES.ended}</Badge>}
        <h2 className="mt-1.5 line-clamp-2 text-base leading-snug">
          {hasPage ? (
            <Link
              to="/marketplace"
              search={(search: MarketplaceSearch) => ({ ...listSearch(search), anuncio: id })}
              state={{ isFromList: true }}
              className={cardLinkClass}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="font-semibold tabular-nums">{listingPrice(priceCents)}</p>
        <p className="text-sm text-ink-soft">{cityName}</p>
      </div>
      <span className="relative z-10 self-start">
        <Heart id={id} title={title} isAssumed />
      </span>
    </Card>
  );
}

/** Says which favourites are no longer in the portal. */
function GoneFavorites({ listings }: { listings: readonly FavoriteListing[] }) {
  const [known, setKnown] = useState(readKnown);
  const titles = Object.fromEntries(listings.map(({ id, title }) => [id, title]));
  const missing = Object.entries(known).filter(([id]) => !(id in titles));
  // Those that were taken out on another device are still there.
  const answers = trpc.useQueries((t) => missing.map(([id]) => t.listings.byId({ id })));
  const gone = missing.filter((_, index) => failureOf(answers[index]?.error).code === "listing.not_found");
  const isAsking = answers.some(({ isPending }) => isPending);
  const next = JSON.stringify({ ...Object.fromEntries(gone), ...titles });
  useEffect(() => {
    if (!isAsking) storeKnown(JSON.parse(next));
  }, [next, isAsking]);
  if (gone.length === 0) return null;
  return (
    <div
      role="status"
      className="mt-4 gap-4 rounded-card bg-concrete-100 p-4 md:flex md:items-center md:justify-between"
    >
      <p className="flex items-start gap-2">
        <HeartOff size={20} aria-hidden className="mt-0.5 shrink-0" />
        <span className="min-w-0 break-words">{FAVORITES.gone(gone.map(([, title]) => String(title)))}</span>
      </p>
      <Button variant="outline" size="sm" className="shrink-0 max-md:mt-3" onClick={() => setKnown(titles)}>
        {FAVORITES.understood}
      </Button>
    </div>
  );
}
