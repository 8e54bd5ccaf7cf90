import { type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { discardedImages } from "#db/schema/index.ts";
import {
  countStored,
  mayBeShown,
  reservedUntil,
  type StoredImage,
  selectStorage,
  settleReservation,
} from "../../platform/images/queries-images.ts";

export async function reserveAvatar(db: Database, userId: string, url: string, now: number) {
  const { storage } = await batchOf(db, {
    storage: selectStorage(db, userId, now),
    reserved: db.insert(discardedImages).values({ url, dueAt: reservedUntil(now) }),
  });
  return storage;
}

/** Sets the photo of the person and their professional card (null removes it), and discards the previous one. */
function replaceAvatar(db: Database, userId: string, url: string | null, condition: SQL) {
  return {
    discarded: db.run(sql`
      insert into discarded_images (url, due_at)
      select avatar_url, 0 from profiles where id = ${userId} and avatar_url is not null and ${condition}
      on conflict (url) do update set due_at = 0`),
    changed: db.run(sql`update profiles set avatar_url = ${url} where id = ${userId} and ${condition}`),
    onCard: db.run(sql`
      update professional_profiles set avatar_url = (select avatar_url from profiles where id = ${userId})
      where user_id = ${userId}`),
  };
}

/** Makes a stored photo the person's. Not shown if the storage is full or the account is gone. */
export async function setAvatar(db: Database, photo: StoredImage, now: number) {
  const { userId, url } = photo;
  const isShown = sql`exists (select 1 from profiles where id = ${userId} and avatar_url = ${url})`;
  const { storage, changed } = await batchOf(db, {
    storage: selectStorage(db, userId, now),
    counted: countStored(db, photo, now),
    ...replaceAvatar(db, userId, url, mayBeShown(photo)),
    settled: settleReservation(db, photo, isShown),
  });
  return { isShown: changed.rowsAffected > 0, storage };
}

export async function clearAvatar(db: Database, userId: string): Promise<void> {
  await batchOf(db, replaceAvatar(db, userId, null, sql`true`));
}
