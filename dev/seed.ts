import { type Database, openDatabase } from "../db/client.ts";
import { writeReference } from "../db/seed/reference.ts";
import { MARKETPLACE_CATEGORIES } from "../src/features/listings/catalogue.ts";
import { newId } from "../src/platform/database/ids.ts";
import { MUNICIPALITIES, STATE } from "../src/shared/municipalities.ts";

const REFERENCE = { state: STATE, municipalities: MUNICIPALITIES, categories: MARKETPLACE_CATEGORIES, newId };

/** Writes the reference data that the product's catalogues say. */
export const seedReference = (db: Database): Promise<void> => writeReference(db, REFERENCE, Date.now());

if (import.meta.main) {
  const url = process.env["DATABASE_URL"];
  if (!url) {
    console.error("Defina DATABASE_URL (e DATABASE_AUTH_TOKEN, se houver) e rode de novo.");
    process.exit(1);
  }
  await seedReference(openDatabase({ url, authToken: process.env["DATABASE_AUTH_TOKEN"] }));
  console.log("Estado, municípios e categorias atualizados; cursos que faltavam criados.");
}
