import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { type MarketplaceQuery, queryOf } from "#src/features/listings/addresses.ts";
import type { ListingFilter, ListingPage, ListingSummary } from "#src/features/listings/schemas.ts";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { failureOf } from "@/lib/errors.ts";
import { late } from "@/lib/late.tsx";
import { ListPlace } from "@/lib/list-place.ts";
import { cursorAfter, itemsOf, nextCursorOf, type Pages } from "@/lib/pages.ts";
import { LogInLink } from "@/lib/session/log-in-link.tsx";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ListEnd } from "@/ui/states/list-end.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { LateDetail } from "../late-screens.tsx";
import { searchInput } from "../load-listings.ts";
import { FILTERS, LIST } from "../messages.ts";
import { fromStart, isFiltered } from "../search.ts";
import { ActiveFilters, CategoryNav, FilterButton, SearchBox, SortSelect } from "./filter-bar.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { ListingGrid, ListingGridSkeleton } from "./listing-grid.tsx";
import { useFilters } from "./use-filters.ts";

// For signed-in people.
const LateAnnounced = late(async () => (await import("./announced.tsx")).Announced);
const LateOwnParts = late(async () => (await import("./own-parts.tsx")).OwnParts);

/** For visitors too, in a search. */
const LateSaveSearch = late(async () => (await import("../own/save-search.tsx")).SaveSearch);

interface ListScreenProps {
  search: MarketplaceSearch;
  /** Undefined while the session is loading. */
  isLoggedIn: boolean | undefined;
}

/** The public list of listings, with its filters. */
export function ListScreen({ search, isLoggedIn }: ListScreenProps) {
  useEffect(() => onFirstUse(LateDetail.preload), []);
  const query = queryOf(search);
  const { filter, sort } = query;
  const { data: counted } = trpc.listings.count.useQuery(filter, { placeholderData: keepPreviousData });
  const countText = counted && LIST.count(counted);
  return (
    <Container className="pb-4 md:pb-6">
      <PageHeader
        title={LIST.title}
        text={<span className="max-md:hidden">{LIST.lead}</span>}
        actions={isLoggedIn && <LateOwnParts at="header" />}
        actionsOnPhone={false}
        // With filters, phones show the listings instead.
        className={isFiltered(filter) ? "max-md:sr-only" : undefined}
      />
      <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-8">
        <aside aria-label={FILTERS.title} className="flex flex-col gap-6 pb-6 max-lg:hidden">
          <CategoryNav current={filter.category} />
          <FilterFields filter={filter} hasCategory={false} />
        </aside>
        <div className={cx("flex min-w-0 flex-col", isFiltered(filter) ? "gap-2 pt-3 md:gap-3 md:pt-0" : "gap-3")}>
          {isLoggedIn && <LateOwnParts at="top" />}
          <SearchBox query={query} search={search} />
          <div className="grid grid-cols-2 gap-2 lg:hidden noscript:hidden">
            <FilterButton filter={filter} countText={countText} />
            <SortSelect value={sort} text={filter.text} />
          </div>
          <ActiveFilters filter={filter} search={search} />
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            {!(search.novos && isLoggedIn) && (
              <p role="status" className="font-semibold whitespace-nowrap tabular-nums">
                {countText ?? <Skeleton className="h-5 w-28" />}
              </p>
            )}
            {isLoggedIn && <LateOwnParts at="count" />}
            {isLoggedIn === false && !isFiltered(filter) && <LogInHint />}
            {isLoggedIn !== undefined && isFiltered({ ...filter, period: null }) && (
              <div className="min-h-11 md:mr-auto noscript:hidden">
                <LateSaveSearch filter={filter} isLoggedIn={isLoggedIn} />
              </div>
            )}
            <SortSelect value={sort} text={filter.text} className="w-48 max-lg:hidden noscript:hidden" />
          </div>
          {query.from && <FromStart />}
          {search.novos && isLoggedIn ? (
            <LateAnnounced searchId={search.novos} />
          ) : (
            <Listings query={query} hasHearts={isLoggedIn === true} />
          )}
        </div>
      </div>
      {isLoggedIn && <LateOwnParts at="bottom" />}
    </Container>
  );
}

