import { asc, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  marketplaceListingImages,
  marketplaceListings,
  professionalProfiles,
  profiles,
  serviceRequestImages,
} from "../../../db/schema/index.ts";
import { DEMO_LISTINGS } from "../../../dev/demo/listings.ts";
import { DEMO_REQUESTS } from "../../../dev/demo/requests.ts";
import { IMAGE_PATH, thumbnailOf } from "../../../src/shared/image-urls.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct({ seed: "demo" });

/** Size and headers of a stored picture, or `null` if there is none. */
async function stored(path: string) {
  const bucket = await product.stack.worker.bucket();
  return bucket.head(path.slice(IMAGE_PATH.length));
}

test("the demo listings are there, numbered in order of publication and active for five days", async () => {
  const rows = await product.db.select().from(marketplaceListings).orderBy(asc(marketplaceListings.seq));
  expect(rows.map(({ title }) => title)).toEqual(DEMO_LISTINGS.map(({ title }) => title).reverse());
  expect(rows.filter(({ status }) => status === "inactive")).toHaveLength(4);
  for (const { createdAt, expiresAt } of rows) expect(expiresAt - createdAt).toBe(5 * DAY_MS);
});

test("each listing has its pictures in the bucket, in both sizes, with the first as primary", async () => {
  const rows = await product.db
    .select({ title: marketplaceListings.title, image: marketplaceListingImages })
    .from(marketplaceListingImages)
    .innerJoin(marketplaceListings, eq(marketplaceListings.id, marketplaceListingImages.listingId))
    .orderBy(asc(marketplaceListingImages.displayOrder));
  for (const { title, pictures } of DEMO_LISTINGS) {
    const images = rows.filter((row) => row.title === title).map(({ image }) => image);
    expect(
      images.map(({ isPrimary }) => isPrimary),
      title,
    ).toEqual(pictures.map((_, index) => index === 0));
    for (const { url, listingId } of images) {
      expect(url).toMatch(new RegExp(`^/img/marketplace/${listingId}/[\\w-]+\\.webp$`));
      const [display, thumbnail] = [await stored(url), await stored(thumbnailOf(url))];
      expect(display?.size).toBeLessThanOrEqual(60_000);
      expect(thumbnail?.size).toBeLessThanOrEqual(20_000);
      expect(display?.httpMetadata?.contentType).toBe("image/webp");
    }
  }
});

test("requests have their pictures in the bucket", async () => {
  const rows = await product.db.select().from(serviceRequestImages);
  expect(rows).toHaveLength(DEMO_REQUESTS.flatMap(({ pictures = [] }) => pictures).length);
  expect(rows.length).toBeGreaterThan(3);
  for (const { url } of rows) expect(await stored(thumbnailOf(url))).not.toBeNull();
});

test("providers have portraits, and the directory shows the same ones", async () => {
  const rows = await product.db
    .select({ avatarUrl: profiles.avatarUrl, mirrored: professionalProfiles.avatarUrl })
    .from(profiles)
    .innerJoin(professionalProfiles, eq(professionalProfiles.userId, profiles.id))
    .where(isNotNull(profiles.avatarUrl));
  expect(rows.length).toBeGreaterThan(15);
  for (const { avatarUrl, mirrored } of rows) {
    expect(mirrored).toBe(avatarUrl);
    expect(await stored(avatarUrl ?? "")).not.toBeNull();
    expect(await stored(thumbnailOf(avatarUrl ?? ""))).not.toBeNull();
  }
});
