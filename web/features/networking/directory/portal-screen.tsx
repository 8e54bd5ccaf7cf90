import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SlidersHorizontal, UserRound } from "lucide-react";
import { directoryCountInputOf, directoryInputOf } from "#src/features/networking/addresses.ts";
import { directoryTitle } from "#src/features/networking/rules.ts";
import type { DirectorySearch } from "#src/features/networking/search-params.ts";
import type { BoundedCount } from "#src/shared/bounded-count.ts";
import { failureOf } from "@/lib/errors.ts";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { Helmet } from "@/ui/drawings/late-drawings.tsx";
import { RemovableChip } from "@/ui/fields/removable-chip.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { useLateDialog } from "@/ui/overlays/use-late-dialog.ts";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { FieldSkeleton } from "@/ui/states/skeleton.tsx";
import { useMediaQuery } from "@/ui/use-media-query.ts";
import { DirectoryCard } from "./directory-entry.tsx";
import { DirectorySkeleton, GRID } from "./directory-grid.tsx";
import { countFilters, FILTER_NAMES } from "./directory-search.ts";
import { PORTAL } from "./messages.ts";
import { Pagination } from "./pagination.tsx";
import { SearchBox } from "./search-box.tsx";
import { useFilters } from "./use-filters.ts";

const TOOLS = "filtros";

const fieldSkeletons = [1, 2, 3, 4].map((place) => <FieldSkeleton key={place} height="h-12" />);
const FilterFields = late(async () => (await import("./filter-fields.tsx")).FilterFields, { pending: fieldSkeletons });
const FilterSheet = late(async () => (await import("./filter-sheet.tsx")).FilterSheet);

function ActiveFilters({ search }: { search: DirectorySearch }) {
  const { filter } = useFilters();
  const labels = {
    especialidade: search.especialidade,
    regiao: search.regiao,
    tipo: search.tipo && (search.tipo === "premium" ? PORTAL.userTypes.premium : PORTAL.userTypes.free),
  };
  const shown = FILTER_NAMES.flatMap((name) => (labels[name] ? [{ name, label: labels[name] }] : []));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={PORTAL.active} className="flex flex-wrap gap-2">
      {shown.map(({ name, label }) => (
        <li key={name} className="max-w-full">
          <RemovableChip label={label} onRemove={() => filter({ [name]: undefined })} />
        </li>
      ))}
    </ul>
  );
}

/** On phones, the button that opens the filters. */
function FilterButton({ search, total }: { search: DirectorySearch; total: BoundedCount | undefined }) {
  const sheet = useLateDialog(FilterSheet);
  return (
    <>
      <Button
        variant="outline"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        {...sheet.opener}
        className="shrink-0 md:hidden noscript:hidden"
      >
        {PORTAL.filtersWith(countFilters(search))}
      </Button>
      {sheet.isOpen && <FilterSheet search={search} count={total && PORTAL.number(total)} onClose={sheet.close} />}
    </>
  );
}

/** On wide screens, the filters themselves. */
function WideFilters({ search }: { search: DirectorySearch }) {
  const isWide = useMediaQuery("(width >= 48rem)");
  return (
    <section
      aria-label={PORTAL.filters}
      className="grid grid-cols-2 gap-x-4 gap-y-3 max-md:hidden lg:grid-cols-4 noscript:hidden"
    >
      {isWide ? <FilterFields search={search} /> : fieldSkeletons}
    </section>
  );
}

/** The number of results: that of the list if it has one page, so that they never differ. */
function useTotal(search: DirectorySearch): BoundedCount | undefined {
  const options = { placeholderData: keepPreviousData };
  const { data: page } = trpc.networking.directory.useQuery(directoryInputOf(search), options);
  const { data: counted } = trpc.networking.directoryCount.useQuery(directoryCountInputOf(search), options);
  return page && !page.previous && !page.next ? { count: page.items.length, isMore: false } : counted;
}

