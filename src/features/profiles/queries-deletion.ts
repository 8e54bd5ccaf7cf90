import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { endAccount, touchedBy } from "./end-account.ts";

/**
 * Deletes an account unless it is the last admin's.
 * @returns whether it was deleted, and whom that concerns
 */
export async function deleteUser(db: Database, userId: string, hashes: readonly string[], now: number) {
  const found = await batchOf(db, endAccount(db, { userId, hashes, reason: null }, now));
  return { deleted: found.deleted.length > 0, touched: touchedBy(found) };
}