function LogInHint() {
  return (
    // Two lines on phones: whether one is wide enough would depend on the font, which arrives late, and on the count
    // beside it.
    <p className="flex flex-col items-end text-right text-sm text-ink-soft sm:block md:mr-auto">
      {LIST.logInHint} <LogInLink className="link inline-flex min-h-11 items-center" />
    </p>
  );
}

/** Leads from a later page, to which only links without scripts lead, to the whole list. */
function FromStart() {
  return (
    <Link
      to="/marketplace"
      search={fromStart}
      className={buttonClass({ variant: "outline", size: "sm", className: "self-start" })}
    >
      {LIST.fromStart}
    </Link>
  );
}

type FoundPages = Pages<ListingSummary> & { pages: readonly Pick<ListingPage, "corrected" | "isSimilar">[] };

const withNext = (loaded: FoundPages) => ({
  pages: loaded.pages.length,
  listings: itemsOf(loaded),
  next: cursorAfter(loaded),
  corrected: loaded.pages[0]?.corrected ?? null,
  isSimilar: loaded.pages[0]?.isSimilar ?? false,
});

/** The infinite grid, with its loading, error and empty states. */
function Listings({ query, hasHearts }: { query: MarketplaceQuery; hasHearts: boolean }) {
  const now = useNow();
  const list = trpc.listings.search.useInfiniteQuery(searchInput(query), {
    getNextPageParam: nextCursorOf,
    placeholderData: keepPreviousData,
    select: withNext,
  });
  if (failureOf(list.error).code === "input.invalid") return <NoListings filter={query.filter} />;
  const { data, error, fetchStatus } = list;
  // They are asked for together, and fail together.
  const { count, savedSearches } = trpcUtils.listings;
  const refetch = () => Promise.all([list.refetch(), count.invalidate(), savedSearches.invalidate()]);
  return (
    <Loaded
      query={{ data, error, fetchStatus, refetch }}
      pending={<ListingGridSkeleton label={LIST.loading} />}
      failed={{ title: LIST.failed }}
    >
      {({ listings, next, corrected, isSimilar }) =>
        // An empty page isn't always the last one: the server scans a bounded number of listings per page.
        listings.length === 0 && !list.hasNextPage ? (
          <NoListings filter={query.filter} />
        ) : (
          <>
            {list.data && <ListPlace list={list} />}
            {isSimilar && <h2 className="text-base">{LIST.similar}</h2>}
            {corrected && !isSimilar && <p className="text-ink-soft">{LIST.corrected(corrected)}</p>}
            {listings.length > 0 && (
              <ListingGrid listings={listings} now={now} isStale={list.isPlaceholderData} hasHearts={hasHearts} />
            )}
            <ListEnd
              list={list}
              pending={<ListingGridSkeleton label={LIST.loadingMore} count={6} />}
              link={(props) => (
                <Link
                  to="/marketplace"
                  search={(search) => ({ ...search, ...(next ? { de: next } : {}) })}
                  rel="next"
                  preload={false}
                  {...props}
                />
              )}
            />
          </>
        )
      }
    </Loaded>
  );
}

function NoListings({ filter }: { filter: ListingFilter }) {
  const { clear } = useFilters();
  const canClear = isFiltered(filter);
  return (
    <EmptyState
      illustration={<TapeMeasure />}
      title={LIST.empty}
      text={canClear ? LIST.emptyText : LIST.emptyAll}
      action={
        canClear && (
          <Button variant="outline" onClick={clear} className="noscript:hidden">
            {FILTERS.clear}
          </Button>
        )
      }
    />
  );
}
