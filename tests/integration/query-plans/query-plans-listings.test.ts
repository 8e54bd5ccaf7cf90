import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../../db/client.ts";
import { expireListings } from "../../../src/features/listings/expire-listings.job.ts";
import * as listings from "../../../src/features/listings/queries.ts";
import * as comments from "../../../src/features/listings/queries-comments.ts";
import * as favorites from "../../../src/features/listings/queries-favorites.ts";
import * as listingPhotos from "../../../src/features/listings/queries-photos.ts";
import * as prices from "../../../src/features/listings/queries-prices.ts";
import { listFrequentTexts } from "../../../src/features/listings/queries-saved.ts";
import { countPublic, listSimilar, searchPublic } from "../../../src/features/listings/read-listings.ts";
import { TEXT_SORTS, writeCursor } from "../../../src/features/listings/rules.ts";
import type { ListingFilter } from "../../../src/features/listings/schemas.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import * as photos from "../../../src/platform/images/queries-photos.ts";
import { CAMPO_GRANDE, LISTING_INPUT, makeListing, newListing } from "../../support/listings.ts";
import { makePerson } from "../../support/people.ts";
import { findSlowSteps, planReader } from "../../support/plans/query-plans.ts";
import { openRecordingDatabase, type Recorded } from "../../support/plans/recording.ts";
import { sharedProduct } from "../../support/product.ts";
import { inFull } from "../../support/size.ts";

const product = sharedProduct();
const NOW = Date.now();
const planOf = planReader(product);
let statements: Recorded[];

/** Combines all filters that select another index or plan, in every order, for the first page and a later one. */
async function searchEverything(db: Database): Promise<void> {
  const choices = {
    text: inFull(["", "pi", "piso usado"], ["", "pi", "piso", "piso usado", "piso telha"]),
    category: [null, LISTING_INPUT.category],
    cityId: [null, CAMPO_GRANDE],
    period: [null, "today"],
    minPriceCents: [null, 400],
  } as const;
  let filters = [{ stateId: null, maxPriceCents: null } as ListingFilter];
  for (const [field, values] of Object.entries(choices)) {
    filters = filters.flatMap((filter) => values.map((value) => ({ ...filter, [field]: value })));
  }
  for (const filter of filters) {
    await countPublic(db, filter, NOW);
    for (const sort of TEXT_SORTS) {
      if (sort === "relevance" && filter.text === "") continue;
      for (const cursor of [null, writeCursor(sort, { priceCents: sort === "relevance" ? 1 : 500, seq: 500 })]) {
        await searchPublic(db, { ...filter, sort, cursor }, NOW);
      }
    }
  }
}

beforeAll(async () => {
  const [owner, other] = [await makePerson(product, { client: true }), await makePerson(product, { provider: true })];
  const recording = openRecordingDatabase(product.stack.databaseUrl);
  const { db } = recording;
  statements = recording.statements;
  const listingId = await makeListing(product, owner);
  const ownPhoto = { listingId, photoId: newId(NOW), ownerId: owner.id };
  const listing = { ...newListing(), id: newId(NOW), userId: owner.id, createdAt: NOW, expiresAt: NOW + 1000 };
  await searchEverything(db);
  await listFrequentTexts(db, "bet");
  await listings.findVisible(db, other.id, listingId, NOW);
  await listings.listOwn(db, owner.id, NOW, 100);
  await prices.rewriteCategoryPrices(db, NOW, 100);
  await prices.listUsualPrices(db);
  await listings.insertOnce(db, listing, true);
  await listings.updateOwn(db, listingId, owner.id, LISTING_INPUT, NOW);
  await listings.renewOwn(db, listingId, owner.id, { expiresAt: NOW + 1000, now: NOW });
  await listings.markSold(db, listingId, owner.id, NOW);
  await listings.offerAgain(db, listingId, owner.id, NOW);
  await favorites.insertFavorite(db, { listingId, userId: other.id, now: NOW });
  await favorites.listFavoriteIds(db, other.id);
  await favorites.listFavorites(db, other.id, NOW);
  await favorites.listOthers(db, listingId, NOW);
  await favorites.countView(db, { id: listingId, address: "192.0.2.1", now: NOW });
  await favorites.deleteFavorite(db, listingId, other.id);
  await listSimilar(db, listingId, NOW);
  for (const before of [null, newId(NOW)]) {
    await comments.listQuestions(db, { listingId, viewerId: other.id, now: NOW, before, size: 20 });
  }
  const words = { id: newId(NOW), text: "Entrega?", now: NOW };
  await comments.insertQuestion(db, listingId, { ...words, authorId: other.id });
  await comments.putAnswer(db, words.id, { ...words, id: newId(NOW), authorId: owner.id });
  await comments.deleteComment(db, words.id, other.id);
  const photo = { id: newId(NOW), url: "/img/a/b.webp", userId: owner.id, order: 1, bytes: 9 };
  const album = listingPhotos.albumOf(listingId, owner.id, NOW);
  await photos.reservePlaced(db, photo, album, NOW);
  await photos.insertPlaced(db, photo, album, NOW);
  await listings.orderPhotos(db, { listingId, photoIds: [photo.id], ownerId: owner.id });
  await listings.deletePhoto(db, ownPhoto);
  await expireListings(db, NOW);
  await listings.deleteOwn(db, listingId, owner.id);
});

test("no statement scans a growing table, and none sorts what an index could return in order", async () => {
  expect(statements.length).toBeGreaterThan(40);
  expect(await findSlowSteps(statements, planOf)).toEqual([]);
});

test("a search uses only the index for its order and filters", async () => {
  const searches = statements.filter(({ sql }) => sql.includes("walked_to"));
  expect(searches.length).toBeGreaterThan(400);
  for (const search of searches) {
    for (const step of await planOf(search)) {
      expect(step).not.toMatch(/SCAN \w+ USING|AUTOMATIC|marketplace_listings_(own|expiry_job)/);
    }
  }
});
