import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { withDataSource } from "./backup/data-source.ts";
import { describeBackup } from "./backup/files.ts";
import { checkBackup, PARTS, restore } from "./backup/restore.ts";
import { PlainFailure } from "./stack/plain-failure.ts";
import { runProgram } from "./stack/program.ts";

/** `npm run restore -- folder [--replace] [--only database|images] [--check]`: writes a backup back, or checks its files. */
await runProgram(async (parts) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean", default: false },
      only: { type: "string" },
      check: { type: "boolean", default: false },
    },
  });
  const [given] = positionals;
  if (!given) throw new PlainFailure("Diga de qual pasta: npm run restore -- backups/….");
  const folder = resolve(given);
  const wanted = PARTS.filter((part) => values.only === undefined || part === values.only);
  if (wanted.length === 0) throw new PlainFailure("Depois de --only vem database ou images.");
  if (values.check) {
    console.log(`A cópia está inteira: ${describeBackup(await checkBackup(folder))}.`);
  } else {
    await withDataSource(parts, async (source) => {
      const manifest = await restore(source, folder, { replace: values.replace, parts: wanted });
      console.log(`${source.name} restaurado e conferido: ${describeBackup(manifest)}. ${source.next}`);
    });
  }
  await parts.stop();
  process.exit(0);
});
