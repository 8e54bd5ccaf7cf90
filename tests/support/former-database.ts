import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "drizzle-orm/libsql/migrator";
import { type Database, openDatabase } from "../../db/client.ts";
import { freePort } from "../../dev/stack/ports.ts";
import { startSqld } from "../../dev/stack/sqld.ts";

const MIGRATIONS = new URL("../../db/migrations", import.meta.url).pathname;

export interface FormerDatabase {
  db: Database;
  stop(): Promise<void>;
}

/** Starts an empty database with the migrations before the first one whose name matches. */
export async function startFormerDatabase(firstNew: RegExp): Promise<FormerDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "migrate-"));
  const sqld = await startSqld({ dataDir: folder, port: await freePort() });
  const db = openDatabase({ url: sqld.url });
  const former = join(folder, "migrations");
  await cp(MIGRATIONS, former, { recursive: true });
  const path = join(former, "meta/_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => firstNew.test(tag));
  if (end <= 0) throw new Error("no migration has this name");
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  await migrate(db, { migrationsFolder: former });
  return {
    db,
    async stop() {
      await sqld.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
