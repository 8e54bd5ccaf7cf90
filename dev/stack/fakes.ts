import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { openDatabase } from "../../db/client.ts";
import type { AiCall } from "../fakes/ai.ts";
import { createFakes } from "../fakes/app.ts";
import { FakeAsaas } from "../fakes/asaas/fake-asaas.ts";
import { JsonLines } from "../fakes/json-lines.ts";
import type { Mail } from "../fakes/mail.ts";
import type { Notification } from "../fakes/notifications.ts";
import { localUrl, type Settings } from "./settings.ts";

export interface FakesHandle {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the stand-ins for mail, Google, n8n, the AI and Asaas, with their pages.
 * @param options.dataDir keeps received messages in its folder `fakes`
 * @param options.settings the worker's settings; the stand-ins check the client, secrets and tokens in them
 */
export async function startFakes(options: {
  port: number;
  host?: string;
  dataDir: string;
  settings: Settings;
}): Promise<FakesHandle> {
  const { settings } = options;
  const folder = join(options.dataDir, "fakes");
  await mkdir(folder, { recursive: true });
  const asaas = new FakeAsaas(settings, join(folder, "asaas.json"));
  const app = createFakes({
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
  // Longer than workerd keeps connections, so that it never uses one that is just being closed.
  if ("keepAliveTimeout" in server) server.keepAliveTimeout = 60_000;
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
