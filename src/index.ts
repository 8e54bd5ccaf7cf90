import { app } from "./app.ts";
import { type Bindings, readEnv } from "./env.ts";
import { openWorkerDatabase } from "./platform/database/worker-database.ts";
import { withRequestId } from "./platform/observability/log.ts";

export { LiveRoom } from "./platform/live/live-room.ts";

export default {
  fetch: app.fetch,
  async scheduled(_controller, bindings, context) {
    const env = readEnv(bindings);
    const db = openWorkerDatabase(env.settings, { waitUntil: (work) => context.waitUntil(work) });
    const { runJobs } = await import("./cron.ts");
    await withRequestId(crypto.randomUUID(), () => runJobs(env, db, Date.now()));
  },
} satisfies ExportedHandler<Bindings>;
