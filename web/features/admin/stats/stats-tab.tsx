import { keepPreviousData } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { FIGURE_METRICS, FIGURE_SPANS } from "#src/features/admin/rules.ts";
import type { AdminStats } from "#src/features/admin/schemas.ts";
import { downloadText } from "@/lib/download-text.ts";
import { formatDate } from "@/lib/format/dates.ts";
import { trpc } from "@/lib/trpc.ts";
import { Button } from "@/ui/button.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { type Choice, chosen } from "../choices.ts";
import { ChoiceChips } from "../list-controls.tsx";
import { useLostAccess } from "../list-states.tsx";
import type { TabProps } from "../tab.ts";
import { csvOf } from "./csv.ts";
import { FIGURES, METRICS } from "./messages.ts";
import { StatCard } from "./stat-card.tsx";

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
