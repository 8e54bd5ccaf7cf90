import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { withBucket } from "./stack/bucket.ts";
import { everyMinute } from "./stack/cron.ts";
import { runProgram } from "./stack/program.ts";
import { startServices } from "./stack/services.ts";
import { printSummary } from "./stack/summary.ts";
import { workerDir } from "./stack/worker.ts";

const CONFIG_FILE = fileURLToPath(new URL("../vite.config.ts", import.meta.url));
const SCHEDULED_PATH = "/cdn-cgi/local/scheduled?cron=*+*+*+*+*";

// Otherwise Miniflare fetches `request.cf` from Cloudflare at every start, and logs an error without a network.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] ??= "false";

/** `npm run dev`: the sources in workerd with hot reload, with the same database and fakes as `npm start`. */
await runProgram(async (parts, fail) => {
  const services = await startServices(parts, fail);
  const { settings, ports, host, fakesUrl, dataDir } = services;
  process.env["PORTAL_DEV"] = JSON.stringify({ settings, fakesUrl, persistTo: join(dataDir, "worker") });
  if (services.storePictures) await withBucket(workerDir(dataDir), services.storePictures);
  const vite = await createServer({ configFile: CONFIG_FILE, server: { port: ports.worker, host, strictPort: true } });
  parts.add(() => vite.close());
  await vite.listen();
  parts.add(everyMinute(() => runScheduled(ports.worker)));
  printSummary(services, "em desenvolvimento");
});

async function runScheduled(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${SCHEDULED_PATH}`);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
