import type { Plugin } from "vite";
import { findNodes, type Node, without } from "./syntax.ts";

/** What the worker doesn't use of a module. */
interface Unused {
  /** Methods of its classes. */
  methods?: readonly string[];
  /** Functions, which then throw. */
  functions?: readonly string[];
  /** Other parts, each with what stands for it wherever it occurs. */
  parts?: readonly [part: string, instead: string][];
}

/** By the module's path in `node_modules`. */
const UNUSED: Readonly<Record<string, Unused>> = {
  // Relational queries (`db.query`), transactions in steps, migrations, caches of results, and tables by a function.
  "drizzle-orm/libsql/session.js": { methods: ["migrate", "transaction"] },
  "drizzle-orm/sqlite-core/db.js": {
    methods: ["transaction"],
    parts: [
      [
        'import { RelationalQueryBuilder } from "./query-builders/query.js";',
        "const RelationalQueryBuilder = undefined;",
      ],
    ],
  },
  "drizzle-orm/sqlite-core/dialect.js": { methods: ["buildRelationalQuery", "migrate"] },
  "drizzle-orm/sqlite-core/session.js": {
    parts: [["this.cache === void 0 || is(this.cache, NoopCache) || this.queryMetadata === void 0", "true"]],
  },
  "drizzle-orm/sqlite-core/table.js": { parts: [["columns(getSQLiteColumnBuilders())", "undefined"]] },
  // How browsers load routes.
  "@tanstack/router-core/dist/esm/router.js": {
    parts: [
      [
        'import { loadClientRoute, loadRouteChunk, preloadClientRoute, refreshClientRoute, replaceRouteChunk } from "./load-client.js";',
        'import { loadRouteChunk, replaceRouteChunk } from "./load-client.js";\nconst loadClientRoute = undefined, preloadClientRoute = undefined, refreshClientRoute = undefined;',
      ],
    ],
  },
  // Screens are rendered without running their mutations.
  "@tanstack/query-core/build/modern/mutationCache.js": {
    parts: [['import { Mutation } from "./mutation.js";', "const Mutation = undefined;"]],
  },
  // `renderToString` has all of a page before it writes the first part: nothing is sent later, resumed or replayed.
  "react-dom/cjs/react-dom-server-legacy.browser.production.js": {
    functions: [
      ...["flushCompletedBoundary", "flushPartiallyCompletedSegment", "writeStyleResourceDependenciesInJS"],
      ...["abortRemainingReplayNodes", "resumeNode", "createReplayTask", "trackPostpone", "trackPostponedBoundary"],
      ...[
        "preload",
        "preloadModule",
        "preconnect",
        "prefetchDNS",
        "preinitStyle",
        "preinitScript",
        "preinitModuleScript",
      ],
      ...["injectFormReplayingRuntime", "describeComponentStackByType"],
    ],
    parts: [["null !== task.replay", "false"]],
  },
};

function replaceAll(code: string, [part, instead]: readonly [string, string]): string {
  if (!code.includes(part)) throw new Error(`no ${part}`);
  return code.replaceAll(part, () => instead);
}

/** The nodes with these names. Throws if one is missing. */
function named(nodes: readonly Node[], names: readonly string[], nameOf: (node: Node) => string | undefined): Node[] {
  const missing = names.filter((name) => !nodes.some((node) => nameOf(node) === name));
  if (missing.length > 0) throw new Error(`no ${missing.join(", ")}`);
  return nodes.filter((node) => names.includes(nameOf(node) ?? ""));
}

/** A module without what the worker doesn't use. Throws if it looks different. */
export function leanModule(code: string, { methods = [], functions = [], parts = [] }: Unused): string {
  const known = parts.reduce(replaceAll, code);
  const nodes = findNodes(known, ({ type }) => type === "MethodDefinition" || type === "FunctionDeclaration");
  const isMethod = ({ type }: Node) => type === "MethodDefinition";
  const cut = named(nodes.filter(isMethod), methods, ({ key }) => key?.name);
  const emptied = named(
    nodes.filter((node) => !isMethod(node)),
    functions,
    ({ id }) => id?.name,
  );
  const bodies = emptied.flatMap(({ body }) => (body ? [{ start: body.start, end: body.end }] : []));
  return without(known, cut, bodies);
}

/** Leaves parts of packages out of the worker that it doesn't use and that no bundler can see to be unused. */
export function leanPackages(): Plugin {
  const left = new Set(Object.keys(UNUSED));
  return {
    name: "lean-packages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "portal",
    transform(code, id) {
      const [, file = ""] = /\/node_modules\/((?!.*\/node_modules\/).*\.js)$/.exec(id) ?? [];
      const unused = UNUSED[file];
      if (!unused) return null;
      left.delete(file);
      try {
        return { code: leanModule(code, unused), map: null };
      } catch (error) {
        this.error(`${file} has changed, see dev/build/lean-packages.ts: ${error}`);
      }
    },
    buildEnd(error) {
      const isWhole = process.env["NODE_ENV"] !== "development";
      if (!error && isWhole && left.size > 0)
        this.error(`unused parts of modules that are not there: ${[...left].join(", ")}`);
    },
  };
}
