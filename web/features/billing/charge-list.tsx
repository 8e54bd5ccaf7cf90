import { Ban, CircleAlert, CircleCheck, ExternalLink, Hourglass, Undo2 } from "lucide-react";
import type { ChargeState } from "#src/features/billing/rules.ts";
import type { ChargePage } from "#src/features/billing/schemas.ts";
import { formatDate } from "#src/shared/format.ts";
import { formatPrice } from "@/lib/format/money.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { Badge, type BadgeTone } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { Loaded } from "@/ui/states/loaded.tsx";
import { MoreButton } from "@/ui/states/more-button.tsx";
import { SkeletonRows } from "@/ui/states/skeleton-rows.tsx";
import { CHARGE_LABELS, CHARGES } from "./messages.ts";

type Charge = ChargePage["items"][number];

const TONES: Readonly<Record<ChargeState, BadgeTone>> = {
  open: "info",
  overdue: "danger",
  paid: "success",
  refunded: "warning",
  cancelled: "neutral",
};

const ICONS: Readonly<Record<ChargeState, Icon>> = {
  open: Hourglass,
  overdue: CircleAlert,
  paid: CircleCheck,
  refunded: Undo2,
  cancelled: Ban,
};

/** 'Histórico de cobranças': all charges, newest first, with their invoices. Nothing if there is none. */
export function ChargeList() {
  const query = trpc.billing.charges.useInfiniteQuery({}, { getNextPageParam: nextCursorOf });
  const items = query.data?.pages.flatMap((page) => page.items);
  if (items?.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="cobrancas">
      <h2 id="cobrancas" className="text-xl">
        {CHARGES.title}
      </h2>
      <Loaded
        query={{ ...query, data: items }}
        pending={<SkeletonRows label={CHARGES.loading} rows={2} className="mt-4" />}
        failed={{ title: CHARGES.failed, titleAs: "h3" }}
      >
        {(charges) => (
          <ul className="mt-3 divide-y divide-concrete-200">
            {charges.map((charge) => (
              <ChargeRow key={charge.id} {...charge} />
            ))}
          </ul>
        )}
      </Loaded>
      <MoreButton list={query} />
    </Card>
  );
}

function ChargeRow({ dueDate, valueCents, state, invoiceUrl }: Charge) {
  const day = formatDate(dueDate);
  return (
    <li className="flex min-h-16 items-center gap-x-3 py-2 md:gap-x-4">
      <div className="min-w-0 flex-1 md:flex md:items-center md:justify-between md:gap-4">
        <p className="font-semibold whitespace-nowrap tabular-nums">
          <span className="sr-only">{CHARGES.due}: </span>
          {day}
        </p>
        <p className="text-ink-soft tabular-nums">
          <span className="sr-only">{CHARGES.value}: </span>
          {formatPrice(valueCents)}
        </p>
      </div>
      <p className="flex shrink-0 md:w-28 md:justify-end">
        <span className="sr-only">{CHARGES.state}: </span>
        <Badge tone={TONES[state]} icon={ICONS[state]}>
          {CHARGE_LABELS[state]}
        </Badge>
      </p>
      {invoiceUrl !== null && (
        <a
          href={invoiceUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={CHARGES.openOf(day)}
          className="link inline-flex min-h-11 shrink-0 items-center gap-1.5"
        >
          {CHARGES.invoice}
          <ExternalLink size={16} aria-hidden className="max-xs:hidden" />
        </a>
      )}
    </li>
  );
}
