import { Link } from "@tanstack/react-router";
import type { LocalInput, LocalPage } from "#src/features/networking/schemas.ts";
import { isNotFound } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { buttonClass } from "@/ui/button.tsx";
import { FloorPlan, Helmet } from "@/ui/drawings/late-drawings.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { DirectoryCard } from "./directory-entry.tsx";
import { DirectorySkeleton, GRID } from "./directory-grid.tsx";
import { LOCAL } from "./local-messages.ts";
import { PORTAL } from "./messages.ts";

function Loading() {
  return (
    <>
      <SkeletonGroup label={PORTAL.loading} className="pt-16 pb-7">
        <Skeleton className="h-9 w-4/5 max-w-xl" />
        <Skeleton className="mt-3 h-5 w-full max-w-2xl" />
      </SkeletonGroup>
      <DirectorySkeleton />
    </>
  );
}

function Gone() {
  return (
    <EmptyState
      titleAs="h1"
      illustration={<FloorPlan />}
      title={LOCAL.notFound}
      text={LOCAL.notFoundText}
      action={
        <Link to="/portal-conexoes" className={buttonClass({ variant: "secondary" })}>
          {LOCAL.back}
        </Link>
      }
    />
  );
}

/** For those who would rather be found. */
function AskCard() {
  return (
    <section className="flex flex-col gap-4 rounded-card border border-concrete-200 bg-white p-4 md:flex-row md:items-center md:justify-between md:p-6">
      <div>
        <h2 className="text-lg">{LOCAL.ask}</h2>
        <p className="mt-1 text-ink-soft">{LOCAL.askText}</p>
      </div>
      <Link to="/solicitar-servico" className={buttonClass({ className: "shrink-0" })}>
        {LOCAL.askAction}
      </Link>
    </section>
  );
}

function People({ page: { items, total, specialty, region } }: { page: LocalPage }) {
  if (items.length === 0) {
    return <EmptyState illustration={<Helmet />} title={LOCAL.onlyYou} text={LOCAL.onlyYouText} />;
  }
  return (
    <>
      <p className="mb-3 font-semibold tabular-nums">{PORTAL.count(total)}</p>
      <ul aria-label={PORTAL.list} className={GRID}>
        {items.map((entry) => (
          <li key={entry.id} className="min-w-0">
            <DirectoryCard entry={entry} />
          </li>
        ))}
      </ul>
      {total.count > items.length && (
        <div className="mt-5 flex justify-center">
          <Link
            to="/portal-conexoes"
            search={{ especialidade: specialty, regiao: region }}
            className={buttonClass({ variant: "secondary" })}
          >
            {LOCAL.all}
          </Link>
        </div>
      )}
    </>
  );
}

/** Links to pages of a specialty in a municipality. */
function LocalLinks({ title, links }: { title: string; links: readonly (LocalInput & { name: string })[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ name, trade, city }) => (
          <li key={trade + city} className="max-w-full">
            <Link
              to="/profissionais/$especialidade/$cidade"
              params={{ especialidade: trade, cidade: city }}
              className="inline-flex min-h-11 max-w-full items-center rounded-full border border-concrete-500 bg-white px-4 py-2 text-sm font-semibold transition-colors hover:border-blueprint hover:text-blueprint"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** /profissionais/{trade}/{city}: public page of a specialty's professionals in a municipality. */
export function LocalScreen({ trade, city }: LocalInput) {
  const query = trpc.networking.local.useQuery({ trade, city });
  useTabTitle(query.data && LOCAL.title(query.data));
  if (isNotFound(query.error)) {
    return (
      <Container className="py-5">
        <Gone />
      </Container>
    );
  }
  return (
    <Container className="pb-10">
      <Loaded query={query} pending={<Loading />} failed={{ title: PORTAL.failed, titleAs: "h1" }}>
        {(page) => (
          <>
            <PageHeader
              title={LOCAL.title(page)}
              text={LOCAL.lead}
              back={<BackLink to="/portal-conexoes">{LOCAL.back}</BackLink>}
              actions={
                <Link
                  to="/portal-conexoes"
                  search={{ especialidade: page.specialty, regiao: page.region }}
                  className={buttonClass({ variant: "outline" })}
                >
                  {LOCAL.filter}
                </Link>
              }
            />
            <People page={page} />
            <div className="mt-8 flex flex-col gap-8">
              <AskCard />
              <LocalLinks
                title={LOCAL.trades(page.city)}
                links={page.trades.map(({ name, slug }) => ({ name, trade: slug, city }))}
              />
              <LocalLinks
                title={LOCAL.cities(page.specialty)}
                links={page.cities.map(({ name, slug }) => ({ name, trade, city: slug }))}
              />
            </div>
          </>
        )}
      </Loaded>
    </Container>
  );
}
