import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { withPlace } from "./backup/place.ts";
import { checkBackup, restore } from "./backup/restore.ts";
import { describeBackup } from "./backup/summary.ts";
import { PlainFailure } from "./stack/plain-failure.ts";
import { runProgram } from "./stack/program.ts";

/** `npm run restore -- folder [--replace] [--check]`: writes a backup back, or only checks its files. */
await runProgram(async (parts) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false }, check: { type: "boolean", default: false } },
  });
  const [given] = positionals;
  if (!given) throw new PlainFailure("Diga de qual pasta: npm run restore -- backups/….");
  const folder = resolve(given);
  if (values.check) {
    console.log(`A cópia está inteira: ${describeBackup(await checkBackup(folder))}.`);
  } else {
    await withPlace(parts, async (place) => {
      const manifest = await restore(place, folder, { replace: values.replace });
      console.log(`${place.name} restaurado e conferido: ${describeBackup(manifest)}. Agora rode npm run db:migrate.`);
    });
  }
  await parts.stop();
  process.exit(0);
});
