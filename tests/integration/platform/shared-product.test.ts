import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rememberRows } from "../../support/first-rows.ts";
import { makeListing } from "../../support/listings.ts";
import { makeProvider } from "../../support/network.ts";
import { startProduct } from "../../support/product.ts";
import { readTables } from "../../support/tables.ts";

const product = startProduct();

test("a product is emptied of all rows, words and numbers, and works as before", async () => {
  const { db } = product;
  const before = await readTables(product);
  const empty = await rememberRows(db);
  const make = async () => {
    const person = await makeProvider(product, { name: "Ana Azulejo" });
    await makeListing(product, person, { title: "Betoneira azul" });
    const [found] = await db.all<{ position: number }>(
      sql`select position from directory_entries where user_id = ${person.id}`,
    );
    const searches = await Promise.all([
      db.all(sql`select rowid from marketplace_listings_fts where marketplace_listings_fts match 'betoneira'`),
      db.all(sql`select rowid from person_fts where person_fts match 'azulejo'`),
    ]);
    return [found?.position, ...searches.map((rows) => rows.length)];
  };
  const first = await make();
  expect(first).toEqual([expect.any(Number), 1, 1]);
  await empty();
  expect(await readTables(product)).toEqual(before);
  expect(await make()).toEqual(first);
});
