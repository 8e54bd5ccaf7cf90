import type { inferProcedureOutput } from "@trpc/server";
import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import type { AppRouter } from "#src/trpc/router.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { Badge } from "@/ui/badge.tsx";
import { AdminList, type Column } from "../admin-list.tsx";
import { LIST } from "../panel-messages.ts";
import { EVENT_PROBLEMS, INTEGRATIONS } from "./messages.ts";

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
export function WebhookEvents() {
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
