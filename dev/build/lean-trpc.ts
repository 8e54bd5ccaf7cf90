import type { Plugin } from "vite";

const HOOKS = /\/@trpc\/react-query\/dist\/shared-\w+\.mjs$/;
const HELPERS = /\/@trpc\/(?:react-query|client)\/dist\/[\w-]+\.mjs$/;

const UNUSED_HOOKS = [
  "usePrefetchQuery",
  "usePrefetchInfiniteQuery",
  "useQueries",
  "useSubscription",
  "useSuspenseInfiniteQuery",
  "useSuspenseQueries",
  "useSuspenseQuery",
].join("|");
/** Hooks that the product doesn't use, with what they need of TanStack Query, and answers that arrive in parts. */
const UNUSED: readonly RegExp[] = [
  new RegExp(`^\\tfunction (?:${UNUSED_HOOKS})(?:\\$1)?\\([\\s\\S]*?^\\t}\\n`, "gm"),
  new RegExp(`^\\tconst (?:${UNUSED_HOOKS})\\$1 = [\\s\\S]*?^\\t};\\n`, "gm"),
  new RegExp(`^\\t\\t(?:${UNUSED_HOOKS})(?:: \\w+\\$1)?,?\\n`, "gm"),
  /^\t+if \(isAsyncIterable\(result\)\) return .*;\n/gm,
];
/** What Babel writes for `{ ...object }`, for browsers of 2017. */
const SPREAD = /^function _objectSpread2\(e\) \{[\s\S]*?^}\n/m;

/** Leaves out parts of tRPC's client that the product doesn't use and that no bundler can see to be unused. */
export function leanTrpc(): Plugin {
  return {
    name: "lean-trpc",
    apply: "build",
    transform(code, id) {
      if (!HELPERS.test(id)) return null;
      const spread = code.replace(SPREAD, "const _objectSpread2 = Object.assign;\n");
      return {
        code: HOOKS.test(id) ? UNUSED.reduce((rest, part) => rest.replace(part, ""), spread) : spread,
        map: null,
      };
    },
  };
}
