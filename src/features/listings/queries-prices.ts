import { eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { categoryPrices, marketplaceCategories } from "#db/schema/index.ts";

/** The median price of each category with active listings, from its newest ones that aren't free. */
export function listUsualPrices(db: Database) {
  return db
    .select({
      category: marketplaceCategories.slug,
      medianCents: categoryPrices.medianCents,
      cases: categoryPrices.cases,
    })
    .from(categoryPrices)
    .innerJoin(marketplaceCategories, eq(marketplaceCategories.id, categoryPrices.categoryId));
}

/**
 * Writes the median price of each category, from its newest listings, `sampleSize` at most.
 * @returns how many categories have one
 */
export async function rewriteCategoryPrices(db: Database, now: number, sampleSize: number): Promise<number> {
  const { written } = await batchOf(db, {
    former: db.delete(categoryPrices).where(sql`true`),
    written: db.run(sql`
      insert into category_prices (category_id, median_cents, cases)
      select category_id, price_cents, cases from (
        select category_id, price_cents, count(*) over (partition by category_id) as cases,
          row_number() over (partition by category_id order by price_cents) as place
        from marketplace_categories category
        cross join marketplace_listings listing on listing.seq in (
          select newest.seq from marketplace_listings newest indexed by marketplace_listings_category
          where newest.status = 'active' and newest.category_id = category.id
          order by newest.seq desc limit ${sampleSize})
        where price_cents > 0 and expires_at > ${now} and hidden_because is null) bounded_prices
      where place = (cases + 1) / 2`),
  });
  return written.rowsAffected;
}
