import { Link } from "@tanstack/react-router";
import { CircleCheck, Heart, Info, TimerOff, TriangleAlert } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { ListingDetail, ListingSummary } from "#src/features/listings/schemas.ts";
import { formatDay } from "#src/shared/format.ts";
import { isNotFound } from "@/lib/errors.ts";
import { maskCep } from "@/lib/format/mask.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { useSession } from "@/lib/session/session.ts";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { buttonClass } from "@/ui/button.tsx";
import { FloorPlan } from "@/ui/drawings/late-drawings.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { Gallery } from "@/ui/photos/gallery.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { LateHiddenNotice } from "@/ui/states/late-hidden-notice.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { VisibilitySentinel } from "@/ui/visibility-sentinel.tsx";
import { findLoaded } from "../listing-cache.ts";
import { ConditionBadge, listingPrice } from "../listing-marks.tsx";
import { NoPhoto } from "../photo.tsx";
import type { ReportAction } from "../report-action.ts";
import { listSearch } from "../search.ts";
import { BackToList, useReturn } from "./back-link.tsx";
import { SellerCard, WhatsAppBar } from "./detail-contact.tsx";
import { NegotiableBadge, StatusBadge, SwapBadge } from "./detail-marks.tsx";
import { LateFormerPrices, LateHeartButton, LateOthers, LateOwnerActions, LateQuestions } from "./late-parts.tsx";
import { DETAIL } from "./messages.ts";
import { ShareButton } from "./share-button.tsx";

/** Links in notices lead to the questions. */
const isQuestionsLink = () => window.location.hash === "#perguntas";
/** Questions and other listings load within this distance of the window. */
const NEAR = "200px";

interface DetailScreenProps {
  id: string;
  /** Action for everyone but the author. */
  report: ReportAction;
}

/** A listing's detail. Shows the data cached by the list until the full listing loads. */
export function DetailScreen({ id, report }: DetailScreenProps) {
  const query = trpc.listings.byId.useQuery({ id });
  const isGone = isNotFound(query.error);
  const detail = isGone ? undefined : query.data;
  const known = isGone ? undefined : (detail ?? findLoaded(id));
  useTabTitle(known?.title);
  return (
    <Container className="pt-3 pb-bar md:pt-5 md:pb-10">
      <BackToList />
      {known && <Listing key={id} known={known} detail={detail} report={report} />}
      {detail && (
        <div id="perguntas" className="scroll-mt-16">
          <WhenNear isWanted={isQuestionsLink}>
            <LateQuestions key={id} listing={detail} report={report} />
          </WhenNear>
        </div>
      )}
      {detail?.isOwn === false && (
        <WhenNear>
          <LateOthers id={id} />
        </WhenNear>
      )}
      {isGone && <Gone />}
      {/* Renders only the loading and error states; the listing above stays mounted. */}
      {!isGone && (
        <Loaded
          query={query}
          pending={!known && <Pending />}
          failed={{ title: DETAIL.failed, titleAs: known ? "h2" : "h1" }}
        >
          {() => null}
        </Loaded>
      )}
    </Container>
  );
}

interface ListingProps {
  known: ListingSummary;
  detail: ListingDetail | undefined;
  report: ReportAction;
}

function Listing({ known, detail, report }: ListingProps) {
  const first = known.imageUrl === null ? [] : [known.imageUrl];
  const isPublic = !detail || (!detail.isHidden && (detail.isActive || detail.isSold));
  return (
    <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr_auto] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 md:row-span-2">
        <Gallery
          urls={detail ? detail.photos.map((photo) => photo.url) : first}
          texts={DETAIL.photos}
          empty={<NoPhoto />}
        />
      </div>
      <Head known={known} detail={detail} />
      <div className="min-w-0 space-y-6 md:col-start-1 md:row-start-3">
        {detail ? <Text detail={detail} /> : <TextSkeleton />}
      </div>
      <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-2">
        <SellerCard detail={detail} />
        <div className="mt-3 flex flex-wrap justify-between gap-x-2">
          {isPublic && !detail?.isSold && <ShareButton listing={known} />}
          {detail?.isOwn === false && isPublic && report({ kind: "listing", id: known.id })}
        </div>
        <p className="mt-2 flex gap-2 text-sm text-ink-soft">
          <Info size={18} aria-hidden className="mt-0.5" />
          {DETAIL.safety}
        </p>
      </div>
      {detail && <WhatsAppBar detail={detail} />}
    </div>
  );
}

