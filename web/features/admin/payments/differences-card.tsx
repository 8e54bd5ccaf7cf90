import { CircleCheck, TriangleAlert } from "lucide-react";
import type { PaymentDifference } from "#src/features/admin/schemas-payments.ts";
import { formatDate } from "#src/shared/format.ts";
import { formatMoment } from "@/lib/format/format-moment.ts";
import { trpc } from "@/lib/trpc.ts";
import { Card } from "@/ui/card.tsx";
import { ActButtons } from "../act-menu.tsx";
import { formatMoney } from "../format.ts";
import { LIST } from "../panel-messages.ts";
import { COMPARED_STATES, DIFFERENCES } from "./messages.ts";
import { ACTS_ON_DIFFERENCES } from "./payment-acts.ts";

type Side = Pick<PaymentDifference, "ourCents" | "ourState">;

const sideText = ({ ourCents, ourState }: Side): string =>
  ourCents === null || ourState === null
    ? DIFFERENCES.missing
    : `${COMPARED_STATES[ourState]}, ${formatMoney(ourCents)}`;

function DifferenceItem({ difference }: { difference: PaymentDifference }) {
  const { id, name, kind, theirCents, theirState, foundAt } = difference;
  return (
    <li className="border-t border-concrete-200 p-4 md:px-6">
      <p className="font-semibold break-words">
        {DIFFERENCES.kinds[kind]}
        {name !== null && `: ${name}`}
      </p>
      <dl className="mt-1 text-sm tabular-nums">
        {[
          [DIFFERENCES.here, sideText(difference)],
          [DIFFERENCES.there, sideText({ ourCents: theirCents, ourState: theirState })],
          [DIFFERENCES.charge, id],
          [DIFFERENCES.found, formatMoment(foundAt)],
        ].map(([head, text]) => (
          <div key={head} className="flex gap-3">
            <dt className="w-24 shrink-0 text-ink-soft">{head}</dt>
            <dd className="min-w-0 flex-1 break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <ActButtons row={difference} label={LIST.actionsFor(id)} acts={ACTS_ON_DIFFERENCES} className="mt-3" />
    </li>
  );
}

/** Whether the payments agree with those at Asaas, and those that don't. */
export function DifferencesCard() {
  const { data } = trpc.admin.paymentDifferences.useQuery();
  if (!data) return null;
  const { items, comparedUntil } = data;
  if (items.length === 0) {
    return (
      <p className="mb-4 flex items-center gap-2 text-sm text-ink-soft">
        {comparedUntil !== null && <CircleCheck size={18} aria-hidden className="shrink-0 text-success" />}
        {comparedUntil === null ? DIFFERENCES.never : DIFFERENCES.agree(formatDate(comparedUntil))}
      </p>
    );
  }
  return (
    <Card as="section" padding="none" aria-labelledby="diferencas" className="mb-4">
      <div className="p-4 md:px-6">
        <h2 id="diferencas" className="flex items-center gap-2 text-lg">
          <TriangleAlert size={20} aria-hidden className="shrink-0 text-danger" />
          {DIFFERENCES.title}
        </h2>
        <p className="mt-0.5 text-sm text-ink-soft">{DIFFERENCES.text}</p>
      </div>
      <ul>
        {items.map((difference) => (
          <DifferenceItem key={difference.id} difference={difference} />
        ))}
      </ul>
    </Card>
  );
}
