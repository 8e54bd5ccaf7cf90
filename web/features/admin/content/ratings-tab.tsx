import type { AdminRating } from "#src/features/admin/schemas.ts";
import { formatDay } from "#src/shared/format.ts";
import { trpc } from "@/lib/trpc.ts";
import { Badge } from "@/ui/badge.tsx";
import { Stars } from "@/ui/stars.tsx";
import { ActMenu } from "../act-menu.tsx";
import { AdminList, type Column } from "../admin-list.tsx";
import { clearedBy } from "../choices.ts";
import { SearchAndFilter } from "../list-controls.tsx";
import { PAGED, queryOf } from "../list-query.ts";
import { Person } from "../person/person.tsx";
import type { TabProps } from "../tab.ts";
import { actsOnContent } from "./content-acts.ts";
import { FILTERS } from "./content-filters.ts";
import { HiddenBadge } from "./hidden-badge.tsx";
import { RATINGS } from "./messages.ts";

const nameOf = ({ ownerName, evaluatedName }: AdminRating) => `Avaliação de ${ownerName} para ${evaluatedName}`;
const ACTS = actsOnContent<AdminRating>("rating", nameOf);

function RatingCell({ rating }: { rating: AdminRating }) {
  return (
    <>
      <Stars value={rating.stars} />
      <p className="line-clamp-3 text-sm wrap-anywhere">{rating.comment}</p>
      {rating.reply && (
        <p className="line-clamp-3 text-sm wrap-anywhere text-ink-soft">
          {RATINGS.reply}: {rating.reply}
        </p>
      )}
      <HiddenBadge because={rating.hiddenBecause} />
    </>
  );
}

const COLUMNS: readonly [Column<AdminRating>, ...Column<AdminRating>[]] = [
  { head: RATINGS.rating, cell: (rating) => <RatingCell rating={rating} /> },
  {
    head: RATINGS.author,
    cell: ({ ownerId, ownerName, ownerEmail }) => <Person id={ownerId} name={ownerName} email={ownerEmail} />,
  },
  {
    head: RATINGS.evaluated,
    cell: ({ evaluatedId, evaluatedName }) => <Person id={evaluatedId} name={evaluatedName} />,
  },
  { head: RATINGS.kind, cell: ({ kind }) => <Badge>{RATINGS[kind]}</Badge> },
  { head: RATINGS.created, cell: ({ createdAt }) => formatDay(createdAt) },
];

/** 'Avaliações': ratings, newest first. */
export function RatingsTab({ search, change }: TabProps) {
  const list = trpc.admin.ratings.useInfiniteQuery(queryOf(FILTERS.feminine, search), PAGED);
  return (
    <>
      <SearchAndFilter search={search} change={change} choices={FILTERS.feminine} />
      <AdminList
        label={RATINGS.label}
        list={list}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        menu={(rating) => <ActMenu row={rating} name={nameOf(rating)} acts={ACTS} />}
        empty={{ title: RATINGS.none }}
        onClear={clearedBy(search, change)}
      />
    </>
  );
}
