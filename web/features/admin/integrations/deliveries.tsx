import { RotateCw } from "lucide-react";
import type { DELIVERY_FILTERS } from "#src/features/admin/rules.ts";
import type { AdminDelivery } from "#src/features/admin/schemas.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc, trpcClient } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import type { Act } from "../act.ts";
import { AdminList, type Column } from "../admin-list.tsx";
import { formatWhole } from "../format.ts";
import { LIST } from "../panel-messages.ts";
import { useAct } from "../use-act.ts";
import { DELIVERIES, INTEGRATIONS } from "./messages.ts";

type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];

const retry: Act<AdminDelivery> = {
  texts: {
    label: INTEGRATIONS.retry,
    title: INTEGRATIONS.retry,
    text: ({ kind }) => kind,
    confirm: INTEGRATIONS.retry,
    busy: INTEGRATIONS.retry,
    done: { title: INTEGRATIONS.retried },
    failed: INTEGRATIONS.retryFailed,
  },
  icon: RotateCw,
  send: ({ id }) => trpcClient.admin.retryDelivery.mutate({ id }),
  change: () => "removed",
};

/** The button leaves with its row. */
function focusContent(): void {
  document.getElementById("conteudo")?.focus({ preventScroll: true });
}

function RetryButton({ row }: { row: AdminDelivery }) {
  const { run } = useAct(retry, row, focusContent);
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={RotateCw}
      aria-label={INTEGRATIONS.retryOf(DELIVERIES[row.kind] ?? row.kind)}
      onClick={() => run({ reason: "", choice: "", isChosen: false })}
    >
      {INTEGRATIONS.retry}
    </Button>
  );
}

const moment = (instant: number | null) => (instant === null ? LIST.unknown : formatMoment(instant));

const LAST: Record<DeliveryFilter, Column<AdminDelivery>> = {
  dead: { head: INTEGRATIONS.deadSince, cell: ({ deadAt }) => moment(deadAt) },
  waiting: { head: INTEGRATIONS.next, cell: ({ nextAttemptAt }) => moment(nextAttemptAt) },
  delivered: { head: INTEGRATIONS.deliveredAt, cell: ({ deliveredAt }) => moment(deliveredAt) },
};

const NONE = {
  dead: { title: INTEGRATIONS.noneDead, text: INTEGRATIONS.noneDeadText },
  waiting: { title: INTEGRATIONS.noneWaiting },
  delivered: { title: INTEGRATIONS.noneDelivered },
} as const;

const columnsOf = (filter: DeliveryFilter): readonly [Column<AdminDelivery>, ...Column<AdminDelivery>[]] => [
  {
    head: INTEGRATIONS.delivery,
    cell: ({ kind }) => <span className="font-semibold break-words">{DELIVERIES[kind] ?? kind}</span>,
  },
  { head: INTEGRATIONS.attempts, cell: ({ attempts }) => formatWhole(attempts) },
  {
    head: INTEGRATIONS.error,
    cell: ({ lastError }) => <span className="break-words">{lastError ?? LIST.unknown}</span>,
  },
  { head: INTEGRATIONS.created, cell: ({ createdAt }) => moment(createdAt) },
  LAST[filter],
];

/** The outbox: mails and calls to other services in one state. */
export function Deliveries({ filter }: { filter: DeliveryFilter }) {
  const list = trpc.admin.deliveries.useInfiniteQuery({ filter }, { getNextPageParam: nextCursorOf });
  return (
    <AdminList
      label={INTEGRATIONS.deliveries}
      list={list}
      rowKey={({ id }) => id}
      columns={columnsOf(filter)}
      menu={filter === "dead" ? (row) => <RetryButton row={row} /> : undefined}
      empty={NONE[filter]}
    />
  );
}
