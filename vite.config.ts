import { cloudflare, type PluginConfig } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerender } from "./dev/build/prerender.ts";

/** What `npm run dev` (dev/dev.ts) says about the parts it started; a build knows nothing of it. */
type Development = { settings: Record<string, string>; benchUrl: string; persistTo: string };

/** The worker on the bench: its settings, and mail that goes to the bench's mailbox. */
function onTheBench({ settings, benchUrl, persistTo }: Development): PluginConfig {
  return {
    inspectorPort: false,
    persistState: { path: persistTo },
    config: (worker) => {
      worker.vars = settings;
      worker.send_email = [];
      worker.services = [{ binding: "EMAIL", service: "bench-mail", entrypoint: "Mailbox" }];
    },
    auxiliaryWorkers: [
      {
        config: (_worker, { entryWorkerConfig }) => ({
          name: "bench-mail",
          main: "../dev/mail-worker/mailbox.js",
          compatibility_date: entryWorkerConfig.compatibility_date,
          vars: { BENCH_URL: benchUrl },
        }),
        devOnly: true,
      },
    ],
  };
}

/** What first screens load comes in two files, not in thirty: the packages, which change seldom, and parts of the page. */
const FIRST_SCREEN = [
  {
    name: "packages",
    tags: ["$initial" as const],
    test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|react-store|store|history))\//,
  },
  {
    name: "parts",
    test: /\/web\/(ui\/(app-bar|avatar|badge|brand-icons|button|card|container|empty-state|illustrations(-wall)?|logo|use-media-query)\.|lib\/(links|masks|session-hint)\.|features\/home\/(messages|landing-footer)\.)|\/src\/features\/(auth|billing|requests)\/rules\.|\/lucide-react\/dist\/esm\/icons\/(arrow-right|check|chevron-right|crown|hard-hat|hourglass|house|map-pin)\./,
  },
];

const development = process.env["PORTAL_DEV"];

export default defineConfig(({ command }) => ({
  root: "web",
  build: { outDir: "../dist", emptyOutDir: true, manifest: true },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FIRST_SCREEN } } } } } },
  resolve: { tsconfigPaths: true },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "./routes",
      generatedRouteTree: "./route-tree.gen.ts",
      codeSplittingOptions: {
        defaultBehavior: [["component", "loader"], ["errorComponent"], ["notFoundComponent"]],
      },
    }),
    react(),
    tailwindcss(),
    cloudflare({
      configPath: "../wrangler.toml",
      ...(command === "serve" && development ? onTheBench(JSON.parse(development)) : {}),
    }),
    prerender(),
  ],
}));
