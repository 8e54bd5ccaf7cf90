import { lte } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import {
  accountMarks,
  bans,
  emailTokens,
  formerAccounts,
  passkeyChallenges,
  phoneCodes,
  rateLimits,
  sessions,
} from "#db/schema/index.ts";
import { sweepRows } from "../../platform/database/queries-sweep.ts";
import { MARKS_KEPT_MS } from "../../shared/limits.ts";

/** Deletes expired sessions, links, challenges, codes, rate-limit windows, bans and what was kept of former accounts. Idempotent. */
export async function sweepAccounts(
  db: Database,
  now: number,
): Promise<Record<"sessions" | "links" | "challenges" | "codes" | "limits" | "marks" | "former" | "bans", number>> {
  return {
    sessions: await sweepRows(db, sessions, lte(sessions.expiresAt, Math.floor(now / 1000))),
    links: await sweepRows(db, emailTokens, lte(emailTokens.expiresAt, now)),
    challenges: await sweepRows(db, passkeyChallenges, lte(passkeyChallenges.expiresAt, now)),
    codes: await sweepRows(db, phoneCodes, lte(phoneCodes.expiresAt, now)),
    limits: await sweepRows(db, rateLimits, lte(rateLimits.windowEndsAt, now)),
    marks: await sweepRows(db, accountMarks, lte(accountMarks.seenAt, now - MARKS_KEPT_MS)),
    former: await sweepRows(db, formerAccounts, lte(formerAccounts.keptUntil, now)),
    bans: await sweepRows(db, bans, lte(bans.keptUntil, now)),
  };
}
