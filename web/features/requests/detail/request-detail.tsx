import { Link } from "@tanstack/react-router";
import { CalendarX, Handshake, UserCheck } from "lucide-react";
import type { ReactNode } from "react";
import { isHire } from "#src/features/hires/rules-interest.ts";
import { countdown } from "#src/features/requests/rules.ts";
import { asksForMore, mayReopen, offersExtension, wasClosed } from "#src/features/requests/rules-own.ts";
import type { Lead, RequestDetail } from "#src/features/requests/schemas.ts";
import { formatAgo } from "#src/shared/format.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { late } from "@/lib/late.tsx";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { lateError } from "@/ui/states/error-state.tsx";
import { HiddenNotice } from "@/ui/states/hidden-notice.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { AddresseesMark, ForMeBadge } from "../addressed-marks.tsx";
import { CARD } from "../messages.ts";
import { HighlightBadge, RelationBadge, SeenBadge } from "../request-marks.tsx";
import { CountdownMark, UrgencyBadge } from "../time-marks.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { DETAIL } from "./detail-messages.ts";
import { OwnStep } from "./late-own-step.tsx";
import { LEAD } from "./lead-messages.ts";
import { OwnOffer } from "./own-offer.tsx";
import { RecommendButton } from "./recommend-button.tsx";
import { ReopenButton } from "./reopen-button.tsx";
import { ShareLink } from "./share-link.tsx";

/** What a provider wants to know of the client before spending time on the request. */
function ClientLead({ lead: { isEmailConfirmed, hasConfirmedPhone, isFirst, former } }: { lead: Lead }) {
  return (
    <ul>
      {isEmailConfirmed && <li>{LEAD.isEmailConfirmed}</li>}
      {hasConfirmedPhone && <li>{LEAD.hasConfirmedPhone}</li>}
      {isFirst && <li>{LEAD.isFirst}</li>}
      {former.requests > 0 && <li>{LEAD.former(former)}</li>}
    </ul>
  );
}

// Useful only where enough was published, and never needed at first.
const Forecast = late(async () => (await import("../new/forecast.tsx")).Forecast);
const LateGallery = late(async () => (await import("@/ui/photos/gallery.tsx")).Gallery, {
  pending: <Skeleton className="aspect-4/3 w-full rounded-card" />,
  failed: lateError,
});

interface RequestDetailBodyProps {
  request: RequestDetail;
  now: number;
  /** True while only the list's data is known, which has no contact. */
  isContactLoading: boolean;
  /** Action for everyone but the owner. */
  report: ReactNode;
  /** The people who are interested, if the request is the user's own. */
  interested: ReactNode;
}

/** Everything the user may see of a request. */
export function RequestDetailBody({ request, now, isContactLoading, report, interested }: RequestDetailBodyProps) {
  const isExpired = countdown(request.expiresAt, now).state === "expired";
  const isSeeking = !isExpired && !request.isHired;
  return (
    <div className="space-y-5 [contain:inline-size]">
      <div className="flex flex-wrap items-center gap-1.5">
        <ForMeBadge {...request} />
        <UrgencyBadge urgency={request.urgency} />
        <RelationBadge {...request} />
        <SeenBadge {...request} />
        <HighlightBadge {...request} />
        {request.isHired && (
          <Badge tone="success" icon={Handshake}>
            {isDone(request) ? CARD.done : CARD.hired}
          </Badge>
        )}
      </div>
      {request.isForMe && !isExpired && (
        <p className="flex items-start gap-2 font-semibold text-blueprint">
          <UserCheck size={20} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {request.openToAllAt === null ? DETAIL.forMe : DETAIL.forMeAlone(formatMoment(request.openToAllAt))}
          </span>
        </p>
      )}
      <AddresseesMark {...request} />
      {request.recommendedBy && (
        <p className="flex items-start gap-2 font-semibold text-blueprint">
          <UserCheck size={20} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-words">{DETAIL.recommendedBy(request.recommendedBy)}</span>
        </p>
      )}
      {request.isHidden && <HiddenNotice id={request.id} />}
      {isExpired && <ExpiredNotice request={request} now={now} />}
      {(asksForMore(request, now) || offersExtension(request, now)) && <OwnStep request={request} now={now} />}
      <div>
        <h3 className="text-base">{DETAIL.description}</h3>
        <p className="mt-1 break-words whitespace-pre-line">{request.description}</p>
      </div>
      {request.photos.length > 0 && <LateGallery urls={request.photos} texts={DETAIL.photos} inDialog />}
      <div>
        <Facts request={request} now={now} isExpired={isExpired} />
        {request.isOwn && isSeeking && <Forecast {...request} />}
      </div>
      {request.isInterested && <OwnOffer request={request} canEdit={!isExpired && request.answer === null} />}
      {request.isOwn && (
        <section
          aria-label={request.interestCount > 0 ? DETAIL.interests : undefined}
          className={cx(request.interestCount === 0 && "sr-only")}
        >
          <p role="status" className="font-semibold">
            {request.interestCount > 0 && CARD.interests(request.interestCount)}
          </p>
          {interested}
        </section>
      )}
      {(!isExpired || request.isOwn || (isHire(request.answer) && request.contactPhone !== null)) && (
        <ContactBlock request={request} isLoading={isContactLoading} />
      )}
      {isSeeking && !request.isHidden && request.openToAllAt === null && (
        <div className="grid gap-2">
          {!request.isOwn && <RecommendButton id={request.id} />}
          <ShareLink request={request} />
        </div>
      )}
      {!request.isOwn && <div className="-mb-2 -ml-3">{report}</div>}
    </div>
  );
}

