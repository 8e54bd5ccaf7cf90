import { runProgram } from "../../dev/stack/program.ts";
import { startServices } from "../../dev/stack/services.ts";
import { printSummary } from "../../dev/stack/summary.ts";
import { startWorker, workerDir } from "../../dev/stack/worker.ts";

/** `npm start` with the build that is there: a test must not change what others use. */
await runProgram(async (parts, fail) => {
  const services = await startServices(parts, fail);
  const { settings, ports, fakesUrl, dataDir } = services;
  const worker = await startWorker({ port: ports.worker, settings, fakesUrl, persistTo: workerDir(dataDir) });
  parts.add(() => worker.stop());
  printSummary(services, "pronto");
});
