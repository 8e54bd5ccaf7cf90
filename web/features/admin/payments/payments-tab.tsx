import { useMutation } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, CircleCheck, Clock, Download, Hourglass, Undo2 } from "lucide-react";
import { PAYMENT_FILTERS as FILTER_VALUES, monthAfter, type PaymentState } from "#src/features/admin/rules.ts";
import type { AdminPayment, PaymentPage } from "#src/features/admin/schemas-payments.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button, IconButton } from "@/ui/button.tsx";
import { cx } from "@/ui/cx.ts";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { ActMenu } from "../act-menu.tsx";
import { AdminList, type Column } from "../admin-list.tsx";
import { choicesOf, chosen, clearedBy } from "../choices.ts";
import { formatMoney, monthAt } from "../format.ts";
import { ChoiceChips, Controls, SearchBox } from "../list-controls.tsx";
import { PAGED } from "../list-query.ts";
import { LIST } from "../panel-messages.ts";
import { Person } from "../person/person.tsx";
import type { TabProps } from "../tab.ts";
import { DifferencesCard } from "./differences-card.tsx";
import { PAYMENT_FILTERS, PAYMENTS, STATES } from "./messages.ts";
import { ACTS_ON_PAYMENTS } from "./payment-acts.ts";
import { downloadMonth } from "./payment-file.ts";

const FILTERS = choicesOf(FILTER_VALUES, PAYMENT_FILTERS);

const BADGES = {
  received: { tone: "success", icon: CircleCheck },
  refunded: { tone: "danger", icon: Undo2 },
  overdue: { tone: "warning", icon: Clock },
  open: { tone: "neutral", icon: Hourglass },
} as const satisfies Record<PaymentState, object>;

const monthFormat = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", month: "long", year: "numeric" });
/** Charges are made up to forty days before they are due. */
const MONTHS_AHEAD = 2;

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** `novembro de 2026` */
const nameOfMonth = (month: string): string => monthFormat.format(Date.parse(`${month}-01`));

function StateCell({ state, revokedAt, refundAskedAt, refundRefusal }: AdminPayment) {
  const isKept = state === "received" && revokedAt === null;
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge {...BADGES[state]}>{STATES[state].mark}</Badge>
      {state === "received" && revokedAt !== null && (
        <span className="text-ink-soft">{PAYMENTS.refundedOn(formatDay(revokedAt))}</span>
      )}
      {isKept && refundAskedAt !== null && (
        <Badge tone="info" icon={Hourglass}>
          {PAYMENTS.refundAsked}
        </Badge>
      )}
      {isKept && refundAskedAt === null && refundRefusal !== null && (
        <span className="break-words text-danger">{PAYMENTS.refundRefused(refundRefusal)}</span>
      )}
    </span>
  );
}

function DateCell({ state, at, dueDate }: AdminPayment) {
  if (state === "overdue" || state === "open") return `${PAYMENTS.dueOn[state]} ${formatDay(at)}`;
  return (
    <>
      {formatDay(at)}
      <span className="block text-ink-soft">{PAYMENTS.ofCharge(formatDate(dueDate))}</span>
    </>
  );
}

