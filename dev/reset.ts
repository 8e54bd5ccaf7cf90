import { rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { dataDirFrom, shownDataDir, sqldUsing } from "./stack/data-lock.ts";
import { PlainFailure } from "./stack/plain-failure.ts";
import { runProgram } from "./stack/program.ts";

const PARTS = ["libsql", "fakes", "worker", "sqld.pid"] as const;

/** `npm run reset`: deletes all local data of `npm start`. Does not touch a database that DATABASE_URL refers to. */
await runProgram(async () => {
  const dataDir = dataDirFrom(process.env);
  if (sqldUsing(dataDir) !== undefined) {
    throw new PlainFailure(
      `Nada foi apagado, porque os dados de ${shownDataDir(dataDir)} estão abertos: encerre o Portal com Ctrl-C e rode de novo.`,
    );
  }
  for (const part of PARTS) await rm(join(dataDir, part), { recursive: true, force: true });
  await rmdir(dataDir).catch(() => undefined);
  console.log(`Dados de ${shownDataDir(dataDir)} apagados. O próximo npm start começa do zero.`);
  process.exit(0);
});
