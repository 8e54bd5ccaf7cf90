import { Link, useNavigate } from "@tanstack/react-router";
import { Pencil, Plus, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { OwnListing } from "#src/features/listings/schemas.ts";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { formatDay } from "#src/shared/format.ts";
import { HIDDEN } from "@/lib/moderation-messages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { BrickWall } from "@/ui/drawings/late-drawings.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { RowMenu } from "@/ui/overlays/row-menu.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { BackToList } from "../detail/back-link.tsx";
import { StatusBadge } from "../detail/detail-marks.tsx";
import { DeleteQuestion, SoldButton } from "../detail/owner-actions.tsx";
import { listingPrice } from "../listing-marks.tsx";
import { Thumbnail } from "../photo.tsx";
import { listSearch } from "../search.ts";
import { OWN } from "./messages.ts";
import { OwnSkeleton } from "./own-skeleton.tsx";
import { OwnTabs } from "./own-tabs.tsx";
import { RenewButton } from "./renew-button.tsx";
import { useRenewListing } from "./use-own-listing.ts";

/** ?ver=meus-anuncios: the user's own listings, active and inactive, newest first. */
export function OwnScreen() {
  useTabTitle(OWN.title);
  const query = trpc.listings.mine.useQuery();
  return (
    <Container className="pb-8">
      <PageHeader
        title={OWN.title}
        back={<BackToList />}
        actions={
          <Link
            to="/marketplace"
            search={(search: MarketplaceSearch) => ({ ...listSearch(search), ver: "publicar" as const })}
            state={{ isFromList: true }}
            className={buttonClass()}
          >
            <Plus size={20} aria-hidden />
            {OWN.publish}
          </Link>
        }
      />
      <OwnTabs />
      <Loaded
        query={query}
        pending={<OwnSkeleton />}
        failed={{ title: OWN.failed }}
        empty={<EmptyState illustration={<BrickWall />} title={OWN.empty} text={OWN.emptyText} />}
      >
        {(listings) => (
          <ul aria-label={OWN.title} className="grid gap-3 md:gap-4 lg:grid-cols-2">
            {listings.map((listing) => (
              <li key={listing.id} className="min-w-0">
                <OwnCard listing={listing} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Container>
  );
}

function OwnCard({ listing }: { listing: OwnListing }) {
  const { id, title, priceCents, imageUrl, isActive, isSold, isHidden, expiresAt } = listing;
  const day = formatDay(expiresAt);
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      <div className="relative flex flex-1 gap-3 p-3">
        <div className="w-28 shrink-0 self-start overflow-hidden rounded-control">
          <Thumbnail url={imageUrl} />
        </div>
        <div className="min-w-0 flex-1">
          {isHidden ? <Badge>{HIDDEN.mark}</Badge> : <StatusBadge isActive={isActive} isSold={isSold} />}
          <h2 className="mt-1.5 line-clamp-2 text-base leading-snug">
            <Link
              to="/marketplace"
              search={(search: MarketplaceSearch) => ({ ...listSearch(search), anuncio: id })}
              state={{ isFromList: true }}
              className={cardLinkClass}
            >
              {title}
            </Link>
          </h2>
          <p className="font-semibold tabular-nums">{listingPrice(priceCents)}</p>
          <p className="text-sm text-ink-soft tabular-nums">
            {isActive || isHidden || isSold ? OWN.expires(day) : OWN.expired(day)}
          </p>
        </div>
      </div>
      <Figures listing={listing} />
      <OwnActions listing={listing} />
    </Card>
  );
}

function Figures({ listing: { id, views, favorites, openings, waiting } }: { listing: OwnListing }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 pb-2 text-sm text-ink-soft tabular-nums">
      <ul aria-label={OWN.figures} className="contents">
        <li>{OWN.views(views)}</li>
        <li>{OWN.hearts(favorites)}</li>
        <li>{OWN.contacts(openings)}</li>
      </ul>
      {waiting > 0 && (
        <Link
          to="/marketplace"
          search={(search: MarketplaceSearch) => ({ ...listSearch(search), anuncio: id })}
          hash="perguntas"
          state={{ isFromList: true }}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {OWN.waiting(waiting)}
        </Link>
      )}
    </div>
  );
}

/** What the owner does next, and a menu with the rest. */
function OwnActions({ listing }: { listing: OwnListing }) {
  const { id, title, isActive, isSold, isHidden } = listing;
  const navigate = useNavigate({ from: "/marketplace" });
  const [isAsking, setAsking] = useState(false);
  const { renew } = useRenewListing(id);
  const edit = () =>
    void navigate({ search: (search) => ({ ...listSearch(search), editar: id }), state: { isFromList: true } });
  const isOver = !isActive && !isSold && !isHidden;
  return (
    <div className="flex items-center justify-between gap-2 border-t border-concrete-200 p-3">
      {isOver ? <RenewButton listing={listing} /> : <SoldButton listing={listing} />}
      <div className="ml-auto">
        <RowMenu
          label={OWN.more(title)}
          items={[
            { label: OWN.edit, icon: Pencil, onSelect: edit },
            ...(isActive ? [{ label: OWN.renew, icon: RotateCw, onSelect: renew }] : []),
            { label: OWN.remove, icon: Trash2, isDanger: true, onSelect: () => setAsking(true) },
          ]}
        />
      </div>
      <DeleteQuestion listing={listing} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
