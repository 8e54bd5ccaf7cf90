import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { backUp } from "./backup/back-up.ts";
import { withDataSource, withRemoteBucket } from "./backup/data-source.ts";
import { describeBackup, PRIVATE_FILE } from "./backup/files.ts";
import { backUpNight, fetchNight, listNights, NIGHTS_BUCKET } from "./backup/nights.ts";
import { PlainFailure } from "./stack/plain-failure.ts";
import { type Parts, runProgram } from "./stack/program.ts";

const KEY_FILE = "backup-key.txt";

async function makeKeys(): Promise<void> {
  const identity = await generateIdentity();
  await writeFile(KEY_FILE, `${identity}\n`, { mode: PRIVATE_FILE, flag: "wx" }).catch((cause: unknown) => {
    throw new PlainFailure(`${KEY_FILE} já existe: guarde-o antes de fazer outra chave.`, { cause });
  });
  console.log(`BACKUP_PUBLIC_KEY=${await identityToRecipient(identity)}`);
  console.log(`A chave privada está em ${KEY_FILE}: guarde-a em dois lugares fora daqui. Sem ela, nenhuma cópia abre.`);
}

async function makeNight(parts: Parts, isCopy: boolean): Promise<void> {
  const recipient = process.env["BACKUP_PUBLIC_KEY"];
  if (!recipient) throw new PlainFailure("Defina BACKUP_PUBLIC_KEY: npm run backup -- --keys faz o par de chaves.");
  await withRemoteBucket(NIGHTS_BUCKET, (nights) =>
    withDataSource(parts, async (source) => {
      const manifest = await backUpNight(source, nights, { recipient, now: Date.now(), isCopy });
      console.log(`Cópia da noite em ${NIGHTS_BUCKET}, lida de volta: ${describeBackup(manifest)}.`);
    }),
  );
}

async function bringNight(night: string, keyFile: string | undefined, folder: string): Promise<void> {
  if (!keyFile) throw new PlainFailure("Diga onde está a chave privada: --key backup-key.txt.");
  const identity = (await readFile(keyFile, "utf8")).trim();
  await withRemoteBucket(NIGHTS_BUCKET, async (nights) => {
    const manifest = await fetchNight(nights, night, folder, identity);
    console.log(`A cópia de ${night} está inteira em ${folder}: ${describeBackup(manifest)}.`);
    console.log(`Agora rode npm run restore -- ${folder}.`);
  });
}

/**
 * `npm run backup -- [folder] [--copy]` copies database and images (docs/operations.md). `--night` encrypts the copy and
 * puts it into a second bucket, `--nights` lists those, `--fetch 2026-11-22 --key file [folder]` brings one back, and
 * `--keys` makes the key pair.
 */
await runProgram(async (parts) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      copy: { type: "boolean", default: false },
      night: { type: "boolean", default: false },
      nights: { type: "boolean", default: false },
      fetch: { type: "string" },
      key: { type: "string" },
      keys: { type: "boolean", default: false },
    },
  });
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const folder = resolve(positionals[0] ?? `backups/${values.fetch ?? now}`);
  if (values.keys) await makeKeys();
  else if (values.night) await makeNight(parts, values.copy);
  else if (values.nights)
    await withRemoteBucket(NIGHTS_BUCKET, async (b) => console.log((await listNights(b)).join("\n")));
  else if (values.fetch) await bringNight(values.fetch, values.key, folder);
  else {
    await withDataSource(parts, async (source) => {
      const manifest = await backUp(source, folder, { isCopy: values.copy });
      console.log(`${source.name} copiado para ${folder}: ${describeBackup(manifest)}.`);
    });
  }
  await parts.stop();
  process.exit(0);
});
