import { Link } from "@tanstack/react-router";
import { memo, type ReactNode } from "react";
import { countdown } from "#src/features/requests/rules.ts";
import { wasClosed } from "#src/features/requests/rules-own.ts";
import type { RequestSummary } from "#src/features/requests/schemas.ts";
import { formatAgo } from "#src/shared/format.ts";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { cx } from "@/ui/cx.ts";
import { AddresseesMark, ForMeBadge } from "./addressed-marks.tsx";
import { locationOf } from "./location-of.ts";
import { CARD } from "./messages.ts";
import {
  HiddenBadge,
  HighlightBadge,
  HiredMark,
  InterestMark,
  PhotoMark,
  PlaceMark,
  PremiumToldMark,
  RelationBadge,
  SeenBadge,
} from "./request-marks.tsx";
import { CountdownMark, UrgencyBadge } from "./time-marks.tsx";
import type { DetailHost } from "./use-overlay.ts";

interface RequestCardProps {
  request: RequestSummary;
  now: number;
  /** The screen over which the detail opens. */
  host: DetailHost;
  /** Heading level of the title. */
  titleAs: "h2" | "h3" | undefined;
  /** In the list of own requests: what the user can do with it at once. */
  step: ReactNode;
}

/** A request in a list. The whole card is a link to its detail. */
export const RequestCard = memo(function RequestCard(props: RequestCardProps) {
  const { request, now, host, titleAs: Title = "h2", step } = props;
  const isExpired = countdown(request.expiresAt, now).state === "expired";
  const isAmongOwn = step !== undefined;
  return (
    <Card as="article" interactive tone={request.isHighlighted ? "premium" : "plain"} className="flex h-full flex-col">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap gap-1.5">
          <ForMeBadge {...request} />
          <UrgencyBadge urgency={request.urgency} />
          {!isAmongOwn && <RelationBadge {...request} />}
          <SeenBadge {...request} />
          <HighlightBadge {...request} />
          <HiddenBadge {...request} />
        </div>
        <span className="shrink-0 text-sm text-ink-soft tabular-nums">
          <span className="sr-only">{CARD.published} </span>
          {formatAgo(request.createdAt, now)}
        </span>
      </div>
      <div className="mt-2.5 flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Title className={cx("text-lg", isExpired && "text-ink-soft")}>
            <Link
              to={host}
              search={(search) => ({ ...search, solicitacao: request.id })}
              state={{ isOverlay: true }}
              resetScroll={false}
              className={cardLinkClass}
            >
              {request.serviceType}
            </Link>
          </Title>
          <p className="mt-1 line-clamp-3 text-ink-soft">{request.description}</p>
        </div>
        <PhotoMark {...request} />
      </div>
      <div className="mt-auto pt-3 text-sm text-ink-soft">
        <PlaceMark place={locationOf(request)} />
        <AddresseesMark {...request} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-concrete-200 pt-3">
          <span className="flex">
            {!isExpired && !request.isHired && <span className="sr-only">{CARD.expiresIn} </span>}
            {request.isHired ? (
              <HiredMark {...request} />
            ) : (
              <CountdownMark expiresAt={request.expiresAt} now={now} wasClosed={wasClosed(request)} />
            )}
          </span>
          {/* Among own requests, the link to them says how many. */}
          {(!isAmongOwn || request.isHired) && <InterestMark count={request.interestCount} />}
        </div>
        <PremiumToldMark {...request} />
        {/* Above the link that covers the card. */}
        {step && <div className="relative z-10 mt-3 empty:hidden">{step}</div>}
      </div>
    </Card>
  );
});
