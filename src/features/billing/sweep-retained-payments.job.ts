import { inArray, lte } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { retainedPayments } from "#db/schema/index.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { PAYMENTS_RETAINED_YEARS } from "./rules.ts";

const BATCH_SIZE = 500;

/** Deletes the payments of accounts that were deleted more than five years ago. Idempotent. */
export async function sweepRetainedPayments(db: Database, now: number): Promise<{ payments: number }> {
  const deletedBefore = new Date(now);
  deletedBefore.setUTCFullYear(deletedBefore.getUTCFullYear() - PAYMENTS_RETAINED_YEARS);
  const step = async (size: number) => {
    const due = db
      .select({ id: retainedPayments.id })
      .from(retainedPayments)
      .where(lte(retainedPayments.deletedAt, deletedBefore.getTime()))
      .limit(size);
    return (await db.delete(retainedPayments).where(inArray(retainedPayments.id, due))).rowsAffected;
  };
  return { payments: await inBatches(BATCH_SIZE, step) };
}
