import { buildIfChanged } from "./stack/build.ts";
import { everyMinute } from "./stack/cron.ts";
import { runProgram } from "./stack/program.ts";
import { startServices } from "./stack/services.ts";
import { inSeconds, printSummary } from "./stack/summary.ts";
import { type LogLine, startWorker, workerDir } from "./stack/worker.ts";

/** `npm start`: the production build in workerd, with a real database and the fakes. */
await runProgram(async (parts, fail) => {
  const since = performance.now();
  const wasBuilt = await buildIfChanged();
  const built = performance.now();
  const services = await startServices(parts, fail);
  const { settings, ports, host, dataDir, fakesUrl } = services;
  const worker = await startWorker({
    port: ports.worker,
    host,
    settings,
    fakesUrl,
    persistTo: workerDir(dataDir),
    onLog: showTrouble,
  });
  parts.add(() => worker.stop());
  await services.storePictures?.(await worker.bucket());
  parts.add(everyMinute(() => worker.scheduled()));
  const build = wasBuilt ? `construção ${inSeconds(built - since)}` : "construção de antes";
  printSummary(services, `pronto (${build})`);
});

function showTrouble({ level, message }: LogLine): void {
  if (level === "warn" || level === "error") console.error(message);
}
