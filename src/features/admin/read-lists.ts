import type { z } from "zod";
import { pageOf } from "../../platform/database/keyset.ts";
import { boundCount } from "../../shared/bounded-count.ts";
import { dayOf } from "../../shared/day.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { UserContext } from "../../trpc/init.ts";
import { nameWords } from "../networking/directory-words.ts";
import { listListings, listRatings, listRequests } from "./queries-content.ts";
import { listDifferences } from "./queries-payment-acts.ts";
import { listPayments } from "./queries-payments.ts";
import { listSubscriptions, listUsers } from "./queries-people.ts";
import { PAGE_SIZE, readPaymentCursor, writePaymentCursor } from "./rules.ts";
import type {
  contentInput,
  listingPage,
  ratingPage,
  requestPage,
  subscriptionPage,
  subscriptionsInput,
  userPage,
  usersInput,
} from "./schemas.ts";
import type { paymentDifferences, paymentPage, paymentsInput } from "./schemas-payments.ts";

/** What to look for in the people of a list. */
export function searchOf({ text, cursor }: { text: string; cursor?: string | null | undefined }) {
  return { ways: nameWords(text), before: cursor ?? null };
}

interface Found<Row> {
  rows: Row[];
  matches: { count: number; isTotal: boolean; isCut: boolean }[][];
}

/** A page and, on the first one, how many rows match. */
export function foundPage<Row extends { id: string }>({ rows, matches }: Found<Row>) {
  const { items, last } = pageOf(rows, PAGE_SIZE);
  const counts = matches.flat();
  const count = counts.reduce((sum, one) => sum + one.count, 0);
  const isCut = counts.some((one) => one.isCut);
  const counted = counts[0]?.isTotal ? { count, isMore: false } : boundCount(count, { isCut });
  return { items, nextCursor: last?.id ?? null, matches: counts.length > 0 ? counted : null };
}

export async function readUsers(
  ctx: UserContext,
  input: z.infer<typeof usersInput>,
): Promise<z.infer<typeof userPage>> {
  return foundPage(await listUsers(ctx.db, input.filter, searchOf(input), ctx.now));
}

export async function readSubscriptions(
  ctx: UserContext,
  input: z.infer<typeof subscriptionsInput>,
): Promise<z.infer<typeof subscriptionPage>> {
  return foundPage(await listSubscriptions(ctx.db, input.filter, searchOf(input)));
}

type Input = z.infer<typeof contentInput>;

export async function readRequests(ctx: UserContext, input: Input): Promise<z.infer<typeof requestPage>> {
  return foundPage(await listRequests(ctx.db, input.filter, searchOf(input)));
}

export async function readListings(ctx: UserContext, input: Input): Promise<z.infer<typeof listingPage>> {
  return foundPage(await listListings(ctx.db, input.filter, searchOf(input)));
}

export async function readRatings(ctx: UserContext, input: Input): Promise<z.infer<typeof ratingPage>> {
  return foundPage(await listRatings(ctx.db, input.filter, searchOf(input)));
}

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
