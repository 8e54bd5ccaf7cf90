import { migrate } from "drizzle-orm/libsql/migrator";
import { createTimedFetch, type Database, openDatabase } from "./client.ts";

/** Migrations may rewrite a whole table or index; 300,000 listings take the text index some minutes. */
const MIGRATION_TIMEOUT_MS = 30 * 60_000;

const MIGRATIONS = new URL("./migrations", import.meta.url).pathname;

/** Applies all pending migrations, if any. */
export async function migrateDatabase(db: Database): Promise<void> {
  await migrate(db, { migrationsFolder: MIGRATIONS });
}

if (import.meta.main) {
  const url = process.env["DATABASE_URL"];
  if (!url) {
    console.error("Defina DATABASE_URL (e DATABASE_AUTH_TOKEN, se houver) e rode de novo.");
    process.exit(1);
  }
  const authToken = process.env["DATABASE_AUTH_TOKEN"];
  await migrateDatabase(openDatabase({ url, authToken, fetch: createTimedFetch(MIGRATION_TIMEOUT_MS) }));
  console.log("Banco de dados atualizado.");
}
