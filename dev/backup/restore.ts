import type { InStatement } from "@libsql/client/web";
import type { Bucket } from "../stack/bucket.ts";
import { PlainFailure } from "../stack/plain-failure.ts";
import { type Address, connect, readValues, type Value } from "./connection.ts";
import { LineHash, type Lines, type Manifest, readLines, readManifest, tablePath } from "./files.ts";
import { checkImageFiles, deleteImages, isEmpty, restoreImages } from "./images.ts";
import { insertPage, PAGE_ROWS, quoted, readPages, type Table } from "./tables.ts";

const pagesOf = (folder: string, { name }: Table) => readLines<Value[]>(tablePath(folder, name), PAGE_ROWS);

async function hashOf(pages: AsyncIterable<readonly unknown[]>): Promise<Lines> {
  const hash = new LineHash();
  for await (const page of pages) hash.add(page);
  return hash.result();
}

/** Reads the whole backup. Throws a plain failure if any file is not as it was written. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    const { rows, sha256 } = await hashOf(pagesOf(folder, table)).catch(() => ({ rows: -1, sha256: "" }));
    if (rows === table.rows && sha256 === table.sha256) continue;
    throw new PlainFailure(`A tabela ${table.name} da cópia está estragada: use outra cópia.`);
  }
  await checkImageFiles(folder);
  return manifest;
}

export const PARTS = ["database", "images"] as const;
export type Part = (typeof PARTS)[number];

/**
 * Writes a backup into an empty database and bucket, and compares what is then stored with it, row by row and byte by
 * byte. Nothing is changed if the backup is damaged or the target isn't empty.
 * @param options.replace deletes what is in the target first
 * @param options.parts what to restore; the other part of the target is left as it is
 */
export async function restore(
  target: { database: Address; bucket: Bucket },
  folder: string,
  options: { replace: boolean; parts: readonly Part[] },
): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const { replace, parts } = options;
  const [hasDatabase, hasImages] = [parts.includes("database"), parts.includes("images")];
  const client = connect(target.database);
  const present = hasDatabase ? await listObjects(client) : [];
  const isUsed = present.length > 0 || (hasImages && !(await isEmpty(target.bucket)));
  if (isUsed && !replace) {
    throw new PlainFailure("O destino não está vazio: escolha outro, ou apague tudo o que ele tem com --replace.");
  }
  if (hasDatabase) await writeDatabase(client, manifest, { folder, present });
  if (hasDatabase) await compareDatabase(target.database, manifest);
  if (!hasImages) return manifest;
  await deleteImages(target.bucket);
  await restoreImages(target.bucket, folder);
  return manifest;
}

type Present = { type: string; name: string };

type Client = ReturnType<typeof connect>;

async function writeDatabase(
  client: Client,
  manifest: Manifest,
  { folder, present }: { folder: string; present: Present[] },
): Promise<void> {
  for (const { type, name } of present) await write(client, `drop ${type} if exists ${quoted(name)}`);
  await fillDatabase(client, manifest, folder);
}

/** Runs a statement without checks of foreign keys: tables are filled in the order of their names. */
async function write(client: Client, statement: InStatement): Promise<void> {
  await client.migrate([statement]);
}

/** What to drop, in this order: views and triggers, then virtual tables with those of their indexes, then tables. */
async function listObjects(client: Client): Promise<Present[]> {
  const rows = await readValues(
    client,
    `
    select type, name from sqlite_schema where type in ('table', 'view', 'trigger') and name not like 'sqlite\\_%' escape '\\'
    order by type = 'table', sql not like 'create virtual%'`,
  );
  return rows.map(([type, name]) => ({ type: String(type?.value), name: String(name?.value) }));
}

/** Indexes and triggers come after the rows: faster, and no trigger acts on them. */
async function fillDatabase(client: Client, { schema, tables }: Manifest, folder: string): Promise<void> {
  const isTable = ({ type }: { type: string }) => type === "table";
  for (const { sql } of schema.filter(isTable)) await write(client, sql);
  for (const table of tables) {
    await write(client, `delete from ${quoted(table.name)}`);
    for await (const page of pagesOf(folder, table)) await write(client, insertPage(table, page));
  }
  for (const { sql } of schema.filter((object) => !isTable(object))) await write(client, sql);
}

/** Reads everything again. Throws a plain failure if anything differs from the backup. */
async function compareDatabase(address: Address, { tables }: Manifest): Promise<void> {
  const transaction = await connect(address).transaction("read");
  try {
    const [[integrity] = []] = await readValues(transaction, "select * from pragma_integrity_check");
    const orphans = await readValues(transaction, "select * from pragma_foreign_key_check limit 1");
    if (integrity?.value !== "ok" || orphans.length > 0) throw new PlainFailure("O banco restaurado não está íntegro.");
    for (const table of tables) {
      const { rows, sha256 } = await hashOf(readPages(transaction, table));
      if (rows === table.rows && sha256 === table.sha256) continue;
      throw new PlainFailure(`A tabela ${table.name} ficou diferente da cópia: rode de novo com --replace.`);
    }
    await transaction.commit();
  } finally {
    transaction.close();
  }
}
