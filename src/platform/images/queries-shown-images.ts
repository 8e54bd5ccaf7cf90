import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { jsonCell, readRows } from "#db/rows.ts";
import { IMAGE_PATH } from "../../shared/image-urls.ts";

const row = z.object({
  owner: z.string(),
  isHidden: z.number().transform(Boolean),
  /** Who sees a hidden photo besides its owner. */
  chosen: jsonCell(z.array(z.string())).default([]),
});
export type ShownImage = z.output<typeof row>;
const urlRow = z.object({ url: z.string() });

/** Folders of stored photos, with the query for whose row shows one. `id` is the folder's, `url` of the display size. */
const FOLDERS: readonly [folder: RegExp, shownBy: (id: string, url: string, now: number) => SQL][] = [
  [
    /^marketplace\/([\w-]+)\//,
    (id, url) => sql`
      select listing.user_id as owner, listing.hidden_because is not null as isHidden
      from marketplace_listings listing join marketplace_listing_images image on image.listing_id = listing.id
      where listing.id = ${id} and image.url = ${url}`,
  ],
  // After its time, only the owner sees a request; until everybody may know of it, those whom the owner chose, too.
  [
    /^requests\/([\w-]+)\//,
    (id, url, now) => sql`
      select request.created_by as owner,
        request.hidden_because is not null or request.expires_at <= ${now}
          or coalesce(request.open_to_all_at, 0) > ${now} as isHidden,
        iif(request.hidden_because is null and request.expires_at > ${now}, (
          select json_group_array(addressee.provider_id) from request_addressees addressee
          where addressee.service_request_id = request.id), '[]') as chosen
      from service_requests request join service_request_images image on image.service_request_id = request.id
      where request.id = ${id} and image.url = ${url}`,
  ],
  [
    /^portfolio\/professional_([\w-]+)\//,
    (id, url) => sql`
      select card.user_id as owner, card.hidden_because is not null or photo.hidden_because is not null as isHidden
      from professional_profiles card join service_photos photo on photo.professional_id = card.user_id
      where card.user_id = ${id} and photo.photo_url = ${url}`,
  ],
  // Photos of people were once stored without a folder for each person.
  [
    /^avatars\/(?:([\w-]+)\/)?/,
    (id, url) => sql`
      select users.id as owner, users.blocked_at is not null or card.hidden_because is not null as isHidden
      from users join profiles on profiles.id = users.id
      left join professional_profiles card on card.user_id = users.id
      where users.id = coalesce(${id || null}, (select user_id from stored_images where url = ${url}))
        and profiles.avatar_url = ${url}`,
  ],
];

/**
 * Whose row shows a stored photo, and whether it is hidden from everyone but some; null if no row shows it, such as after a
 * deletion.
 * @param key of either size in the bucket
 */
export async function findShownImage(db: Database, key: string, now: number) {
  const url = IMAGE_PATH + key.replace(/-p\.webp$/, ".webp");
  for (const [folder, shownBy] of FOLDERS) {
    const match = folder.exec(key);
    if (match) return (await readRows(db, row, shownBy(match[1] ?? "", url, now)))[0] ?? null;
  }
  return null;
}

/** Condition for some of the stored photos, whether a row shows them or not. */
export type StoredImages = SQL;

/** Condition for the stored photos in a folder, such as `marketplace/<id>`. */
export function imagesIn(folder: string): StoredImages {
  const start = `${IMAGE_PATH}${folder}`;
  // "0" is the character after "/".
  return sql`url > ${`${start}/`} and url < ${`${start}0`}`;
}

/** Condition for all stored photos of a person. */
export const imagesOf = (userId: string): StoredImages => sql`user_id = ${userId}`;

/** Condition for a photo of a portfolio. */
export const portfolioImage = (photoId: string): StoredImages =>
  sql`url = (select photo_url from service_photos where id = ${photoId})`;

/** URLs of the display sizes of stored photos. */
export async function listImages(db: Database, which: StoredImages): Promise<string[]> {
  const rows = await readRows(db, urlRow, sql`select url from stored_images where ${which}`);
  return rows.map(({ url }) => url);
}
