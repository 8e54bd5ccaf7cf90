import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { discardedImages, rateLimits, storedImages, users } from "#db/schema/index.ts";
import { countCall, isWithinLimit, ofPerson, rateLimitKey } from "./rate-limit.ts";
import { DAILY_BYTES, STORAGE_MAX_BYTES } from "./storage.ts";

/** The condition that an upload's reservation still stands: its objects were not swept meanwhile. */
const isReserved = (url: string) => sql`exists (select 1 from discarded_images where url = ${url})`;

const totalOf = (userId: string) => sql`(select coalesce(sum(bytes), 0) from stored_images stored
  where user_id = ${userId} and not exists (select 1 from discarded_images gone where gone.url = stored.url))`;

/** The statement that reads an account's storage use; for a batch. */
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

/** The statement that counts a stored photo for its account's day; for the batch that writes its row, before it. */
export function countStored(db: Database, { userId, bytes }: StoredImage, now: number) {
  return countCall(db, DAILY_BYTES, ofPerson(userId), now, bytes);
}

/** The condition that a stored photo may be shown: its objects were not swept, and its account has room for it. */
export function mayBeShown({ url, userId, bytes }: StoredImage) {
  return sql`(${isReserved(url)} and ${totalOf(userId)} + ${bytes} <= ${STORAGE_MAX_BYTES}
    and ${isWithinLimit(DAILY_BYTES, ofPerson(userId))})`;
}

/**
 * Ends a reservation, in the batch that wrote the row: a row that shows the image takes it over, else it is due at once.
 * @param shown condition that the row stands
 */
export function settleReservation(db: Database, { url, userId, bytes }: StoredImage, shown: ReturnType<typeof sql>) {
  return [
    db.run(sql`insert into stored_images (url, user_id, bytes) select ${url}, ${userId}, ${bytes} where ${shown}`),
    db.run(sql`delete from discarded_images where url = ${url} and ${shown}`),
    db.run(sql`update discarded_images set due_at = 0 where url = ${url}`),
  ] as const;
}

/** Gives up a reservation: whatever was stored under it is deleted by the next sweep. */
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

/** Forgets images whose objects are deleted, but for those that somebody has reserved again meanwhile. */
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
