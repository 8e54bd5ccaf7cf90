import { beforeAll, expect, test } from "vitest";
import { acceptTerms, listConsents } from "../../../src/features/auth/queries-consents.ts";
import { listOpenings } from "../../../src/features/contacts/queries-openings.ts";
import { countKept } from "../../../src/features/profiles/queries-retained.ts";
import { makePerson, makeRequest } from "../../support/people.ts";
import { openRecordingDatabase, type Recorded } from "../../support/plans/recording.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const NOW = Date.now();
let statements: Recorded[];

beforeAll(async () => {
  const person = await makePerson(product, { client: true });
  const before = await makeRequest(product, person);
  const recording = openRecordingDatabase(product.stack.databaseUrl);
  const { db } = recording;
  statements = recording.statements;
  await acceptTerms(db, person.id, NOW);
  await listConsents(db, person.id);
  await listOpenings(db, person.id, { before: null, size: 20 });
  await listOpenings(db, person.id, { before, size: 20 });
  await countKept(db, person.id);
});

test("what is stored about a person is found by searches in indexes", async () => {
  expect(statements.length).toBe(6);
  for (const { sql, args } of statements) {
    const { rows } = await product.db.$client.execute({ sql: `explain query plan ${sql}`, args });
    const steps = rows.map((row) => String(row["detail"])).filter((step) => !step.includes("bounded_rows"));
    for (const step of steps) expect([step, sql]).not.toEqual([expect.stringMatching(/^SCAN|AUTOMATIC/), sql]);
    expect([sql, steps]).not.toEqual([sql, expect.arrayContaining([expect.stringContaining("TEMP B-TREE FOR ORDER")])]);
  }
});

test("who opened a contact is walked in the order of the owner's index", async () => {
  const lists = statements.filter(({ sql }) => sql.includes('from "contact_openings" left join'));
  expect(lists.length).toBe(2);
  for (const { sql, args } of lists) {
    const { rows } = await product.db.$client.execute({ sql: `explain query plan ${sql}`, args });
    const walk = /^SEARCH contact_openings USING INDEX contact_openings_owner \(owner_id=\?( AND id<\?)?\)/;
    expect(String(rows[0]?.["detail"])).toMatch(walk);
  }
});
