import { rateLimits } from "../../db/schema/index.ts";
import { type RateLimit, rateLimitKey, type Subject } from "../../src/platform/limits/rate-limit.ts";
import type { Product } from "./product.ts";

/** Sets the counter of a rate limit to `count`, in a window that has just begun. */
export async function haveCounted(product: Product, limit: RateLimit, subject: Subject, count: number): Promise<void> {
  const row = { key: rateLimitKey(limit, subject), count, windowEndsAt: Date.now() + limit.windowMs };
  await product.db.insert(rateLimits).values(row).onConflictDoUpdate({ target: rateLimits.key, set: row });
}
