import { eq } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import {
  marketplaceListingImages,
  professionalProfiles,
  profiles,
  serviceRequestImages,
} from "../../../db/schema/index.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { IMAGE_PATH, thumbnailOf } from "../../../src/shared/image-urls.ts";
import type { Bucket } from "../../stack/bucket.ts";
import type { WantedPictures } from "../seed.ts";
import { type DrawingKind, drawingNames, readDrawing } from "./drawings.ts";
import { PICTURE_SIZES, renderDrawing } from "./render.ts";

const HTTP_METADATA = { contentType: "image/webp" };
/** Pictures processed at the same time. More would only wait for the same two cores. */
const AT_ONCE = 6;

/** A drawing and the URL of its picture. */
type Order = { kind: DrawingKind; name: string; url: string };

/**
 * Renders and stores the demo pictures, then writes the rows that show them: if something fails in between, no row
 * shows a missing picture.
 */
export async function storeDemoPictures(db: Database, bucket: Bucket, wanted: WantedPictures): Promise<void> {
  const photos = wanted.listings.flatMap(({ listingId, pictures }) =>
    pictures.map((name, displayOrder) => ({
      order: { kind: "photo" as const, name, url: newUrl(`marketplace/${listingId}`) },
      listingId,
      displayOrder,
    })),
  );
  const requestPhotos = wanted.requests.flatMap(({ requestId, pictures }) =>
    pictures.map((name, displayOrder) => ({
      order: { kind: "photo" as const, name, url: newUrl(`requests/${requestId}`) },
      serviceRequestId: requestId,
      displayOrder,
    })),
  );
  const portrayed = new Set(await drawingNames("portrait"));
  const portraits = wanted.people
    .filter(({ key }) => portrayed.has(key))
    .map(({ userId, key }) => ({
      order: { kind: "portrait" as const, name: key, url: newUrl(`avatars/${userId}`) },
      userId,
    }));
  await storeAll(
    bucket,
    [...photos, ...requestPhotos, ...portraits].map(({ order }) => order),
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
    db
      .insert(serviceRequestImages)
      .values(requestPhotos.map(({ order, ...row }) => ({ ...row, id: newId(Date.now()), url: order.url }))),
    ...portraits.flatMap(({ order: { url: avatarUrl }, userId }) => [
      db.update(profiles).set({ avatarUrl }).where(eq(profiles.id, userId)),
      db.update(professionalProfiles).set({ avatarUrl }).where(eq(professionalProfiles.userId, userId)),
    ]),
  ]);
}

const newUrl = (folder: string): string => `${IMAGE_PATH}${folder}/${crypto.randomUUID()}.webp`;

async function storeAll(bucket: Bucket, orders: readonly Order[]): Promise<void> {
  const queue = orders.values();
  const work = async () => {
    for (const order of queue) await storePicture(bucket, order);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function storePicture(bucket: Bucket, { kind, name, url }: Order): Promise<void> {
  const images = await renderDrawing(await readDrawing(kind, name), PICTURE_SIZES[kind]);
  const puts = [url, thumbnailOf(url)].map((path, index) =>
    bucket.put(path.slice(IMAGE_PATH.length), new Uint8Array(images[index] ?? []), { httpMetadata: HTTP_METADATA }),
  );
  await Promise.all(puts);
}
