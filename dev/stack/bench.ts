import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { openDatabase } from "../../db/client.ts";
import type { AiCall } from "../bench/ai.ts";
import { createBench } from "../bench/app.ts";
import { AsaasDesk } from "../bench/asaas/desk.ts";
import { JsonLines } from "../bench/json-lines.ts";
import type { Mail } from "../bench/mail.ts";
import type { Notification } from "../bench/notifications.ts";
import { localUrl, type Settings } from "./settings.ts";

export interface BenchHandle {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the stand-ins for mail, Google, n8n, the AI and Asaas, with their pages.
 * @param options.dataDir keeps received messages in its folder `bench`
 * @param options.settings the worker's settings; the stand-ins check the client, secrets and tokens in them
 */
export async function startBench(options: {
  port: number;
  host?: string;
  dataDir: string;
  settings: Settings;
}): Promise<BenchHandle> {
  const { settings } = options;
  const folder = join(options.dataDir, "bench");
  const asaas = new AsaasDesk(settings);
  const app = createBench({
    db: openDatabase({ url: settings.DATABASE_URL, authToken: settings.DATABASE_AUTH_TOKEN }),
    mailbox: { list: await JsonLines.open<Mail>(join(folder, "mails.jsonl")), failing: false },
    inbox: {
      list: await JsonLines.open<Notification>(join(folder, "notifications.jsonl")),
      failing: false,
      refused: 0,
    },
    ai: { list: await JsonLines.open<AiCall>(join(folder, "ai.jsonl")), mode: "ok" },
    asaas,
    settings,
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host ?? "127.0.0.1", () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      asaas.stop();
      server.close(() => resolve());
      if ("closeAllConnections" in server) server.closeAllConnections();
    });
  return { url: localUrl(port), stop };
}
