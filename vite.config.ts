import { mkdir, writeFile } from "node:fs/promises";
import { cloudflare, type PluginConfig } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./dev/build/chunk-groups.ts";
import { devPages } from "./dev/build/dev-pages.ts";
import { prerender } from "./dev/build/prerender.ts";
import { RENDERER, workerScreens } from "./dev/build/worker-screens.ts";

/** Settings that `npm run dev` (dev/dev.ts) passes on; builds don't use them. */
type Development = { settings: Record<string, string>; fakesUrl: string; persistTo: string };

/** Config that runs the worker against the fakes: with its settings, and with mail going to its mailbox. */
function withFakes({ settings, fakesUrl, persistTo }: Development): PluginConfig {
  return {
    inspectorPort: false,
    persistState: { path: persistTo },
    config: (worker) => {
      worker.vars = settings;
      // Vite's server has index.html only, and no file of the build can be missing.
      if (worker.assets) worker.assets.not_found_handling = "single-page-application";
      worker.send_email = [];
      worker.services = [{ binding: "EMAIL", service: "fakes-mail", entrypoint: "Mailbox" }];
    },
    auxiliaryWorkers: [
      {
        config: (_worker, { entryWorkerConfig }) => ({
          name: "fakes-mail",
          main: "../dev/fakes/mailbox.js",
          compatibility_date: entryWorkerConfig.compatibility_date,
          vars: { FAKES_URL: fakesUrl },
        }),
        devOnly: true,
      },
    ],
  };
}

/** Lets `wrangler check startup` and others find the build from here: Cloudflare's plugin tells only those in `web/`. */
async function leadWranglerToBuild(): Promise<void> {
  const folder = new URL(".wrangler/deploy/", import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("config.json", folder), JSON.stringify({ configPath: "../../dist/portal/wrangler.json" }));
}

const development = process.env["PORTAL_DEV"];

/** tRPC's packages don't say that their modules have no side effects, so the unused ones would stay. */
const treeshake = { moduleSideEffects: [{ test: /\/node_modules\/@trpc\//, sideEffects: false }] };
/** Puts values in place of constants, also where that does not decide a condition. */
const optimization = { inlineConst: { mode: "all" as const, pass: 3 } };

const WORKER_CODE = ["src/", "db/"].map((folder) => new URL(folder, import.meta.url).pathname);
const isCall = (id: string) => WORKER_CODE.some((folder) => id.startsWith(folder));

/** Few chunks, because each repeats names. The worker runs the first at its start, and the others when it needs them. */
const WORKER_CHUNKS = {
  groups: [
    { name: "start", tags: ["$initial" as const], priority: 1 },
    { name: "calls", test: isCall },
  ],
};

export default defineConfig(({ command }) => ({
  root: "web",
  build: {
    // Tests build a development version elsewhere.
    outDir: process.env["DIST"] ?? "../dist",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  environments: {
    // wrangler uploads the source map, which keeps stack traces readable.
    portal: {
      build: { minify: true, rolldownOptions: { treeshake, optimization, output: { codeSplitting: WORKER_CHUNKS } } },
    },
    client: { build: { rolldownOptions: { treeshake, optimization } } },
  },
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: "virtual:render-screen", replacement: RENDERER }],
  },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "./routes",
      generatedRouteTree: "./route-tree.gen.ts",
      // The worker renders screens in one go.
      plugin: { vite: { environmentName: "client" } },
      codeSplittingOptions: {
        defaultBehavior: [["component", "loader"], ["errorComponent"], ["notFoundComponent"]],
      },
    }),
    react(),
    tailwindcss(),
    cloudflare({
      configPath: "../wrangler.toml",
      ...(command === "serve" && development ? withFakes(JSON.parse(development)) : {}),
    }),
    workerScreens(),
    chunkGroups(),
    prerender(),
    devPages(),
    { name: "lead-wrangler-to-build", apply: "build", buildApp: { order: "post", handler: leadWranglerToBuild } },
  ],
}));
