import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "./backup/back-up.ts";
import { withDataSource } from "./backup/data-source.ts";
import { describeBackup } from "./backup/summary.ts";
import { runProgram } from "./stack/program.ts";

/** `npm run backup -- [folder] [--copy]`: copies database and images (docs/operations.md). */
await runProgram(async (parts) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { copy: { type: "boolean", default: false } },
  });
  const now = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const folder = resolve(positionals[0] ?? `backups/${now}`);
  await withDataSource(parts, async (source) => {
    const manifest = await backUp(source, folder, { isCopy: values.copy });
    console.log(`${source.name} copiado para ${folder}: ${describeBackup(manifest)}.`);
  });
  await parts.stop();
  process.exit(0);
});
