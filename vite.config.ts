import { cloudflare, type PluginConfig } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { type ChunkPlan, chunkGroups } from "./dev/build/chunk-groups.ts";
import { devPages } from "./dev/build/dev-pages.ts";
import { LEAN_ICONS, leanIcons } from "./dev/build/lean-icons.ts";
import { leanPackages } from "./dev/build/lean-packages.ts";
import { leanSchema } from "./dev/build/lean-schema.ts";
import { leanTrpc } from "./dev/build/lean-trpc.ts";
import { leanZod } from "./dev/build/lean-zod.ts";
import { prerender } from "./dev/build/prerender.ts";
import { RENDERER, workerScreens } from "./dev/build/worker-screens.ts";

/** Settings that `npm run dev` (dev/dev.ts) passes on; builds don't use them. */
type Development = { settings: Record<string, string>; benchUrl: string; persistTo: string };

/** Config that runs the worker against the bench: with its settings, and with mail going to its mailbox. */
function onTheBench({ settings, benchUrl, persistTo }: Development): PluginConfig {
  return {
    inspectorPort: false,
    persistState: { path: persistTo },
    config: (worker) => {
      worker.vars = settings;
      // Vite's server has index.html only, and no file of the build can be missing.
      if (worker.assets) worker.assets.not_found_handling = "single-page-application";
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

/** TanStack Store brings a hook for React before 18. */
const REACT_STORE = {
  find: "use-sync-external-store/shim/with-selector",
  replacement: "use-sync-external-store/with-selector",
};

const PANEL_FRAME = "routes/-panel-frame.tsx";

/** Few chunks instead of a hundred: on a phone, a request costs more than the kilobytes it saves. */
const CHUNKS: ChunkPlan = {
  packages: [
    "react",
    "react-dom",
    "scheduler",
    "use-sync-external-store",
    "@tanstack/react-router",
    "@tanstack/router-core",
    "@tanstack/react-store",
    "@tanstack/store",
    "@tanstack/history",
  ],
  data: ["web/data-layer.tsx", "web/take-over.ts", "web/lib/trpc.ts", "web/lib/session.ts"],
  editors: ["web/ui/checkbox.tsx", "web/ui/segmented.tsx", "web/ui/textarea.tsx"],
  frame: "web/routes/-screen-frame.tsx",
  prerendered: ["index", "lp-clientes", "landing-prestadores", "_auth/tipo-usuario"],
  families: {
    listings: ["_frame/marketplace", "_frame/anuncio.$slug"],
    demand: ["_frame/demanda"],
    networking: [
      "cartao.$slug",
      "_frame/portal-conexoes.index",
      "_frame/portal-conexoes.perfil.$id",
      "_frame/profissionais.$especialidade.$cidade",
    ],
  },
  parts: { directory: ["_frame/portal-conexoes.index", "_frame/profissionais.$especialidade.$cidade"] },
  others: {
    panels: [
      [PANEL_FRAME, "_signed-in/_frame/cliente.dashboard"],
      [PANEL_FRAME, "_signed-in/_frame/prestador.dashboard"],
      [PANEL_FRAME, "_signed-in/_frame/oportunidades"],
    ],
    requests: [[PANEL_FRAME, "_signed-in/_frame/solicitar-servico", "features/requests/request-form.tsx"]],
    college: [[PANEL_FRAME, "_signed-in/_frame/faculdade-teste-2025.index"]],
    profile: [["profile", "perfil", "features/profiles/professional-fields.tsx"]],
    accounts: [["_auth/entrar", "_auth/cliente.login", "_auth/reset-password", "_auth/revisar-conta"]],
  },
  shared: {
    editors: ["requests", "profile"],
    forms: ["accounts", "requests", "profile"],
    frame: ["panels", "requests", "profile", "college"],
  },
  late: {
    tabs: ["web/ui/tabs.tsx"],
    dialogs: ["web/ui/confirm-dialog.tsx", "web/ui/filter-sheet.tsx"],
    forms: ["web/lib/use-app-form.ts", "web/ui/notice.tsx", "web/ui/password-input.tsx"],
    gallery: ["web/ui/gallery.tsx"],
    prices: ["web/lib/price-range.ts"],
    filters: ["web/features/networking/filter-fields.tsx", "web/features/networking/filter-sheet.tsx"],
    hires: [
      "web/features/hires/interested-screen.tsx",
      "web/features/hires/interested-preview.tsx",
      "web/features/hires/outcome-screen.tsx",
      "web/features/hires/agreement-screen.tsx",
      "web/features/hires/hire-list.tsx",
    ],
  },
};

const LAZY_ROUTES = {
  find: /^\.\/lazyRouteComponent\.js$/,
  replacement: new URL("./web/lib/lazy-route-component.ts", import.meta.url).pathname,
};

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
    alias: [{ find: "virtual:render-screen", replacement: RENDERER }, LEAN_ICONS, REACT_STORE, LAZY_ROUTES],
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
      ...(command === "serve" && development ? onTheBench(JSON.parse(development)) : {}),
    }),
    leanIcons(),
    leanTrpc(),
    leanSchema(),
    leanPackages(),
    leanZod(),
    workerScreens(),
    chunkGroups(CHUNKS),
    prerender(),
    devPages(),
  ],
}));
