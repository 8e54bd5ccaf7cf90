import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { batchOf } from "../../../db/batch.ts";
import {
  findMailWish,
  finishMatches,
  listMailed,
  saveMailWish,
  stopMails,
  takeDueMatches,
} from "../../../src/features/listings/queries-mails.ts";
import { listSearches, notifyOfListing } from "../../../src/features/listings/queries-match.ts";
import { deleteSaved, insertSaved, listSaved } from "../../../src/features/listings/queries-saved.ts";
import { lookForSearches } from "../../../src/features/listings/statements.ts";
import { makePerson } from "../../support/people.ts";
import { openRecordingDatabase, type Recorded } from "../../support/plans/recording.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
let statements: Recorded[];

beforeAll(async () => {
  const { db, statements: recorded } = openRecordingDatabase(product.stack.databaseUrl);
  statements = recorded;
  const { id: userId } = await makePerson(product);
  const place = { category: "", cityId: 0, minPriceCents: 0, maxPriceCents: 1 };
  const texts = { name: "x", path: "/x", text: "pi", textKey: "pi" };
  await insertSaved(db, { ...place, ...texts, id: "x", userId, createdAt: 1 });
  await listSaved(db, userId);
  await batchOf(db, { looked: lookForSearches(db, "x", sql`true`, 1) });
  await listSearches(db, "x", { after: "", size: 50, now: 1 });
  await notifyOfListing(db, "x", ["x"], 1);
  const due = [{ searchId: "x", listingId: "x", userId }];
  await takeDueMatches(db, 50, 1, 2);
  await listMailed(db, due, 1);
  await finishMatches(db, due);
  await saveMailWish(db, userId, "digest");
  await findMailWish(db, userId);
  await stopMails(db, "x");
  await deleteSaved(db, "x", userId);
});

test("no statement about saved searches scans a table or sorts, and candidates come from the index of places", async () => {
  expect(statements).toHaveLength(17);
  const faults: string[] = [];
  let walks = 0;
  for (const { sql: text, args } of statements) {
    const { rows } = await product.db.$client.execute({ sql: `explain query plan ${text}`, args });
    for (const row of rows) {
      const step = String(row["detail"]);
      const isScan =
        /\bSCAN (?!json_each|pattern VIRTUAL|CONSTANT ROW|bounded_|marketplace_listings_fts VIRTUAL|\(subquery)/.test(
          step,
        );
      if (isScan || step.includes("TEMP B-TREE")) faults.push(`${step} <- ${text}`);
      if (/saved_searches_place \(category=\? AND city_id=\?/.test(step)) walks++;
    }
  }
  expect(faults).toEqual([]);
  expect(walks).toBe(8);
});
