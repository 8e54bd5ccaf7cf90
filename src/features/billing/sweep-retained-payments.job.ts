import { lte } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { retainedPayments } from "#db/schema/index.ts";
import { sweepRows } from "../../platform/database/queries-sweep.ts";
import { PAYMENTS_RETAINED_YEARS } from "./rules.ts";

/** Deletes the payments of accounts that were deleted more than five years ago. Idempotent. */
export async function sweepRetainedPayments(db: Database, now: number): Promise<{ payments: number }> {
  const deletedBefore = new Date(now);
  deletedBefore.setUTCFullYear(deletedBefore.getUTCFullYear() - PAYMENTS_RETAINED_YEARS);
  return {
    payments: await sweepRows(db, retainedPayments, lte(retainedPayments.deletedAt, deletedBefore.getTime())),
  };
}
