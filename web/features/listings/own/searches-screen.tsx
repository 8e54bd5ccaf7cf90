import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { searchOf } from "#src/features/listings/addresses.ts";
import type { SavedSearch } from "#src/features/listings/schemas.ts";
import { formatDay } from "#src/shared/format.ts";
import { MAIL_WISHES } from "#src/shared/mail-wishes.ts";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { buttonClass, IconButton } from "@/ui/button.tsx";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Segmented } from "@/ui/fields/segmented.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { BackToList } from "../detail/back-link.tsx";
import { listSearch } from "../search.ts";
import { SEARCH_MAIL, SEARCHES } from "./messages.ts";
import { OwnSkeleton } from "./own-skeleton.tsx";
import { OwnTabs } from "./own-tabs.tsx";
import { useDeleteSearch, useSetSearchMail } from "./use-searches.ts";

/** ?ver=buscas: the user's saved searches, the newest first. */
export function SearchesScreen() {
  useTabTitle(SEARCHES.title);
  const query = trpc.listings.savedSearches.useQuery();
  const seeAll = (
    <Link to="/marketplace" search={listSearch} className={buttonClass({ variant: "outline" })}>
      {SEARCHES.emptyAction}
    </Link>
  );
  return (
    <Container className="pb-8">
      <PageHeader title={SEARCHES.title} text={SEARCHES.lead} back={<BackToList />} />
      <OwnTabs />
      <Loaded
        query={query}
        pending={<OwnSkeleton label={SEARCHES.loading} />}
        failed={{ title: SEARCHES.failed }}
        empty={
          <EmptyState illustration={<TapeMeasure />} title={SEARCHES.empty} text={SEARCHES.emptyText} action={seeAll} />
        }
      >
        {(searches) => (
          <>
            <ul aria-label={SEARCHES.title} className="grid gap-3 md:gap-4 lg:grid-cols-2">
              {searches.map((search) => (
                <li key={search.id} className="min-w-0">
                  <SearchCard search={search} />
                </li>
              ))}
            </ul>
            <SearchMail />
          </>
        )}
      </Loaded>
    </Container>
  );
}

function SearchCard({ search }: { search: SavedSearch }) {
  const { name, filter, createdAt } = search;
  const remove = useDeleteSearch(search);
  return (
    <Card as="article" interactive padding="none" className="flex h-full items-start gap-3 p-3 pl-4">
      <div className="min-w-0 flex-1 py-1.5">
        <h2 className="text-base leading-snug break-words">
          <Link
            to="/marketplace"
            search={searchOf({ ...filter, stateId: null, period: null })}
            state={{ isFromList: true }}
            className={cardLinkClass}
          >
            {name}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-ink-soft tabular-nums">{SEARCHES.since(formatDay(createdAt))}</p>
      </div>
      <span className="relative z-10">
        <IconButton icon={Trash2} label={SEARCHES.remove(name)} variant="danger" onClick={remove} />
      </span>
    </Card>
  );
}

const OPTIONS = MAIL_WISHES.map((value) => ({ value, ...SEARCH_MAIL.wishes[value] }));

/** When the user gets mails about new listings in their searches. A choice is saved at once. */
function SearchMail() {
  const query = trpc.listings.searchMail.useQuery();
  const set = useSetSearchMail();
  return (
    <Card className="mt-4 md:mt-6">
      <Loaded
        query={query}
        pending={<Skeleton className="h-60 w-full rounded-control xs:h-28" />}
        failed={{ title: SEARCH_MAIL.failed, titleAs: "p" }}
      >
        {({ byMail }) => (
          <Field label={SEARCH_MAIL.label} group>
            <Segmented options={OPTIONS} columns={3} value={byMail} onValueChange={set} />
          </Field>
        )}
      </Loaded>
    </Card>
  );
}
