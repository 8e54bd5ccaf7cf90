import type { AdminListing } from "#src/features/admin/schemas.ts";
import { formatDay } from "#src/shared/format.ts";
import { trpc } from "@/lib/trpc.ts";
import { Badge } from "@/ui/badge.tsx";
import { ActMenu } from "../act-menu.tsx";
import { AdminList, type Column } from "../admin-list.tsx";
import { clearedBy } from "../choices.ts";
import { formatMoney } from "../format.ts";
import { SearchAndFilter } from "../list-controls.tsx";
import { PAGED, queryOf } from "../list-query.ts";
import { Person } from "../person/person.tsx";
import type { TabProps } from "../tab.ts";
import { actsOnContent } from "./content-acts.ts";
import { FILTERS } from "./content-filters.ts";
import { HiddenBadge } from "./hidden-badge.tsx";
import { LISTINGS } from "./messages.ts";

const ACTS = actsOnContent<AdminListing>("listing", ({ title, ownerName }) => `“${title}”, de ${ownerName}`);

function ListingCell({ listing }: { listing: AdminListing }) {
  const { id, title, imageUrl, isActive, isSold, hiddenBecause } = listing;
  return (
    <div className="flex items-start gap-3">
      {imageUrl && (
        <img src={imageUrl} alt="" width={56} height={56} loading="lazy" className="size-14 rounded-sm object-cover" />
      )}
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <a href={`/marketplace?anuncio=${id}`} target="_blank" rel="noopener noreferrer" className="link">
            {title}
          </a>
        </p>
        {(!isActive || hiddenBecause) && (
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {!isActive && <Badge>{isSold ? LISTINGS.sold : LISTINGS.inactive}</Badge>}
            <HiddenBadge because={hiddenBecause} />
          </p>
        )}
      </div>
    </div>
  );
}

const COLUMNS: readonly [Column<AdminListing>, ...Column<AdminListing>[]] = [
  { head: LISTINGS.listing, cell: (listing) => <ListingCell listing={listing} /> },
  {
    head: LISTINGS.owner,
    cell: ({ ownerId, ownerName, ownerEmail }) => <Person id={ownerId} name={ownerName} email={ownerEmail} />,
  },
  {
    head: LISTINGS.price,
    cell: ({ priceCents }) => <span className="whitespace-nowrap tabular-nums">{formatMoney(priceCents)}</span>,
  },
  { head: LISTINGS.city, cell: ({ cityName }) => cityName },
  { head: LISTINGS.created, cell: ({ createdAt }) => formatDay(createdAt) },
];

/** 'Anúncios': classifieds, newest first. */
export function ListingsTab({ search, change }: TabProps) {
  const list = trpc.admin.listings.useInfiniteQuery(queryOf(FILTERS.masculine, search), PAGED);
  return (
    <>
      <SearchAndFilter search={search} change={change} choices={FILTERS.masculine} />
      <AdminList
        label={LISTINGS.label}
        list={list}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        menu={(listing) => <ActMenu row={listing} name={listing.title} acts={ACTS} />}
        empty={{ title: LISTINGS.none }}
        onClear={clearedBy(search, change)}
      />
    </>
  );
}