function Head({ known, detail }: { known: ListingSummary; detail: ListingDetail | undefined }) {
  const { leave } = useReturn();
  const StateIcon = detail?.isSold ? CircleCheck : TimerOff;
  return (
    <div className="min-w-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="title text-2xl tabular-nums md:text-3xl">{listingPrice(known.priceCents)}</p>
        {detail?.isOwn === false && <FavoriteButton id={known.id} />}
      </div>
      <h1 className="mt-1.5 text-xl font-semibold">{known.title}</h1>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <ConditionBadge condition={known.condition} />
        {known.priceNegotiable && known.priceCents > 0 && <NegotiableBadge />}
        {known.acceptsSwap && known.priceCents > 0 && <SwapBadge />}
        {detail && (detail.isOwn || detail.isSold) && !detail.isHidden && <StatusBadge {...detail} />}
      </div>
      {detail?.isHidden && (
        <div className="mt-4">
          <LateHiddenNotice id={detail.id} />
        </div>
      )}
      {detail && !detail.isActive && !detail.isHidden && (
        <p role="status" className="mt-4 flex gap-2 rounded-control bg-concrete-100 px-3 py-2.5">
          <StateIcon size={20} aria-hidden className="mt-0.5" />
          {inactiveText(detail)}
        </p>
      )}
      {detail?.isCheap && !detail.isOwn && detail.isActive && (
        <p className="mt-4 flex gap-2 rounded-control bg-warning-soft px-3 py-2.5 text-sm text-warning">
          <TriangleAlert size={18} aria-hidden className="mt-px" />
          {DETAIL.cheap}
        </p>
      )}
      {detail?.isOwn && (
        <div className="mt-4 grid grid-cols-3 gap-2 *:gap-1.5 *:px-1">
          <LateOwnerActions listing={detail} onDeleted={leave} />
        </div>
      )}
      {detail && detail.formerPrices.length > 0 && <LateFormerPrices prices={detail.formerPrices} />}
    </div>
  );
}

/** Visitors are led to the log-in and back. */
function FavoriteButton({ id }: { id: string }) {
  const { status } = useSession();
  if (status === "user") return <LateHeartButton id={id} />;
  if (status !== "visitor") return null;
  return (
    <LogInLink className={buttonClass({ variant: "outline", size: "sm" })}>
      <Heart size={20} aria-hidden />
      {DETAIL.favorite}
    </LogInLink>
  );
}

function inactiveText({ isOwn, isSold }: ListingDetail): string {
  if (isSold) return isOwn ? DETAIL.soldOwn : DETAIL.sold;
  return DETAIL.inactive;
}

function Text({ detail }: { detail: ListingDetail }) {
  const { description, categoryName, neighborhood, zipCode, cityName, stateName } = detail;
  const place = [neighborhood, zipCode && DETAIL.zipCode(maskCep(zipCode)), `${cityName}, ${stateName}`];
  return (
    <>
      <section aria-labelledby="descricao">
        <h2 id="descricao" className="text-lg">
          {DETAIL.description}
        </h2>
        <p className="mt-2 break-words whitespace-pre-line">{description}</p>
      </section>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-concrete-200 pt-5 lg:grid-cols-3">
        <Fact term={DETAIL.location} wide>
          {place.filter(Boolean).join(" · ")}
        </Fact>
        <Fact term={DETAIL.category}>
          <Link to="/marketplace" search={{ categoria: detail.category }} className="link">
            {categoryName}
          </Link>
        </Fact>
        <Fact term={DETAIL.publishedAt}>{formatDay(detail.createdAt)}</Fact>
        {!detail.isSold && (
          <Fact term={detail.isActive || detail.isHidden ? DETAIL.expiresAt : DETAIL.expiredAt}>
            {formatDay(detail.expiresAt)}
          </Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "col-span-full min-w-0" : "min-w-0"}>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  );
}

function Gone() {
  return (
    <EmptyState
      illustration={<FloorPlan />}
      title={DETAIL.gone}
      titleAs="h1"
      text={DETAIL.goneText}
      action={
        <Link to="/marketplace" search={listSearch} className={buttonClass({ variant: "secondary" })}>
          {DETAIL.goneAction}
        </Link>
      }
    />
  );
}

function Pending() {
  return (
    <SkeletonGroup
      label={DETAIL.loading}
      className="mt-1 grid gap-5 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <h1 className="sr-only">{DETAIL.title}</h1>
      <Skeleton className="aspect-4/3 max-md:-mx-4 md:rounded-card" />
      <div>
        <Skeleton className="h-8 w-40" />
        <Skeleton className="mt-3 h-6 w-full" />
        <Skeleton className="mt-4 h-5.5 w-32" />
        <Skeleton className="mt-6 h-40 w-full rounded-card" />
      </div>
      <TextSkeleton />
    </SkeletonGroup>
  );
}

function TextSkeleton() {
  return (
    <div>
      <Skeleton className="h-6 w-28" />
      <SkeletonText lines={4} className="mt-3" />
    </div>
  );
}

/** What few people reach. */
function WhenNear({ children, isWanted }: { children: ReactNode; isWanted?: () => boolean }) {
  const [isNear, setIsNear] = useState(false);
  const load = useCallback(() => setIsNear(true), []);
  useEffect(() => {
    if (isWanted?.()) load();
  }, [isWanted, load]);
  return isNear ? children : <VisibilitySentinel onNear={load} within={NEAR} />;
}
