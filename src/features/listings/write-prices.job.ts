import type { Database } from "#db/client.ts";
import { rewriteCategoryPrices } from "./queries-prices.ts";
import { isTimeForPrices, PRICE_SAMPLE } from "./rules.ts";

/** Writes the usual price of each category, once a day. Idempotent. */
export async function writePrices(db: Database, now: number): Promise<{ categories: number }> {
  return { categories: isTimeForPrices(now) ? await rewriteCategoryPrices(db, now, PRICE_SAMPLE) : 0 };
}
