import { lte } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { accountMarks, bans, emailTokens, formerAccounts, phoneCodes, rateLimits, sessions } from "#db/schema/index.ts";
import { MARKS_KEPT_MS } from "../../shared/limits.ts";

/** Deletes expired sessions, links, codes, rate-limit windows, bans and what was kept of former accounts. Idempotent. */
export async function sweepAccounts(
  db: Database,
  now: number,
): Promise<Record<"sessions" | "links" | "codes" | "limits" | "marks" | "former" | "bans", number>> {
  const ended = await batchOf(db, {
    sessions: db.delete(sessions).where(lte(sessions.expiresAt, Math.floor(now / 1000))),
    links: db.delete(emailTokens).where(lte(emailTokens.expiresAt, now)),
    codes: db.delete(phoneCodes).where(lte(phoneCodes.expiresAt, now)),
    limits: db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now)),
    marks: db.delete(accountMarks).where(lte(accountMarks.seenAt, now - MARKS_KEPT_MS)),
    former: db.delete(formerAccounts).where(lte(formerAccounts.keptUntil, now)),
    bans: db.delete(bans).where(lte(bans.keptUntil, now)),
  });
  return {
    sessions: ended.sessions.rowsAffected,
    links: ended.links.rowsAffected,
    codes: ended.codes.rowsAffected,
    limits: ended.limits.rowsAffected,
    marks: ended.marks.rowsAffected,
    former: ended.former.rowsAffected,
    bans: ended.bans.rowsAffected,
  };
}
