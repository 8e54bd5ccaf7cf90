import { readFile } from "node:fs/promises";
import { PlainFailure } from "../stack/plain-failure.ts";
import { type Connection, readValues } from "./connection.ts";

const JOURNAL = new URL("../../db/migrations/meta/_journal.json", import.meta.url);

/** The name of the newest migration that was applied, or its time if this version of the code does not have it. */
export async function newestMigration(connection: Connection): Promise<string> {
  const [table] = await readValues(connection, "select 1 from sqlite_schema where name = '__drizzle_migrations'");
  if (!table) throw new PlainFailure("O banco de dados está vazio: não há o que copiar.");
  const [[newest] = []] = await readValues(connection, "select max(created_at) from __drizzle_migrations");
  const { entries } = JSON.parse(await readFile(JOURNAL, "utf8")) as { entries: { when: number; tag: string }[] };
  const when = Number(newest?.value);
  return entries.find((entry) => entry.when === when)?.tag ?? String(when);
}
