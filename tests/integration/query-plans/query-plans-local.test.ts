import { beforeAll, expect, test } from "vitest";
import { CITIES, TRADES, valuesOf } from "../../../src/features/networking/local-places.ts";
import { findLocal, listLocal } from "../../../src/features/networking/queries-local.ts";
import { openRecordingDatabase, type Recorded } from "../../support/plans/recording.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
let statements: Recorded[];

beforeAll(async () => {
  const { db, statements: recorded } = openRecordingDatabase(product.stack.databaseUrl);
  statements = recorded;
  const names = { specialties: valuesOf(TRADES), regions: valuesOf(CITIES) };
  await findLocal(db, { specialty: "Terraplanagem", region: "Bonito" }, names, "x");
  await listLocal(db, names);
});

test("pages of specialties in municipalities search the directory's index for both, and sort nothing", async () => {
  expect(statements).toHaveLength(5);
  const faults: string[] = [];
  for (const { sql, args } of statements) {
    const { rows } = await product.db.$client.execute({ sql: `explain query plan ${sql}`, args });
    const steps = rows.map((row) => String(row["detail"]));
    for (const step of steps) {
      const isScan = /\bSCAN (?!json_each|CONSTANT ROW|bounded_|page|place|\(subquery)/.test(step);
      const isLoose = step.includes("directory_facets") && !/\(specialty=\? AND region=\?/.test(step);
      if (isScan || isLoose || step.includes("TEMP B-TREE")) faults.push(`${step} <- ${sql}`);
    }
  }
  expect(faults).toEqual([]);
});
