import { DomainError } from "../../errors.ts";
import { lastDays, startOfDay } from "../../shared/day.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { UserContext } from "../../trpc/init.ts";
import { readStats } from "./queries.ts";
import { ANALYTICS_DAYS, byDay } from "./rules.ts";

/** The caller's stats of the last 30 days. Throws `premium.required`. */
export async function readAnalytics({ db, now, user }: UserContext) {
  if (!user.isPremium) throw new DomainError("premium.required");
  const stats = await readStats(db, user.id, startOfDay(now) - (ANALYTICS_DAYS - 1) * DAY_MS);
  return { days: byDay(lastDays(now, ANALYTICS_DAYS), stats) };
}
