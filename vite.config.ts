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

/** Files go by their hash alone: the first chunk names all the others, and names would weigh more than a screen. */
const CHUNK_NAMES = "assets/[hash].js";

/** Modules by their folder and names, e.g. `web/ui: card logo`. */
const modules = (...lists: string[]) =>
  new RegExp(
    lists
      .map((list) => list.split(/:? /))
      .map(([folder, ...names]) => `/${folder}/(${names.join("|")})[./]`)
      .join("|"),
  );
const ICONS = "lucide-react/dist/esm/icons";

/**
 * Few files instead of seventy: on a phone's line a request costs more than the kilobytes that it saves. `packages` changes
 * seldom, `app` is what every screen loads, `parts` what public pages share; the others are what screens with data share.
 */
const FILES = [
  {
    name: "packages",
    test: modules(
      "node_modules: react react-dom scheduler",
      "node_modules/@tanstack: react-router router-core react-store store history",
    ),
  },
  { name: "app", tags: ["$initial" as const] },
  {
    name: "parts",
    test: modules(
      "web/ui: app-bar avatar badge brand-icons card empty-state illustrations illustrations-wall logo use-media-query",
      "web/lib: links masks session-hint",
      "web/features/home: landing-footer",
      "src/features/billing: rules",
      "src/features/requests: rules",
      `${ICONS}: arrow-right check chevron-left chevron-right crown hard-hat hourglass house map-pin x`,
    ),
  },
  { name: "messages", test: modules("web/ui: toast-sonner", "node_modules: sonner") },
  {
    name: "panels",
    test: modules("web/ui: house-section", `${ICONS}: calendar-days clock-3 star user user-plus`),
  },
  { name: "account-rules", test: modules("src/features/auth: rules") },
  { name: "accounts", test: modules("web/ui: page-header", "web/features/auth: choice-shell greeting messages") },
  {
    name: "data",
    test: modules(
      "node_modules: @trpc partysocket",
      "node_modules/@tanstack: react-query query-core",
      "web/lib: dates errors live messages session trpc use-log-out use-now wanted-place whatsapp",
      "web/ui: bottom-bar notice skeleton",
      "web/features/requests: live-requests",
      "web/features/auth: log-out-button",
    ),
  },
  {
    name: "dialogs",
    test: modules("web/ui: confirm-dialog dialog use-leave-guard", `${ICONS}: plus trash`),
  },
  {
    name: "frame",
    test: modules(
      "web/features/dashboards: app-frame count-card journeys panel-hero section-link use-journeys",
      "web/ui: illustrations-site loading-overlay",
    ),
  },
  {
    name: "forms",
    test: modules(
      "node_modules: react-hook-form @hookform",
      "web/lib: focus-field use-fragment-token use-link-token",
      "web/ui: checkbox control-class field input masked-input password-input phone-input segmented",
      "web/features/auth: auth-shell contact-checks mail-form sign-in-gate terms-label",
    ),
  },
  {
    name: "listings",
    test: modules(
      "web/ui: chip combobox combobox-entries fold-text select",
      "web/features/listings: filter-fields form-skeleton load-listings messages own-skeleton search",
      "src/features/listings: addresses catalogue rules",
      "src/features/profiles: municipalities rules",
    ),
  },
  // Apart from the other icons: the landing page of providers has no use for these.
  { name: "provider-icons", test: modules(`${ICONS}: award contact-round handshake school`) },
  {
    // Each would be a file of its own, named in the first one.
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
    // The source map, which wrangler uploads, keeps stack traces readable.
    portal: { build: { minify: true } },
    client: {
      build: { rolldownOptions: { output: { chunkFileNames: CHUNK_NAMES, codeSplitting: { groups: FILES } } } },
    },
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
    prerender(),
  ],
}));
