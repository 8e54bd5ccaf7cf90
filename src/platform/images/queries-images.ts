import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { discardedImages, rateLimits, storedImages, users } from "#db/schema/index.ts";
import { HOUR_MS } from "../../shared/time.ts";
import { isAccountOpen } from "../database/queries-accounts.ts";
import { countCall, isWithinLimit, ofPerson, rateLimitKey } from "../limits/rate-limit.ts";
import { DAILY_BYTES, STORAGE_MAX_BYTES } from "./storage.ts";

/** An upload that has not finished by then never will, so its objects may be swept. */
const RESERVED_MS = HOUR_MS;

/** When the reservation of an upload that started at `now` expires, in milliseconds since the epoch. */
export const reservedUntil = (now: number): number => now + RESERVED_MS;

/** Condition that an upload is still reserved, so that its objects have not been swept. */
const isReserved = (url: string) => sql`exists (select 1 from discarded_images where url = ${url})`;

const totalOf = (userId: string) => sql`(select coalesce(sum(bytes), 0) from stored_images stored
  where user_id = ${userId} and not exists (select 1 from discarded_images gone where gone.url = stored.url))`;

/** Statement that reads an account's storage use, for a batch. */
export function selectStorage(db: Database, userId: string, now: number) {
  const { count, windowEndsAt, key } = rateLimits;
  const today = db
    .select({ count })
    .from(rateLimits)
    .where(and(eq(key, rateLimitKey(DAILY_BYTES, ofPerson(userId))), gt(windowEndsAt, now)));
  return db
    .select({ total: totalOf(userId).mapWith(Number), today: sql`coalesce((${today}), 0)`.mapWith(Number) })
    .from(users)
    .where(eq(users.id, userId));
}

/** A photo whose objects are stored. */
export interface StoredImage {
  url: string;
  userId: string;
  bytes: number;
}

/** Statement that adds a stored photo to its account's daily count. Put it before the insert of the photo's row. */
export function countStored(db: Database, { userId, bytes }: StoredImage, now: number) {
  return countCall(db, DAILY_BYTES, ofPerson(userId), now, bytes);
}

/**
 * Condition that a stored photo may be shown: its objects have not been swept, and its account is not blocked and has
 * space for it.
 */
export function mayBeShown({ url, userId, bytes }: StoredImage) {
  return sql`(${isReserved(url)} and ${totalOf(userId)} + ${bytes} <= ${STORAGE_MAX_BYTES}
    and ${isWithinLimit(DAILY_BYTES, ofPerson(userId))} and ${isAccountOpen(userId)})`;
}

/**
 * Ends a reservation in the batch that writes the photo's row. If that row exists, it takes over the image; otherwise
 * the image is due for deletion at once.
 * @param shown condition that the row exists
 */
export function settleReservation(db: Database, { url, userId, bytes }: StoredImage, shown: ReturnType<typeof sql>) {
  return [
    db.run(sql`insert into stored_images (url, user_id, bytes) select ${url}, ${userId}, ${bytes} where ${shown}`),
    db.run(sql`delete from discarded_images where url = ${url} and ${shown}`),
    db.run(sql`update discarded_images set due_at = 0 where url = ${url}`),
  ] as const;
}

/** Gives up a reservation. The next sweep deletes what was stored under it. */
export async function releaseReservation(db: Database, url: string): Promise<void> {
  await db.update(discardedImages).set({ dueAt: 0 }).where(eq(discardedImages.url, url));
}

export async function listDue(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ url: discardedImages.url })
    .from(discardedImages)
    .where(lte(discardedImages.dueAt, now))
    .orderBy(discardedImages.dueAt)
    .limit(limit);
  return rows.map(({ url }) => url);
}

/** Removes the rows of images whose objects are deleted, except for images that were reserved again in the meantime. */
export async function forget(db: Database, urls: string[], now: number): Promise<void> {
  const { url, dueAt } = discardedImages;
  const due = db
    .select({ url })
    .from(discardedImages)
    .where(and(inArray(url, urls), lte(dueAt, now)));
  await db.batch([
    db.delete(storedImages).where(inArray(storedImages.url, due)),
    db.delete(discardedImages).where(and(inArray(url, urls), lte(dueAt, now))),
  ]);
}

/** Positions 0 to `max` − 1 as a JSON array, for `json_each`. */
export const positionsBelow = (max: number): string =>
  JSON.stringify(Array.from({ length: max }, (_, position) => position));

/**
 * Of the free positions in `position.value`: the requested one or the next, else the first. An aggregate.
 * @param order requested position; null for none
 */
export function freePosition(order: number | null) {
  return sql`coalesce(min(case when position.value >= ${order ?? 0} then position.value end), min(position.value))`;
}
