import type { AdminRequest } from "#src/features/admin/schemas.ts";
import { formatAgo, formatWhole } from "#src/shared/format.ts";
import { thumbnailOf } from "#src/shared/image-urls.ts";
import { URGENCY_LABELS } from "#src/shared/urgency.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Badge } from "@/ui/badge.tsx";
import { ActMenu } from "../act-menu.tsx";
import { AdminList, type Column } from "../admin-list.tsx";
import { clearedBy } from "../choices.ts";
import { SearchAndFilter } from "../list-controls.tsx";
import { PAGED, queryOf } from "../list-query.ts";
import { Person } from "../person/person.tsx";
import type { TabProps } from "../tab.ts";
import { ACTS_ON_REQUESTS } from "./content-acts.ts";
import { FILTERS } from "./content-filters.ts";
import { HiddenBadge } from "./hidden-badge.tsx";
import { REQUESTS } from "./messages.ts";

function RequestCell({ request }: { request: AdminRequest }) {
  const now = useNow();
  return (
    <>
      <p className="font-semibold wrap-anywhere">{request.serviceType}</p>
      <p className="line-clamp-3 text-sm wrap-anywhere text-ink-soft">{request.description}</p>
      {request.photos.length > 0 && (
        <ul aria-label={REQUESTS.photos} className="mt-1.5 flex flex-wrap gap-1.5">
          {request.photos.map((url, place) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={thumbnailOf(url)}
                  alt={REQUESTS.photo(place + 1)}
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-14 rounded-sm object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        <Badge>{URGENCY_LABELS[request.urgency]}</Badge>
        <Badge>{request.expiresAt > now ? REQUESTS.open : REQUESTS.expired}</Badge>
        <HiddenBadge because={request.hiddenBecause} />
      </p>
    </>
  );
}

function Ago({ instant }: { instant: number }) {
  return formatAgo(instant, useNow());
}

const COLUMNS: readonly [Column<AdminRequest>, ...Column<AdminRequest>[]] = [
  { head: REQUESTS.request, cell: (request) => <RequestCell request={request} /> },
  {
    head: REQUESTS.contact,
    cell: ({ ownerId, ownerName, ownerEmail, contactName, contactPhone }) => (
      <Person id={ownerId} name={contactName ?? ownerName} email={ownerEmail} phone={contactPhone} />
    ),
  },
  { head: REQUESTS.place, cell: ({ location }) => location },
  {
    head: REQUESTS.interest,
    cell: ({ interestCount }) => formatWhole(interestCount),
  },
  { head: REQUESTS.created, cell: ({ createdAt }) => <Ago instant={createdAt} /> },
];

/** 'Solicitações': service requests, newest first. */
export function RequestsTab({ search, change }: TabProps) {
  const list = trpc.admin.requests.useInfiniteQuery(queryOf(FILTERS.feminine, search), PAGED);
  return (
    <>
      <SearchAndFilter search={search} change={change} choices={FILTERS.feminine} />
      <AdminList
        label={REQUESTS.label}
        list={list}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        menu={(request) => <ActMenu row={request} name={request.serviceType} acts={ACTS_ON_REQUESTS} />}
        empty={{ title: REQUESTS.none }}
        onClear={clearedBy(search, change)}
      />
    </>
  );
}