const COLUMNS: readonly [Column<AdminPayment>, ...Column<AdminPayment>[]] = [
  {
    head: PAYMENTS.person,
    cell: ({ userId, name, email, invoiceUrl }) =>
      userId === null || name === null ? (
        <span className="font-semibold">{PAYMENTS.gone}</span>
      ) : (
        <Person isSubject id={userId} name={name} email={email ?? ""}>
          {invoiceUrl !== null && (
            <a
              href={invoiceUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="link inline-flex min-h-11 items-center text-sm"
              aria-label={PAYMENTS.invoiceOf(name)}
            >
              {PAYMENTS.invoice}
            </a>
          )}
        </Person>
      ),
  },
  { head: PAYMENTS.state, cell: (row) => <StateCell {...row} /> },
  { head: PAYMENTS.value, cell: ({ valueCents }) => formatMoney(valueCents) },
  { head: PAYMENTS.date, cell: (row) => <DateCell {...row} /> },
];

interface MonthProps {
  month: string;
  onChange: (month: string) => void;
}

function MonthSwitch({ month, onChange }: MonthProps) {
  const last = monthAfter(monthAt(useNow()), MONTHS_AHEAD);
  const step = (months: number) => () => onChange(monthAfter(month, months));
  return (
    <fieldset className="flex flex-1 items-center gap-2 md:flex-none">
      <legend className="sr-only">{PAYMENTS.month}</legend>
      <IconButton variant="outline" icon={ChevronLeft} label={PAYMENTS.earlier} onClick={step(-1)} />
      <p role="status" className="title min-w-48 flex-1 text-center text-lg">
        {nameOfMonth(month)}
      </p>
      <IconButton
        variant="outline"
        icon={ChevronRight}
        label={PAYMENTS.later}
        disabled={month >= last}
        onClick={step(1)}
      />
    </fieldset>
  );
}

function FileButton({ month }: { month: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadMonth(month),
    ...mutationSteps({ failure: () => PAYMENTS.downloadFailed }),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      icon={Download}
      busy={isPending}
      busyLabel={PAYMENTS.downloading}
      onClick={() => mutate()}
    >
      {PAYMENTS.download}
    </Button>
  );
}

function Total({ label, cents, text, isFirst }: { label: string; cents: number; text: string; isFirst?: boolean }) {
  return (
    <div
      className={cx(
        "flex min-w-0 flex-col rounded-card border border-concrete-200 bg-white p-3 md:p-4",
        isFirst && "col-span-full lg:col-span-1",
      )}
    >
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="title block text-xl text-blueprint tabular-nums">{formatMoney(cents)}</span>
        <span className="block text-sm text-ink-soft tabular-nums">{text}</span>
      </dd>
    </div>
  );
}

function Totals({ month, totals }: { month: string; totals: NonNullable<PaymentPage["totals"]> }) {
  const centsOf = (state: PaymentState) => totals.find((one) => one.state === state)?.valueCents ?? 0;
  return (
    <dl aria-label={PAYMENTS.totals(nameOfMonth(month))} className="mb-4 grid grid-cols-2 gap-2 lg:grid-cols-5">
      <Total
        isFirst
        label={PAYMENTS.balance}
        cents={centsOf("received") - centsOf("refunded")}
        text={PAYMENTS.balanceText}
      />
      {totals.map(({ state, count, valueCents }) => (
        <Total key={state} label={STATES[state].total} cents={valueCents} text={PAYMENTS.count(count)} />
      ))}
    </dl>
  );
}

/** What happened in a month, or the payments of the people whom a text finds. */
function Payments({ month, search, change }: TabProps & { month: string }) {
  const { slug, value } = chosen(FILTERS, search.filtro);
  const text = search.busca ?? "";
  const list = trpc.admin.payments.useInfiniteQuery({ month, text, filter: value }, PAGED);
  const totals = list.data?.pages[0]?.totals;
  return (
    <>
      {text === "" && (totals ? <Totals month={month} totals={totals} /> : list.isPending && <TotalsSkeleton />)}
      <Controls>
        <ChoiceChips label={LIST.filter} choices={FILTERS} slug={slug} onChange={(filtro) => change({ filtro })} />
      </Controls>
      <AdminList
        label={PAYMENTS.label}
        list={list}
        rowKey={({ id, state }) => `${state} ${id}`}
        columns={COLUMNS}
        menu={(row) => <ActMenu row={row} name={row.name ?? PAYMENTS.gone} acts={ACTS_ON_PAYMENTS} />}
        empty={{ title: PAYMENTS.none }}
        onClear={clearedBy(search, change)}
      />
    </>
  );
}

function TotalsSkeleton() {
  return (
    <SkeletonGroup label={LIST.loading} className="mb-4 grid grid-cols-2 gap-2 lg:grid-cols-5">
      {["balance", ...Object.keys(STATES)].map((total, i) => (
        <Skeleton key={total} className={cx("h-24 w-full rounded-card", i === 0 && "col-span-full lg:col-span-1")} />
      ))}
    </SkeletonGroup>
  );
}

/** 'Pagamentos': what was received and refunded in a month and what is due in it, with its totals and its file. */
export function PaymentsTab({ search, change }: TabProps) {
  const now = useNow();
  const month = MONTH.test(search.mes ?? "") ? String(search.mes) : monthAt(now);
  const isSearching = (search.busca ?? "") !== "";
  return (
    <>
      <DifferencesCard />
      <Controls>
        <SearchBox search={search} change={change} />
        {isSearching ? (
          <p className="text-sm text-ink-soft">{PAYMENTS.allMonths}</p>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <MonthSwitch month={month} onChange={(mes) => change({ mes })} />
            <FileButton month={month} />
          </div>
        )}
      </Controls>
      <Payments key={isSearching ? "" : month} month={month} search={search} change={change} />
    </>
  );
}
