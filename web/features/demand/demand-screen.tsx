import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Briefcase } from "lucide-react";
import type { ReactNode } from "react";
import { boardInputOf, DEMAND_PATH } from "#src/features/demand/addresses.ts";
import type { DemandBoard } from "#src/features/demand/schemas.ts";
import type { DemandSearch } from "#src/features/demand/search-params.ts";
import { formatWhole } from "#src/shared/format.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { useTabTitle } from "@/lib/use-tab-title.ts";
import { Button, buttonClass } from "@/ui/button.tsx";
import { Helmet } from "@/ui/drawings/late-drawings.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Select } from "@/ui/fields/select.tsx";
import { BackLink } from "@/ui/frame/back-link.tsx";
import { Container } from "@/ui/frame/container.tsx";
import { PageHeader } from "@/ui/frame/page-header.tsx";
import { EmptyState } from "@/ui/states/empty-state.tsx";
import { Loaded } from "@/ui/states/loaded.tsx";
import { FieldSkeleton, Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { DEMAND } from "./messages.ts";

function Loading() {
  return (
    <SkeletonGroup label={DEMAND.loading} className="space-y-6">
      <FieldSkeleton height="h-12" />
      <Skeleton className="h-160 w-full rounded-card" />
    </SkeletonGroup>
  );
}

/** Selects the trade. The URL keeps it. */
function TradeFilter({ search: { servico }, trades }: { search: DemandSearch; trades: DemandBoard["trades"] }) {
  const navigate = useNavigate();
  const names = trades.map(({ trade }) => trade);
  const options = servico === undefined || names.includes(servico) ? names : [servico, ...names];
  return (
    <form action={DEMAND_PATH} className="mb-6 flex items-end gap-2 md:max-w-md">
      <Field label={DEMAND.trade} className="min-w-0 flex-1">
        <Select
          name="servico"
          placeholder={DEMAND.all}
          options={options.map((name) => ({ value: name, label: name }))}
          value={servico ?? ""}
          onChange={({ target }) =>
            void navigate({
              to: DEMAND_PATH,
              search: target.value ? { servico: target.value } : {},
              replace: true,
              resetScroll: false,
            })
          }
        />
      </Field>
      <noscript>
        <Button type="submit" variant="secondary">
          {DEMAND.submit}
        </Button>
      </noscript>
    </form>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      illustration={<Helmet />}
      title={DEMAND.empty}
      text={DEMAND.emptyText}
      action={
        isFiltered && (
          <Link to={DEMAND_PATH} search={{}} className={buttonClass({ variant: "secondary" })}>
            {DEMAND.all}
          </Link>
        )
      }
    />
  );
}

function Stats({ board: { cities, trades }, isFiltered }: { board: DemandBoard; isFiltered: boolean }) {
  return (
    <div className="space-y-8">
      <div className="grid items-start gap-8 md:grid-cols-2">
        <DemandTable
          title={DEMAND.byCity}
          column={DEMAND.city}
          rows={cities.map(({ city, requests }) => ({ key: city, name: city, requests }))}
        />
        {!isFiltered && (
          <DemandTable
            title={DEMAND.byTrade}
            column={DEMAND.trade}
            rows={trades.map(({ trade, requests }) => ({
              key: trade,
              name: (
                <Link to={DEMAND_PATH} search={{ servico: trade }} className="link">
                  {trade}
                </Link>
              ),
              requests,
            }))}
          />
        )}
      </div>
      <p className="max-w-2xl text-sm text-ink-soft">{DEMAND.privacy}</p>
    </div>
  );
}

function Board({ search }: { search: DemandSearch }) {
  const query = trpc.demand.board.useQuery(boardInputOf(search), { placeholderData: keepPreviousData });
  const isFiltered = search.servico !== undefined;
  // The URL may name a trade that doesn't exist.
  if (failureOf(query.error).code === "input.invalid") return <Empty isFiltered={isFiltered} />;
  return (
    <Loaded query={query} pending={<Loading />} failed={{ title: DEMAND.failed }}>
      {(board) => (
        <div aria-busy={query.isPlaceholderData || undefined}>
          <TradeFilter search={search} trades={board.trades} />
          {board.cities.length === 0 ? (
            <Empty isFiltered={isFiltered} />
          ) : (
            <Stats board={board} isFiltered={isFiltered} />
          )}
        </div>
      )}
    </Loaded>
  );
}

interface DemandTableProps {
  title: string;
  /** What the rows are. */
  column: string;
  /** In the order in which they are shown. */
  rows: readonly { key: string; name: ReactNode; requests: number }[];
}

/** Numbers of requests, and the sum of those shown. */
function DemandTable({ title, column, rows }: DemandTableProps) {
  const sum = rows.reduce((total, { requests }) => total + requests, 0);
  return (
    <table className="w-full tabular-nums">
      <caption className="title mb-2 text-left text-xl">{title}</caption>
      <thead>
        <tr className="border-b border-concrete-300 text-sm">
          <th scope="col" className="py-2 text-left">
            {column}
          </th>
          <th scope="col" className="py-2 pl-3 text-right">
            {DEMAND.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, requests }) => (
          <tr key={key} className="border-b border-concrete-200">
            <th scope="row" className="py-2 text-left font-normal break-words">
              {name}
            </th>
            <td className="py-2 pl-3 text-right">{formatWhole(requests)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-2 text-left">
            {DEMAND.sum}
          </th>
          <td className="py-2 pl-3 text-right">{formatWhole(sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** /demanda: what was asked for in the last 90 days, by trade and municipality. */
export function DemandScreen({ search }: { search: DemandSearch }) {
  useTabTitle(search.servico && `${search.servico} | ${DEMAND.title}`);
  return (
    <Container className="pb-10">
      <PageHeader
        title={DEMAND.title}
        text={DEMAND.lead}
        back={<BackLink to="/" />}
        actions={
          <Link to="/oportunidades" className={buttonClass({ variant: "outline" })}>
            <Briefcase size={20} aria-hidden />
            {DEMAND.open}
          </Link>
        }
      />
      <Board search={search} />
    </Container>
  );
}
