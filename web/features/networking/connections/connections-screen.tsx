import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AskedConnection, Connection, PendingConnection } from "#src/features/networking/schemas.ts";
import { ConnectionRequest } from "@/lib/connections/connection-request.tsx";
import { NO_NAME } from "@/lib/messages.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Badge } from "@/ui/badge.tsx";
import { buttonClass } from "@/ui/button.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { PersonRow } from "@/ui/person-row.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { ListEnd } from "@/ui/states/list-end.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { TabPanel, Tabs } from "@/ui/tabs.tsx";
import { CONNECTION_TABS, type ConnectionTab } from "./connections-tab.ts";
import { CancelButton, DisconnectButton } from "./end-connection-buttons.tsx";
import { CONNECTIONS } from "./late-messages.ts";

function Empty({ tab, text }: { tab: ConnectionTab; text?: string | undefined }) {
  return (
    <EmptyState
      {...CONNECTIONS.empty[tab]}
      {...(text && { text })}
      action={
        <Link to="/portal-conexoes" className={buttonClass({ variant: "secondary" })}>
          {CONNECTIONS.search}
        </Link>
      }
    />
  );
}

interface PersonProps {
  person: Pick<Connection, "personId" | "name" | "avatarUrl" | "profession" | "hasPage">;
  badge?: ReactNode;
  /** The button that ends the connection or the request. */
  end: ReactNode;
}

function Person({ person, badge, end }: PersonProps) {
  const { personId, avatarUrl, profession, hasPage } = person;
  const name = nameOf(person);
  return (
    <li className="py-4 first:pt-0">
      <PersonRow
        name={name}
        title={
          <>
            {hasPage ? (
              <Link
                to="/portal-conexoes/perfil/$id"
                params={{ id: personId }}
                className="link -my-2.5 inline-block max-w-full py-2.5 font-semibold"
              >
                {name}
              </Link>
            ) : (
              name
            )}{" "}
            {badge}
          </>
        }
        avatarUrl={avatarUrl}
        text={profession}
        end={end}
      />
    </li>
  );
}

const listClass = "divide-y divide-concrete-200";
const nameOf = ({ name }: { name: string }) => name || NO_NAME;

/** What the person asked for, and waits for. */
const useAsked = () => trpc.networking.asked.useInfiniteQuery({}, { getNextPageParam: nextCursorOf, select: itemsOf });

/** Accepted connections; seeing them takes the new ones off the bell. */
function Accepted() {
  const list = trpc.networking.connections.useInfiniteQuery({}, { getNextPageParam: nextCursorOf, select: itemsOf });
  const { mutate: seeAnswers } = trpc.networking.seeAnswers.useMutation();
  const utils = trpc.useUtils();
  const asked = useAsked().data?.length ?? 0;
  const [seenNow, setSeenNow] = useState<readonly string[]>([]);
  useEffect(() => {
    const news = list.data?.filter(({ isNews }) => isNews).map(({ id }) => id) ?? [];
    if (news.length === 0) return;
    // They stay marked when the list is fetched again.
    setSeenNow((known) => [...known, ...news]);
    seeAnswers(undefined, { onSuccess: () => utils.networking.pendingCount.invalidate() });
  }, [list.data, seeAnswers, utils]);
  return (
    <Loaded
      query={list}
      pending={<SkeletonRows label={CONNECTIONS.loading} />}
      failed={{ title: CONNECTIONS.failed }}
      empty={<Empty tab="conexoes" text={asked > 0 ? CONNECTIONS.waiting(asked) : undefined} />}
    >
      {(items: Connection[]) => (
        <>
          <ul aria-label={CONNECTIONS.tab.conexoes} className={listClass}>
            {items.map((item) => (
              <Person
                key={item.id}
                person={item}
                badge={(item.isNews || seenNow.includes(item.id)) && <Badge tone="info">{CONNECTIONS.news}</Badge>}
                end={<DisconnectButton id={item.id} name={nameOf(item)} />}
              />
            ))}
          </ul>
          {list.hasNextPage && <ListEnd list={list} pending={<SkeletonRows label={CONNECTIONS.loading} />} />}
        </>
      )}
    </Loaded>
  );
}

function Asked() {
  const list = useAsked();
  return (
    <Loaded
      query={list}
      pending={<SkeletonRows label={CONNECTIONS.loading} />}
      failed={{ title: CONNECTIONS.failed }}
      empty={<Empty tab="pedidos" />}
    >
      {(items: AskedConnection[]) => (
        <>
          <ul aria-label={CONNECTIONS.tab.pedidos} className={listClass}>
            {items.map((item) => (
              <Person key={item.id} person={item} end={<CancelButton id={item.id} name={nameOf(item)} />} />
            ))}
          </ul>
          {list.hasNextPage && <ListEnd list={list} pending={<SkeletonRows label={CONNECTIONS.loading} />} />}
        </>
      )}
    </Loaded>
  );
}

function Received() {
  const query = trpc.networking.pending.useQuery();
  const now = useNow();
  const panel = useRef<HTMLElement>(null);
  return (
    <section ref={panel} aria-label={CONNECTIONS.tab.recebidos} tabIndex={-1}>
      <Loaded
        query={query}
        pending={<SkeletonRows label={CONNECTIONS.loading} />}
        failed={{ title: CONNECTIONS.failed }}
        empty={<Empty tab="recebidos" />}
      >
        {(items: PendingConnection[]) => (
          <ul className={listClass}>
            {items.map((item) => (
              <ConnectionRequest
                key={item.id}
                request={item}
                now={now}
                onAnswer={() => panel.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

interface ConnectionsScreenProps {
  tab: ConnectionTab;
  onTab: (tab: ConnectionTab) => void;
}

/** /portal-conexoes/minhas: the connections that I have, asked for, and was asked for. */
export function ConnectionsScreen({ tab, onTab }: ConnectionsScreenProps) {
  const received = trpc.networking.pendingCount.useQuery().data?.count;
  const asked = useAsked();
  const counts: Readonly<Record<ConnectionTab, number | undefined>> = {
    conexoes: undefined,
    // Only the first page is counted.
    pedidos: asked.hasNextPage ? undefined : asked.data?.length,
    recebidos: received,
  };
  const items = CONNECTION_TABS.map((value) => ({
    value,
    label: CONNECTIONS.tab[value],
    count: counts[value] || undefined,
  }));
  return (
    <Container width="text" className="pb-10">
      <PageHeader
        title={CONNECTIONS.title}
        text={CONNECTIONS.lead}
        back={<BackLink to="/portal-conexoes">{CONNECTIONS.back}</BackLink>}
      />
      <Tabs
        items={items}
        value={tab}
        onValueChange={(value) => onTab(CONNECTION_TABS.find((tab) => tab === value) ?? tab)}
        label={CONNECTIONS.tabs}
        fill
      >
        <TabPanel value="conexoes">
          <Accepted />
        </TabPanel>
        <TabPanel value="pedidos">
          <Asked />
        </TabPanel>
        <TabPanel value="recebidos">
          <Received />
        </TabPanel>
      </Tabs>
    </Container>
  );
}
