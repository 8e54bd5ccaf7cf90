import { rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { sqldUsing } from "./stack/data-lock.ts";
import { PlainFailure } from "./stack/plain-failure.ts";
import { isPortBusy } from "./stack/ports.ts";
import { runProgram } from "./stack/program.ts";
import { dataDirFrom, shownDataDir } from "./stack/services.ts";
import { portsFrom } from "./stack/settings.ts";

const PARTS = ["libsql", "bench", "worker", "sqld.pid"] as const;

/** `npm run reset`: deletes all local data of `npm start`. Does not touch a database that DATABASE_URL refers to. */
await runProgram(async () => {
  const { sqld } = portsFrom(process.env);
  const dataDir = dataDirFrom(process.env);
  if (sqldUsing(dataDir) !== undefined) throw inUse(`os dados de ${shownDataDir(dataDir)} estão abertos`);
  if (await isPortBusy(sqld)) throw inUse(`a porta ${sqld}, do banco de dados, está em uso`);
  for (const part of PARTS) await rm(join(dataDir, part), { recursive: true, force: true });
  await rmdir(dataDir).catch(() => undefined);
  console.log(`Dados de ${shownDataDir(dataDir)} apagados. O próximo npm start começa do zero.`);
  process.exit(0);
});

function inUse(reason: string): PlainFailure {
  return new PlainFailure(`Nada foi apagado, porque ${reason}: encerre o Portal com Ctrl-C e rode de novo.`);
}
