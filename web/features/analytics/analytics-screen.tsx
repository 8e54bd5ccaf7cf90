import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { TapeMeasure } from "@/ui/drawings/illustrations-site.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { ANALYTICS, FIGURES, type StatName, UPSELL } from "./messages.ts";
import { StatCard } from "./stat-card.tsx";

const NAMES = Object.keys(FIGURES) as StatName[];
const gridClass = "grid items-start gap-3 md:gap-4 lg:grid-cols-2";

/** /analises: charts for people with premium, an invitation for others. */
export function AnalyticsScreen({ user }: { user: CurrentUser }) {
  return (
    <Container className="pb-8">
      <PageHeader
        title={ANALYTICS.title}
        text={ANALYTICS.text}
        back={<BackLink to={user.isProvider ? "/prestador/dashboard" : "/cliente/dashboard"} />}
      />
      {user.isPremium ? <Stats /> : <Upsell />}
    </Container>
  );
}

function Stats() {
  const query = trpc.analytics.mine.useQuery();
  if (failureOf(query.error).code === "premium.required") return <Upsell />;
  return (
    <Loaded
      query={query}
      pending={
        <SkeletonGroup label={ANALYTICS.loading} className={gridClass}>
          {NAMES.map((name) => (
            <Skeleton key={name} className="h-60 w-full rounded-card" />
          ))}
        </SkeletonGroup>
      }
      failed={{ title: ANALYTICS.failed }}
    >
      {({ days }) => {
        const counted = NAMES.filter((name) => days.some((stats) => stats[name] > 0));
        if (counted.length === 0) {
          return <EmptyState illustration={<TapeMeasure />} title={ANALYTICS.none} text={ANALYTICS.noneText} />;
        }
        return (
          <div className={gridClass}>
            {counted.map((name) => (
              <StatCard key={name} name={name} days={days} />
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}

function Upsell() {
  return (
    <Card tone="premium">
      <EmptyState
        illustration={<TapeMeasure />}
        title={UPSELL.title}
        text={UPSELL.text}
        action={
          <Link to="/premium" className={buttonClass({ className: "w-full xs:w-auto" })}>
            {UPSELL.action}
          </Link>
        }
      />
    </Card>
  );
}
