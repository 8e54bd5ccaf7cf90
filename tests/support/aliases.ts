import { registerHooks } from "node:module";

const ROOT = new URL("../../", import.meta.url).href;

/** Resolves the `#db/` and `#src/` aliases of tsconfig.json for scripts that Node runs directly. */
registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^#(?=(?:db|src)\/)/, ROOT), context),
});
