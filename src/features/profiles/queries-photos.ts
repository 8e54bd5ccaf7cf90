import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { discardedImages, profiles } from "#db/schema/index.ts";
import { isReserved, settleReservation } from "../../platform/queries-images.ts";
import { countCall } from "../../platform/rate-limit.ts";
import { reservedUntil, UPLOAD_LIMIT } from "../../platform/uploads.ts";

/** Counts the upload and reserves the photo's address. */
export async function reserveAvatar(db: Database, userId: string, url: string, now: number) {
  const [calls] = await db.batch([
    countCall(db, UPLOAD_LIMIT, userId, now),
    db.insert(discardedImages).values({ url, dueAt: reservedUntil(now) }),
  ]);
  return calls;
}

/** Shows a stored photo as the person's; a trigger discards the one before. False when the account is gone. */
export async function setAvatar(db: Database, userId: string, url: string): Promise<boolean> {
  const isShown = sql`exists (select 1 from profiles where id = ${userId} and avatar_url = ${url})`;
  const [changed] = await db.batch([
    db.run(sql`update profiles set avatar_url = ${url} where id = ${userId} and ${isReserved(url)}`),
    ...settleReservation(db, url, isShown),
  ]);
  return changed.rowsAffected > 0;
}

/** A trigger discards the photo and clears its mirror in the provider's row. */
export async function clearAvatar(db: Database, userId: string): Promise<void> {
  await db.update(profiles).set({ avatarUrl: null }).where(eq(profiles.id, userId));
}
