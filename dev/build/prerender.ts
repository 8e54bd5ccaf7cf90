import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import type { RenderedPage } from "../../web/render/prerender.tsx";
import type { ShellKind } from "../../web/render/prerender-shell.tsx";
import { LEGAL_PAGES, legalHtml } from "./legal-pages.ts";
import {
  appHtml,
  type Chunk,
  headersFile,
  pageHtml,
  preloadsOf,
  STYLESHEET,
  screenHtml,
  scriptlessHtml,
  shellHtml,
} from "./page-html.ts";
import { PRERENDERED, RENDERED, SHELLS } from "./screens.ts";
import { writeServiceWorker } from "./service-worker.ts";

const MODULES = ".vite/modules.json";
const RENDERED_FOLDER = "telas";
const REDIRECTS = "/ /inicio 200\n";

const DIST = process.env["DIST"] ?? new URL("../../dist", import.meta.url).pathname;
const CLIENT = join(DIST, "client");
/** Temporary folder inside the project, so that Node finds the packages. */
const RENDERER = join(DIST, "prerender");

interface Renderer {
  renderPage(path: string): Promise<RenderedPage>;
  renderShell(path: string, kind: ShellKind): Promise<Pick<RenderedPage, "title" | "html">>;
}

async function loadRenderer(): Promise<Renderer> {
  await build({
    configFile: false,
    root: "web",
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    plugins: [react()],
    build: { ssr: "render/prerender.tsx", outDir: RENDERER, emptyOutDir: true, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(RENDERER, "prerender.js")).href)) as Renderer;
}

/** The public URL if it is known at build time, from wrangler.toml's [vars] or the environment. */
async function publicAddress(): Promise<string | undefined> {
  const { vars } = JSON.parse(await readFile(join(DIST, "portal/wrangler.json"), "utf8")) as {
    vars?: Record<string, string>;
  };
  return process.env["APP_URL"] ?? vars?.["APP_URL"];
}

async function writePages(): Promise<void> {
  const shell = await readFile(join(CLIENT, "index.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(CLIENT, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const files = JSON.parse(await readFile(join(CLIENT, MODULES), "utf8")) as Record<string, string[]>;
  const address = await publicAddress();
  const css = await readFile(join(CLIENT, STYLESHEET.exec(shell)?.[1] ?? ""), "utf8");
  const preloadsFor = (sources: readonly string[]) => [
    ...new Set(sources.flatMap((source) => preloadsOf(manifest, files[source] ?? []))),
  ];
  const { renderPage, renderShell } = await loadRenderer();
  for (const { path, file, sources } of PRERENDERED) {
    const page = { ...(await renderPage(path)), path, address, css, preloads: preloadsFor(sources) };
    await writeFile(join(CLIENT, `${file}.html`), pageHtml(shell, page));
  }
  for (const page of LEGAL_PAGES) {
    const file = join(CLIENT, `${page.path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, legalHtml(shell, page, address));
  }
  await mkdir(join(CLIENT, RENDERED_FOLDER), { recursive: true });
  await writeFile(join(CLIENT, RENDERED_FOLDER, "app.html"), appHtml(shell, preloadsFor(["boot/data-layer.tsx"])));
  await rm(join(CLIENT, "index.html"));
  for (const { file, sources } of RENDERED) {
    const page = screenHtml(shell, { css, preloads: preloadsFor(sources) });
    await writeFile(join(CLIENT, RENDERED_FOLDER, `${file}.html`), page);
  }
  await writeFile(join(CLIENT, RENDERED_FOLDER, "sem-scripts.html"), scriptlessHtml(shell));
  for (const { path, kind, sources } of SHELLS) {
    const page = shellHtml(shell, { ...(await renderShell(path, kind)), css, preloads: preloadsFor(sources) });
    const file = join(CLIENT, `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page);
  }
  await writeFile(join(CLIENT, "_redirects"), REDIRECTS);
  await writeFile(join(CLIENT, "_headers"), headersFile());
  await writeServiceWorker(CLIENT, preloadsFor(["boot/offline-data.ts"]));
  await rm(RENDERER, { recursive: true });
}

/** The files with a module's code, by its path in `web/`. Vite's manifest names only modules that have a file alone. */
function filesOfModules(bundle: Rolldown.OutputBundle, root: string): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    for (const id of chunk.moduleIds) {
      const [path = "", query = ""] = id.split("?");
      const source = relative(root, path);
      if (!/error|notFound/i.test(query)) files[source] = [...(files[source] ?? []), chunk.fileName];
    }
  }
  return files;
}

/** After `vite build`, writes the public pages as HTML next to the app's files. */
export function prerender(): Plugin {
  return {
    name: "prerender",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      const source = JSON.stringify(filesOfModules(bundle, this.environment.config.root));
      this.emitFile({ type: "asset", fileName: MODULES, source });
    },
    buildApp: { order: "post", handler: writePages },
  };
}
