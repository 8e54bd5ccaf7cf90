import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { countCall, hashed, isWithinLimit } from "../../platform/limits/rate-limit.ts";
import { dayOf, startOfDay } from "../../shared/day.ts";
import { DAY_MS } from "../../shared/time.ts";
import { VIEW_LIMIT, VIEW_MARK } from "./rules.ts";

interface View {
  subjectId: string;
  /** `from … where …` that finds the thing. */
  isThere: SQL;
  address: string;
  now: number;
}

/**
 * Statements that mark that an address views something today. The last changes a row only for the first time, and not
 * above the limit, so that the statement after it can count with `changes()`.
 */
export function markView(db: Database, { subjectId, isThere, address, now }: View) {
  const visitor = hashed(address);
  const mark = hashed(`${address} ${subjectId} ${dayOf(now)}`).prefix + VIEW_MARK;
  return [
    countCall(db, VIEW_LIMIT, visitor, now),
    db.run(sql`
      insert into rate_limits (key, count, window_ends_at)
      select ${mark}, 1, ${startOfDay(now) + DAY_MS} ${isThere} and ${isWithinLimit(VIEW_LIMIT, visitor)}
      on conflict do nothing`),
  ];
}
