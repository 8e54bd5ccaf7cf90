import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { useFocusOnChange } from "@/ui/frame/use-focus-on-change.ts";
import { onFirstUse } from "@/ui/on-first-use.ts";
import { Skeleton } from "@/ui/states/skeleton.tsx";
import { ClientSectionScreen } from "../late-sections.tsx";
import { allLinkClass, Latest } from "../latest.tsx";
import { ALL } from "../messages.ts";
import { PanelHero } from "../panel-hero.tsx";
import { SectionCards } from "../section-cards.tsx";
import { SectionLink } from "../section-link.tsx";
import type { ClientLists } from "../section-lists.ts";
import { ALL_COUNT_FALLBACK, COUNTS, HERO, SECTIONS } from "../section-messages.ts";
import type { ClientSection } from "../section-names.ts";
import { isClientPage } from "../sections.ts";

interface CountCardProps {
  label: string;
  /** Undefined while loading. */
  value: ReactNode;
  text: ReactNode;
}

function CountValue({ value }: { value: ReactNode }) {
  if (value !== undefined) return <p className="title text-3xl tabular-nums">{value}</p>;
  return (
    <>
      <span className="sr-only">{COUNTS.loading}</span>
      <Skeleton className="h-9.5 w-14" />
    </>
  );
}

function CountCard({ label, value, text }: CountCardProps) {
  return (
    <Card className="flex flex-col">
      <CountValue value={value} />
      <p className="mt-1 leading-tight font-semibold">{label}</p>
      {text && <p className="mt-auto pt-1 text-sm text-ink-soft">{text}</p>}
    </Card>
  );
}

/** Whether the user never published a request. The count does not follow live events, the list does. */
function useHasNone(): boolean {
  const { data: mine } = trpc.requests.mine.useQuery();
  const { data: stats } = trpc.requests.stats.useQuery();
  return stats?.ownRequests === 0 && mine?.length === 0;
}

interface ClientOverviewProps {
  user: CurrentUser;
  hires: ReactNode;
  firstSteps: ReactNode;
  children: ReactNode;
}

/** First section of the client panel: greeting, own requests as `children`, counts, and a card per section. */
function ClientOverview({ user, hires, firstSteps, children }: ClientOverviewProps) {
  const openCount = trpc.requests.typeCounts.useQuery().data?.total;
  const hasNone = useHasNone();
  return (
    <>
      <PanelHero
        panel="client"
        user={user}
        action={
          <Link to="/solicitar-servico" className={buttonClass({ size: "lg" })}>
            <Plus size={22} aria-hidden />
            {HERO.client.action}
          </Link>
        }
      />
      <div className="space-y-8 px-4 py-5 md:px-0 md:py-6">
        {hires}
        {firstSteps}
        {/* Before the first one, the greeting above says all that there is to say. */}
        {!hasNone && (
          <Latest
            title={SECTIONS["minhas-oportunidades"].label}
            allLabel={ALL.feminine}
            all={(content) => (
              <SectionLink section="minhas-oportunidades" className={allLinkClass}>
                {content}
              </SectionLink>
            )}
          >
            {children}
          </Latest>
        )}
        <Counts />
        <SectionCards notes={openCount === undefined ? {} : { "oportunidades-gerais": COUNTS.openNow(openCount) }} />
      </div>
    </>
  );
}

function Counts() {
  const now = useNow();
  const mine = trpc.requests.mine.useQuery();
  const stats = trpc.requests.stats.useQuery();
  const hasNone = useHasNone();
  const open = mine.data?.filter(({ expiresAt, isHidden }) => expiresAt > now && !isHidden).length;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3 md:gap-4">
      {!hasNone && (
        <CountCard
          label={COUNTS.own}
          value={stats.data?.ownRequests ?? (stats.isError ? COUNTS.unknown : undefined)}
          text={open !== undefined && COUNTS.openNow(open)}
        />
      )}
      <CountCard
        label={COUNTS.all}
        value={stats.data?.totalRequests ?? (stats.isError ? ALL_COUNT_FALLBACK : undefined)}
        text={COUNTS.allText}
      />
    </div>
  );
}

interface ClientDashboardProps {
  section: ClientSection;
  user: CurrentUser;
  /** Running hires, shown above the rest. */
  hires: ReactNode;
  firstSteps: ReactNode;
  /** The requests of the user: the latest, and all of them. */
  latestOwn: ReactNode;
  ownRequests: ReactNode;
  lists: ClientLists;
}

/** Content of /cliente/dashboard, inside the frame. */
export function ClientDashboard({ section, user, hires, firstSteps, latestOwn, ...parts }: ClientDashboardProps) {
  useFocusOnChange(section);
  useEffect(() => onFirstUse(ClientSectionScreen.preload), []);
  if (section === "dashboard" || isClientPage(section)) {
    return (
      <ClientOverview user={user} hires={hires} firstSteps={firstSteps}>
        {latestOwn}
      </ClientOverview>
    );
  }
  return <ClientSectionScreen section={section} user={user} {...parts} />;
}
