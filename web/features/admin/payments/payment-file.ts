import { PAYMENTS_AT_ONCE_MAX } from "#src/features/admin/rules.ts";
import type { AdminPayment } from "#src/features/admin/schemas-payments.ts";
import { formatDate, formatDay } from "#src/shared/format.ts";
import { downloadText } from "@/lib/download-text.ts";
import { trpcClient } from "@/lib/trpc.ts";
import { csvOf } from "../stats/csv.ts";
import { PAYMENTS, STATES } from "./messages.ts";

const HEAD = [
  PAYMENTS.date,
  PAYMENTS.state,
  PAYMENTS.person,
  PAYMENTS.email,
  PAYMENTS.value,
  PAYMENTS.due,
  PAYMENTS.charge,
];

/** What was refunded is negative, so that received and refunded add up to the balance. */
function rowOf({ at, state, name, email, valueCents, dueDate, id }: AdminPayment): (string | number)[] {
  const cents = state === "refunded" ? -valueCents : valueCents;
  return [formatDay(at), STATES[state].mark, name ?? PAYMENTS.gone, email ?? "", cents / 100, formatDate(dueDate), id];
}

/** Offers all payments of a month as a file. */
export async function downloadMonth(month: string): Promise<void> {
  const rows: (string | number)[][] = [HEAD];
  let cursor: string | null = null;
  do {
    const asked = { month, text: "", filter: "all", size: PAYMENTS_AT_ONCE_MAX, cursor } as const;
    const page: Awaited<ReturnType<typeof trpcClient.admin.payments.query>> =
      await trpcClient.admin.payments.query(asked);
    rows.push(...page.items.map(rowOf));
    cursor = page.nextCursor;
  } while (cursor !== null);
  downloadText(PAYMENTS.file(month), csvOf(rows), "text/csv;charset=utf-8");
}
