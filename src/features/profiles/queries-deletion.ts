import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { endAccount } from "./end-account.ts";

/**
 * Deletes an account unless it is the last admin's.
 * @returns whether it was deleted, and the requests that change for others
 */
export async function deleteUser(db: Database, userId: string, hashes: readonly string[], now: number) {
  const { touched, deleted } = await batchOf(db, endAccount(db, { userId, hashes }, now));
  return { deleted: deleted.length > 0, touchedRequests: touched };
}