/** Search box, filters, and the number of results. */
function Tools({ search }: { search: DirectorySearch }) {
  const { clear } = useFilters();
  const total = useTotal(search);
  return (
    <div id={TOOLS} tabIndex={-1} className="mb-3 flex flex-col gap-2 md:gap-3">
      <SearchBox search={search} />
      <WideFilters search={search} />
      <div className="flex min-h-12 items-center justify-between gap-3">
        <p role="status" className="font-semibold tabular-nums">
          {total && PORTAL.count(total)}
        </p>
        <FilterButton search={search} total={total} />
        <Button
          variant="ghost"
          size="sm"
          disabled={countFilters(search) === 0}
          onClick={clear}
          className="-mr-3 disabled:bg-transparent! max-md:hidden noscript:hidden"
        >
          {PORTAL.clear}
        </Button>
      </div>
      <ActiveFilters search={search} />
    </div>
  );
}

function Empty({ search }: { search: DirectorySearch }) {
  const { clear } = useFilters();
  return (
    <EmptyState
      illustration={<Helmet />}
      title={PORTAL.empty}
      text={PORTAL.emptyText}
      action={
        <>
          {countFilters(search) > 0 && (
            <Button variant="secondary" onClick={clear} className="noscript:hidden">
              {PORTAL.clear}
            </Button>
          )}
          <Link to="/solicitar-servico" className={buttonClass({ variant: "outline" })}>
            {PORTAL.publish}
          </Link>
        </>
      }
    />
  );
}

/** Below the last page, if more providers match. */
function Cut() {
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-center">
      <p className="text-ink-soft">{PORTAL.cut}</p>
      <a href={`#${TOOLS}`} className={buttonClass({ variant: "secondary" })}>
        {PORTAL.toFilters}
      </a>
    </div>
  );
}

function Results({ search }: { search: DirectorySearch }) {
  const input = directoryInputOf(search);
  const query = trpc.networking.directory.useQuery(input, { placeholderData: keepPreviousData });
  const { isPlaceholderData } = query;
  useTabTitle(query.data && directoryTitle(input));
  // The URL may name a specialty or city that doesn't exist: show no results.
  if (failureOf(query.error).code === "input.invalid") return <Empty search={search} />;
  return (
    <Loaded query={query} pending={<DirectorySkeleton />} failed={{ title: PORTAL.failed }}>
      {(page) =>
        page.items.length === 0 ? (
          <Empty search={search} />
        ) : (
          <div aria-busy={isPlaceholderData || undefined}>
            {search.pagina !== undefined && search.pagina > page.page && (
              <p className="mb-3 text-ink-soft">{PORTAL.noSuchPage(search.pagina, page.page)}</p>
            )}
            <ul
              aria-label={PORTAL.list}
              className={cx(GRID, "transition-opacity", isPlaceholderData && "opacity-60 delay-150")}
            >
              {page.items.map((entry) => (
                <li key={entry.id} className="min-w-0">
                  <DirectoryCard entry={entry} />
                </li>
              ))}
            </ul>
            <Pagination page={page} search={search} />
            {page.isCut && <Cut />}
          </div>
        )
      }
    </Loaded>
  );
}

interface PortalScreenProps {
  search: DirectorySearch;
  hasSession: boolean;
  /** Id of the viewer's own page; null if they have none. */
  ownPage: string | null;
}

/** /portal-conexoes: public directory of professionals. */
export function PortalScreen({ search, hasSession, ownPage }: PortalScreenProps) {
  return (
    <Container className="pb-10">
      <PageHeader
        title={PORTAL.title}
        text={PORTAL.lead}
        back={<BackLink to="/" goesBack={false} />}
        actions={
          <>
            {hasSession && (
              <Link to="/portal-conexoes/minhas" className={buttonClass({ variant: "outline" })}>
                {PORTAL.connections}
              </Link>
            )}
            {ownPage && (
              <Link
                to="/portal-conexoes/perfil/$id"
                params={{ id: ownPage }}
                className={buttonClass({ variant: "outline" })}
              >
                <UserRound size={20} aria-hidden />
                {PORTAL.own}
              </Link>
            )}
          </>
        }
      />
      <Tools search={search} />
      <Results search={search} />
    </Container>
  );
}
