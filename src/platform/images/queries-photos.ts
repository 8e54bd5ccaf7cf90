import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import {
  countStored,
  freePosition,
  mayBeShown,
  positionsBelow,
  reservedUntil,
  type StoredImage,
  selectStorage,
  settleReservation,
} from "./queries-images.ts";

/** What a photo is added to. */
interface Holder {
  /** Column with its id. */
  key: SQLiteColumn;
  /** Condition that it is the one meant, and that the person may add photos to it. */
  isOwn: SQL | undefined;
}

/** Reserves a photo's URL. `photos`: how many there are, counted by `count`; null if the person may not add any. */
export async function reserveFor(
  db: Database,
  { url, userId }: Pick<StoredImage, "url" | "userId">,
  { key, isOwn, count }: Holder & { count: SQL },
  now: number,
) {
  const { storage, holders } = await batchOf(db, {
    storage: selectStorage(db, userId, now),
    holders: db
      .select({ photos: sql`(${count})`.mapWith(Number) })
      .from(key.table)
      .where(isOwn),
    reserved: db.run(sql`
      insert into discarded_images (url, due_at) select ${url}, ${reservedUntil(now)} from ${key.table} where ${isOwn}`),
  });
  return { storage, photos: holders[0]?.photos ?? null };
}

/**
 * Runs the statement that shows a stored photo, with all that must happen with it.
 * @param shown condition that it is shown
 * @param then statements that follow
 */
export async function showStored(
  db: Database,
  photo: StoredImage,
  { insert, shown, then = [] }: { insert: SQL; shown: SQL; then?: readonly Statement[] },
  now: number,
) {
  const { storage, inserted } = await batchOf(db, {
    storage: selectStorage(db, photo.userId, now),
    counted: countStored(db, photo, now),
    inserted: db.run(insert),
    then,
    settled: settleReservation(db, photo, shown),
  });
  return { isShown: inserted.rowsAffected > 0, storage };
}

/** A photo among others in an order. */
export interface PlacedPhoto {
  id: string;
  url: string;
  userId: string;
  /** Requested position, from 0; null for the first free one. */
  order: number | null;
}

/** Something with at most `max` photos at positions. */
export interface Album extends Holder {
  id: string;
  /** Column of the photos with its id. */
  holder: SQLiteColumn;
  max: number;
  /** Statements that follow the insert of a photo's row. */
  onInsert?: (db: Database, photo: PlacedPhoto) => readonly Statement[];
}

/** Reserves the URL of a photo with a position. */
export function reservePlaced(db: Database, photo: PlacedPhoto, album: Album, now: number) {
  const { id, holder } = album;
  const count = sql`select count(*) from ${holder.table} where ${holder} = ${id}`;
  return reserveFor(db, photo, { ...album, count }, now);
}

/**
 * Inserts the row of a stored photo at the requested position, else the next free one, else the first free one. Not
 * shown if all positions are taken, the person may no longer add any, or the account's storage is full.
 */
export function insertPlaced(
  db: Database,
  photo: PlacedPhoto & StoredImage,
  { id, key, isOwn, holder, max, onInsert }: Album,
  now: number,
) {
  const images = holder.table;
  const insert = sql`
    insert into ${images} (id, ${sql.identifier(holder.name)}, url, display_order)
    select ${photo.id}, ${id}, ${photo.url}, ${freePosition(photo.order)}
    from ${key.table} join json_each(${positionsBelow(max)}) position
    where ${isOwn} and ${mayBeShown(photo)}
    and not exists (select 1 from ${images} where ${holder} = ${id} and ${images}.display_order = position.value)
    group by ${key}`;
  const shown = sql`exists (select 1 from ${images} where id = ${photo.id})`;
  const then = onInsert?.(db, photo) ?? [];
  return showStored(db, photo, { insert, shown, then }, now);
}
