import { keepPreviousData } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { FIGURE_METRICS, FIGURE_SPANS, type StatMetric } from "#src/features/admin/rules.ts";
import type { AdminStats } from "#src/features/admin/schemas.ts";
import { formatDate, formatWhole } from "#src/shared/format.ts";
import { downloadText } from "@/lib/download-text.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { DayTable } from "@/ui/day-table.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { type Choice, chosen } from "../choices.ts";
import { formatMoney } from "../format.ts";
import { ChoiceChips } from "../list-controls.tsx";
import { useLostAccess } from "../list-states.tsx";
import type { TabProps } from "../tab.ts";
import { csvOf } from "./csv.ts";
import { FIGURES, METRICS } from "./messages.ts";

type Span = (typeof FIGURE_SPANS)[number];

const spanChoice = (days: Span): Choice<Span> => ({ slug: String(days), value: days, label: FIGURES.days(days) });
const [first, ...others] = FIGURE_SPANS;
const SPANS: readonly [Choice<Span>, ...Choice<Span>[]] = [spanChoice(first), ...others.map(spanChoice)];

const gridClass = "grid items-start gap-3 md:grid-cols-2 md:gap-4";

/** One row per day, one column per metric; money in reais. */
function download({ days, series }: AdminStats): void {
  const head = [FIGURES.day, ...series.map(({ metric }) => METRICS[metric].title)];
  const rows = days.map((day, i) => [
    formatDate(day),
    ...series.map(({ metric, values }) => (METRICS[metric].isMoney ? (values[i] ?? 0) / 100 : (values[i] ?? 0))),
  ]);
  downloadText(FIGURES.file(days.length, days.at(-1) ?? ""), csvOf([head, ...rows]), "text/csv;charset=utf-8");
}

interface StatCardProps {
  metric: StatMetric;
  days: readonly string[];
  values: readonly number[];
}

/** A metric: its total or latest value, a chart, and a table with the same numbers. */
function StatCard({ metric, days, values }: StatCardProps) {
  const { title, text, isMoney, isLevel } = METRICS[metric];
  const format = isMoney ? formatMoney : formatWhole;
  const total = isLevel ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0);
  const most = format(Math.max(0, ...values));
  const isEmpty = values.length < 2 || values.every((value) => value <= 0);
  return (
    <Card as="section" aria-labelledby={metric}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={metric} className="text-lg">
          {title}
        </h2>
        <p className="title text-2xl leading-none text-blueprint tabular-nums">{format(total)}</p>
      </div>
      <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
      {isEmpty ? (
        <p className="mt-3 text-ink-soft">{FIGURES.none}</p>
      ) : (
        <>
          <StatChart
            label={FIGURES.summary(title, days.length, format(total), most)}
            days={days}
            values={values}
            most={most}
          />
          <DayTable
            title={title}
            rows={days.map((day, i) => ({ key: day, day: formatDate(day), value: format(values[i] ?? 0) }))}
          />
        </>
      )}
    </Card>
  );
}

/** Size of the drawing in its own units, with room for the line at the top. */
const WIDTH = 100;
const HEIGHT = 60;
const TOP = 3;

interface StatChartProps {
  label: string;
  days: readonly string[];
  /** One per day; at least two, of which one is above zero. */
  values: readonly number[];
  /** The highest value, written out. */
  most: string;
}

/** A line over the days, oldest first. */
function StatChart({ label, days, values, most }: StatChartProps) {
  const highest = Math.max(...values);
  const points = values.map((value, i) => {
    const x = (i / (values.length - 1)) * WIDTH;
    const y = HEIGHT - (value / highest) * (HEIGHT - TOP);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  const line = `M${points.join("L")}`;
  return (
    <div className="mt-3">
      <p aria-hidden className="text-xs text-ink-soft tabular-nums">
        {most}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="block h-20 w-full border-b border-concrete-300 text-blueprint"
      >
        <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill="currentColor" opacity={0.12} />
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-ink-soft tabular-nums">
        <span>{formatDate(days[0] ?? "")}</span>
        <span>{FIGURES.today}</span>
      </p>
    </div>
  );
}

/** 'Números': one chart per metric. */
export function StatsTab({ search, change }: TabProps) {
  const span = chosen(SPANS, search.filtro);
  const query = trpc.admin.stats.useQuery({ days: span.value }, { placeholderData: keepPreviousData });
  const { data } = query;
  useLostAccess(query.error);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ChoiceChips label={FIGURES.span} choices={SPANS} slug={span.slug} onChange={(filtro) => change({ filtro })} />
        <Button variant="outline" size="sm" icon={Download} disabled={!data} onClick={() => data && download(data)}>
          {FIGURES.download}
        </Button>
      </div>
      <p className="mb-4 text-sm text-ink-soft">{FIGURES.updated}</p>
      <Loaded
        query={query}
        pending={
          <SkeletonGroup label={FIGURES.loading} className={gridClass}>
            {FIGURE_METRICS.map((metric) => (
              <Skeleton key={metric} className="h-60 w-full rounded-card" />
            ))}
          </SkeletonGroup>
        }
        failed={{ title: FIGURES.failed }}
      >
        {({ days, series }) => (
          <div className={gridClass}>
            {series.map(({ metric, values }) => (
              <StatCard key={metric} metric={metric} days={days} values={values} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}
