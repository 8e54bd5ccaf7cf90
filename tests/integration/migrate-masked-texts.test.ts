import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../db/client.ts";
import { maskListings } from "../../db/mask-listings.ts";
import { migrateDatabase } from "../../db/migrate.ts";
import { seedReference } from "../../db/seed/reference.ts";
import { countFound } from "../../src/features/listings/queries-search.ts";
import { parseSearchText } from "../../src/features/listings/search-text.ts";
import { type FormerDatabase, startFormerDatabase } from "../support/former-database.ts";

const LISTINGS = 1201;

let former: FormerDatabase;
let db: Database;

/** How many listings a text finds. */
async function found(text: string): Promise<number> {
  const all = { category: null, cityId: null, since: null, minPriceCents: null, maxPriceCents: null };
  return (await countFound(db, { ...all, text: parseSearchText(text) }, 1, 5000)).count;
}

beforeAll(async () => {
  former = await startFormerDatabase(/_search_masked_texts$/);
  db = former.db;
  await seedReference(db);
  await db.$client.execute("insert into users (id, email, created_at) values ('a', 'a@exemplo.com', 1)");
  await db.$client.execute(`with recursive n (n) as (select 1 union all select n + 1 from n where n < ${LISTINGS})
    insert into marketplace_listings (id, title, description, price_cents, category_id, user_id, city_id, state_id,
      created_at, expires_at)
    select 'l' || n, 'Betoneira ' || n, iif(n % 400 = 1, 'Zap 67 99812-3456, de manhã', 'Pouco usada'), 100,
      (select min(id) from marketplace_categories), 'a', 5002704, 'MS', 1, 100 from n`);
  await migrateDatabase(db);
});

afterAll(() => former.stop());

test("texts from before are searched as people see them", async () => {
  expect([await found("betoneira"), await found("manhã"), await found("oculto")]).toEqual([LISTINGS, 4, 4]);
  expect([await found("99812"), await found("99812-3456")]).toEqual([0, 0]);
  const { rows } = await db.$client.execute("select masked_text from marketplace_listings where seq in (1, 2)");
  expect(rows.map((row) => row["masked_text"])).toEqual(["Betoneira 1\nZap [contato oculto], de manhã", null]);
});

test("a repetition changes nothing, and what should be searched otherwise is written again", async () => {
  expect(await maskListings(db)).toBe(0);
  await db.$client.execute("update marketplace_listings set masked_text = 'Antes' where seq in (1, 2)");
  expect(await maskListings(db)).toBe(2);
  expect([await found("manhã"), await found("antes"), await found("usada")]).toEqual([4, 0, LISTINGS - 4]);
});
