import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LayoutList, Plus } from "lucide-react";
import { type MarketplaceQuery, type MarketplaceSearch, queryOf } from "#src/features/listings/addresses.ts";
import type { ListingFilter } from "#src/features/listings/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { useReturnHere } from "@/lib/wanted-place.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Container } from "@/ui/container.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { TapeMeasure } from "@/ui/illustrations-site.tsx";
import { PageHeader } from "@/ui/page-header.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { ActiveFilters, CategoryNav, FilterButton, SearchBox, SortSelect } from "./filter-bar.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { ListingGrid, ListingGridSkeleton, NearMark } from "./listing-grid.tsx";
import { nextCursorOf, searchInput } from "./load-listings.ts";
import { FILTERS, LIST } from "./messages.ts";
import { countFilters } from "./search.ts";
import { useFilters } from "./use-filters.ts";

export interface ListScreenProps {
  search: MarketplaceSearch;
  /** Undefined while that is being asked. */
  isLoggedIn: boolean | undefined;
}

/** The public list of the classifieds, with its filters. */
export function ListScreen({ search, isLoggedIn }: ListScreenProps) {
  const query = queryOf(search);
  const { filter, sort } = query;
  const { data: counted } = trpc.listings.count.useQuery(filter, { placeholderData: keepPreviousData });
  const countText = counted && LIST.count(counted);
  return (
    <Container className="pb-20 md:pb-6">
      <PageHeader
        title={LIST.title}
        text={<span className="max-md:hidden">{LIST.lead}</span>}
        actions={isLoggedIn && <OwnLinks />}
        actionsOnPhone={false}
      />
      <div className="md:grid md:grid-cols-[13.5rem_minmax(0,1fr)] md:gap-6 lg:gap-8">
        <aside aria-label={FILTERS.title} className="flex flex-col gap-6 pb-6 max-md:hidden">
          <CategoryNav current={filter.category} />
          <FilterFields filter={filter} hasCategory={false} />
        </aside>
        <div className="flex min-w-0 flex-col gap-3">
          <SearchBox value={filter.text} />
          <div className="grid grid-cols-2 gap-2 md:hidden">
            <FilterButton filter={filter} countText={countText} />
            <SortSelect value={sort} />
          </div>
          <ActiveFilters filter={filter} search={search} />
          <div className="flex min-h-11 items-center justify-between gap-3">
            <p role="status" className="font-semibold tabular-nums">
              {countText ?? <Skeleton className="h-5 w-28" />}
            </p>
            {isLoggedIn && (
              <Link
                to="/marketplace"
                search={(now) => ({ ...now, ver: "meus-anuncios" })}
                state={{ isFromList: true }}
                className="link inline-flex min-h-11 items-center md:hidden"
              >
                {LIST.own}
              </Link>
            )}
            {isLoggedIn === false && <LogInHint />}
            <SortSelect value={sort} className="w-48 max-md:hidden" />
          </div>
          <Listings query={query} />
        </div>
      </div>
      {isLoggedIn && <PublishAtTheThumb />}
    </Container>
  );
}

const toPublish = {
  to: "/marketplace",
  search: (now: MarketplaceSearch) => ({ ...now, ver: "publicar" as const }),
  state: { isFromList: true },
} as const;

function OwnLinks() {
  return (
    <>
      <Link
        to="/marketplace"
        search={(now) => ({ ...now, ver: "meus-anuncios" })}
        state={{ isFromList: true }}
        className={buttonClass({ variant: "outline" })}
      >
        <LayoutList size={20} aria-hidden />
        {LIST.own}
      </Link>
      <Link {...toPublish} className={buttonClass()}>
        <Plus size={20} aria-hidden />
        {LIST.publish}
      </Link>
    </>
  );
}

/** On phones the one thing to do stays at hand over the list. */
function PublishAtTheThumb() {
  return (
    <div className="fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 rounded-control shadow-soft md:hidden">
      <Link {...toPublish} className={buttonClass()}>
        <Plus size={20} aria-hidden />
        {LIST.publish}
      </Link>
    </div>
  );
}

function LogInHint() {
  const returnHere = useReturnHere();
  return (
    <p className="text-right text-sm text-ink-soft md:mr-auto">
      {LIST.logInHint}{" "}
      <Link to="/entrar" search={returnHere} className="link inline-flex min-h-11 items-center">
        {LIST.logIn}
      </Link>
    </p>
  );
}

const isFiltered = (filter: ListingFilter) => filter.text !== "" || countFilters(filter) > 0;

/** The endless grid, in all its states. */
function Listings({ query }: { query: MarketplaceQuery }) {
  const now = useNow();
  const list = trpc.listings.search.useInfiniteQuery(searchInput(query), {
    getNextPageParam: nextCursorOf,
    placeholderData: keepPreviousData,
  });
  const listings = list.data?.pages.flatMap((page) => page.items);
  if (list.isError && failureOf(list.error).code === "input.invalid") return <NoListings filter={query.filter} />;
  if (listings === undefined) {
    if (!list.isError && list.fetchStatus !== "paused") return <ListingGridSkeleton label={LIST.loading} />;
    return <ErrorState title={LIST.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  }
  // A page may be empty and not the last: a search looks at a bounded number of listings at a time.
  if (listings.length === 0 && !list.hasNextPage) return <NoListings filter={query.filter} />;
  return (
    <>
      {listings.length > 0 && <ListingGrid listings={listings} now={now} isStale={list.isPlaceholderData} />}
      <ListEnd
        hasMore={list.hasNextPage && !list.isPlaceholderData}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onMore={list.fetchNextPage}
      />
    </>
  );
}

interface ListEndProps {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => unknown;
}

/** More comes by itself when the end is near; the button is for the keyboard and for when that failed. */
function ListEnd({ hasMore, isLoading, hasFailed, onMore }: ListEndProps) {
  if (isLoading) return <ListingGridSkeleton label={LIST.loadingMore} count={6} />;
  if (!hasMore) return <p className="py-8 text-center text-ink-soft">{LIST.end}</p>;
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      {hasFailed ? (
        <p role="alert" className="text-ink-soft">
          {LIST.moreFailed}
        </p>
      ) : (
        <NearMark onNear={onMore} />
      )}
      <Button variant="outline" onClick={() => void onMore()}>
        {hasFailed ? LIST.retry : LIST.more}
      </Button>
    </div>
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
          <Button variant="outline" onClick={clear}>
            {FILTERS.clear}
          </Button>
        )
      }
    />
  );
}
