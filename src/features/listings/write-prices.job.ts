import type { Database } from "#db/client.ts";
import { onceDue } from "../../platform/database/queries-due.ts";
import { rewriteCategoryPrices } from "./queries-prices.ts";
import { PRICE_SAMPLE, pricesDueAt } from "./rules.ts";

/** Writes the usual price of each category, once a day, later if its minute was missed. Idempotent. */
export async function writePrices(db: Database, now: number): Promise<{ categories: number }> {
  const due = { name: "prices_due_at", at: pricesDueAt(now) };
  return { categories: (await onceDue(db, due, () => rewriteCategoryPrices(db, now, PRICE_SAMPLE))) ?? 0 };
}
