import { DomainError } from "../../errors.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { RateLimit } from "../limits/rate-limit.ts";

export const MB = 1024 * 1024;

/** Storage for one account's photos, in bytes. */
export const STORAGE_MAX_BYTES = 200 * MB;
/** What one account may store per day. Deleting does not give it back. */
export const DAILY_BYTES: RateLimit = { name: "stored-bytes", max: 60 * MB, windowMs: DAY_MS };

/** Bytes of an account's photos: all that are stored, and those counted in the current day. */
export interface StorageUse {
  total: number;
  today: number;
}

/**
 * Throws `storage.full` or `storage.daily` if the account has no room for `bytes` more.
 * @param uses as returned by `selectStorage`
 */
export function assertRoom(uses: readonly StorageUse[], bytes: number): void {
  const { total, today } = uses[0] ?? { total: 0, today: 0 };
  if (total + bytes > STORAGE_MAX_BYTES) throw new DomainError("storage.full");
  if (today + bytes > DAILY_BYTES.max) throw new DomainError("storage.daily");
}
