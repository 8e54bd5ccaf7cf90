import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PluginOption } from "vite";
import { expect, test } from "vitest";
import config from "../../vite.config.ts";

/** Names of what Vite's plugins for React, Tailwind, TanStack and Cloudflare consist of. */
const OF_PACKAGES = /^(vite:|vite-plugin-cloudflare|@tailwindcss\/|tanstack)/;

interface Hooks {
  name: string;
  [hook: string]: unknown;
}

async function flatten(option: PluginOption): Promise<Hooks[]> {
  const plugin = await option;
  if (!plugin) return [];
  return Array.isArray(plugin) ? (await Promise.all(plugin.map(flatten))).flat() : [{ ...plugin }];
}

const build = await config({ command: "build", mode: "production" });
const own = (await flatten(build.plugins)).filter(({ name }) => !OF_PACKAGES.test(name));

const { resolve } = createRequire(import.meta.url);
const PACKAGES = ["react-dom/client", "@tanstack/react-router", "@trpc/client", "zod", "drizzle-orm", "lucide-react"];

test("the plugins of this project are known", () => {
  expect(own.map(({ name }) => name)).toEqual([
    "worker-screens",
    "chunk-groups",
    "prerender",
    "dev-pages",
    "lead-wrangler-to-build",
  ]);
});

test("no plugin of this project replaces, loads or edits a module of a package", () => {
  for (const plugin of own) {
    const { transform, resolveId, load, renderChunk } = plugin;
    expect({ plugin: plugin.name, resolveId, load, renderChunk }).toEqual({ plugin: plugin.name });
    if (transform === undefined) continue;
    if (typeof transform !== "function") throw new Error(`${plugin.name}: a hook with a filter can't be tried here`);
    for (const name of PACKAGES) {
      const id = resolve(name);
      // With what the project's plugins look for, too.
      const code = `${readFileSync(id, "utf8")}\nimport("./late.js");`;
      expect({ plugin: plugin.name, id, edited: transform.call({}, code, id) }).toMatchObject({ edited: null });
    }
  }
});

test("no import of a package is led elsewhere", () => {
  expect(build.resolve?.alias).toMatchObject([{ find: "virtual:render-screen" }]);
});
