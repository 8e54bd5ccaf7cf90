import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { endAccount } from "./end-account.ts";

/**
 * Deletes an account unless it is the last admin's.
 * @returns whether it was deleted, the requests that change for others, and the people of its hires
 */
export async function deleteUser(db: Database, userId: string, hashes: readonly string[], now: number) {
  const { touched, partners, deleted } = await batchOf(db, endAccount(db, { userId, hashes, reason: null }, now));
  return { deleted: deleted.length > 0, touched: { requests: touched, partners: partners.map(({ id }) => id) } };
}
