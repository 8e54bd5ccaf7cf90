import { Link } from "@tanstack/react-router";
import { ChevronRight, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminOverview, AdminToday } from "#src/features/admin/schemas.ts";
import { formatAgo, formatDate, formatWhole } from "#src/shared/format.ts";
import { keysOf } from "#src/shared/keys.ts";
import { MINUTE_MS } from "#src/shared/time.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Card } from "@/ui/card.tsx";
import { TapeMeasure } from "@/ui/drawings/late-drawings.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { formatCount, formatMoney, monthAt } from "../format.ts";
import { ListSkeleton, useLostAccess } from "../list-states.tsx";
import type { AdminSearch } from "../search.ts";
import { AlertsCard } from "./alerts-card.tsx";
import { FIGURE_NAMES, REFUNDS, TODAY, WAITING } from "./messages.ts";
import { MissingPasskey, PasskeyCard } from "./passkey-card.tsx";

/** Jobs run each minute, and one run may take longer: the same as /health. */
const JOBS_LATE_MS = 5 * MINUTE_MS;

/** 'Hoje': what waits for an admin, yesterday's figures, and whether the portal is well. */
export function TodayTab() {
  const today = trpc.admin.today.useQuery();
  const { data: overview } = trpc.admin.overview.useQuery();
  // Its card would move the others.
  const passkeys = trpc.auth.passkeys.useQuery();
  useLostAccess(today.error);
  if (passkeys.isLoading) return <ListSkeleton />;
  return (
    <Loaded query={today} pending={<ListSkeleton />} failed={{ title: TODAY.couldNotLoad }}>
      {(data) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <MissingPasskey />
          <div className="lg:col-span-2">{overview && <Waiting overview={overview} today={data} />}</div>
          <Figures today={data} />
          <Health today={data} />
          <AlertsCard />
          <PasskeyCard />
        </div>
      )}
    </Loaded>
  );
}

interface Work {
  label: string;
  tab: AdminSearch;
  count: string;
  text: string;
}

function workOf(overview: AdminOverview, today: AdminToday, now: number): Work[] {
  const waiting = keysOf(WAITING).flatMap((name) => {
    const since = today[name];
    if (overview[name].count === 0) return [];
    const { gender, ...shown } = WAITING[name];
    const text = since === null ? "" : TODAY.since[gender](formatAgo(since, now));
    return [{ ...shown, count: formatCount(overview[name]), text }];
  });
  if (today.refundedAt === null) return waiting;
  const tab = { ...REFUNDS.tab, mes: monthAt(today.refundedAt) };
  return [...waiting, { label: REFUNDS.label, tab, count: formatWhole(today.refunds), text: TODAY.recent }];
}

function Waiting({ overview, today }: { overview: AdminOverview; today: AdminToday }) {
  const work = workOf(overview, today, useNow());
  if (work.length === 0) {
    return <EmptyState illustration={<TapeMeasure />} title={TODAY.nothing} text={TODAY.nothingText} />;
  }
  return (
    <Card as="section" padding="none" aria-labelledby="espera">
      <h2 id="espera" className="px-4 pt-4 pb-2 text-lg md:px-6">
        {TODAY.waiting}
      </h2>
      <ul>
        {work.map(({ label, tab, count, text }) => (
          <li key={label} className="border-t border-concrete-200">
            <Link
              to="/admin"
              search={tab}
              resetScroll={false}
              className="flex min-h-14 items-center gap-3 px-4 py-2 transition-colors hover:bg-concrete-100 md:px-6"
            >
              <span className="min-w-8 rounded-full bg-signal px-2 text-center font-semibold text-white tabular-nums">
                {count}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                {text && <span className="block text-sm text-ink-soft">{text}</span>}
              </span>
              <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Facts({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <dl className="mt-2 flex flex-col divide-y divide-concrete-200">{children}</dl>
    </Card>
  );
}

const rowClass = "flex items-baseline justify-between gap-4 py-2";

function differenceText(difference: number, format: (value: number) => string): string {
  if (difference === 0) return TODAY.same;
  return difference > 0 ? TODAY.more(format(difference)) : TODAY.less(format(-difference));
}

function Figures({ today: { yesterday, figures } }: { today: AdminToday }) {
  return (
    <Facts id="ontem" title={TODAY.yesterday(formatDate(yesterday))}>
      {figures.map(({ metric, value, before }) => {
        const format = metric === "income" ? formatMoney : formatWhole;
        return (
          <div key={metric} className={rowClass}>
            <dt>{FIGURE_NAMES[metric]}</dt>
            <dd className="text-right tabular-nums">
              <span className="block font-semibold">{format(value)}</span>
              <span className="block text-sm text-ink-soft">{differenceText(value - before, format)}</span>
            </dd>
          </div>
        );
      })}
    </Facts>
  );
}

/** A sign of health, with its icon: a colour alone says nothing to some. */
function Sign({ name, isGood, children }: { name: string; isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <div className="flex items-start justify-between gap-4 py-2">
      <dt className="flex shrink-0 items-center gap-2">
        <Icon size={18} aria-hidden className={isGood ? "text-success" : "text-danger"} />
        {name}
      </dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </div>
  );
}

function Health({ today }: { today: AdminToday }) {
  const { jobsRanAt, failedJobs, lateDeliveries, backedUpAt, isBackupLate } = today;
  const now = useNow();
  const isLate = jobsRanAt === null || now - jobsRanAt > JOBS_LATE_MS;
  const backupText = isBackupLate ? TODAY.backupLate : TODAY.backupMade;
  const jobsText = isLate ? TODAY.jobsLate : TODAY.jobsRan;
  return (
    <Facts id="saude" title={TODAY.health}>
      <Sign name={TODAY.jobs} isGood={!isLate}>
        {jobsRanAt === null ? TODAY.jobsNever : jobsText(formatAgo(jobsRanAt, now))}
      </Sign>
      <Sign name={TODAY.failed} isGood={failedJobs.length === 0}>
        {failedJobs.length === 0 && TODAY.failedNone}
        {failedJobs.map(({ name, failedAt }) => (
          <span key={name} className="block">
            {TODAY.failedAt(name, formatAgo(failedAt, now))}
          </span>
        ))}
      </Sign>
      <Sign name={TODAY.deliveries} isGood={lateDeliveries === 0}>
        {lateDeliveries === 0 ? TODAY.deliveriesOk : TODAY.deliveriesLate(formatWhole(lateDeliveries))}
      </Sign>
      <Sign name={TODAY.backup} isGood={backedUpAt !== null && !isBackupLate}>
        {backedUpAt === null ? TODAY.backupNever : backupText(formatAgo(backedUpAt, now))}
      </Sign>
    </Facts>
  );
}
