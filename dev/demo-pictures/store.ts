import { eq } from "drizzle-orm";
import type { Miniflare } from "miniflare";
import type { Database } from "../../db/client.ts";
import { marketplaceListingImages, profiles } from "../../db/schema/index.ts";
import type { WantedPictures } from "../../db/seed/demo.ts";
import { newId } from "../../src/platform/ids.ts";
import { IMAGE_PATH, thumbnailOf } from "../../src/platform/image-urls.ts";
import { drawPicture } from "./draw.ts";
import { drawPortrait, LOOKS } from "./portraits.ts";
import { renderDrawing, type Size } from "./render.ts";

export type Bucket = Awaited<ReturnType<Miniflare["getR2Bucket"]>>;

/** Display size, then thumbnail. */
const PHOTO_SIZES: readonly Size[] = [
  { width: 1200, height: 900 },
  { width: 480, height: 360 },
];
const PORTRAIT_SIZES: readonly Size[] = [
  { width: 512, height: 512 },
  { width: 160, height: 160 },
];
const HTTP_METADATA = {
  contentType: "image/webp",
  cacheControl: "public, max-age=31536000, s-maxage=86400, immutable",
};
/** Pictures under way at a time; more only wait for the same two cores. */
const AT_ONCE = 6;

type Order = { url: string; svg: string; sizes: readonly Size[] };

/**
 * Draws the pictures of the demonstration data, stores them, and then writes the rows that show them: whatever breaks
 * in between, no row shows a picture that is not there.
 */
export async function storeDemoPictures(db: Database, bucket: Bucket, wanted: WantedPictures): Promise<void> {
  const photos = wanted.listings.flatMap(({ listingId, pictures }) =>
    pictures.map((picture, displayOrder) => ({
      order: { url: newUrl(`marketplace/${listingId}`), svg: drawPicture(picture), sizes: PHOTO_SIZES },
      listingId,
      displayOrder,
    })),
  );
  const portraits = wanted.people.flatMap(({ userId, key }) => {
    const look = LOOKS[key];
    if (!look) return [];
    return [{ order: { url: newUrl(`avatars/${userId}`), svg: drawPortrait(look), sizes: PORTRAIT_SIZES }, userId }];
  });
  await storeAll(
    bucket,
    [...photos, ...portraits].map(({ order }) => order),
  );
  const rows = photos.map(({ order, listingId, displayOrder }) => ({
    id: newId(Date.now()),
    listingId,
    url: order.url,
    isPrimary: displayOrder === 0,
    displayOrder,
  }));
  await db.batch([
    db.insert(marketplaceListingImages).values(rows),
    ...portraits.map(({ order, userId }) =>
      db.update(profiles).set({ avatarUrl: order.url }).where(eq(profiles.id, userId)),
    ),
  ]);
}

const newUrl = (folder: string): string => `${IMAGE_PATH}${folder}/${crypto.randomUUID()}.webp`;

/** Each distinct drawing is rendered once, however many rows show it. */
async function storeAll(bucket: Bucket, orders: readonly Order[]): Promise<void> {
  const byDrawing = [...Map.groupBy(orders, ({ svg }) => svg).values()].values();
  const work = async () => {
    for (const same of byDrawing) await storeDrawing(bucket, same);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function storeDrawing(bucket: Bucket, orders: readonly Order[]): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const images = await renderDrawing(first.svg, first.sizes);
  const puts = orders.flatMap(({ url }) =>
    [url, thumbnailOf(url)].map((path, index) =>
      bucket.put(path.slice(IMAGE_PATH.length), new Uint8Array(images[index] ?? []), { httpMetadata: HTTP_METADATA }),
    ),
  );
  await Promise.all(puts);
}
