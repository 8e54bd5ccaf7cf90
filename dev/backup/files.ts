import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline as connect, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { PlainFailure } from "../stack/plain-failure.ts";

/** Backups have everybody's personal data: only the owner of the files may read them. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
const FORMAT = 1;

const lines = z.object({ rows: z.int(), sha256: z.string() });
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.string(),
  /** What creates the schema, oldest first. */
  schema: z.array(z.object({ type: z.string(), sql: z.string() })),
  tables: z.array(lines.extend({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) })),
  images: lines.extend({ bytes: z.int() }),
});

export type Manifest = z.infer<typeof manifestSchema>;
/** Number of lines, and SHA-256 of them all. */
export type Lines = z.infer<typeof lines>;

export const manifestPath = (folder: string): string => join(folder, "manifest.json");
export const tablePath = (folder: string, table: string): string => join(folder, "database", `${table}.jsonl.gz`);
export const imageListPath = (folder: string): string => join(folder, "images.jsonl.gz");
export const imagePath = (folder: string, key: string): string => join(folder, "images", key);

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export const newManifest = (content: Omit<Manifest, "format">): string =>
  `${JSON.stringify({ format: FORMAT, ...content }, null, 2)}\n`;

/** Throws a plain failure if the folder has no complete backup: the manifest is written last. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(manifestPath(folder), "utf8")));
  } catch (cause) {
    throw new PlainFailure(`Não há uma cópia completa em ${folder}: escolha outra pasta.`, { cause });
  }
}

/** Counts and hashes values as lines of JSON, page by page. */
export class LineHash {
  readonly #hash = createHash("sha256");
  #rows = 0;

  /** @returns the lines */
  add(page: readonly unknown[]): string {
    const text = page.map((value) => `${JSON.stringify(value)}\n`).join("");
    this.#hash.update(text);
    this.#rows += page.length;
    return text;
  }

  result(): Lines {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}

/** Writes values as lines of JSON, compressed. */
export async function writeLines(path: string, pages: AsyncIterable<readonly unknown[]>): Promise<Lines> {
  const hash = new LineHash();
  const text = async function* () {
    for await (const page of pages) yield hash.add(page);
  };
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(path, { mode: PRIVATE_FILE }));
  return hash.result();
}

/** The values of {@link writeLines}, in pages of `size`. */
export async function* readLines<T>(path: string, size: number): AsyncGenerator<T[]> {
  const unzipped = connect(createReadStream(path), createGunzip(), () => undefined).setEncoding("utf8");
  let rest = "";
  let page: T[] = [];
  for await (const chunk of unzipped) {
    const parts = (rest + String(chunk)).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      page.push(JSON.parse(part) as T);
      if (page.length < size) continue;
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}

export function describeBackup({ tables, images, migration }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tabelas com ${rows} linhas (migração ${migration}), ${images.rows} imagens`;
}
