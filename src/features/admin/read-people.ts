import type { z } from "zod";
import { pageOf } from "../../platform/database/keyset.ts";
import type { UserContext } from "../../trpc/init.ts";
import { nameWords } from "../networking/directory-words.ts";
import { listSubscriptions, listUsers } from "./queries-people.ts";
import { boundedCount, PAGE_SIZE } from "./rules.ts";
import type { subscriptionPage, subscriptionsInput, userPage, usersInput } from "./schemas.ts";

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
  const counted = counts[0]?.isTotal ? { count, isMore: false } : boundedCount(count, { isCut });
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
