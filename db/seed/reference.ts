import { sql } from "drizzle-orm";
import { MARKETPLACE_CATEGORIES } from "../../src/features/listings/catalogue.ts";
import { MUNICIPALITIES, STATE } from "../../src/shared/municipalities.ts";
import { type Database, openDatabase } from "../client.ts";
import { cities, marketplaceCategories, states } from "../schema/index.ts";
import { seedCollege } from "./college/seed.ts";

/**
 * Writes the data that the product requires: the state, its 79 municipalities, the listing categories and the courses of
 * the college. Can run at every start: it updates existing rows, which it finds by state id, IBGE code and slug, and
 * leaves existing courses as they are.
 */
export async function seedReference(db: Database): Promise<void> {
  const cityRows = MUNICIPALITIES.map(({ ibge, name }) => ({ id: ibge, name, stateId: STATE.id }));
  const categoryRows = MARKETPLACE_CATEGORIES.map(({ name, slug }, index) => ({ name, slug, displayOrder: index + 1 }));
  await db.batch([
    db
      .insert(states)
      .values({ id: STATE.id, name: STATE.name })
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
  await seedCollege(db, Date.now());
}

if (import.meta.main) {
  const url = process.env["DATABASE_URL"];
  if (!url) {
    console.error("Defina DATABASE_URL (e DATABASE_AUTH_TOKEN, se houver) e rode de novo.");
    process.exit(1);
  }
  await seedReference(openDatabase({ url, authToken: process.env["DATABASE_AUTH_TOKEN"] }));
  console.log("Estado, municípios e categorias atualizados; cursos que faltavam criados.");
}
