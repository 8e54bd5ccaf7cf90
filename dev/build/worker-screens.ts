import type { Plugin } from "vite";

/** What `virtual:render-screen` stands for: the only module of the web app that the worker imports. */
export const RENDERER = new URL("../../web/render/render.tsx", import.meta.url).pathname;

const WEB = new URL("../../web/", import.meta.url).pathname;
/** Late code that can be the content of a page. */
const CONTENT = ["./detail/detail-screen.tsx"];
const IMPORT = /\bimport\(\s*("[^"]+")\s*\)/g;

/**
 * Replaces `import()` in a module of the web app: by nothing, or by a static import, because screens that are
 * chunks of their own keep the bundler from leaving out and joining modules.
 */
function importNothingLate(code: string, id: string): string {
  const kept = new Map<string, string>();
  const replaced = code.replace(IMPORT, (_, specifier: string) => {
    if (!id.startsWith(`${WEB}routes/`) && !CONTENT.includes(JSON.parse(specifier))) return "Promise.resolve({})";
    const name = kept.get(specifier) ?? `late${kept.size}`;
    kept.set(specifier, name);
    return `Promise.resolve(${name})`;
  });
  return [...kept].map(([specifier, name]) => `import * as ${name} from ${specifier};`).join("") + replaced;
}

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
    transform: (code, id) =>
      id.startsWith(WEB) && code.includes("import(") ? { code: importNothingLate(code, id), map: null } : null,
  };
}
