import { DomainError } from "../errors.ts";
import { DAY_MS } from "../shared/time.ts";
import type { RateLimit } from "./rate-limit.ts";

export const MB = 1024 * 1024;

/** What the photos of one account may take. */
export const STORAGE_MAX_BYTES = 200 * MB;
/** What one account may store in a day, whether or not it deletes again. */
export const DAILY_BYTES: RateLimit = { name: "stored-bytes", max: 60 * MB, windowMs: DAY_MS };

/** Bytes of an account's photos: all that are stored, and those of the present day. */
export interface StorageUse {
  total: number;
  today: number;
}

/**
 * Throws `storage.full` or `storage.daily` if an account has no room for so many bytes more.
 * @param uses as `selectStorage` returned it
 */
export function assertRoom(uses: readonly StorageUse[], bytes: number): void {
  const { total, today } = uses[0] ?? { total: 0, today: 0 };
  if (total + bytes > STORAGE_MAX_BYTES) throw new DomainError("storage.full");
  if (today + bytes > DAILY_BYTES.max) throw new DomainError("storage.daily");
}
