import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SlidersHorizontal, UserRound } from "lucide-react";
import { type DirectorySearch, directoryInputOf } from "#src/features/networking/addresses.ts";
import { directoryTitle } from "#src/features/networking/rules.ts";
import { failureOf } from "@/lib/errors.ts";
import { late } from "@/lib/late.tsx";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { BackLink } from "@/ui/back-link.tsx";
import { Button, buttonClass } from "@/ui/button.tsx";
import { RemovableChip } from "@/ui/chip.tsx";
import { Container } from "@/ui/container.tsx";
import { cx } from "@/ui/cx.ts";
import { EmptyState } from "@/ui/empty-state.tsx";
import { Helmet } from "@/ui/late-drawings.tsx";
import { Loaded } from "@/ui/loaded.tsx";
import { PageHeader } from "@/ui/page-header.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/skeleton.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import { DirectoryCard } from "./directory-entry.tsx";
import { countFilters, FILTER_NAMES } from "./directory-search.ts";
import { LATE } from "./messages.ts";
import { Pagination } from "./pagination.tsx";
import { PORTAL } from "./portal-messages.ts";
import { SearchBox } from "./search-box.tsx";
import { useFilters } from "./use-filters.ts";

const GRID = "grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-4";
const PANEL_ID = "painel-de-filtros";
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

const FilterPanel = late(async () => (await import("./filter-panel.tsx")).FilterPanel);

function Loading() {
  return (
    <SkeletonGroup label={PORTAL.loading} className={GRID}>
      {PLACES.map((place) => (
        <div key={place} aria-hidden className="rounded-card border border-concrete-200 bg-white p-4">
          <div className="flex gap-3">
            <Skeleton round className="size-14 shrink-0" />
            <SkeletonText lines={2} className="flex-1" />
          </div>
          <Skeleton className="mt-5 h-5 w-3/4" />
          <Skeleton className="mt-4 h-6 w-full" />
          <Skeleton className="mt-4 h-5 w-1/2" />
          <Skeleton className="mt-6 h-11 w-full" />
          <Skeleton className="mt-2 h-11 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

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

/** Search box, 'Filtros' and the active filters. */
function Tools({ search }: { search: DirectorySearch }) {
  const panel = useLateDialog(FilterPanel, LATE);
  const { isOpen } = panel;
  return (
    <div className="mb-5 flex flex-col gap-3">
      <div className="flex flex-col gap-2 xs:flex-row">
        <SearchBox search={search} />
        <Button
          variant="outline"
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={isOpen ? PANEL_ID : undefined}
          {...panel.opener}
          onClick={isOpen ? panel.close : panel.open}
          className="noscript:hidden"
        >
          {PORTAL.filtersWith(countFilters(search))}
        </Button>
      </div>
      {isOpen && <FilterPanel id={PANEL_ID} search={search} />}
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
        countFilters(search) > 0 && (
          <Button variant="secondary" onClick={clear} className="noscript:hidden">
            {PORTAL.clear}
          </Button>
        )
      }
    />
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
    <Loaded query={query} pending={<Loading />} failed={{ title: PORTAL.failed }}>
      {(page) =>
        page.items.length === 0 ? (
          <Empty search={search} />
        ) : (
          <div aria-busy={isPlaceholderData || undefined}>
            {search.de === undefined && search.pagina !== undefined && search.pagina > page.page && (
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
          </div>
        )
      }
    </Loaded>
  );
}

export interface PortalScreenProps {
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
        back={<BackLink to="/">{PORTAL.back}</BackLink>}
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
