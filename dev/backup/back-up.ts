import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Bucket } from "../stack/bucket.ts";
import { PlainFailure } from "../stack/plain-failure.ts";
import { type Address, type Connection, connect, readValues } from "./connection.ts";
import {
  type Manifest,
  manifestPath,
  newManifest,
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  tablePath,
  writeLines,
} from "./files.ts";
import { backUpImages } from "./images.ts";
import { listTables, readPages, readSchema } from "./tables.ts";

const JOURNAL = new URL("../../db/migrations/meta/_journal.json", import.meta.url);

/** The name of the newest migration that was applied, or its time if this version of the code does not have it. */
async function newestMigration(connection: Connection): Promise<string> {
  const [table] = await readValues(connection, "select 1 from sqlite_schema where name = '__drizzle_migrations'");
  if (!table) throw new PlainFailure("O banco de dados está vazio: não há o que copiar.");
  const [[newest] = []] = await readValues(connection, "select max(created_at) from __drizzle_migrations");
  const { entries } = JSON.parse(await readFile(JOURNAL, "utf8")) as { entries: { when: number; tag: string }[] };
  const when = Number(newest?.value);
  return entries.find((entry) => entry.when === when)?.tag ?? String(when);
}

/**
 * Copies the database and then the images into an empty or new folder. All tables are of one moment, read in one
 * transaction while the portal may go on writing. Images never change, and one that a row shows at that moment is only
 * missing if it was deleted during the backup.
 * @param options.isCopy nobody writes to this database, so that no transaction is needed; Turso ends long ones
 */
export async function backUp(
  source: { database: Address; bucket: Bucket },
  folder: string,
  options: { isCopy: boolean },
): Promise<Manifest> {
  const path = tablePath(folder, "x");
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  const found = (await readdir(folder, { recursive: true })).filter((name) => name !== "database");
  if (found.length > 0) throw new PlainFailure(`A pasta ${folder} não está vazia: escolha uma pasta nova.`);
  const madeAt = new Date().toISOString();
  const database = await backUpDatabase(source.database, folder, options.isCopy);
  const images = await backUpImages(source.bucket, folder);
  const manifest = { madeAt, ...database, images };
  await writeFile(manifestPath(folder), newManifest(manifest), { mode: PRIVATE_FILE });
  return { format: 1, ...manifest };
}

type DatabaseCopy = Pick<Manifest, "migration" | "schema" | "tables">;

async function backUpDatabase(address: Address, folder: string, isCopy: boolean): Promise<DatabaseCopy> {
  const client = connect(address);
  if (isCopy) return copyTables(client, folder);
  const transaction = await client.transaction("read");
  try {
    const copy = await copyTables(transaction, folder);
    // Refused if the server has ended the transaction in between.
    await transaction.commit();
    return copy;
  } finally {
    transaction.close();
  }
}

async function copyTables(connection: Connection, folder: string): Promise<DatabaseCopy> {
  const migration = await newestMigration(connection);
  const schema = await readSchema(connection);
  const tables = [];
  for (const table of await listTables(connection)) {
    tables.push({ ...table, ...(await writeLines(tablePath(folder, table.name), readPages(connection, table))) });
  }
  return { migration, schema, tables };
}
