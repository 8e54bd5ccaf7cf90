import { sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { cities, marketplaceCategories, states } from "../schema/index.ts";
import { type NewId, seedCollege } from "./college/seed.ts";

/** What the product's catalogues say. */
export interface Reference {
  state: { id: string; name: string };
  /** With IBGE's codes. */
  municipalities: readonly { ibge: number; name: string }[];
  /** In display order. */
  categories: readonly { slug: string; name: string }[];
  newId: NewId;
}

/**
 * Writes the data that the product requires: the state, its municipalities, the listing categories and the courses of
 * the college. Can run at every start: it updates existing rows, which it finds by state id, IBGE code and slug, and
 * leaves existing courses as they are.
 */
export async function writeReference(db: Database, reference: Reference, now: number): Promise<void> {
  const { state, municipalities, categories, newId } = reference;
  const cityRows = municipalities.map(({ ibge, name }) => ({ id: ibge, name, stateId: state.id }));
  const categoryRows = categories.map(({ name, slug }, index) => ({ name, slug, displayOrder: index + 1 }));
  await db.batch([
    db
      .insert(states)
      .values({ id: state.id, name: state.name })
      .onConflictDoUpdate({ target: states.id, set: { name: sql`excluded.name` } }),
    db
      .insert(cities)
      .values(cityRows)
      .onConflictDoUpdate({ target: cities.id, set: { name: sql`excluded.name`, stateId: sql`excluded.state_id` } }),
    db
      .insert(marketplaceCategories)
      .values(categoryRows)
      .onConflictDoUpdate({
        target: marketplaceCategories.slug,
        set: { name: sql`excluded.name`, displayOrder: sql`excluded.display_order` },
      }),
  ]);
  await seedCollege(db, newId, now);
}
