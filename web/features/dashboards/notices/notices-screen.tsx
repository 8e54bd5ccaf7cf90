import { Link } from "@tanstack/react-router";
import { CheckCheck, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import type { ShownNotice } from "#src/features/notices/schemas.ts";
import { BACK_TO_PANEL } from "@/lib/messages.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Button } from "@/ui/button.tsx";
import { Card, cardLinkClass } from "@/ui/card.tsx";
import { TapeMeasure } from "@/ui/drawings/illustrations-site.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { LinkCard } from "@/ui/link-card.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ListEnd } from "@/ui/states/list-end.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { PANEL_HOME, type Panel } from "../panel.ts";
import { NOTICES, REQUESTS_PANEL } from "./messages.ts";
import { NoticeEntry } from "./notice-entry.tsx";
import { wasRenewed } from "./notice-messages.ts";
import { useReadNotices } from "./use-read-notices.ts";

interface NoticesScreenProps {
  panel: Panel;
  /** Renews a listing. `onRenewed` is called once it is. */
  renewButton: (listing: { id: string; title: string }, onRenewed: () => void) => ReactNode;
  /** Turns pushes to this device on and off. */
  device: ReactNode;
}

/** /avisos */
export function NoticesScreen({ panel, renewButton, device }: NoticesScreenProps) {
  const list = trpc.notices.list.useInfiniteQuery({}, { getNextPageParam: nextCursorOf, select: itemsOf });
  return (
    <Container width="text" className="flex flex-col pb-10">
      <PageHeader
        title={NOTICES.title}
        text={NOTICES.text}
        back={<BackLink to={PANEL_HOME[panel]}>{BACK_TO_PANEL}</BackLink>}
        actions={<ReadAllButton notices={list.data ?? []} />}
      />
      {panel === "provider" && <Connections />}
      <Card className="mb-4 md:mb-6">
        <Loaded
          query={list}
          pending={<SkeletonRows label={NOTICES.loading} height="h-20" />}
          failed={{ title: NOTICES.failed }}
          empty={<Empty />}
        >
          {(notices) => (
            <>
              <Entries notices={notices} renewButton={renewButton} />
              {list.hasNextPage && (
                <ListEnd list={list} pending={<SkeletonRows label={NOTICES.loading} height="h-20" />} />
              )}
            </>
          )}
        </Loaded>
      </Card>
      {device}
    </Container>
  );
}

/** What the bell counts besides notices. */
function Connections() {
  const { count, news } = trpc.networking.pendingCount.useQuery().data ?? { count: 0, news: 0 };
  if (count + news === 0) return null;
  const accepted = news > 0 ? REQUESTS_PANEL.news(news) : "";
  const [title, text, tab] =
    count > 0
      ? ([NOTICES.requests(count), `${NOTICES.requestsText(count)} ${accepted}`.trim(), "recebidos"] as const)
      : ([accepted, undefined, "conexoes"] as const);
  return (
    <LinkCard icon={UserPlus} text={text} className="mb-4 md:mb-6">
      <Link to="/portal-conexoes/minhas" search={{ aba: tab }} className={cardLinkClass}>
        {title}
      </Link>
    </LinkCard>
  );
}

function Entries({
  notices,
  renewButton,
}: { notices: readonly ShownNotice[] } & Pick<NoticesScreenProps, "renewButton">) {
  const now = useNow();
  const read = useReadNotices();
  const utils = trpc.useUtils();
  return (
    <ul aria-label={NOTICES.title} className="divide-y divide-concrete-200">
      {notices.map((notice) => {
        const { id, subjectId, createdAt, isRead } = notice;
        const onRenewed = () => {
          if (!isRead) read({ ids: [id], until: createdAt });
          void utils.notices.list.invalidate();
        };
        const action =
          notice.kind === "listing-ending" &&
          !wasRenewed(notice) &&
          renewButton({ id: subjectId, title: notice.details.title }, onRenewed);
        return <NoticeEntry key={id} notice={notice} now={now} action={action} />;
      })}
    </ul>
  );
}

function ReadAllButton({ notices }: { notices: readonly ShownNotice[] }) {
  const read = useReadNotices();
  const { unread } = trpc.notices.count.useQuery().data ?? { unread: 0 };
  const [newest] = notices;
  if (unread === 0 || !newest) return null;
  return (
    <Button variant="outline" size="sm" icon={CheckCheck} onClick={() => read({ ids: null, until: newest.createdAt })}>
      {NOTICES.readAll}
    </Button>
  );
}

function Empty() {
  return <EmptyState illustration={<TapeMeasure />} title={NOTICES.empty} text={NOTICES.emptyText} />;
}
