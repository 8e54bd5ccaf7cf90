import { and, eq, lte, sql } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.ts";
import { selectValues } from "#db/rows.ts";
import { profiles, userSubscriptions } from "#db/schema/index.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { refreshPremium } from "./statements.ts";

const BATCH_SIZE = 50;

/** People whose premium or one of whose subscriptions ended but who are still marked as premium. */
async function findEnded(db: Database, now: number, size: number): Promise<string[]> {
  const { status, accessUntil } = userSubscriptions;
  const ended = await union(
    db
      .select({ id: profiles.id })
      .from(profiles)
      // A literal, because the index is partial.
      .where(and(sql`${profiles.isPremium} = 1`, lte(profiles.premiumUntil, now))),
    db
      .select({ id: userSubscriptions.userId })
      .from(userSubscriptions)
      .where(and(eq(status, "ACTIVE"), lte(accessUntil, now))),
  ).limit(size);
  return ended.map(({ id }) => id);
}

/** Marks what has ended since the last run: subscriptions, and premium with its copies. Idempotent. */
export async function expirePremium(db: Database, now: number): Promise<{ people: number }> {
  const people = await inBatches(BATCH_SIZE, async (size) => {
    const ended = await findEnded(db, now, size);
    if (ended.length > 0) await db.batch(refreshPremium(db, selectValues(ended), now));
    return ended.length;
  });
  return { people };
}
