import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { batchOf } from "../../../db/batch.ts";
import * as listings from "../../../src/features/listings/queries-ending.ts";
import * as notices from "../../../src/features/notices/queries.ts";
import { insertNotices } from "../../../src/features/notices/statements.ts";
import { sweepNotices } from "../../../src/features/notices/sweep-notices.job.ts";
import * as requests from "../../../src/features/requests/queries-ending.ts";
import { notifyOfInterest } from "../../../src/features/requests/queries-interest.ts";
import { makePerson } from "../../support/people.ts";
import { openRecordingDatabase, type Recorded } from "../../support/plans/recording.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
let statements: Recorded[];

beforeAll(async () => {
  const { db, statements: recorded } = openRecordingDatabase(product.stack.databaseUrl);
  statements = recorded;
  const key = { id: "x", userId: "y", now: 1 };
  const { id } = await makePerson(product);
  const details = { name: "x", count: 1, path: "/", since: 1 };
  await batchOf(db, { told: notifyOfInterest(db, key) });
  await batchOf(db, {
    put: insertNotices(
      db,
      { kind: "saved-search", to: id, subjectId: "y", details, among: sql`notices.subject_id = 'y'` },
      1,
    ),
  });
  for (const feature of [requests, listings]) {
    await feature.findEnding(db, { after: 0, until: 1 }, 10);
    await feature.putEndingNotices(db, ["x"], 1);
  }
  for (const after of [null, { createdAt: 1, id: "x" }]) await notices.listNotices(db, "x", { after, size: 10 });
  await notices.listUnread(db, "x");
  for (const ids of [["y"], null]) await notices.markRead(db, "x", { ids, until: 1 }, 1);
  await notices.findUntold(db, { noticeId: "x", at: 1 });
  await sweepNotices(db, 1);
});

test("no statement about notices scans a table or sorts", async () => {
  expect(statements.length).toBeGreaterThan(15);
  const faults: string[] = [];
  for (const { sql, args } of statements) {
    const { rows } = await product.db.$client.execute({ sql: `explain query plan ${sql}`, args });
    for (const row of rows) {
      const step = String(row["detail"]);
      const isScan = /\bSCAN (?!json_each|CONSTANT ROW|\(subquery)/.test(step);
      if (isScan || step.includes("TEMP B-TREE")) faults.push(`${step} <- ${sql}`);
    }
  }
  expect(faults).toEqual([]);
});
