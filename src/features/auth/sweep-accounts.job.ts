import { lte } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { emailTokens, rateLimits, sessions } from "#db/schema/index.ts";

/** Removes what has run out: sessions, links of mails, windows of rate limits. Running twice does no harm. */
export async function sweepAccounts(
  db: Database,
  now: number,
): Promise<{ sessions: number; links: number; limits: number }> {
  const [endedSessions, endedLinks, endedLimits] = await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, Math.floor(now / 1000))),
    db.delete(emailTokens).where(lte(emailTokens.expiresAt, now)),
    db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now)),
  ]);
  return {
    sessions: endedSessions.rowsAffected,
    links: endedLinks.rowsAffected,
    limits: endedLimits.rowsAffected,
  };
}
