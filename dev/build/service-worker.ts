import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

const SOURCE = "web/service-worker/service-worker.ts";
const FILE = "service-worker.js";
const APP = "telas/app";
const ASSET = /"(\/assets\/[^"]+)"/g;

/**
 * Bundles the service worker, as one classic script, with the list of what it stores: the app's empty page and the files
 * that the page and `more` name.
 */
export async function writeServiceWorker(client: string, more: readonly string[]): Promise<void> {
  const page = await readFile(join(client, `${APP}.html`), "utf8");
  const files = new Set([...[...page.matchAll(ASSET)].map(([, file]) => file ?? ""), ...more]);
  const revision = createHash("sha256").update(page).digest("hex").slice(0, 16);
  const precached = [{ url: `/${APP}`, revision }, ...[...files].map((url) => ({ url, revision: null }))];
  await build({
    configFile: false,
    logLevel: "error",
    define: { PRECACHED: JSON.stringify(precached), "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: SOURCE, output: { format: "iife", entryFileNames: FILE } },
    },
  });
}
