import { beforeAll, expect, test } from "vitest";
import { listListings, listRequests } from "../../src/features/admin/queries-content.ts";
import { listSubscriptions } from "../../src/features/admin/queries-people.ts";
import { foundPage } from "../../src/features/admin/read-people.ts";
import { sharedProduct } from "../support/product.ts";
import { openRecordingDatabase } from "../support/recording.ts";
import { seedAdmin } from "../support/seed-admin.ts";
import { costOf } from "../support/statement-cost.ts";

const product = sharedProduct();
/** So many that more than 1,000 are called Silva, and that a count of their requests would read all of them. */
const PEOPLE = 16_000;
const SILVA = { ways: [[["silva"]]], before: null };

beforeAll(() => seedAdmin(product.stack.db, PEOPLE, Date.now()));

type Db = ReturnType<typeof openRecordingDatabase>["db"];

test.each([
  ["requests", (db: Db) => listRequests(db, "all", SILVA)],
  ["classifieds", (db: Db) => listListings(db, "all", SILVA)],
  ["subscriptions", (db: Db) => listSubscriptions(db, "all", SILVA)],
])(
  "a search of %s by a common name reads a bounded number of rows, and says that there may be more",
  async (_, find) => {
    const { db, statements } = openRecordingDatabase(product.stack.databaseUrl);
    const { items, matches } = foundPage<{ id: string }>(await find(db));
    expect(items).toHaveLength(30);
    expect(matches).toEqual({ count: expect.any(Number), isMore: true });
    expect(matches?.count).toBeGreaterThan(items.length);
    const costs = await Promise.all(statements.map((statement) => costOf(product.stack.databaseUrl, statement)));
    const read = costs.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
    expect(read).toBeLessThan(16_000);
  },
);
