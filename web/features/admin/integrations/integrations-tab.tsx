import type { inferProcedureOutput } from "@trpc/server";
import { CircleCheck, CircleX, Hourglass, RotateCw } from "lucide-react";
import { DELIVERY_FILTERS } from "#src/features/admin/rules.ts";
import type { AdminDelivery } from "#src/features/admin/schemas.ts";
import { formatWhole } from "#src/shared/format.ts";
import type { AppRouter } from "#src/trpc/router.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc, trpcClient } from "@/lib/trpc.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import type { Act } from "../act.ts";
import { AdminList, type Column } from "../admin-list.tsx";
import { choicesOf, chosen } from "../choices.ts";
import { ChoiceChips } from "../list-controls.tsx";
import { LIST } from "../panel-messages.ts";
import type { TabProps } from "../tab.ts";
import { useAct } from "../use-act.ts";
import { DELIVERIES, EVENT_PROBLEMS, INTEGRATION_FILTERS, INTEGRATIONS } from "./messages.ts";

const FILTERS = choicesOf([...DELIVERY_FILTERS, "events"], INTEGRATION_FILTERS);

type WebhookEvent = inferProcedureOutput<AppRouter["admin"]["events"]>["items"][number];

function StateCell({ error, processedAt }: WebhookEvent) {
  if (error !== null) {
    return (
      <>
        <Badge tone="danger" icon={CircleX}>
          {INTEGRATIONS.error}
        </Badge>
        <p className="mt-1 break-words">{EVENT_PROBLEMS[error] ?? error}</p>
      </>
    );
  }
  if (processedAt === null) {
    return (
      <Badge tone="warning" icon={Hourglass}>
        {INTEGRATIONS.waiting}
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={CircleCheck}>
      {formatMoment(processedAt)}
    </Badge>
  );
}

const COLUMNS: readonly [Column<WebhookEvent>, ...Column<WebhookEvent>[]] = [
  { head: INTEGRATIONS.event, cell: ({ event }) => <span className="font-semibold break-words">{event}</span> },
  {
    head: INTEGRATIONS.subject,
    cell: ({ subjectId }) => <span className="break-words">{subjectId ?? LIST.unknown}</span>,
  },
  { head: INTEGRATIONS.received, cell: ({ receivedAt }) => formatMoment(receivedAt) },
  { head: INTEGRATIONS.processed, cell: (event) => <StateCell {...event} /> },
];

/** What the payment service reported, newest first. */
function WebhookEvents() {
  const list = trpc.admin.events.useInfiniteQuery({}, { getNextPageParam: nextCursorOf });
  return (
    <AdminList
      label={INTEGRATIONS.events}
      list={list}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      empty={{ title: INTEGRATIONS.noneEvents }}
    />
  );
}

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

function RetryButton({ row }: { row: AdminDelivery }) {
  const { run } = useAct(retry, row, () => undefined);
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
function Deliveries({ filter }: { filter: DeliveryFilter }) {
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

/** 'Integrações': what goes out to mail and other services, and what the payment service reports. */
export function IntegrationsTab({ search, change }: TabProps) {
  const { slug, value } = chosen(FILTERS, search.filtro);
  return (
    <>
      <div className="mb-4">
        <ChoiceChips
          label={INTEGRATIONS.filter}
          choices={FILTERS}
          slug={slug}
          onChange={(filtro) => change({ filtro })}
        />
      </div>
      {value === "events" ? <WebhookEvents /> : <Deliveries key={value} filter={value} />}
    </>
  );
}
