import { and, asc, eq, gt } from "drizzle-orm";
import { maskedText } from "../src/features/listings/search-text.ts";
import type { Database } from "./client.ts";
import { marketplaceListings } from "./schema/index.ts";

const BATCH_SIZE = 500;

/**
 * Writes what listings are searched by where the stored text differs: of listings from before migration 0033, and after
 * a change of what is masked. @returns how many changed
 */
export async function maskListings(db: Database): Promise<number> {
  const { seq, title, description, maskedText: masked } = marketplaceListings;
  let changed = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ seq, title, description, masked })
      .from(marketplaceListings)
      .where(gt(seq, last))
      .orderBy(asc(seq))
      .limit(BATCH_SIZE);
    for (const row of rows.filter((row) => maskedText(row) !== row.masked)) {
      // The owner may edit it at the same time.
      const isSame = and(eq(seq, row.seq), eq(title, row.title), eq(description, row.description));
      await db
        .update(marketplaceListings)
        .set({ maskedText: maskedText(row) })
        .where(isSame);
      changed++;
    }
    const end = rows.at(-1);
    if (!end) return changed;
    last = end.seq;
  }
}
