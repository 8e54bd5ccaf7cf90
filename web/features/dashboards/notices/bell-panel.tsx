import { Link } from "@tanstack/react-router";
import { Ban, Check, X } from "lucide-react";
import { useRef, useState } from "react";
import type { PendingConnection } from "#src/features/networking/schemas.ts";
import { formatAgo } from "@/lib/dates.ts";
import { late } from "@/lib/late.tsx";
import { NO_NAME } from "@/lib/messages.ts";
import { trpc } from "@/lib/trpc.ts";
import { type Answer, useAnswerConnection } from "@/lib/use-answer-connection.ts";
import { useNow } from "@/lib/use-now.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { Button, buttonClass, IconButton } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Loaded } from "@/ui/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { useLateDialog } from "@/ui/use-late-dialog.ts";
import type { Panel } from "../panel.ts";
import { BELL } from "./bell-messages.ts";
import { LatestNotices } from "./latest-notices.tsx";
import { NOTICES, REQUESTS_PANEL } from "./messages.ts";

const BlockDialog = late(async () => (await import("@/lib/block-dialog.tsx")).BlockDialog);

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

interface BlockButtonProps {
  person: { id: string; name: string };
  onBlocked: () => void;
}

/** Ends the request too. */
function BlockButton({ person, onBlocked }: BlockButtonProps) {
  const dialog = useLateDialog(BlockDialog);
  return (
    <>
      <IconButton icon={Ban} label={REQUESTS_PANEL.block(person.name)} {...dialog.opener} />
      {dialog.isOpen && <BlockDialog person={person} onBlocked={onBlocked} onClose={dialog.close} />}
    </>
  );
}

interface EntryProps {
  request: PendingConnection;
  now: number;
  /** Called when answered: the entry disappears at once, so the focus must move. */
  onAnswer: () => void;
}

function Entry({ request, now, onAnswer }: EntryProps) {
  const name = request.name || NO_NAME;
  const { answer: send } = useAnswerConnection({ id: request.id, name });
  const answer = (which: Answer) => {
    onAnswer();
    send(which);
  };
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={name} src={request.avatarUrl} />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 leading-tight font-semibold break-words">{name}</p>
          <p className="mt-0.5 text-sm text-ink-soft">{formatAgo(request.createdAt, now)}</p>
        </div>
        <BlockButton person={{ id: request.personId, name }} onBlocked={onAnswer} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="outline"
          size="sm"
          icon={X}
          aria-label={REQUESTS_PANEL.rejectOf(name)}
          onClick={() => answer("reject")}
        >
          {REQUESTS_PANEL.reject}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={Check}
          aria-label={REQUESTS_PANEL.acceptOf(name)}
          onClick={() => answer("accept")}
        >
          {REQUESTS_PANEL.accept}
        </Button>
      </div>
    </li>
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
            <Entry key={request.id} request={request} now={now} onAnswer={onAnswer} />
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
