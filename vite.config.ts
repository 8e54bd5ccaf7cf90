import { cloudflare, type PluginConfig } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { type ChunkGroup, chunkGroups } from "./dev/build/chunk-groups.ts";
import { prerender } from "./dev/build/prerender.ts";

/** Settings that `npm run dev` (dev/dev.ts) passes on; builds don't use them. */
type Development = { settings: Record<string, string>; benchUrl: string; persistTo: string };

/** Config that runs the worker against the bench: with its settings, and with mail going to its mailbox. */
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

const ICONS = "lucide-react/dist/esm/icons";

/**
 * Few chunks instead of seventy: on a phone, a request costs more than the kilobytes it saves. `packages` rarely
 * changes, `app` is on every screen, `parts` is for public pages and the rest for screens with data. A group also takes
 * the imports of its modules, unless an earlier group has them, so a few modules can name a whole group.
 */
const CHUNKS: ChunkGroup[] = [
  {
    name: "packages",
    modules: [
      "node_modules: react react-dom scheduler",
      "node_modules/@tanstack: react-router router-core react-store store history",
    ],
  },
  { name: "app", tags: ["$initial"] },
  {
    name: "parts",
    modules: [
      "web/ui: app-bar avatar badge brand-icons card empty-state illustrations illustrations-wall logo use-media-query",
      "web/lib: links masks session-hint",
      "web/features/home: landing-footer",
      "src/features/billing: catalogue",
      "src/features/requests: rules",
      `${ICONS}: arrow-right check chevron-left chevron-right hard-hat hourglass house map-pin x`,
    ],
  },
  {
    name: "panels",
    modules: ["web/ui: house-section", `${ICONS}: calendar-days clock-3 star user-plus`],
  },
  { name: "account-rules", modules: ["src/features/auth: rules"] },
  { name: "accounts", modules: ["web/ui: back-link", "web/features/auth: choice-shell greeting"] },
  {
    name: "data",
    modules: [
      "web/lib: pages use-tab-title",
      "web/ui: list-end loaded skeleton use-late-dialog",
      "web/features/requests: live-requests",
      "web/features/auth: log-out-button",
      "src/features/contacts: rules",
      "src/features/billing: rules addresses",
      "src/shared: links phone",
    ],
  },
  {
    name: "dialogs",
    modules: ["web/ui: use-leave-guard", "web/lib: use-answer-connection"],
  },
  {
    name: "frame",
    modules: ["web/features/dashboards: app-frame panel-hero use-journeys", "web/ui: illustrations-site"],
  },
  {
    name: "forms",
    modules: [
      "web/lib: use-app-form use-fragment-token use-link-token",
      "web/ui: checkbox password-input phone-input segmented",
      "web/features/auth: mail-form terms-label",
    ],
  },
  {
    name: "listings",
    modules: ["web/ui: chip", "web/features/listings: filter-fields form-skeleton own-skeleton"],
  },
  { name: "coming-soon", modules: ["web/routes: faculdade networking", "web/features: coming-soon"] },
  { name: "networking", modules: ["web/features/networking: connection-cache load-networking use-connect"] },
  // Separate from the other icons, because the providers' landing page does not use these.
  { name: "provider-icons", modules: [`${ICONS}: contact-round handshake`] },
  {
    // Otherwise each icon would be its own file, listed in the first chunk.
    name: "icons",
    minShareCount: 2,
    test: /\/lucide-react\/dist\/esm\/icons\//,
  },
];

const development = process.env["PORTAL_DEV"];

export default defineConfig(({ command }) => ({
  root: "web",
  build: { outDir: "../dist", emptyOutDir: true, manifest: true },
  environments: {
    // wrangler uploads the source map, which keeps stack traces readable.
    portal: { build: { minify: true } },
  },
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
    chunkGroups(CHUNKS),
    prerender(),
  ],
}));
