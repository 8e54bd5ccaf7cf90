import { openDatabase } from "#db/client.ts";
import { app } from "./app.ts";
import { runJobs } from "./cron.ts";
import { type Bindings, readEnv } from "./env.ts";

export { LiveRoom } from "./platform/live-room.ts";

export default {
  fetch: app.fetch,
  async scheduled(_controller, bindings) {
    const env = readEnv(bindings);
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = env.settings;
    await runJobs(env, openDatabase({ url, authToken }), Date.now());
  },
} satisfies ExportedHandler<Bindings>;
