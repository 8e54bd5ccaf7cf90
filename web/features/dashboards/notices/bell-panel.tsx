import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { ConnectionRequest } from "@/lib/connections/connection-request.tsx";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Dialog } from "@/ui/overlays/dialog.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import type { Panel } from "../panel.ts";
import { BELL } from "./bell-messages.ts";
import { NOTICES, REQUESTS_PANEL } from "./messages.ts";
import { NoticeEntry } from "./notice-entry.tsx";

function Loading() {
  return (
    <SkeletonGroup label={REQUESTS_PANEL.loading}>
      <p aria-hidden className="mb-4 text-ink-soft">
        {REQUESTS_PANEL.loading}
      </p>
      <div className="flex items-center gap-3">
        <Skeleton round className="size-12 shrink-0" />
        <Skeleton className="h-6 w-2/3" />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Skeleton className="h-11 rounded-control" />
        <Skeleton className="h-11 rounded-control" />
      </div>
    </SkeletonGroup>
  );
}

function Pending({ onAnswer }: { onAnswer: () => void }) {
  const now = useNow();
  const query = trpc.networking.pending.useQuery();
  return (
    <Loaded
      query={query}
      pending={<Loading />}
      failed={{ title: BELL.failed, titleAs: "p" }}
      empty={<p className="text-ink-soft">{REQUESTS_PANEL.empty}</p>}
    >
      {(requests) => (
        <ul aria-label={BELL.requests} className="divide-y divide-concrete-200">
          {requests.map((request) => (
            <ConnectionRequest key={request.id} request={request} now={now} onAnswer={onAnswer} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** How many notices the panel shows: fewer below connection requests. */
const SIZE = { client: 5, provider: 3 } as const;

interface BellPanelProps {
  panel: Panel;
  /** Of connections. */
  requests: { count: number; news: number };
  onClose: () => void;
}

/** The newest notices and, for providers, connection requests, which are first if there were any when it opened. */
export function BellPanel({ panel, requests, onClose }: BellPanelProps) {
  const close = useRef<HTMLButtonElement>(null);
  const isProvider = panel === "provider";
  const [isAsked] = useState(isProvider && requests.count + requests.news > 0);
  const connections = isProvider && (
    <Requests news={requests.news} onAnswer={() => close.current?.focus()} onClose={onClose} />
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={BELL.notices}
      size="sm"
      initialFocus={close}
      footer={
        <>
          <Button ref={close} variant="outline" onClick={onClose}>
            {REQUESTS_PANEL.close}
          </Button>
          <Link to="/avisos" onClick={onClose} className={buttonClass({ variant: "secondary" })}>
            {NOTICES.seeAll}
          </Link>
        </>
      }
    >
      <div className="divide-y divide-concrete-200 *:py-4 *:first:pt-0 *:last:pb-0">
        {isAsked && connections}
        <div>
          {isAsked && <h3 className="mb-3 text-lg">{BELL.others}</h3>}
          <LatestNotices size={SIZE[panel]} withoutAsked={isProvider} onOpen={onClose} />
        </div>
        {!isAsked && connections}
      </div>
    </Dialog>
  );
}

interface RequestsProps {
  news: number;
  onAnswer: () => void;
  onClose: () => void;
}

function Requests({ news, onAnswer, onClose }: RequestsProps) {
  return (
    <section aria-labelledby="pedidos">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <h3 id="pedidos" className="text-lg">
          {BELL.requests}
        </h3>
        <Link
          to="/portal-conexoes/minhas"
          onClick={onClose}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {REQUESTS_PANEL.mine}
        </Link>
      </div>
      {news > 0 && <p className="mb-4 font-semibold">{REQUESTS_PANEL.news(news)}</p>}
      <Pending onAnswer={onAnswer} />
    </section>
  );
}

function LatestLoading() {
  return (
    <SkeletonGroup label={NOTICES.loading} className="flex gap-3">
      <Skeleton className="size-10 shrink-0" />
      <Skeleton className="h-16 grow" />
    </SkeletonGroup>
  );
}

interface LatestNoticesProps {
  size: number;
  /** Without requests for connections, which the panel lists by themselves. */
  withoutAsked: boolean;
  onOpen: () => void;
}

/** The newest notices, in the bell's panel. */
function LatestNotices({ size, withoutAsked, onOpen }: LatestNoticesProps) {
  const now = useNow();
  const query = trpc.notices.list.useInfiniteQuery(
    {},
    {
      getNextPageParam: nextCursorOf,
      select: (pages) => itemsOf(pages).filter(({ kind }) => !(withoutAsked && kind === "connection-asked")),
    },
  );
  return (
    <Loaded
      query={query}
      pending={<LatestLoading />}
      failed={{ title: NOTICES.failed, titleAs: "p" }}
      empty={<p className="text-ink-soft">{NOTICES.emptyShort}</p>}
    >
      {(items) => (
        <ul aria-label={NOTICES.title} className="divide-y divide-concrete-200">
          {items.slice(0, size).map((notice) => (
            <NoticeEntry key={notice.id} notice={notice} now={now} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
