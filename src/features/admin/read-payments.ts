import type { z } from "zod";
import { pageOf } from "../../platform/database/keyset.ts";
import { dayOf } from "../../shared/day.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { UserContext } from "../../trpc/init.ts";
import { listDifferences } from "./queries-payment-acts.ts";
import { listPayments } from "./queries-payments.ts";
import { searchOf } from "./read-people.ts";
import { PAGE_SIZE, readPaymentCursor, writePaymentCursor } from "./rules.ts";
import type { paymentDifferences, paymentPage, paymentsInput } from "./schemas-payments.ts";

export async function readPayments(
  { db }: UserContext,
  { month, text, filter, size = PAGE_SIZE, cursor }: z.infer<typeof paymentsInput>,
): Promise<z.infer<typeof paymentPage>> {
  const before = cursor ? readPaymentCursor(cursor) : null;
  const { rows, totals } = await listPayments(db, { month, filter, ways: searchOf({ text }).ways, before, size });
  const { items, last } = pageOf(rows, size);
  return { items, nextCursor: last && writePaymentCursor(last), totals: totals[0] ?? null };
}

export async function readDifferences({ db }: UserContext): Promise<z.infer<typeof paymentDifferences>> {
  const { items, comparedAt } = await listDifferences(db);
  return { items, comparedUntil: comparedAt[0] ? dayOf(comparedAt[0].at - DAY_MS) : null };
}
