import { registerHooks } from "node:module";

const ROOT = new URL("../../", import.meta.url).href;

/** Lets a script that Node runs as it is load modules that import by `#db/` or `#src/`, as tsconfig.json names them. */
registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^#(?=(?:db|src)\/)/, ROOT), context),
});
