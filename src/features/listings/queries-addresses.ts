import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { marketplaceListings } from "#db/schema/index.ts";

/** What the URLs of the newest public listings are made of. */
export function listNewestPublic(db: Database, now: number, limit: number) {
  return db
    .select({
      id: marketplaceListings.id,
      title: marketplaceListings.title,
      createdAt: marketplaceListings.createdAt,
    })
    .from(marketplaceListings)
    .where(
      and(
        eq(marketplaceListings.status, "active"),
        gt(marketplaceListings.expiresAt, now),
        isNull(marketplaceListings.hiddenBecause),
      ),
    )
    .orderBy(desc(marketplaceListings.seq))
    .limit(limit);
}
