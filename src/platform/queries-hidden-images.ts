import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { readRows } from "#db/rows.ts";
import { IMAGE_PATH } from "../shared/image-urls.ts";

const row = z.object({ owner: z.string() });

/** Folders of stored photos, with the query for the owner of a hidden one. `id` is the folder's, `url` of the display size. */
const FOLDERS: readonly [folder: RegExp, hiddenOwner: (id: string, url: string, now: number) => SQL][] = [
  [
    /^marketplace\/([\w-]+)\//,
    (id) => sql`select user_id as owner from marketplace_listings where id = ${id} and hidden_because is not null`,
  ],
  // After its time, only the owner sees a request.
  [
    /^requests\/([\w-]+)\//,
    (id, _url, now) => sql`
      select created_by as owner from service_requests
      where id = ${id} and (hidden_because is not null or expires_at <= ${now})`,
  ],
  [
    /^portfolio\/professional_([\w-]+)\//,
    (id, url) => sql`
      select card.user_id as owner from professional_profiles card
      left join service_photos photo on photo.professional_id = card.user_id and photo.photo_url = ${url}
      where card.user_id = ${id} and (card.hidden_because is not null or photo.hidden_because is not null)`,
  ],
  // Photos of people were once stored without a folder for each person.
  [
    /^avatars\/(?:([\w-]+)\/)?/,
    (id, url) => sql`
      select users.id as owner from users left join professional_profiles card on card.user_id = users.id
      where users.id = coalesce(${id || null}, (select user_id from stored_images where url = ${url}))
        and (users.blocked_at is not null or card.hidden_because is not null)`,
  ],
];

/**
 * The owner of a photo that is hidden from everyone else; null if it is not hidden.
 * @param key of either size in the bucket
 */
export async function findHiddenOwner(db: Database, key: string, now: number): Promise<string | null> {
  const url = IMAGE_PATH + key.replace(/-p\.webp$/, ".webp");
  for (const [folder, hiddenOwner] of FOLDERS) {
    const match = folder.exec(key);
    if (match) return (await readRows(db, row, hiddenOwner(match[1] ?? "", url, now)))[0]?.owner ?? null;
  }
  return null;
}
