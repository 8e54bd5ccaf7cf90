import type { cardViews } from "../../db/schema/index.ts";
import { ANALYTICS_DAYS } from "../../src/features/analytics/rules.ts";
import { lastDays } from "../../src/shared/day.ts";

/** Days of a week with few and many views. */
const WEEK = [3, 5, 0, 4, 7, 9, 2];

/** Views of people's cards in the last 30 days, rising. */
export function viewRows(userIds: readonly string[], now: number): (typeof cardViews.$inferInsert)[] {
  const days = lastDays(now, ANALYTICS_DAYS);
  return userIds.flatMap((userId, person) =>
    days.flatMap((day, i) => {
      const views = (WEEK[(i + person) % WEEK.length] ?? 0) + Math.floor(i / 10);
      return views > 0 ? [{ userId, day, views }] : [];
    }),
  );
}
