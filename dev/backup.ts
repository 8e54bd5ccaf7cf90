import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "./backup/back-up.ts";
import { withReturnTo } from "./backup/place.ts";
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
  await withReturnTo(parts, async (place) => {
    const manifest = await backUp(place, folder, { isCopy: values.copy });
    console.log(`${place.name} copiado para ${folder}: ${describeBackup(manifest)}.`);
  });
  await parts.stop();
  process.exit(0);
});
