import type { Plugin } from "vite";

const ROUTER = /\/@tanstack\/router-core\/dist\/esm\/router\.js$/;
const IMPORTS =
  'import { loadClientRoute, loadRouteChunk, preloadClientRoute, refreshClientRoute, replaceRouteChunk } from "./load-client.js";';
/** Called in browsers only, so that the bundler can drop them. */
const INSTEAD =
  'import { loadRouteChunk, replaceRouteChunk } from "./load-client.js";\nconst loadClientRoute = undefined, preloadClientRoute = undefined, refreshClientRoute = undefined;';

/** Leaves the loading of browsers out of the router that renders screens in the worker. */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name !== "client",
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      if (!code.includes(IMPORTS))
        this.error("the router has changed: its imports differ from dev/build/lean-router.ts");
      return { code: code.replace(IMPORTS, INSTEAD), map: null };
    },
  };
}