/** Whether the service is done, for its client and for who did it. */
const isDone = (request: RequestDetail) => request.isDone || request.answer === "done";

function endOf(request: RequestDetail): string {
  if (isDone(request)) return DETAIL.done;
  if (wasClosed(request)) return request.isOwn ? DETAIL.closedOwn : DETAIL.closed;
  return request.isOwn ? DETAIL.overOwn : DETAIL.over;
}

/** An own one may come back, or be published again. */
function ExpiredNotice({ request, now }: { request: RequestDetail; now: number }) {
  return (
    <div role="status" className="rounded-card bg-concrete-100 p-4">
      <p className="flex items-start gap-2">
        <CalendarX size={20} aria-hidden className="mt-0.5" />
        <span>{endOf(request)}</span>
      </p>
      {request.isOwn && (
        <div className="mt-3 flex">
          {mayReopen(request, now) ? (
            <ReopenButton id={request.id} variant="outline" size="sm" />
          ) : (
            <Link
              to="/solicitar-servico"
              search={{ repetir: request.id }}
              className={buttonClass({ variant: "outline", size: "sm" })}
            >
              {DETAIL.publishAgain}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

function Facts({ request, now, isExpired }: { request: RequestDetail; now: number; isExpired: boolean }) {
  const { city, location, createdAt, expiresAt, isHired, interestCount, isOwn, lead } = request;
  const overTerm = wasClosed(request) ? DETAIL.closedAt : DETAIL.expiredAt;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-y border-concrete-200 py-4">
      <Fact term={DETAIL.city} wide>
        {city}
      </Fact>
      <Fact term={DETAIL.location} wide>
        {location}
      </Fact>
      <Fact term={DETAIL.publishedAt}>
        <time dateTime={new Date(createdAt).toISOString()} title={formatMoment(createdAt)}>
          {formatAgo(createdAt, now)}
        </time>
      </Fact>
      <Fact term={isExpired ? overTerm : DETAIL.expiresAt}>
        {isExpired || isHired ? formatMoment(expiresAt) : <CountdownMark expiresAt={expiresAt} now={now} />}
      </Fact>
      {/* The owner sees them below. */}
      {(!isOwn || interestCount === 0) && (
        <Fact term={DETAIL.interests} wide>
          {interestCount === 0 ? DETAIL.noInterest : CARD.interests(interestCount)}
        </Fact>
      )}
      {lead && !isOwn && (
        <Fact term={LEAD.term} wide>
          <ClientLead lead={lead} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "col-span-2 min-w-0" : "min-w-0"}>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

export function RequestDetailSkeleton() {
  return (
    <SkeletonGroup label={DETAIL.loading} className="space-y-5">
      <Skeleton className="h-6 w-36" />
      <SkeletonText lines={4} />
      <div className="grid grid-cols-2 gap-4 border-y border-concrete-200 py-4">
        <Skeleton className="col-span-2 h-11 w-2/3" />
        <Skeleton className="h-11 w-24" />
        <Skeleton className="h-11 w-24" />
      </div>
      <Skeleton className="h-28 w-full rounded-card" />
    </SkeletonGroup>
  );
}
