import { beforeAll, expect, test } from "vitest";
import { listListings, listRequests } from "../../src/features/admin/queries-content.ts";
import { listSubscriptions } from "../../src/features/admin/queries-people.ts";
import { foundPage } from "../../src/features/admin/read-people.ts";
import { MATCHES_MAX } from "../../src/platform/database/queries-text.ts";
import { sharedProduct } from "../support/product.ts";
import { openRecordingDatabase } from "../support/recording.ts";
import { seedAdmin } from "../support/seed-admin.ts";
import { costOf } from "../support/statement-cost.ts";

const product = sharedProduct();
const PEOPLE = MATCHES_MAX + 1_000;
const EVERYBODY = { ways: [[["exemplo"]]], before: null };

beforeAll(() => seedAdmin(product.stack.db, PEOPLE, Date.now()));

type Db = ReturnType<typeof openRecordingDatabase>["db"];

test.each([
  ["requests", (db: Db) => listRequests(db, "all", EVERYBODY)],
  ["classifieds", (db: Db) => listListings(db, "all", EVERYBODY)],
  ["subscriptions", (db: Db) => listSubscriptions(db, "all", EVERYBODY)],
])(
  "a search of %s that finds very many people reads a bounded number of rows, and says that there may be more",
  async (_, find) => {
    const { db, statements } = openRecordingDatabase(product.stack.databaseUrl);
    const { items, matches } = foundPage<{ id: string }>(await find(db));
    expect(items).toHaveLength(30);
    expect(matches).toEqual({ count: expect.any(Number), isMore: true });
    expect(matches?.count).toBeGreaterThan(items.length);
    const costs = await Promise.all(statements.map((statement) => costOf(product.stack.databaseUrl, statement)));
    const read = costs.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
    expect(read).toBeLessThan(10 * MATCHES_MAX);
  },
);
