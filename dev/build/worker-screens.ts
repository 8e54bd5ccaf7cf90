import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** What `virtual:render-screen` stands for: the only module of the web app that the worker imports. */
export const RENDERER = new URL("../../web/render.tsx", import.meta.url).pathname;

/**
 * `react-dom/server.edge` brings two renderers, 70 kB gzip in all. The worker needs only `renderToString`: its data is
 * there before it renders, and the streaming renderer hides large parts until an inline script shows them.
 */
const REACT_RENDERER = "react-dom/server.edge";
const rendererFile = (mode: string) =>
  createRequire(import.meta.url)
    .resolve("react-dom/package.json")
    .replace("package.json", `cjs/react-dom-server-legacy.browser.${mode}.js`);

const WEB = new URL("../../web/", import.meta.url).pathname;
/** Late code that can be the content of a page. */
const CONTENT = ["./detail-screen.tsx"];
const EMPTY = "\0browser-only";

/**
 * Keeps code out of the worker that first screens don't need: above all what loads late (`late()` in web/lib/late.tsx).
 * Routes load their frame and screen with `import()` too; these stay.
 */
export function workerScreens(): Plugin {
  return {
    name: "worker-screens",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "portal",
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== "string" || CONTENT.includes(specifier)) return null;
      return importer?.startsWith(WEB) && !importer.startsWith(`${WEB}routes/`) ? EMPTY : null;
    },
    resolveId(id) {
      if (id === REACT_RENDERER) return rendererFile(process.env["NODE_ENV"] ?? "production");
      return id === EMPTY ? id : null;
    },
    load: (id) => (id === EMPTY ? "export {};" : null),
  };
}
