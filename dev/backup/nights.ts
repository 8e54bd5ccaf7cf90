import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { promisify } from "node:util";
import { Decrypter, Encrypter } from "age-encryption";
import { z } from "zod";
import { BACKED_UP_AT } from "../../src/platform/observability/queries-health.ts";
import type { Bucket } from "../stack/bucket.ts";
import { PlainFailure } from "../stack/plain-failure.ts";
import { backUp } from "./back-up.ts";
import { type Address, connect } from "./connection.ts";
import { type Manifest, PRIVATE_FILE, PRIVATE_FOLDER } from "./files.ts";
import { checkBackup } from "./restore.ts";

export const NIGHTS_BUCKET = process.env["BACKUP_BUCKET"] || "portal-backups";
/** Below the 100 MB that Cloudflare takes in one request. */
const PART_BYTES = 32 * 1024 * 1024;
const DAYS_KEPT = 7;
const MONTHS_KEPT = 6;

/** Written last: a night without it is not complete. */
const seal = z.object({ parts: z.int(), sha256: z.string() });
const sealKey = (night: string) => `${night}/complete.json`;
const partKey = (night: string, number: number) => `${night}/part-${String(number).padStart(4, "0")}.age`;

/** The nights to delete of those given, `YYYY-MM-DD`: all but the newest seven, and the first one of each of six months. */
export function nightsToDelete(nights: readonly string[]): string[] {
  const sorted = nights.toSorted();
  const firstOfMonths = sorted.filter((night, place) => night.slice(0, 7) !== sorted[place - 1]?.slice(0, 7));
  const kept = new Set([...sorted.slice(-DAYS_KEPT), ...firstOfMonths.slice(-MONTHS_KEPT)]);
  return sorted.filter((night) => !kept.has(night));
}

async function listKeys(bucket: Bucket, prefix = ""): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return keys;
}

/** The nights that are complete, oldest first. */
export async function listNights(bucket: Bucket): Promise<string[]> {
  const keys = await listKeys(bucket);
  return keys.flatMap((key) => (key === sealKey(key.slice(0, 10)) ? [key.slice(0, 10)] : [])).sort();
}

/** Packs a folder into one encrypted file. */
async function pack(folder: string, path: string, recipient: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const tar = spawn("tar", ["-c", "-C", folder, "."], { stdio: ["ignore", "pipe", "inherit"] });
  const failed = new Promise<never>((_, reject) => {
    tar.once("error", reject);
    tar.once("exit", (code) => code !== 0 && reject(new Error(`tar: ${code}`)));
  });
  const encrypted = await encrypter.encrypt(Readable.toWeb(tar.stdout) as ReadableStream<Uint8Array>);
  const file = createWriteStream(path, { mode: PRIVATE_FILE });
  await Promise.race([pipeline(Readable.fromWeb(encrypted as WebStream), file), failed]);
}

async function upload(bucket: Bucket, night: string, path: string): Promise<void> {
  const file = await open(path);
  const hash = createHash("sha256");
  let parts = 0;
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES);
      if (bytesRead === 0) break;
      const part = new Uint8Array(buffer.subarray(0, bytesRead));
      hash.update(part);
      await bucket.put(partKey(night, parts++), part);
    }
  } finally {
    await file.close();
  }
  await bucket.put(sealKey(night), JSON.stringify({ parts, sha256: hash.digest("hex") }));
}

/** Writes the encrypted file of a night. Throws a plain failure if it is not as it was uploaded. */
async function download(bucket: Bucket, night: string, path: string): Promise<void> {
  const sealed = await bucket.get(sealKey(night));
  if (!sealed)
    throw new PlainFailure(`Não há uma cópia completa de ${night}: veja quais há com npm run backup -- --nights.`);
  const { parts, sha256 } = seal.parse(JSON.parse(await sealed.text()));
  const hash = createHash("sha256");
  const contents = async function* () {
    for (let number = 0; number < parts; number++) {
      const part = await bucket.get(partKey(night, number));
      const bytes = part ? Buffer.from(await part.arrayBuffer()) : Buffer.alloc(0);
      hash.update(bytes);
      yield bytes;
    }
  };
  await pipeline(Readable.from(contents()), createWriteStream(path, { mode: PRIVATE_FILE }));
  if (hash.digest("hex") !== sha256) throw new PlainFailure(`A cópia de ${night} está estragada: use outra noite.`);
}

async function inTemporaryFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "portal-night-"));
  return use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

async function deleteNights(bucket: Bucket, nights: readonly string[]): Promise<void> {
  for (const night of nights) {
    // Without its seal first, a night that is half deleted is not taken for complete.
    await bucket.delete(sealKey(night));
    const keys = await listKeys(bucket, `${night}/`);
    if (keys.length > 0) await bucket.delete(keys);
  }
}

/**
 * Copies database and images, encrypts the copy for `recipient` (age's public key), uploads it, reads it back, deletes
 * old nights, and notes in the database that the night is safe.
 */
export async function backUpNight(
  source: { database: Address; bucket: Bucket },
  nights: Bucket,
  { recipient, now, isCopy }: { recipient: string; now: number; isCopy: boolean },
): Promise<Manifest> {
  const night = new Date(now).toISOString().slice(0, 10);
  return inTemporaryFolder(async (folder) => {
    const [copy, packed] = [join(folder, "copy"), join(folder, "night.age")];
    const manifest = await backUp(source, copy, { isCopy });
    await pack(copy, packed, recipient);
    await rm(copy, { recursive: true });
    await deleteNights(nights, [night]);
    await upload(nights, night, packed);
    await download(nights, night, packed);
    await deleteNights(nights, nightsToDelete(await listNights(nights)));
    await connect(source.database).execute({
      sql: `insert into platform_stats (metric_name, metric_value) values (?, ?)
        on conflict (metric_name) do update set metric_value = excluded.metric_value`,
      args: [BACKED_UP_AT, now],
    });
    return manifest;
  });
}

/** Writes the backup of a night into a new folder, and checks it. `identity` is the owner's private key. */
export async function fetchNight(bucket: Bucket, night: string, folder: string, identity: string): Promise<Manifest> {
  await inTemporaryFolder(async (temporary) => {
    const [packed, archive] = [join(temporary, "night.age"), join(temporary, "night.tar")];
    await download(bucket, night, packed);
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    const encrypted = Readable.toWeb(createReadStream(packed)) as ReadableStream<Uint8Array>;
    const decrypted = await decrypter.decrypt(encrypted).catch((cause: unknown) => {
      throw new PlainFailure("Esta chave não abre a cópia: use a chave privada do par de BACKUP_PUBLIC_KEY.", {
        cause,
      });
    });
    await pipeline(Readable.fromWeb(decrypted as WebStream), createWriteStream(archive, { mode: PRIVATE_FILE }));
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    await promisify(execFile)("tar", ["-x", "-f", archive, "-C", folder]);
  });
  return checkBackup(folder);
}
