import { Link } from "@tanstack/react-router";
import type { DayStats } from "#src/features/analytics/schemas.ts";
import type { CurrentUser } from "#src/features/auth/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { buttonClass } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { DayTable } from "@/ui/day-table.tsx";
import { TapeMeasure } from "@/ui/drawings/illustrations-site.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { ANALYTICS, FIGURES, type StatName, UPSELL } from "./messages.ts";

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

interface StatCardProps {
  name: StatName;
  days: readonly DayStats[];
}

/** A figure: its total, a chart, and a table with the same numbers. */
function StatCard({ name, days }: StatCardProps) {
  const { title, text } = FIGURES[name];
  const counts = days.map((stats) => ({ day: stats.day, count: stats[name] }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="section" aria-labelledby={name}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={name} className="text-lg">
          {title}
        </h2>
        <p className="title text-3xl leading-none text-blueprint tabular-nums">{total}</p>
      </div>
      <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
      <StatChart title={title} counts={counts} />
      <DayTable
        title={title}
        rows={counts.map(({ day, count }) => ({ key: day, day: dayLabel(day), value: String(count) }))}
      />
    </Card>
  );
}

/** Size of the drawing in its own units. */
const HEIGHT = 64;
const STEP = 10;
const BAR = 7;
/** Height of a bar for zero, so that the days can be seen. */
const LEAST = 1.5;

/** A figure on one day, `YYYY-MM-DD`. */
interface DayCount {
  day: string;
  count: number;
}

/** `22/11` for `2026-11-22`. */
function dayLabel(day: string): string {
  const [, month, date] = day.split("-");
  return `${date}/${month}`;
}

interface StatChartProps {
  title: string;
  counts: readonly DayCount[];
}

/** One bar per day, oldest first; at least one count is above zero. */
function StatChart({ title, counts }: StatChartProps) {
  const most = Math.max(...counts.map(({ count }) => count));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mt-5">
      <svg
        viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={ANALYTICS.summary(title, total, most)}
        className="block h-20 w-full border-b border-concrete-300"
      >
        {counts.map(({ day, count }, i) => {
          const height = Math.max(LEAST, (count / most) * HEIGHT);
          const shape = { x: i * STEP + (STEP - BAR) / 2, y: HEIGHT - height, width: BAR, height };
          return <rect key={day} {...shape} className={count === 0 ? "fill-concrete-300" : "fill-blueprint"} />;
        })}
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-ink-soft tabular-nums">
        <span>{dayLabel(counts[0]?.day ?? "")}</span>
        <span>{ANALYTICS.today}</span>
      </p>
    </div>
  );
}
