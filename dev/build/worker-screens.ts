import type { Plugin } from "vite";

/** What `portal:render` stands for: the only module of the web app that the worker imports. */
export const RENDERER = new URL("../../web/render.tsx", import.meta.url).pathname;

const WEB = new URL("../../web/", import.meta.url).pathname;
const EMPTY = "\0browser-only";

/**
 * Keeps code that loads late (`late()` in web/lib/late.tsx) out of the worker, which only renders first screens. Routes
 * load their frame and screen with `import()` too; these stay.
 */
export function browserOnlyImports(): Plugin {
  return {
    name: "browser-only-imports",
    applyToEnvironment: (environment) => environment.name === "portal",
    resolveDynamicImport(specifier, importer) {
      const isLate = typeof specifier === "string" && importer.startsWith(WEB) && !importer.startsWith(`${WEB}routes/`);
      return isLate ? EMPTY : null;
    },
    resolveId: (id) => (id === EMPTY ? id : null),
    load: (id) => (id === EMPTY ? "export {};" : null),
  };
}
