import { CircleCheck, CircleX, Clock, Hourglass } from "lucide-react";
import { SUBSCRIPTION_FILTERS as FILTER_VALUES } from "#src/features/admin/rules.ts";
import type { AdminSubscription } from "#src/features/admin/schemas.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Badge } from "@/ui/badge.tsx";
import { cx } from "@/ui/cx.ts";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { useMediaQuery } from "@/ui/use-media-query.ts";
import { ActMenu } from "../act-menu.tsx";
import { AdminList, type Column, WIDE } from "../admin-list.tsx";
import { CampaignCard } from "../campaign/campaign-card.tsx";
import { choicesOf, clearedBy } from "../choices.ts";
import { formatCount, formatMoney } from "../format.ts";
import { SearchAndFilter } from "../list-controls.tsx";
import { PAGED, queryOf } from "../list-query.ts";
import { LIST } from "../panel-messages.ts";
import { Person } from "../person/person.tsx";
import type { TabProps } from "../tab.ts";
import { STATS, STATUSES, SUBSCRIPTION_FILTERS, SUBSCRIPTIONS } from "./messages.ts";
import { ACTS_ON_SUBSCRIPTIONS } from "./subscription-acts.ts";
import { endsSoon } from "./subscription-end.ts";

const FILTERS = choicesOf(FILTER_VALUES, SUBSCRIPTION_FILTERS);

const BADGES = {
  PENDING: { tone: "warning", icon: Hourglass },
  ACTIVE: { tone: "success", icon: CircleCheck },
  CANCELLED: { tone: "danger", icon: CircleX },
  EXPIRED: { tone: "neutral", icon: Clock },
} as const;

function EndCell({ subscription }: { subscription: AdminSubscription }) {
  const now = useNow();
  const { expiresAt, nextDueDate } = subscription;
  const day = expiresAt === null ? nextDueDate && formatDate(nextDueDate) : formatDay(expiresAt - 1);
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 tabular-nums">
      {day ?? LIST.unknown}
      {endsSoon(subscription, now) && (
        <Badge tone="warning" icon={Clock}>
          {SUBSCRIPTIONS.endsSoon}
        </Badge>
      )}
    </span>
  );
}

const COLUMNS: readonly [Column<AdminSubscription>, ...Column<AdminSubscription>[]] = [
  {
    head: SUBSCRIPTIONS.user,
    cell: ({ userId, userName, userEmail, userPhone }) => (
      <Person isSubject id={userId} name={userName} email={userEmail} phone={userPhone} />
    ),
  },
  {
    head: SUBSCRIPTIONS.status,
    cell: ({ status }) => <Badge {...BADGES[status]}>{STATUSES[status]}</Badge>,
  },
  {
    head: SUBSCRIPTIONS.payment,
    cell: ({ paymentMethod, valueCents }) =>
      paymentMethod === "manual" ? SUBSCRIPTIONS.manual : `${SUBSCRIPTIONS.asaas} · ${formatMoney(valueCents)}`,
  },
  { head: SUBSCRIPTIONS.expires, cell: (row) => <EndCell subscription={row} /> },
  { head: SUBSCRIPTIONS.created, cell: ({ createdAt }) => formatDay(createdAt) },
];

function Stats() {
  const { data } = trpc.admin.overview.useQuery();
  const isWide = useMediaQuery(WIDE);
  return (
    <dl aria-label={SUBSCRIPTIONS.stats} className="mb-4 grid grid-cols-2 gap-2 lg:grid-cols-5">
      {STATS.map(({ key, label }, i) => (
        <div
          key={key}
          className={cx(
            "flex flex-col-reverse rounded-card border border-concrete-200 bg-white p-4",
            i === 0 && !isWide && "col-span-full",
          )}
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="title text-xl text-blueprint tabular-nums">
            {data ? formatCount(data[key]) : <Skeleton className="h-6 w-14" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** 'Assinaturas': stat cards, the campaign, and subscriptions, newest first. */
export function SubscriptionsTab({ search, change }: TabProps) {
  const list = trpc.admin.subscriptions.useInfiniteQuery(queryOf(FILTERS, search), PAGED);
  return (
    <>
      <Stats />
      <CampaignCard />
      <SearchAndFilter search={search} change={change} choices={FILTERS} />
      <AdminList
        label={SUBSCRIPTIONS.label}
        list={list}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        menu={(row) => <ActMenu row={row} name={row.userName} acts={ACTS_ON_SUBSCRIPTIONS} />}
        empty={{ title: SUBSCRIPTIONS.none }}
        onClear={clearedBy(search, change)}
      />
    </>
  );
}
