import { Link } from "@tanstack/react-router";
import { MapPin } from "lucide-react";
import { memo } from "react";
import type { ListingSummary } from "#src/features/listings/schemas.ts";
import { formatAgo } from "#src/shared/format.ts";
import { late } from "@/lib/late.tsx";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { ConditionBadge, listingPrice } from "./listing-marks.tsx";
import { CARD, TERMS } from "./messages.ts";
import { Thumbnail, type ThumbnailProps } from "./photo.tsx";

const LateHeart = late(async () => (await import("./own/heart.tsx")).Heart);

interface ListingCardProps {
  listing: ListingSummary;
  now: number;
  priority: ThumbnailProps["priority"];
  /** Heading level of the title. */
  titleAs?: "h2" | "h3" | undefined;
  /** For signed-in people. */
  hasHeart?: boolean | undefined;
}

/** Millions have room in one line. */
const priceClass = (cents: number) => (cents < 100_000_000 ? "text-base xs:text-lg" : "text-sm xs:text-base");

function termsOf({ priceCents, priceNegotiable, acceptsSwap }: ListingSummary): string {
  if (priceCents === 0) return "";
  return priceNegotiable ? TERMS.negotiable : acceptsSwap ? TERMS.swap : "";
}

/** A listing in the grid. The whole card is a link. Titles always take two lines, so that rows align. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, now, priority, titleAs: Title = "h2", hasHeart = false } = props;
  const { id, title, priceCents, condition, cityName, createdAt, imageUrl } = listing;
  return (
    <Card as="article" interactive padding="none" className="flex h-full flex-col">
      <div className="relative">
        <Thumbnail url={imageUrl} priority={priority} />
        <span className="absolute bottom-2 left-2 flex rounded-sm [box-shadow:0_0_0_2px_#fff]">
          <ConditionBadge condition={condition} />
        </span>
        {hasHeart && (
          <span className="absolute top-1 right-1 z-10">
            <LateHeart id={id} title={title} />
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-3">
        <p className={cx("title leading-tight tabular-nums", priceClass(priceCents))}>{listingPrice(priceCents)}</p>
        <p className="min-h-[1lh] truncate text-sm text-ink-soft">{termsOf(listing)}</p>
        <Title className="mt-1 line-clamp-2 min-h-[2lh] font-sans text-base leading-snug font-medium tracking-normal [font-stretch:100%]">
          <Link
            to="/marketplace"
            search={(search) => ({ ...search, anuncio: id })}
            state={{ isFromList: true }}
            className={cardLinkClass}
          >
            {title}
          </Link>
        </Title>
        <div className="mt-2 flex flex-col gap-0.5 text-sm text-ink-soft">
          <span className="flex min-w-0 items-center gap-1">
            <MapPin size={16} aria-hidden />
            <span className="sr-only">{CARD.place}</span>
            <span className="truncate">{cityName}</span>
          </span>
          <span className="tabular-nums">
            <span className="sr-only">{CARD.published} </span>
            {formatAgo(createdAt, now)}
          </span>
        </div>
      </div>
    </Card>
  );
});
