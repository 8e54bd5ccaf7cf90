import { Handshake, Images, MapPin, UserRound, Users, WifiOff } from "lucide-react";
import { thumbnailOf } from "#src/shared/image-urls.ts";
import { HIDDEN } from "@/lib/moderation-messages.ts";
import { interestKey, useIsWaiting } from "@/lib/offline/use-waiting.ts";
import { Badge } from "@/ui/badge.tsx";
import { CARD } from "./messages.ts";

/** Marks own requests, and those the user is interested in. */
export function RelationBadge({ id, isOwn, isInterested }: { id: string; isOwn: boolean; isInterested: boolean }) {
  if (isOwn) {
    return (
      <Badge tone="success" icon={UserRound}>
        {CARD.own}
      </Badge>
    );
  }
  return isInterested && <InterestBadge id={id} />;
}

function InterestBadge({ id }: { id: string }) {
  const isWaiting = useIsWaiting(interestKey(id));
  return (
    <Badge tone="info" icon={isWaiting ? WifiOff : Handshake}>
      {isWaiting ? CARD.interestWaits : CARD.interested}
    </Badge>
  );
}

/** Marks own requests that a decision hid from everyone else. */
export function HiddenBadge({ isHidden }: { isHidden: boolean }) {
  return isHidden && <Badge>{HIDDEN.mark}</Badge>;
}

/** Marks requests of people with premium. */
export function HighlightBadge({ isHighlighted }: { isHighlighted: boolean }) {
  return isHighlighted && <Badge tone="premium">{CARD.highlighted}</Badge>;
}

/** Tells interested people that the owner looked at their card. */
export function SeenBadge({ isSeen }: { isSeen: boolean }) {
  return (
    isSeen && (
      <Badge tone="success" icon={UserRound}>
        {CARD.seen}
      </Badge>
    )
  );
}

/** Tells that somebody was hired, and that the service is done, instead of the time left. */
export function HiredMark({ isDone }: { isDone: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-success-dark">
      <Handshake size={18} aria-hidden />
      {isDone ? CARD.done : CARD.hired}
    </span>
  );
}

export function InterestMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Users size={18} aria-hidden />
      {CARD.interests(count)}
    </span>
  );
}

/** Tells providers without premium what others got earlier. */
export function PremiumToldMark({ premiumTold }: { premiumTold: number }) {
  if (!premiumTold) return null;
  return (
    <p className="mt-3 flex items-start gap-1.5 text-sm text-premium">
      <Users size={18} aria-hidden className="mt-0.5 shrink-0" />
      {CARD.premiumTold(premiumTold)}
    </p>
  );
}

/** The first photo, and how many there are. The title beside it names the request. */
export function PhotoMark({ imageUrl, photoCount }: { imageUrl: string | null; photoCount: number }) {
  if (imageUrl === null) return null;
  return (
    <span className="relative size-20 shrink-0 overflow-hidden rounded-control border border-concrete-200 bg-concrete-100">
      <img
        src={thumbnailOf(imageUrl)}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
      <span className="absolute right-1 bottom-1 inline-flex items-center gap-1 rounded-sm bg-ink/70 px-1.5 py-0.5 text-xs font-semibold text-white tabular-nums">
        <Images size={12} aria-hidden />
        <span aria-hidden>{photoCount}</span>
        <span className="sr-only">{CARD.photos(photoCount)}</span>
      </span>
    </span>
  );
}

export function PlaceMark({ place }: { place: string }) {
  return (
    <span className="flex min-w-0 items-start gap-1.5">
      <MapPin size={18} aria-hidden className="mt-0.5" />
      <span className="sr-only">{CARD.location}</span>
      <span className="min-w-0 line-clamp-2">{place}</span>
    </span>
  );
}
